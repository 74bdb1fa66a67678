// Numeric methods: square root, bisection, Simpson's rule.
package main

import "fmt"

func sqrt(x float64) float64 {
	z := x / 2
	for i := 0; i < 20; i++ {
		z -= (z*z - x) / (2 * z)
	}
	return z
}

func bisect(f func(float64) float64, lo, hi float64) float64 {
	for hi-lo > 1e-12 {
		mid := lo + (hi-lo)/2
		if f(lo)*f(mid) <= 0 {
			hi = mid
		} else {
			lo = mid
		}
	}
	return lo
}

func simpson(f func(float64) float64, a, b float64, n int) float64 {
	h := (b - a) / float64(n)
	s := f(a) + f(b)
	for i := 1; i < n; i++ {
		x := a + float64(i)*h
		if i%2 == 1 {
			s += 4 * f(x)
		} else {
			s += 2 * f(x)
		}
	}
	return s * h / 3
}

func main() {
	fmt.Println(sqrt(2), sqrt(10))
	fmt.Printf("%.9f %.9f\n", bisect(func(x float64) float64 { return x*x*x - 2 }, 0, 2), simpson(func(x float64) float64 { return x * x }, 0, 3, 10))
}

// Output:
// 1.414213562373095 3.162277660168379
// 1.259921050 9.000000000
