package stats

import "math"

// EffectResult is the size of a paired difference, free of its unit.
type EffectResult struct {
	Outcome Outcome
	Reason  string

	N, Clusters        int
	Wins, Losses, Ties int // differences above, below and equal to zero, up to rounding as in Wilcoxon

	// D is Cohen's d of the differences, mean/standard deviation ("d_z"), and G the
	// same without its small-sample bias (Hedges 1981, Journal of Educational
	// Statistics 6:107–128). Both compare with the spread of the differences,
	// not of the scores.
	D, G float64
	// Dominance is (Wins − Losses)/N with its bootstrap interval, in [−1, 1]:
	// Cliff's delta within pairs (Cliff 1993, Psychological Bulletin
	// 114:494–509), the sign test's effect.
	Dominance Interval
	// RankBiserial is the matched-pairs rank-biserial correlation, the share of
	// rank sums for left minus the share for right, zeros dropped (Kerby 2014,
	// Comprehensive Psychology 3:1): the signed-rank test's effect.
	RankBiserial float64
}

// PairedEffect returns standardised sizes of paired differences (left − right).
// clusters (one id per difference, nil for none) are resampled whole for the
// interval of Dominance; o says how.
//
// No differences: Undefined. All equal: Degenerate, D and G = 0 since there is no
// spread to compare with; the rest holds. Errors: NaN or infinite differences, a
// blank cluster id, lengths that differ, options out of range.
func PairedEffect(differences []float64, clusters []string, o Bootstrap) (EffectResult, error) {
	s, err := Describe(differences)
	if err != nil {
		return EffectResult{}, err
	}
	signs := make([]float64, len(differences))
	r := EffectResult{Outcome: s.Outcome, Reason: s.Reason, N: s.N}
	noise := sameDifference * max(s.Max, -s.Min)
	for i, d := range differences {
		switch {
		case d > noise:
			signs[i] = 1
			r.Wins++
		case d < -noise:
			signs[i] = -1
			r.Losses++
		default:
			r.Ties++
		}
	}
	if r.Dominance, err = BootstrapMean(signs, clusters, o); err != nil {
		return EffectResult{}, err
	}
	r.Clusters = r.Dominance.Clusters
	if r.Outcome == Undefined {
		return r, nil
	}
	w, err := Wilcoxon(differences, DropZeros)
	if err != nil {
		return EffectResult{}, err
	}
	r.RankBiserial = w.Effect
	if r.Outcome == Estimate {
		x := scaled(differences, scaleExponent(differences))
		mean := meanOf(x)
		r.D = mean / math.Sqrt(varianceOf(x, mean))
		r.G = float64(r.D * hedges(float64(r.N-1)))
	}
	return r, nil
}

// hedges is the factor Γ(df/2)/(√(df/2)·Γ((df−1)/2)) that takes the bias off a
// standardised mean; for one degree of freedom, where it is 0, no G exists.
func hedges(df float64) float64 {
	if df < 2 {
		return 0
	}
	return expOf(logGamma(df/2)-logGamma((df-1)/2)) / math.Sqrt(df/2)
}
