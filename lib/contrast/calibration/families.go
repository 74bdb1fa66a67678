package calibration

import (
	"galley/lib/contrast"
	"galley/lib/contrast/internal/resample"
	"galley/lib/frame"
	"galley/lib/stats"
)

// familyRow is one scenario.
type familyRow struct {
	Scenario    string
	Members     int   // contrasts of the family
	Nulls       int   // of them without a true difference
	Uncorrected share // studies with a raw p-value below alpha among the nulls
	Holm        share // studies with an adjusted one
}

// Families simulates whole studies for a declared family of contrasts — every
// setting and metric it names, on the cohorts it names — and counts the studies
// in which a contrast without a true difference is called supported.
//
// Two scenarios: "no differences", all sides drawn alike; and "some
// differences", every other setting 15 points better, so that Holm's later,
// laxer steps are put to the test on the contrasts that remain null. Sides share
// questions, difficulty and clusters, and contrasts share sides, as in the
// study itself. Metrics that can be undefined lack 2 % of questions.
//
// Columns: scenario, members, nulls, procedure ("uncorrected", "Holm"), studies,
// any_false (share of studies with at least one false positive), lo, hi.
func (s Study) Families(family contrast.Family) *frame.Frame {
	s = must(s)
	rows := remember(s, "families", family, func() []familyRow {
		return []familyRow{s.families(family, "no differences", 0), s.families(family, "some differences", one*15/100)}
	})
	f := newColumns(2 * len(rows))
	for _, r := range rows {
		for i, procedure := range []string{"uncorrected", "Holm"} {
			f.text("scenario", r.Scenario)
			f.integer("members", r.Members)
			f.integer("nulls", r.Nulls)
			f.text("procedure", procedure)
			if i == 0 {
				f.share("any_false", r.Uncorrected)
			} else {
				f.share("any_false", r.Holm)
			}
		}
	}
	return f.frame()
}

// undefinedMetrics lists the metrics that Families leaves undefined on 2 % of the
// questions of a setting: those of lib/frontier that can be.
func undefinedMetrics() []string { return []string{"rec", "us", "um", "ur"} }

// clusteredCohorts names the cohorts that Families resamples by cluster; the others
// are resampled by question.
func clusteredCohorts() []string { return []string{"qasper"} }

// questionsPerCohort is the size of a cohort that is resampled by question.
const questionsPerCohort = 944

// familyPlan is a family with what does not change between studies.
type familyPlan struct {
	members []contrast.Contrast
	cohorts []familyCohort
	null    []bool // per member
	nulls   int
}

type familyCohort struct {
	name    string
	sizes   []int // nil by question
	sides   []contrast.Side
	shifted []bool // per side
	index   map[contrast.Side]int
	members []int // of the family
}

func (s Study) plan(family contrast.Family, shift bool) *familyPlan {
	p := &familyPlan{members: family.Contrasts}
	at := map[string]int{}
	settings := map[string]bool{} // per cohort and setting: shifted
	for i, m := range family.Contrasts {
		c, ok := at[m.Cohort]
		if !ok {
			c = len(p.cohorts)
			at[m.Cohort] = c
			k := familyCohort{name: m.Cohort, index: map[contrast.Side]int{}}
			for _, name := range clusteredCohorts() {
				if name == m.Cohort {
					k.sizes = s.Sizes
				}
			}
			p.cohorts = append(p.cohorts, k)
		}
		k := &p.cohorts[c]
		k.members = append(k.members, i)
		for _, side := range []contrast.Side{m.Left, m.Right} {
			if _, ok := k.index[side]; ok {
				continue
			}
			key := m.Cohort + "\x00" + side.Setting
			if _, ok := settings[key]; !ok {
				settings[key] = shift && len(settings)%2 == 1
			}
			k.index[side] = len(k.sides)
			k.sides = append(k.sides, side)
			k.shifted = append(k.shifted, settings[key])
		}
		same := k.shifted[k.index[m.Left]] == k.shifted[k.index[m.Right]]
		p.null = append(p.null, same)
		if same {
			p.nulls++
		}
	}
	return p
}

func (s Study) families(family contrast.Family, scenario string, shift int64) familyRow {
	plan := s.plan(family, shift != 0)
	alpha := s.alpha()
	uncorrected, holm := make([]bool, s.Studies), make([]bool, s.Studies)
	s.each(s.Studies, func(study int) {
		cohorts := plan.simulate(s.key("families", scenario, study), shift)
		uncorrected[study], holm[study] = plan.decide(cohorts, uint64(study)+1, alpha)
	})
	return familyRow{Scenario: scenario, Members: len(plan.members), Nulls: plan.nulls, Uncorrected: count(uncorrected), Holm: count(holm)}
}

// decide says whether any null member has a raw p-value below alpha (from the
// first flips, 3 blocks), and whether any has one after Holm's correction (from
// all familyFlips).
//
// Only the smallest null p-value matters for the latter: Holm multiplies it by
// at least the number of nulls, so a null is settled once its hits rule that
// out. A member with a true difference is settled when no flip at all was
// extreme: differences of fifteen points leave no doubt.
func (p *familyPlan) decide(cohorts []resample.Cohort, seed uint64, alpha float64) (uncorrected, holm bool) {
	value := func(hits, flips int) float64 { return float64(hits+1) / float64(flips+1) }
	hits := countFlips(cohorts, seed, func(c, problem, hits, flips int) bool {
		null := p.null[p.cohorts[c].members[problem]]
		if null && flips == 3*resample.Block && value(hits, flips) < alpha {
			uncorrected = true
		}
		if !null {
			return hits == 0
		}
		return float64(p.nulls)*value(hits, familyFlips) >= alpha
	})
	raw := make([]float64, len(p.members))
	for c, k := range p.cohorts {
		for problem, i := range k.members {
			// A settled member's p-value is at least this, and it is decided either way.
			raw[i] = value(hits[c][problem], familyFlips)
		}
	}
	for i, adjusted := range stats.Holm(raw) {
		if p.null[i] && adjusted < alpha {
			holm = true
		}
	}
	return uncorrected, holm
}
