package stats

import (
	"fmt"
	"math"
)

// FlipMethod says how the sign-flip distribution is had.
type FlipMethod int

const (
	// FlipMonteCarlo draws sign patterns: p = (b+1)/(B+1). The rule of papers/001.
	FlipMonteCarlo FlipMethod = iota
	// FlipExact counts all 2^n patterns: by subset sums where the differences
	// lie on a lattice (see FindLattice), by enumeration up to 24 units.
	FlipExact
	// FlipSequential draws until Hits patterns are extreme, or Draws are made
	// (Besag and Clifford 1991, Biometrika 78:301–304): large p-values cost
	// little, small ones get all the draws. p = Hits/draws made when stopped
	// early, (b+1)/(B+1) otherwise; either is a valid p-value.
	FlipSequential
)

// String returns "Monte Carlo", "exact" or "sequential".
func (m FlipMethod) String() string {
	names := [...]string{"Monte Carlo", "exact", "sequential"}
	if m < 0 || int(m) >= len(names) {
		return "method?"
	}
	return names[m]
}

// Flips says how to run SignFlip. The zero value is that of papers/001: Monte
// Carlo, 10,000 draws, seed 13.
type Flips struct {
	Method FlipMethod
	Draws  int    // 0 means 10,000
	Hits   int    // FlipSequential: stop after this many extreme draws; 0 means 20
	Seed   uint64 // 0 means 13
	Stream string // label of the random stream, e.g. the contrast; part of the seed
}

func (o Flips) checked() (Flips, error) {
	if o.Draws == 0 {
		o.Draws = 10000
	}
	if o.Hits == 0 {
		o.Hits = 20
	}
	if o.Seed == 0 {
		o.Seed = 13
	}
	switch {
	case o.Draws < 1:
		return o, fmt.Errorf("stats: SignFlip: %d draws (at least 1; 0 means 10,000)", o.Draws)
	case o.Hits < 1:
		return o, fmt.Errorf("stats: SignFlip: stop after %d hits (at least 1; 0 means 20)", o.Hits)
	case o.Method < FlipMonteCarlo || o.Method > FlipSequential:
		return o, fmt.Errorf("stats: SignFlip: unknown method %d", int(o.Method))
	}
	return o, nil
}

// FlipResult is a sign-flip randomization test of a mean paired difference.
type FlipResult struct {
	Outcome Outcome
	Reason  string
	Method  FlipMethod

	N        int // questions
	Clusters int // 0 when questions are flipped one by one
	Diff     float64
	P        float64 // two-sided; ties with the observed difference count as extreme
	PError   float64 // Monte Carlo standard error of P; 0 when exact
	Hits     int     // draws at least as extreme as observed; 0 when exact
	Draws    int     // draws made; 0 when exact
	Floor    float64 // the smallest P that the method could have given
	Lattice  bool    // differences are multiples of a common fraction, so ties are exact
}

// SignFlip tests whether paired differences (left − right) are centred on zero,
// by flipping their signs: by question, or jointly by cluster (one id per
// difference). Under the null, a difference and its negative are equally
// likely. The statistic is the absolute mean difference.
//
// No differences: Undefined. All zero, or a single unit: Degenerate, p = 1.
// FlipExact without a lattice and with more than MostEnumerated non-zero units:
// Undefined; SignFlipBounds then encloses the p-value.
// Errors: NaN or infinite differences, a blank cluster id, lengths that differ,
// options out of range.
func SignFlip(differences []float64, clusters []string, o Flips) (FlipResult, error) {
	o, err := o.checked()
	if err != nil {
		return FlipResult{}, err
	}
	if err := checkFinite("SignFlip", differences); err != nil {
		return FlipResult{}, err
	}
	r := FlipResult{Method: o.Method, N: len(differences)}
	var index []int
	if clusters != nil {
		if index, r.Clusters, err = clusterIndex("SignFlip", clusters, len(differences)); err != nil {
			return FlipResult{}, err
		}
	}
	if r.N == 0 {
		r.Outcome, r.Reason = Undefined, "no pairs"
		return r, nil
	}
	e := scaleExponent(differences)
	r.Diff = unscaled(meanOf(scaled(differences, e)), e)
	units, extreme, lattice := flipUnits(differences, index, r.Clusters)
	r.Lattice = lattice
	if reason := flipTrouble(r, units); reason != "" {
		r.Outcome, r.Reason, r.P, r.Floor = Degenerate, reason, 1, 1
		return r, nil
	}
	if o.Method == FlipExact {
		return r.exact(units), nil
	}
	r.draw(NewFlipTable(units), extreme, o)
	return r, nil
}

func flipTrouble(r FlipResult, units []int64) string {
	switch {
	case r.Clusters == 1:
		return fmt.Sprintf("all %d pairs are in one cluster: both signs are equally extreme", r.N)
	case len(units) == 0 && r.Clusters > 0:
		return fmt.Sprintf("the differences of all %d clusters sum to zero", r.Clusters)
	case len(units) == 0:
		return fmt.Sprintf("all %d differences are zero", r.N)
	case len(units) == 1:
		return "a single unit differs: both signs are equally extreme"
	}
	return ""
}

// exact fills in the exact p-value, or says why there is none.
func (r FlipResult) exact(units []int64) FlipResult {
	ok, slack := false, int64(flipSlack)
	if r.Lattice {
		slack = 0
		r.P, ok = SignFlipExact(units)
	}
	if !ok {
		r.P, ok = SignFlipAll(units, slack)
	}
	if !ok {
		r.Outcome = Undefined
		r.Reason = fmt.Sprintf("no exact p-value: %d units differ, not on a lattice that subset sums can cover (use Monte Carlo, or SignFlipBounds)", len(units))
		r.P, r.Diff = 0, 0
		return r
	}
	r.Floor = math.Ldexp(1, 1-len(units))
	return r
}

// draw runs Monte Carlo or sequential draws.
func (r *FlipResult) draw(table *FlipTable, extreme int64, o Flips) {
	key := NewKey(o.Seed, "sign flip", o.Stream)
	if o.Method == FlipSequential {
		if r.Hits, r.Draws = drawUntil(table, key, extreme, o.Hits, o.Draws); r.Hits == o.Hits {
			r.P = float64(r.Hits) / float64(r.Draws)
			r.PError = r.P * math.Sqrt(float64(1-r.P)/float64(r.Hits))
			r.Floor = 1 / float64(o.Draws+1)
			return
		}
	} else {
		r.Hits, r.Draws = table.Count(key, 0, o.Draws, extreme), o.Draws
	}
	r.P = float64(r.Hits+1) / float64(r.Draws+1)
	r.PError = MonteCarloError(r.P, r.Draws)
	r.Floor = 1 / float64(r.Draws+1)
}

// drawUntil counts extreme flips until there are `enough`, or `most` flips are made.
func drawUntil(table *FlipTable, key Key, extreme int64, enough, most int) (hits, draws int) {
	for step := 64; draws < most; {
		step = min(step, most-draws)
		more := table.Count(key, draws, step, extreme)
		if hits+more >= enough && step > 1 {
			step = (step + 1) / 2 // look closer for the flip at which it stops
			continue
		}
		hits += more
		draws += step
		if hits >= enough {
			break
		}
	}
	return hits, draws
}
