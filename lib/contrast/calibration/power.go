package calibration

import (
	"fmt"

	"galley/lib/contrast/internal/resample"
	"galley/lib/frame"
	"galley/lib/stats"
)

// powerRow is one true difference in one layout.
type powerRow struct {
	Layout            string
	Questions, Units  int
	Difference        float64
	Alone, First      share
	SE                float64 // mean standard error
	PredictedAlone    float64
	PredictedFirst    float64
	MinimumDetectable float64 // at 80 % power, alone
}

// Power simulates studies with true differences from 0 to 8 points, at question
// level (944 questions) and in the clusters of the cohort in view, and counts
// how often the sign-flip test with 10,000 flips finds them: as the only test
// (p < 1 − Level) and as the first of members tests corrected by Holm
// (p·members < 1 − Level), the harshest place in the family.
//
// Columns: layout, questions, units, difference, studies, alone, alone_lo,
// alone_hi, first, first_lo, first_hi, predicted_alone and predicted_first (from
// the mean standard error and the normal distribution, as stats.MinimumDetectable
// plans), detectable (the difference that the formula finds alone with power 0.8).
func (s Study) Power(members int) *frame.Frame {
	s = must(s)
	if members < 1 {
		panic(fmt.Sprintf("calibration: Power: %d members (at least 1)", members))
	}
	rows := remember(s, "power", members, func() []powerRow {
		return append(s.power(questionsLayout, nil, members), s.power(cohortLayout, s.Sizes, members)...)
	})
	f := newColumns(len(rows))
	for _, r := range rows {
		f.text("layout", r.Layout)
		f.integer("questions", r.Questions)
		f.integer("units", r.Units)
		f.float("difference", r.Difference)
		f.integer("studies", r.Alone.Studies)
		for _, named := range []struct {
			name string
			share
		}{{"alone", r.Alone}, {"first", r.First}} {
			lo, hi := named.bounds()
			f.float(named.name, named.value())
			f.float(named.name+"_lo", lo)
			f.float(named.name+"_hi", hi)
		}
		f.float("predicted_alone", r.PredictedAlone)
		f.float("predicted_first", r.PredictedFirst)
		f.float("detectable", r.MinimumDetectable)
	}
	return f.frame()
}

// powerDifferences are the true differences of Power.
var powerDifferences = []float64{0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08}

func (s Study) power(name string, sizes []int, members int) []powerRow {
	alpha := s.alpha()
	units, questions := questionsPerCohort, questionsPerCohort
	studySizes := sizes
	if sizes == nil {
		studySizes = repeated(1, questions)
	} else {
		units, questions = len(sizes), 0
		for _, n := range sizes {
			questions += n
		}
	}
	var ids []string
	if sizes != nil {
		ids = idsOf(clusterNames(units), sizes)
	}
	k := len(powerDifferences)
	alone, first, errors := make([][]bool, k), make([][]bool, k), make([][]float64, k)
	for i := range k {
		alone[i], first[i], errors[i] = make([]bool, s.Studies), make([]bool, s.Studies), make([]float64, s.Studies)
	}
	s.each(s.Studies, func(study int) {
		c := cohort(name, questions, sizes)
		for i, difference := range powerDifferences {
			pop := graded(difference, intraclass)
			if sizes == nil {
				pop = pop.flattened()
			}
			rng := s.key("power", name, study).Stream(uint64(i))
			diffs := pop.draw(&rng, studySizes, nil)
			e, err := stats.StandardError(quarters(diffs), ids)
			check(err)
			errors[i][study] = e.SE
			c.Problems = append(c.Problems, problem(fmt.Sprint(difference), diffs, nil, sizes))
		}
		p := func(hits int) float64 { return float64(hits+1) / (familyFlips + 1) }
		hits := countFlips([]resample.Cohort{c}, uint64(study)+1, func(_, _, hits, _ int) bool { return p(hits) >= alpha })
		for i := range k {
			alone[i][study] = p(hits[0][i]) < alpha
			first[i][study] = float64(members)*p(hits[0][i]) < alpha
		}
	})
	rows := make([]powerRow, k)
	for i, difference := range powerDifferences {
		pop := graded(difference, intraclass)
		r := powerRow{Layout: name, Questions: questions, Units: units, Difference: pop.truth(), Alone: count(alone[i]), First: count(first[i])}
		r.SE = stats.Sum(errors[i]) / float64(s.Studies)
		r.PredictedAlone = normalPower(r.Difference, r.SE, alpha)
		r.PredictedFirst = normalPower(r.Difference, r.SE, alpha/float64(members))
		r.MinimumDetectable = (stats.NormalQuantile(1-alpha/2) + stats.NormalQuantile(0.8)) * r.SE
		rows[i] = r
	}
	return rows
}

// normalPower is the power of a two-sided normal test.
func normalPower(difference, se, alpha float64) float64 {
	z := stats.NormalQuantile(1 - alpha/2)
	return stats.NormalProbability(difference/se-z) + stats.NormalProbability(-difference/se-z)
}
