package stats

import (
	"fmt"
	"math"
)

// Wilson returns the score interval for a proportion of successes out of n
// independent trials (Wilson 1927, JASA 22:209–212), without continuity
// correction. 0/n and n/n get an interval of positive width. n = 0: Undefined.
// Errors: counts that are negative or successes > n; level outside (0, 1).
func Wilson(successes, n int, level float64) (Interval, error) {
	iv, done, err := proportion("Wilson", successes, n, level)
	if done || err != nil {
		return iv, err
	}
	p, size := iv.Point, float64(n)
	z := normalMargin(level)
	zz := float64(z * z)
	center := (p + zz/(2*size)) / (1 + zz/size)
	half := z * math.Sqrt(float64(p*(1-p))/size+zz/float64(4*size*size)) / (1 + zz/size)
	iv.Lo, iv.Hi = center-half, center+half
	if successes == 0 {
		iv.Lo = 0 // exactly, not 1e-17
	}
	if successes == n {
		iv.Hi = 1
	}
	return iv, nil
}

// ClopperPearson returns the exact interval for a proportion, by inverting the
// two binomial tests (Clopper and Pearson 1934, Biometrika 26:404–413): its
// coverage is never below level. Same cases and errors as Wilson. Equals R's
// binom.test.
func ClopperPearson(successes, n int, level float64) (Interval, error) {
	iv, done, err := proportion("Clopper–Pearson", successes, n, level)
	if done || err != nil {
		return iv, err
	}
	iv.Lo, iv.Hi = clopperPearson(float64(successes), float64(n), level)
	return iv, nil
}

func proportion(method string, successes, n int, level float64) (iv Interval, done bool, err error) {
	if err := checkLevel(method, level); err != nil {
		return Interval{}, true, err
	}
	if n < 0 || successes < 0 || successes > n {
		return Interval{}, true, fmt.Errorf("stats: %s: %d successes of %d trials is not a count", method, successes, n)
	}
	iv = Interval{Method: method, Level: level, N: n}
	if n == 0 {
		iv.Outcome, iv.Reason = Undefined, "no trials"
		return iv, true, nil
	}
	iv.Point = float64(successes) / float64(n)
	return iv, false, nil
}

// Binomial returns the two-sided exact test that the success probability is
// p0: the sum of the probabilities of all counts no more likely than the one
// seen (R's binom.test, with its relative tolerance of 1e-7 on "no more
// likely"). n = 0: p = 1. Errors: impossible counts, p0 outside [0, 1].
func Binomial(successes, n int, p0 float64) (p float64, err error) {
	if n < 0 || successes < 0 || successes > n {
		return 0, fmt.Errorf("stats: Binomial: %d successes of %d trials is not a count", successes, n)
	}
	if !(p0 >= 0 && p0 <= 1) {
		return 0, fmt.Errorf("stats: Binomial: probability %v is not in [0, 1]", p0)
	}
	size := float64(n)
	limit := binomialDensity(float64(successes), size, p0, 1-p0) * (1 + 1e-7)
	switch {
	case limit > 0:
	case p0 == 0 || p0 == 1:
		return 0, nil // what was seen cannot happen
	default:
		return positive(0), nil
	}
	mean := float64(size * p0)
	switch k := float64(successes); {
	case k == mean:
		return 1, nil
	case k < mean:
		// Counts above the mean: find the first that is no more likely.
		upper := firstCount(int(math.Ceil(mean)), n+1, func(j int) bool {
			return binomialDensity(float64(j), size, p0, 1-p0) <= limit
		})
		return positive(binomialLower(successes, n, p0) + binomialUpper(upper, n, p0)), nil
	default:
		lower := firstCount(-int(math.Floor(mean)), 1, func(j int) bool {
			return binomialDensity(float64(-j), size, p0, 1-p0) <= limit
		})
		return positive(binomialUpper(successes, n, p0) + binomialLower(-lower, n, p0)), nil
	}
}

// firstCount returns the first j in [lo, hi) at which the monotone predicate
// holds, hi if none.
func firstCount(lo, hi int, holds func(int) bool) int {
	for lo < hi {
		middle := lo + (hi-lo)/2
		if holds(middle) {
			hi = middle
		} else {
			lo = middle + 1
		}
	}
	return lo
}
