package stats

import (
	"fmt"
	"math"
)

// PlanResult answers a planning question from paired differences at hand.
type PlanResult struct {
	Outcome Outcome
	Reason  string

	Questions  int     // the study planned
	Clusters   int     // clusters it would hold at the present cluster sizes; 0 without
	Difference float64 // mean difference detectable (or to be detected)
	SE         float64 // standard error of the mean difference in the study planned
	Alpha      float64 // two-sided level of the test; alpha/m for the first Holm step
	Power      float64

	FromN, FromClusters int     // the sample the spread was taken from
	DesignEffect        float64 // variance inflation by clusters in that sample
}

// MinimumDetectable returns the smallest mean paired difference that a study of
// the given number of questions detects with the given power in a two-sided
// test at alpha: (t_{1−α/2} + t_{power})·SE, the standard error taken from the
// paired differences at hand and scaled by √(n/questions). With clusters (one
// id per difference) the error is cluster-robust, and clusters grow with
// questions. Within 0.2 % of the noncentral t (R's power.t.test) from 50
// questions on.
//
// Fewer than two units, or no variation: Undefined. Errors: questions < 2,
// alpha or power outside (0, 1), power ≤ alpha, those of StandardError.
func MinimumDetectable(differences []float64, clusters []string, questions int, alpha, power float64) (PlanResult, error) {
	p, unit, err := plan("MinimumDetectable", differences, clusters, alpha, power)
	if err != nil || p.Outcome != Estimate {
		return p, err
	}
	if questions < 2 {
		return PlanResult{}, fmt.Errorf("stats: MinimumDetectable: %d questions (at least 2)", questions)
	}
	p.at(questions, unit)
	p.Difference = held(p.factor() * p.SE)
	return p, nil
}

// QuestionsNeeded returns the smallest number of questions at which a mean
// difference of the given size is detected with the given power; the inverse
// of MinimumDetectable, with the same assumptions and outcomes. Errors: a
// difference of zero, more than 10^12 questions, those of MinimumDetectable.
func QuestionsNeeded(differences []float64, clusters []string, difference, alpha, power float64) (PlanResult, error) {
	p, unit, err := plan("QuestionsNeeded", differences, clusters, alpha, power)
	if err != nil || p.Outcome != Estimate {
		return p, err
	}
	if math.IsNaN(difference) || math.IsInf(difference, 0) || difference == 0 {
		return PlanResult{}, fmt.Errorf("stats: QuestionsNeeded: a difference of %v (give the size that matters)", difference)
	}
	const most = 1_000_000_000_000
	detects := func(questions int) bool {
		p.at(questions, unit)
		return float64(p.factor()*p.SE) <= math.Abs(difference)
	}
	least := 2
	if p.FromClusters > 0 { // at least two clusters
		least = max(2, (2*p.FromN+p.FromClusters-1)/p.FromClusters)
	}
	n := firstCount(least, most, detects)
	if n == most {
		return PlanResult{}, fmt.Errorf("stats: QuestionsNeeded: a difference of %v takes more than %d questions", difference, most)
	}
	p.at(n, unit)
	p.Difference = math.Abs(difference)
	return p, nil
}

// plan checks the inputs and returns the standard error of one question's worth:
// SE·√n.
func plan(what string, differences []float64, clusters []string, alpha, power float64) (p PlanResult, unit float64, err error) {
	if !(alpha > 0 && alpha < 1) || !(power > alpha && power < 1) {
		return p, 0, fmt.Errorf("stats: %s: alpha %v and power %v must satisfy 0 < alpha < power < 1", what, alpha, power)
	}
	e, err := StandardError(differences, clusters)
	if err != nil {
		return p, 0, err
	}
	p = PlanResult{Alpha: alpha, Power: power, FromN: e.N, FromClusters: e.Clusters, DesignEffect: e.DesignEffect}
	if e.Outcome != Estimate {
		p.Outcome, p.Reason = Undefined, "no spread to plan from: "+e.Reason
		return p, 0, nil
	}
	return p, held(e.SE * math.Sqrt(float64(e.N))), nil
}

// at sets the study size and what follows from it.
func (p *PlanResult) at(questions int, unit float64) {
	p.Questions = questions
	p.SE = unit / math.Sqrt(float64(questions))
	if p.FromClusters > 0 {
		p.Clusters = int(math.Round(float64(p.FromClusters) * float64(questions) / float64(p.FromN)))
	}
}

// factor is t_{1−α/2} + t_{power} at the degrees of freedom of the study.
func (p *PlanResult) factor() float64 {
	df := float64(p.Questions - 1)
	if p.FromClusters > 0 {
		df = float64(max(1, p.Clusters-1))
	}
	if df > 1e6 { // t and normal agree to every digit printed
		return normalQuantile(1-p.Alpha/2) + normalQuantile(p.Power)
	}
	return tQuantile(1-p.Alpha/2, df) + tQuantile(p.Power, df)
}
