package stats

import (
	"fmt"
	"math"
)

// MonteCarloError returns the standard error of a p-value estimated as
// (b+1)/(draws+1): √(p(1−p)/draws). Two runs with other seeds differ by about
// 1.4 times this. 0 for draws < 1.
func MonteCarloError(p float64, draws int) float64 {
	if draws < 1 || !(p > 0 && p < 1) {
		return 0
	}
	return math.Sqrt(float64(p*(1-p)) / float64(draws))
}

// DrawsNeeded returns the number of draws at which a p-value near p has a
// Monte Carlo standard error of at most relative·p. Error: p or relative
// outside (0, 1), or more than 2^53 draws.
func DrawsNeeded(p, relative float64) (int, error) {
	if !(p > 0 && p < 1) || !(relative > 0 && relative < 1) {
		return 0, fmt.Errorf("stats: DrawsNeeded: p %v and relative error %v must be between 0 and 1", p, relative)
	}
	draws := math.Ceil((1 - p) / p / float64(relative*relative))
	if draws > 1<<53 {
		return 0, fmt.Errorf("stats: DrawsNeeded: p %v to a relative error of %v takes %.3g draws", p, relative, draws)
	}
	return int(draws), nil
}

// DecisionWarning returns a warning where the decision p < alpha could flip
// with another seed: alpha lies within two Monte Carlo standard errors of p.
// scale is the factor by which a correction multiplied the raw p-value (1 for
// none). Empty where the decision is safe, or p is exact (draws 0).
func DecisionWarning(p float64, draws int, scale, alpha float64) string {
	if draws < 1 || scale <= 0 {
		return ""
	}
	threshold := alpha / scale
	// Judge with the error at the threshold: there the coin is tossed, and the
	// estimated error of a p near its floor is too small.
	margin := 2 * max(MonteCarloError(p, draws), MonteCarloError(threshold, draws))
	if math.Abs(p-threshold) > margin {
		return ""
	}
	return fmt.Sprintf("p = %.3g is within Monte Carlo error (±%.2g) of the threshold %.3g: another seed may decide otherwise", p, margin, threshold)
}
