package stats

import "math"

// binomialDensity returns Γ(n+1)/(Γ(x+1)Γ(n−x+1)) p^x q^(n−x) for real
// 0 ≤ x ≤ n, q = 1 − p, by Loader's saddle-point form, which loses no relative
// accuracy for large n.
func binomialDensity(x, n, p, q float64) float64 {
	switch {
	case p <= 0:
		return boolTo1(x == 0)
	case q <= 0:
		return boolTo1(x == n)
	case n == 0:
		return 1
	case x == 0:
		return expOf(float64(n * logOfComplement(p, q)))
	case x == n:
		return expOf(float64(n * logOfComplement(q, p)))
	}
	y := n - x
	exponent := (stirlingError(n) - stirlingError(x) - stirlingError(y)) -
		(deviance(x, float64(n*p)) + deviance(y, float64(n*q)))
	return expOf(exponent) * math.Sqrt(n/float64(2*math.Pi*x)/y)
}

// logOfComplement returns ln(1−p) given p and q = 1 − p, from whichever of them is exact.
func logOfComplement(p, q float64) float64 {
	if p < 0.3 {
		return log1pOf(-p)
	}
	return logOf(q)
}

func boolTo1(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// betaTails returns the regularised incomplete beta functions I_x(a, b) and
// 1 − I_x(a, b) = I_y(b, a), given x and y = 1 − x separately so that neither
// tail is lost to cancellation. a, b > 0. Continued fraction DLMF 8.17.22,
// modified Lentz, on the side where it converges fast.
func betaTails(x, y, a, b float64) (lower, upper float64) {
	switch {
	case x <= 0:
		return 0, 1
	case y <= 0:
		return 1, 0
	}
	// x^a y^b / B(a, b)
	front := float64(a*b) / (a + b) * binomialDensity(a, a+b, x, y)
	if x <= (a+1)/(a+b+2) {
		lower = min(1, float64(front/a)*betaFraction(x, a, b))
		return lower, 1 - lower
	}
	upper = min(1, float64(front/b)*betaFraction(y, b, a))
	return 1 - upper, upper
}

func betaFraction(x, a, b float64) float64 {
	c := 1.0
	d := 1 / keepFrom0(1-float64((a+b)*x)/(a+1))
	h := d
	for m := 1.0; m < 100000; m++ {
		even := float64(float64(m*(b-m))*x) / float64((a+2*m-1)*(a+2*m))
		d = 1 / keepFrom0(1+float64(even*d))
		c = keepFrom0(1 + even/c)
		h *= float64(d * c)
		odd := -float64(float64((a+m)*(a+b+m))*x) / float64((a+2*m)*(a+2*m+1))
		d = 1 / keepFrom0(1+float64(odd*d))
		c = keepFrom0(1 + odd/c)
		step := float64(d * c)
		h *= step
		if math.Abs(step-1) < 1e-16 {
			break
		}
	}
	return h
}

// betaQuantile returns the x at which I_x(a, b) = p (lower tail) or, with
// upper, at which 1 − I_x(a, b) = p. Found by bisection over the ordered
// float64 values themselves, hence exact to the last place that betaTails can
// tell apart, however close to 0 the answer lies.
func betaQuantile(p, a, b float64, upper bool) float64 {
	tail := func(x float64) float64 {
		lo, up := betaTails(x, 1-x, a, b)
		if upper {
			return -up
		}
		return lo
	}
	target := p
	if upper {
		target = -p
	}
	return bisectFloats(0, 1, func(x float64) bool { return tail(x) >= target })
}

// bisectFloats returns the smallest float64 in [lo, hi], 0 ≤ lo < hi, at which
// the monotone predicate holds (hi if none). At most 64 evaluations.
func bisectFloats(lo, hi float64, holds func(float64) bool) float64 {
	l, h := math.Float64bits(lo), math.Float64bits(hi)
	for l < h {
		middle := l + (h-l)/2
		if holds(math.Float64frombits(middle)) {
			h = middle
		} else {
			l = middle + 1
		}
	}
	return math.Float64frombits(h)
}

// binomialLower returns P(X ≤ k) and binomialUpper P(X ≥ k), X binomial(n, p).
func binomialLower(k, n int, p float64) float64 {
	if k < 0 {
		return 0
	}
	if k >= n {
		return 1
	}
	lower, _ := betaTails(1-p, p, float64(n-k), float64(k+1))
	return lower
}

func binomialUpper(k, n int, p float64) float64 {
	if k <= 0 {
		return 1
	}
	if k > n {
		return 0
	}
	lower, _ := betaTails(p, 1-p, float64(k), float64(n-k+1))
	return lower
}
