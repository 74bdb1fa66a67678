package stats

import "math"

// logSqrt2Pi is ln √(2π).
const logSqrt2Pi = 0.918938533204672741780329736406

// stirlingError returns ln Γ(n+1) − [(n+½) ln n − n + ln √(2π)] for n > 0: the
// error of Stirling's formula. Working with it instead of ln Γ keeps the
// relative accuracy of probabilities for large n (C. Loader 2000, "Fast and
// accurate computation of binomial probabilities").
func stirlingError(n float64) float64 {
	if n < 16 {
		// Shift up to where the series converges. ln Γ(n+1) = ln Γ(m+1) − Σ ln(n+i).
		m, product := n, 1.0
		for m < 16 {
			m++
			product *= m
		}
		lift := float64((m+0.5)*logOf(m)) - m
		drop := float64((n+0.5)*logOf(n)) - n
		return stirlingError(m) + ((lift - logOf(product)) - drop)
	}
	// Bernoulli series 1/(12n) − 1/(360n³) + … (Abramowitz and Stegun 6.1.41).
	z := 1 / float64(n*n)
	r := -691.0 / 360360
	for _, c := range [...]float64{1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12} {
		r = c + float64(r*z)
	}
	return r / n
}

// logGamma returns ln Γ(x) for x > 0.
func logGamma(x float64) float64 {
	if x == 1 || x == 2 {
		return 0
	}
	// ln Γ(x) = ln Γ(x+1) − ln x, with Stirling's formula at n = x.
	return ((float64((x+0.5)*logOf(x)) - x) + (logSqrt2Pi + stirlingError(x))) - logOf(x)
}

// deviance returns x ln(x/m) + m − x for x, m > 0, without cancellation where
// x is near m (Loader's bd0).
func deviance(x, m float64) float64 {
	if math.Abs(x-m) < 0.1*(x+m) {
		v := (x - m) / (x + m)
		s := float64((x - m) * v)
		term := 2 * float64(x*v)
		v = float64(v * v)
		for j := 1; j < 1000; j++ {
			term *= v
			next := s + term/float64(2*j+1)
			if next == s {
				return next
			}
			s = next
		}
	}
	return float64(x*logOf(x/m)) + m - x
}

// poissonDensity returns e^(−m) m^x / Γ(x+1) for real x ≥ 0, m > 0.
func poissonDensity(x, m float64) float64 {
	if x == 0 {
		return expOf(-m)
	}
	return expOf(-stirlingError(x)-deviance(x, m)) / math.Sqrt(2*math.Pi*x)
}

// gammaTails returns the regularised incomplete gamma functions P(a, x) and
// Q(a, x) = 1 − P(a, x), each with full relative accuracy where it is the
// smaller one. a > 0, x ≥ 0. Series for x < a+1, Legendre's continued fraction
// (modified Lentz) otherwise (DLMF 8.11.4, 8.9.2).
func gammaTails(a, x float64) (lower, upper float64) {
	switch {
	case x <= 0:
		return 0, 1
	case math.IsInf(x, 1):
		return 1, 0
	}
	front := float64(a * poissonDensity(a, x)) // x^a e^(−x) / Γ(a)
	if x < a+1 {
		term := 1 / a
		sum := term
		for n := 1; n < 100000; n++ {
			term = float64(term * (x / (a + float64(n))))
			sum += term
			if term < sum*1e-17 {
				break
			}
		}
		lower = min(1, float64(front*sum))
		return lower, 1 - lower
	}
	b := x + 1 - a
	c := 1 / tiny
	d := 1 / b
	h := d
	for n := 1; n < 100000; n++ {
		an := -float64(float64(n) * (float64(n) - a))
		b += 2
		d = keepFrom0(float64(an*d) + b)
		c = keepFrom0(b + an/c)
		d = 1 / d
		step := float64(d * c)
		h *= step
		if math.Abs(step-1) < 1e-16 {
			break
		}
	}
	upper = min(1, float64(front*h))
	return 1 - upper, upper
}

// tiny stands for 0 where the method of Lentz would divide by it.
const tiny = 1e-300

func keepFrom0(x float64) float64 {
	if math.Abs(x) < tiny {
		return tiny
	}
	return x
}

// chiSquareUpper returns P(X ≥ x) for a chi-square variable with df > 0 degrees of freedom.
func chiSquareUpper(x, df float64) float64 {
	_, upper := gammaTails(df/2, x/2)
	return upper
}
