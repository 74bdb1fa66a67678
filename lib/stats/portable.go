package stats

import "math"

// Portable elementary functions. math.Exp and math.Log are assembly on some
// architectures and use fused multiply-add on others, so their last bit
// differs between machines. These are written with the four operations, Frexp
// and Ldexp only, every product rounded before it is added, and so give the
// same bits everywhere. Accuracy is about one unit in the last place.

const (
	ln2High = 0x1.62e42feep-1        // the leading 32 bits of ln 2: k*ln2High is exact for |k| < 2^20
	ln2Low  = 1.9082149292705877e-10 // ln 2 − ln2High
)

// logOf returns the natural logarithm of x; −Inf for 0, NaN for x < 0.
func logOf(x float64) float64 {
	switch {
	case math.IsNaN(x) || x < 0:
		return math.NaN()
	case x == 0:
		return math.Inf(-1)
	case math.IsInf(x, 1):
		return x
	}
	fraction, exponent := math.Frexp(x) // [1/2, 1)
	if fraction < math.Sqrt2/2 {
		fraction *= 2
		exponent--
	}
	k := float64(exponent)
	low := log1pSmall(fraction - 1) // fraction − 1 is exact
	return float64(k*ln2High) + (low + float64(k*ln2Low))
}

// log1pSmall returns log(1+f) for −0.3 < f < 0.42 by the series
// log(1+f) = f − s(f − R) with s = f/(2+f), which keeps the leading term exact.
func log1pSmall(f float64) float64 {
	s := f / (2 + f)
	z := float64(s * s)
	// atanh(s)/s − 1 = z/3 + z²/5 + …; z ≤ 0.0303, so 11 terms are enough.
	r := 0.0
	for k := 23; k >= 3; k -= 2 {
		r = float64(z * (1/float64(k) + r))
	}
	// 2s = f − s·f, so log(1+f) = f − s·f + 2s·r = f − s(f − 2r).
	return f - float64(s*(f-2*r))
}

// log1pOf returns log(1+x), accurate for small x.
func log1pOf(x float64) float64 {
	if x > -0.29 && x < 0.41 {
		return log1pSmall(x)
	}
	return logOf(1 + x)
}

// expOf returns e^x.
func expOf(x float64) float64 {
	switch {
	case math.IsNaN(x):
		return x
	case x > 709.782712893384:
		return math.Inf(1)
	case x < -745.1332191019412:
		return 0
	}
	k := math.Floor(float64(x*(1/math.Ln2)) + 0.5)
	high := x - float64(k*ln2High)
	low := float64(k * ln2Low)
	r := high - low // |r| ≤ 0.347
	// e^r − 1 − r by Horner's rule on the Taylor series; r^14/14! < 1e-17.
	sum := 0.0
	for n := 14; n >= 2; n-- {
		sum = float64(r*(1+sum)) / float64(n)
	}
	// sum is now r/2 (1 + r/3 (1 + …)); e^r = 1 + r + r·sum. The rounding of
	// r = high − low is put back with (high − r) − low.
	tail := float64(r*sum) + ((high - r) - low)
	return math.Ldexp(1+(r+tail), int(k))
}
