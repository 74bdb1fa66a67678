package stats

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"
)

// scores draws n values on a lattice of twelfths, or continuous ones.
func scores(t *rapid.T, n int, name string) []float64 {
	lattice := rapid.Bool().Draw(t, name+" lattice")
	out := make([]float64, n)
	for i := range out {
		if lattice {
			out[i] = float64(rapid.IntRange(0, 12).Draw(t, name)) / 12
		} else {
			out[i] = rapid.Float64Range(-1, 1).Draw(t, name)
		}
	}
	return out
}

func size(t *rapid.T) int { return rapid.IntRange(0, 40).Draw(t, "n") }

func clusterIDs(t *rapid.T, n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprint("paper ", rapid.IntRange(0, 7).Draw(t, "cluster"))
	}
	return out
}

func must[T any](t *rapid.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatalf("%v", err)
		}
		return v
	}
}

// Adjusted p-values are at least the raw ones, monotone in them, and ordered
// Holm ≥ Hochberg ≥ Benjamini–Hochberg; members that are added at p = 1 equal a
// larger declared family.
func TestCorrectionProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SliceOfN(rapid.Float64Range(0, 1), 0, 30).Draw(t, "p")
		holm, hochberg, fdr := Holm(p), Hochberg(p), BenjaminiHochberg(p)
		for i := range p {
			if holm[i] < p[i] || hochberg[i] < p[i] || fdr[i] < p[i] || holm[i] > 1 {
				t.Fatalf("adjusted below raw at %d: %v", i, p)
			}
			if holm[i] < hochberg[i] || hochberg[i] < fdr[i]*(1-1e-15) {
				t.Fatalf("order of methods at %d of %v: %v %v %v", i, p, holm[i], hochberg[i], fdr[i])
			}
			for j := range p {
				if p[i] <= p[j] && (holm[i] > holm[j] || hochberg[i] > hochberg[j] || fdr[i] > fdr[j]) {
					t.Fatalf("not monotone at %d, %d of %v", i, j, p)
				}
			}
		}
		extra := rapid.IntRange(0, 5).Draw(t, "undefined members")
		declared := must[[]float64](t)(Adjust(HolmCorrection, p, len(p)+extra))
		padded := append([]float64(nil), p...)
		for range extra {
			padded = append(padded, 1)
		}
		for i, q := range Holm(padded)[:len(p)] {
			if q != declared[i] {
				t.Fatalf("declared m and padding differ: %v, %v", declared[i], q)
			}
		}
	})
}

// Swapping the sides negates the difference and mirrors the interval; p stays.
func TestAntisymmetry(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := size(t)
		left, right := scores(t, n, "left"), scores(t, n, "right")
		ab, ba := must[[]float64](t)(differences("test", left, right)), must[[]float64](t)(differences("test", right, left))
		var clusters []string
		if rapid.Bool().Draw(t, "clustered") {
			clusters = clusterIDs(t, n)
		}
		f, g := must[FlipResult](t)(SignFlip(ab, clusters, Flips{Draws: 200})), must[FlipResult](t)(SignFlip(ba, clusters, Flips{Draws: 200}))
		if f.P != g.P || f.Diff != -g.Diff || f.Outcome != g.Outcome {
			t.Fatalf("sign flip: %+v and %+v", f, g)
		}
		w, v := must[WilcoxonResult](t)(Wilcoxon(ab, PrattZeros)), must[WilcoxonResult](t)(Wilcoxon(ba, PrattZeros))
		if w.P != v.P || w.Positive != v.Negative || w.Effect != -v.Effect {
			t.Fatalf("signed rank: %+v and %+v", w, v)
		}
		x, y := must[TResult](t)(TTest(ab, clusters, 0.9)), must[TResult](t)(TTest(ba, clusters, 0.9))
		if x.P != y.P || x.Mean != -y.Mean || x.Lo != -y.Hi {
			t.Fatalf("t: %+v and %+v", x, y)
		}
		for _, m := range []Method{Percentile, Basic, Studentized, BCa} {
			o := Bootstrap{Method: m, Replicates: 99}
			a, b := must[Interval](t)(BootstrapMean(ab, clusters, o)), must[Interval](t)(BootstrapMean(ba, clusters, o))
			if a.Outcome != b.Outcome || math.Abs(a.Lo+b.Hi) > 1e-9*(1+a.Width()) || math.Abs(a.Hi+b.Lo) > 1e-9*(1+a.Width()) {
				t.Fatalf("%s: %v and %v", m, a, b)
			}
		}
	})
}

// Multiplying by a power of two scales every number exactly and leaves p alone;
// shifting moves an interval of a mean with it.
func TestScaleAndShift(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := size(t)
		x := scores(t, n, "x")
		clusters := clusterIDs(t, n)
		e := rapid.SampledFrom([]int{-900, -30, -1, 3, 40, 900}).Draw(t, "exponent")
		y, shifted := make([]float64, n), make([]float64, n)
		shift := float64(rapid.IntRange(-3, 3).Draw(t, "shift"))
		for i := range x {
			x[i] = math.Round(x[i]*4096) / 4096 // nothing is lost at 2^±900
			y[i] = math.Ldexp(x[i], e)
			shifted[i] = x[i] + shift
		}
		near := func(what string, got, want, scale float64) {
			t.Helper()
			if math.Abs(got-want) > 1e-12*math.Ldexp(scale, e) {
				t.Fatalf("%s: %v, want %v", what, got, want)
			}
		}
		a, b := must[TResult](t)(TTest(x, clusters, 0.9)), must[TResult](t)(TTest(y, clusters, 0.9))
		if a.Outcome != b.Outcome || math.Abs(a.P-b.P) > 1e-12 {
			t.Fatalf("t: %+v and %+v", a, b)
		}
		near("mean", b.Mean, math.Ldexp(a.Mean, e), 1)
		near("se", b.SE, math.Ldexp(a.SE, e), 1)
		f, g := must[FlipResult](t)(SignFlip(x, clusters, Flips{Draws: 99})), must[FlipResult](t)(SignFlip(y, clusters, Flips{Draws: 99}))
		if f.P != g.P {
			t.Fatalf("sign flip: %v and %v", f.P, g.P)
		}
		for _, m := range []Method{Percentile, Basic, BCa, Studentized, Bayesian} {
			o := Bootstrap{Method: m, Replicates: 79}
			i, j, k := must[Interval](t)(BootstrapMean(x, clusters, o)), must[Interval](t)(BootstrapMean(y, clusters, o)), must[Interval](t)(BootstrapMean(shifted, clusters, o))
			if i.Outcome != j.Outcome {
				t.Fatalf("%s: %v and %v", m, i, j)
			}
			near("lo", j.Lo, math.Ldexp(i.Lo, e), 1)
			near("hi", j.Hi, math.Ldexp(i.Hi, e), 1)
			if i.Outcome == Estimate && k.Outcome == Estimate && m != BCa && // BCa's ties may fall either way
				(math.Abs(i.Lo+shift-k.Lo) > 1e-6*(1+i.Width()) || math.Abs(i.Hi+shift-k.Hi) > 1e-6*(1+i.Width())) {
				t.Fatalf("%s moved by %v: %v and %v", m, shift, i, k)
			}
		}
	})
}

// The order of rows changes no bit of what does not draw, and rows that are
// clusters of their own equal the question-level result.
func TestPermutationAndSingletonClusters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := size(t)
		x, clusters := scores(t, n, "x"), clusterIDs(t, n)
		order := rapid.Permutation(identity(n)).Draw(t, "order")
		px, pc := make([]float64, n), make([]string, n)
		own := make([]string, n)
		for i, from := range order {
			px[i], pc[i] = x[from], clusters[from]
			own[i] = fmt.Sprint(i)
		}
		if a, b := must[ErrorResult](t)(StandardError(x, clusters)), must[ErrorResult](t)(StandardError(px, pc)); a != b {
			t.Fatalf("standard error: %v and %v", a, b)
		}
		if a, b := must[WilcoxonResult](t)(Wilcoxon(x, DropZeros)), must[WilcoxonResult](t)(Wilcoxon(px, DropZeros)); a != b {
			t.Fatalf("signed rank: %+v and %+v", a, b)
		}
		if a, b := must[Summary](t)(Describe(x)), must[Summary](t)(Describe(px)); a != b {
			t.Fatalf("summary: %+v and %+v", a, b)
		}
		if n == 0 {
			return
		}
		o := Bootstrap{Method: BCa, Replicates: 60}
		a, b := must[Interval](t)(BootstrapMean(x, nil, o)), must[Interval](t)(BootstrapMean(x, own, o))
		if a.Lo != b.Lo || a.Hi != b.Hi || a.Outcome != b.Outcome || a.StandardError != b.StandardError {
			t.Fatalf("clusters of one: %v and %v", a, b)
		}
		f, g := must[FlipResult](t)(SignFlip(x, nil, Flips{Draws: 60})), must[FlipResult](t)(SignFlip(x, own, Flips{Draws: 60}))
		if f.P != g.P {
			t.Fatalf("clusters of one: p %v and %v", f.P, g.P)
		}
	})
}

func identity(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// Monte Carlo p lies within five errors of the exact p, by question and by cluster.
func TestFlipMonteCarloAgainstExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 18).Draw(t, "n")
		x := scores(t, n, "x")
		for i := range x {
			x[i] -= 0.25
		}
		var clusters []string
		if rapid.Bool().Draw(t, "clustered") {
			clusters = clusterIDs(t, n)
		}
		exact := must[FlipResult](t)(SignFlip(x, clusters, Flips{Method: FlipExact}))
		mc := must[FlipResult](t)(SignFlip(x, clusters, Flips{Draws: 4000}))
		if exact.Outcome != mc.Outcome {
			t.Fatalf("outcomes %v and %v", exact, mc)
		}
		// 5.5 errors: a false alarm in 4e-8 of the cases.
		if gap := math.Abs(exact.P - mc.P); gap > 5.5*math.Sqrt(exact.P*(1-exact.P)/4000)+2.0/4001 {
			t.Fatalf("exact %v, Monte Carlo %v", exact.P, mc.P)
		}
	})
}

// Quantiles ascend in p and stay between neighbours; sums do not depend on order.
func TestQuantileAndSumProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := rapid.SliceOfN(rapid.Float64Range(-1e300, 1e300), 1, 50).Draw(t, "x")
		p, q := rapid.Float64Range(0, 1).Draw(t, "p"), rapid.Float64Range(0, 1).Draw(t, "q")
		a, b := must[float64](t)(Quantile(x, min(p, q))), must[float64](t)(Quantile(x, max(p, q)))
		if a > b+1e-12*math.Abs(b) {
			t.Fatalf("quantiles %v, %v of %v", a, b, x)
		}
		reversed := make([]float64, len(x))
		for i, v := range x {
			reversed[len(x)-1-i] = v
		}
		if s, r := Sum(x), Sum(reversed); s != r {
			t.Fatalf("sums %v and %v", s, r)
		}
	})
}
