package stats

import (
	"fmt"
	"math"
)

// PowerOptions says how to simulate studies. Zero values: 1,000 studies, 999
// draws per test, alpha 0.05, seed 13.
type PowerOptions struct {
	Studies int
	Draws   int
	Alpha   float64 // alpha/m for the first Holm step; needs Draws ≥ 1/Alpha
	Seed    uint64
	Stream  string
}

// PowerResult is the share of simulated studies in which a difference was found.
type PowerResult struct {
	Outcome Outcome
	Reason  string

	Difference float64  // true mean difference of the simulated studies
	Questions  int      // expected questions per simulated study
	Clusters   int      // clusters per simulated study; 0 without
	Found      int      // studies with p ≤ alpha
	Studies    int      //
	Power      Interval // Found/Studies with its Wilson interval of level 0.95
}

// Power estimates, by simulation from the paired differences at hand, how often
// a study of the given number of questions would find a true mean difference.
// Each simulated study resamples questions (or whole clusters, one id per
// difference) from the differences, moved so that their mean is exactly
// difference, and runs the sign-flip test with Monte Carlo draws, ties counted
// as extreme. difference 0 gives the type-I error. Moving keeps the spread but
// not the lattice of the scores.
//
// No variation or fewer than two units: Undefined. Errors: questions < 2,
// alpha outside (0, 1) or below 1/(draws+1), those of SignFlip.
func Power(differences []float64, clusters []string, difference float64, questions int, o PowerOptions) (PowerResult, error) {
	if o.Studies == 0 {
		o.Studies = 1000
	}
	if o.Draws == 0 {
		o.Draws = 999
	}
	if o.Alpha == 0 {
		o.Alpha = 0.05
	}
	if o.Seed == 0 {
		o.Seed = 13
	}
	switch {
	case o.Studies < 1 || o.Draws < 1:
		return PowerResult{}, fmt.Errorf("stats: Power: %d studies of %d draws (at least 1 each)", o.Studies, o.Draws)
	case !(o.Alpha < 1) || o.Alpha*float64(o.Draws+1) < 1:
		return PowerResult{}, fmt.Errorf("stats: Power: %d draws cannot give p ≤ %v (use at least %.0f)", o.Draws, o.Alpha, math.Ceil(1/o.Alpha)-1)
	case questions < 2:
		return PowerResult{}, fmt.Errorf("stats: Power: %d questions (at least 2)", questions)
	case math.IsNaN(difference) || math.IsInf(difference, 0):
		return PowerResult{}, fmt.Errorf("stats: Power: a difference of %v", difference)
	}
	u, err := newUnits("Power", differences, ones(len(differences)), clusters)
	if err != nil {
		return PowerResult{}, err
	}
	if reason, outcome := u.trouble(); outcome != Estimate {
		return PowerResult{Outcome: Undefined, Reason: reason}, nil
	}
	shift := math.Ldexp(difference, -u.exponent) - u.point
	sums := make([]float64, len(u.num))
	for i := range sums {
		sums[i] = u.num[i] + float64(shift*u.den[i])
	}
	r := PowerResult{Difference: difference, Questions: questions, Studies: o.Studies}
	perStudy := questions
	if u.clusters > 0 {
		perStudy = max(2, int(math.Round(float64(u.clusters)*float64(questions)/float64(u.rows))))
		r.Clusters = perStudy
	}
	key := NewKey(o.Seed, "power", o.Stream)
	drawer := NewDrawer(len(sums))
	sample := make([]float64, perStudy)
	// p = (b+1)/(draws+1) ≤ alpha exactly when b ≤ most.
	most := int(math.Floor(o.Alpha*float64(o.Draws+1)*(1+1e-12))) - 1
	for study := range o.Studies {
		streams := key.Block(uint64(study))
		draws := drawer.Sequence(streams.Stream(0))
		for i := range sample {
			sample[i] = sums[draws.Next()]
		}
		if flipFinds(sample, streams.Block(0), o.Draws, most) {
			r.Found++
		}
	}
	r.Power, err = Wilson(r.Found, r.Studies, 0.95)
	return r, err
}

// flipFinds says whether at most `most` of the draws are as extreme as the
// sample; it stops as soon as the answer is known.
func flipFinds(sample []float64, key Key, draws, most int) bool {
	units := nonZero(fixedPoint(sample))
	if len(units) < 2 {
		return false
	}
	extreme := int64(0)
	for _, u := range units {
		extreme += u
	}
	extreme = max(extreme, -extreme) - flipSlack
	table := NewFlipTable(units)
	hits := 0
	for first := 0; first < draws && hits <= most; first += FlipBlock {
		hits += table.Count(key, first, min(FlipBlock, draws-first), extreme)
	}
	return hits <= most
}
