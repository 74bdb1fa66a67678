package stats

import (
	"fmt"
	"math"
)

// Verdict is what one comparison of a sweep lets one say.
type Verdict int

const (
	// NoVerdict: the comparison is undefined at this level.
	NoVerdict Verdict = iota
	// Unclear: no difference is supported, or the comparison is degenerate.
	Unclear
	// LeftHigher and RightHigher: a difference is supported, with this sign.
	LeftHigher
	RightHigher
)

// String returns "no verdict", "unclear", "left higher" or "right higher".
func (v Verdict) String() string {
	names := [...]string{"no verdict", "unclear", "left higher", "right higher"}
	if v < 0 || int(v) >= len(names) {
		return "verdict?"
	}
	return names[v]
}

// Decide turns one comparison into a verdict: a difference is supported when
// the outcome is Estimate and p < alpha (p adjusted for the sweep). An undefined
// comparison has no verdict, a degenerate one is unclear.
func Decide(outcome Outcome, diff, p, alpha float64) Verdict {
	switch {
	case outcome == Undefined:
		return NoVerdict
	case outcome == Degenerate || !(p < alpha) || diff == 0:
		return Unclear
	case diff > 0:
		return LeftHigher
	}
	return RightHigher
}

// Flip is a change of verdict between two neighbouring levels of a sweep.
type Flip struct {
	From, To      float64 // levels; the conclusion changes somewhere between them
	Before, After Verdict
	// Reversal: the supported sign changed, now or across unclear levels since
	// the last supported one; otherwise a conclusion was only gained or lost.
	Reversal bool
	// Gap: levels without a verdict lie between From and To.
	Gap bool
}

// FlipPoints returns where a conclusion changes along a sweep, levels
// ascending. Levels without a verdict are passed over and noted. Errors:
// lengths that differ, levels that do not ascend.
func FlipPoints(levels []float64, verdicts []Verdict) ([]Flip, error) {
	if err := checkSame("FlipPoints", "levels", "verdicts", len(levels), len(verdicts)); err != nil {
		return nil, err
	}
	if err := checkFinite("FlipPoints", levels); err != nil {
		return nil, err
	}
	var flips []Flip
	last := -1
	supported := NoVerdict
	for i, v := range verdicts {
		if i > 0 && levels[i] <= levels[i-1] {
			return nil, fmt.Errorf("stats: FlipPoints: level %v follows %v (sort the sweep)", levels[i], levels[i-1])
		}
		if v == NoVerdict {
			continue
		}
		sign := v == LeftHigher || v == RightHigher
		if last >= 0 && v != verdicts[last] {
			flips = append(flips, Flip{From: levels[last], To: levels[i], Before: verdicts[last], After: v,
				Reversal: sign && supported != NoVerdict && supported != v, Gap: i-last > 1})
		}
		if sign {
			supported = v
		}
		last = i
	}
	return flips, nil
}

// Crossings returns the levels at which a curve of differences changes sign, by
// linear interpolation between neighbours; a level with a difference of exactly
// zero between opposite signs is itself the crossing (the middle one of several).
// A curve that only starts or ends at zero crosses nothing. Errors as FlipPoints, NaN or
// infinite differences.
func Crossings(levels, differences []float64) ([]float64, error) {
	if err := checkSame("Crossings", "levels", "differences", len(levels), len(differences)); err != nil {
		return nil, err
	}
	if err := checkFinite("Crossings levels", levels); err != nil {
		return nil, err
	}
	if err := checkFinite("Crossings differences", differences); err != nil {
		return nil, err
	}
	var out []float64
	last := -1
	for i, d := range differences {
		if i > 0 && levels[i] <= levels[i-1] {
			return nil, fmt.Errorf("stats: Crossings: level %v follows %v (sort the sweep)", levels[i], levels[i-1])
		}
		if d == 0 {
			continue
		}
		if last >= 0 && math.Signbit(d) != math.Signbit(differences[last]) {
			if i-last > 1 {
				out = append(out, levels[last+1]/2+levels[i-1]/2)
			} else {
				share := 1 / (1 + math.Abs(d)/math.Abs(differences[last])) // no sum that overflows
				out = append(out, float64((1-share)*levels[last])+float64(share*levels[i]))
			}
		}
		last = i
	}
	return out, nil
}
