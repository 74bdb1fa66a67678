package frontier

import (
	"fmt"

	"galley/lib/table"
)

// noRun stands for the status of a run that the records do not have.
const noRun = "no run"

// reasonText says in words why a question has no successful run.
var reasonText = map[string]string{
	StatusBudget:   "failed the budget check",
	StatusOverflow: "prompt too long",
	noRun:          "not run",
}

// Exclusions counts the questions left out of the cohort, by dataset, setting and
// reason. A question that fails under several settings is counted in each line,
// and once in the cohort's.
func (c *Cohort) Exclusions() *table.Table {
	t := table.New("Questions excluded from the common cohort").
		Columns(
			table.Column{Name: "step", Header: "Step"},
			table.Column{Name: "questions", Header: "Questions", Align: table.Right},
			table.Column{Name: "papers", Header: "Papers", Align: table.Right},
		)
	x := c.runs.index
	for d, name := range Datasets() {
		set := &c.sets[d]
		if x.first[d] == x.first[d+1] {
			continue
		}
		t.Group(DatasetName(name))
		t.Row("Questions in the records", int(x.first[d+1]-x.first[d]), c.papers(d, nil))
		for _, s := range set.settings {
			for _, reason := range []string{StatusBudget, StatusOverflow, noRun} {
				var out []int32
				for q := x.first[d]; q < x.first[d+1]; q++ {
					if x.reason(s, q) == reason {
						out = append(out, q)
					}
				}
				if len(out) > 0 {
					setting := x.settings[s]
					t.Row(runName(setting.compressor, setting.budget)+": "+reasonText[reason], len(out), c.papers(d, out))
				}
			}
		}
		t.Row("Common cohort", len(set.ids), c.papers(d, set.at))
	}
	return t.Note("Papers: those with at least one question in the line. A paper leaves the cohort when all its questions do.")
}

// runName is a setting in words: "Identity", "Extractive at 0.25".
func runName(compressor string, budget float64) string {
	name := SettingName(compressor)
	if compressor != Identity {
		name += fmt.Sprintf(" at %v", budget)
	}
	return name
}

// reason is why a question has no successful run under a setting; "" when it has.
func (x *index) reason(setting, q int32) string {
	r := x.runOf(setting, q)
	switch {
	case r < 0:
		return noRun
	case x.runs[r].status != StatusOK:
		return x.runs[r].status
	}
	return ""
}

// papers counts the papers of some questions, all when nil; a missing cell where
// questions have none.
func (c *Cohort) papers(d int, questions []int32) any {
	x := c.runs.index
	if questions == nil {
		for q := x.first[d]; q < x.first[d+1]; q++ {
			questions = append(questions, q)
		}
	}
	seen := map[string]bool{}
	for _, q := range questions {
		if x.questions[q].hasPaper {
			seen[x.questions[q].paper] = true
		}
	}
	if len(seen) == 0 {
		return table.Missing()
	}
	return len(seen)
}

// DatasetName is the dataset as the paper writes it.
func DatasetName(dataset string) string {
	switch dataset {
	case ASQA:
		return "ASQA"
	case QASPER:
		return "QASPER"
	}
	return dataset
}
