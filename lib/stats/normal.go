package stats

import "math"

// normalUpper returns P(Z ≥ z) for a standard normal variable, with full
// relative accuracy in the upper tail.
func normalUpper(z float64) float64 {
	lower, upper := gammaTails(0.5, float64(z*z)/2)
	if z >= 0 {
		return upper / 2
	}
	return 0.5 + lower/2
}

// normalLower returns P(Z ≤ z).
func normalLower(z float64) float64 { return normalUpper(-z) }

// normalQuantile returns the z with P(Z ≤ z) = p, 0 < p < 1: ±Inf at the ends.
// The start is Abramowitz and Stegun 26.2.23 (error below 4.5e-4); Halley's
// method on the tail probability then triples the digits at each step.
func normalQuantile(p float64) float64 {
	switch {
	case p <= 0:
		return math.Inf(-1)
	case p >= 1:
		return math.Inf(1)
	case p == 0.5:
		return 0
	case p > 0.5:
		return -normalQuantile(1 - p)
	}
	t := math.Sqrt(-2 * logOf(p))
	up := 2.515517 + float64(t*(0.802853+float64(t*0.010328)))
	down := 1 + float64(t*(1.432788+float64(t*(0.189269+float64(t*0.001308)))))
	z := t - up/down // upper quantile: P(Z ≥ z) = p, z > 0
	for range 3 {
		density := expOf(-float64(z*z)/2) / math.Sqrt(2*math.Pi)
		if density == 0 {
			break
		}
		u := (normalUpper(z) - p) / density
		z += u / (1 - float64(z*u)/2)
	}
	return -z
}

// tUpper returns P(T ≥ t) for Student's t with df > 0 degrees of freedom.
func tUpper(t, df float64) float64 {
	if math.IsInf(t, 0) {
		return boolTo1(t < 0)
	}
	square := float64(t * t)
	x, y := df/(df+square), 1/(1+df/square)
	lower, upper := betaTails(x, y, df/2, 0.5)
	if t >= 0 {
		return lower / 2
	}
	return 0.5 + upper/2
}

// tQuantile returns the t with P(T ≤ t) = p for Student's t, 0 < p < 1.
func tQuantile(p, df float64) float64 {
	switch {
	case p == 0.5:
		return 0
	case p > 0.5:
		return -tQuantile(1-p, df)
	}
	// The upper quantile is never below the normal one. Enlarge until it is
	// passed, then close in by regula falsi (Illinois rule) on the logarithms,
	// on which heavy tails are nearly straight.
	gap := func(logT float64) float64 { return logOf(tUpper(expOf(logT), df)) - logOf(p) }
	lo := logOf(-normalQuantile(p)) - 1e-9
	fLo := gap(lo)
	hi, fHi := lo, fLo
	for step := 0.01; fHi > 0; step *= 2 {
		if lo, fLo, hi = hi, fHi, hi+step; hi > 700 {
			return -math.MaxFloat64
		}
		fHi = gap(hi)
	}
	for i, side := 0, 0; i < 200 && fHi < 0 && fLo > 0; i++ {
		x := (float64(lo*fHi) - float64(hi*fLo)) / (fHi - fLo)
		if x <= lo || x >= hi {
			break
		}
		switch f := gap(x); {
		case f > 0:
			if lo, fLo = x, f; side == 1 {
				fHi /= 2
			}
			side = 1
		case f < 0:
			if hi, fHi = x, f; side == -1 {
				fLo /= 2
			}
			side = -1
		default:
			return -expOf(x)
		}
		if hi-lo < 1e-15*max(1, math.Abs(lo)) {
			break
		}
	}
	if -fHi < fLo {
		return -expOf(hi)
	}
	return -expOf(lo)
}

// fUpper returns P(F ≥ f) for the F distribution with d1 and d2 degrees of freedom.
func fUpper(f, d1, d2 float64) float64 {
	if f <= 0 {
		return 1
	}
	bottom := float64(d1*f) + d2
	lower, _ := betaTails(d2/bottom, float64(d1*f)/bottom, d2/2, d1/2)
	return lower
}
