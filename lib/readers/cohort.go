package readers

import (
	"fmt"
	"slices"

	"galley/lib/contrast"
	"galley/lib/frame"
	"galley/lib/metric"
	"galley/lib/table"
)

// CohortName is the name under which contrasts ask a Cohort for its samples.
const CohortName = "common"

// Cohort is the questions that every setting answered, with their scores. It is
// a contrast.Source with the metrics "em" and "f1".
type Cohort struct {
	runs      *Runs
	rows      []int // question numbers of the cohort
	questions []string
	clusters  []string    // nil: questions are independent
	em        [][]float64 // [setting][question of the cohort]
	f1        [][]float64
}

// CommonCohort keeps the questions for which every setting has an answer, an
// empty one included, and scores all answers: exact match and F1 by HotpotQA's
// rules (metric.HotpotBest), the best gold for each.
func (r *Runs) CommonCohort() *Cohort {
	c := &Cohort{runs: r}
	n := len(r.questions)
	for q := range n {
		common := true
		for s := range r.settings {
			common = common && r.answers[s*n+q].given
		}
		if common {
			c.rows = append(c.rows, q)
			c.questions = append(c.questions, r.questions[q])
			if r.clusters != nil {
				c.clusters = append(c.clusters, r.clusters[q])
			}
		}
	}
	for s := range r.settings {
		em, f1 := make([]float64, len(c.rows)), make([]float64, len(c.rows))
		for i, q := range c.rows {
			a := metric.HotpotBest(r.answers[s*n+q].text, r.golds[q])
			em[i], f1[i] = a.EM, a.F1
		}
		c.em, c.f1 = append(c.em, em), append(c.f1, f1)
	}
	return c
}

// Len is the number of questions.
func (c *Cohort) Len() int { return len(c.rows) }

// Questions lists the questions.
func (c *Cohort) Questions() []string { return slices.Clone(c.questions) }

// Settings lists the settings in the order of the records.
func (c *Cohort) Settings() []string { return c.runs.Settings() }

// Clustered tells whether questions are grouped into clusters, which are then
// resampled together.
func (c *Cohort) Clustered() bool { return c.clusters != nil }

// Clusters is the number of clusters, or 0 when questions are independent.
func (c *Cohort) Clusters() int {
	list := slices.Clone(c.clusters)
	slices.Sort(list)
	return len(slices.Compact(list))
}

// Exclusions is a table of how many questions each setting has, how many it
// answered, and how many of the answered ones are not in the cohort because
// another setting has no answer.
func (c *Cohort) Exclusions() *table.Table {
	r := c.runs
	n := len(r.questions)
	t := table.New(fmt.Sprintf("Questions of each setting; the %s that all %d settings answered are compared.", count(len(c.rows)), len(r.settings)))
	t.Column("setting", "Setting").Column("recorded", "Recorded").Column("absent", "Not recorded").
		Column("failed", "No answer").Column("left-out", "Answered, left out").Column("kept", "Kept")
	for s, setting := range r.settings {
		recorded, given := 0, 0
		for _, a := range r.answers[s*n : (s+1)*n] {
			if a.recorded {
				recorded++
			}
			if a.given {
				given++
			}
		}
		t.Row(setting, table.Count(recorded), table.Count(n-recorded), table.Count(recorded-given), table.Count(given-len(c.rows)), table.Count(len(c.rows)))
	}
	return t
}

// Scores is one row per setting and question of the cohort: setting, question,
// cluster (when there are clusters), em (0 or 1) and f1 (0 … 1).
func (c *Cohort) Scores() *frame.Frame {
	var settings, questions, clusters []string
	var em, f1 []float64
	for s, setting := range c.runs.settings {
		for range c.rows {
			settings = append(settings, setting)
		}
		questions, clusters = append(questions, c.questions...), append(clusters, c.clusters...)
		em, f1 = append(em, c.em[s]...), append(f1, c.f1[s]...)
	}
	f := frame.New().WithTexts("setting", settings).WithTexts("question", questions)
	if c.clusters != nil {
		f = f.WithTexts("cluster", clusters)
	}
	return f.WithFloats("em", em).WithFloats("f1", f1)
}

// Sample gives a setting's scores for contrasts; the cohort's name is CohortName
// or "", the metric "em" or "f1".
func (c *Cohort) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	if cohort != "" && cohort != CohortName {
		return contrast.Sample{}, fmt.Errorf("readers: no cohort %q; have %s", cohort, CohortName)
	}
	s, err := c.runs.settingAt(side.Setting)
	if err != nil {
		return contrast.Sample{}, err
	}
	sample := contrast.Sample{Questions: c.questions, Clusters: c.clusters}
	switch side.Metric {
	case "em":
		sample.Values = c.em[s]
	case "f1":
		sample.Values = c.f1[s]
	default:
		return contrast.Sample{}, fmt.Errorf("readers: no metric %q; have em, f1", side.Metric)
	}
	return sample, nil
}

// Labels say how tables print the ids of contrasts.
func (c *Cohort) Labels() contrast.Labels {
	return contrast.Labels{
		Cohorts: map[string]string{CohortName: "questions that every setting answered"},
		Metrics: map[string]string{"em": "EM", "f1": "F1"},
	}
}

// count is a number of a sentence.
func count(n int) string { return table.Grouped(float64(n), 0) }

// Memo keeps the results of families between runs; nil when the records have no
// memo.
func (c *Cohort) Memo() contrast.Memo {
	if c.runs.src == nil || c.runs.src.Memo == nil {
		return nil
	}
	return c.runs.src.Memo
}
