package stats

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

// Each test here is a fault that users reported against some other tool; the
// name of the report is in the comment.

// scipy#15883, resample#84: BCa of a minimum, whose replicates all lie on one
// side, gave NaN.
func TestBCaOfMinimum(t *testing.T) {
	x := []float64{0, 0.3, 0.9, 1.4, 2.2}
	iv, err := BootstrapStatistic(len(x), func(rows []int) (float64, bool) {
		least := math.Inf(1)
		for _, r := range rows {
			least = min(least, x[r])
		}
		return least, true
	}, Bootstrap{Method: BCa, Replicates: 2000})
	if err != nil {
		t.Fatal(err)
	}
	// Ties at the estimate count half, so the correction is finite here.
	if iv.Lo != 0 || !(iv.Hi >= 0) || math.IsNaN(iv.Hi) || iv.Outcome == Undefined {
		t.Errorf("interval %v", iv)
	}
	// A statistic that all resamples overshoot has an infinite correction.
	iv, err = BootstrapStatistic(len(x), func(rows []int) (float64, bool) {
		if slices.Equal(rows, identity(len(x))) {
			return -1, true
		}
		return x[rows[0]], true
	}, Bootstrap{Method: BCa, Replicates: 2000})
	if err != nil {
		t.Fatal(err)
	}
	if iv.Outcome != Degenerate || !strings.Contains(iv.Reason, "one side") || math.IsNaN(iv.Lo+iv.Hi) {
		t.Errorf("interval %v", iv)
	}
}

// scipy PR#15869: permuted statistics equal up to rounding were counted as less
// extreme, so p depended on the order of the sum.
func TestFlipTiesSurviveRounding(t *testing.T) {
	x := []float64{0.1, 0.3 - 0.2, 0.7 - 0.6, -0.1, 0, 0.8 - 0.7, 0.1, 0.4 - 0.5}
	exact := []float64{1, 1, 1, -1, 0, 1, 1, -1}
	want, err := SignFlip(exact, nil, Flips{Method: FlipExact})
	if err != nil {
		t.Fatal(err)
	}
	for shift := range x {
		order := append(append([]float64(nil), x[shift:]...), x[:shift]...)
		got, err := SignFlip(order, nil, Flips{Method: FlipExact})
		if err != nil || got.P != want.P {
			t.Errorf("order %d: p %v, want %v (%v)", shift, got.P, want.P, err)
		}
	}
	// The same without a lattice: √2 and twice its half are one value.
	a, b := math.Sqrt2, math.Sqrt(8)/2*(1+0x1p-52)
	got, err := SignFlip([]float64{a, b, -a, b, math.Sqrt(3)}, nil, Flips{Method: FlipExact})
	if err != nil || got.P != enumerated([]float64{a, a, -a, a, math.Sqrt(3)}) {
		t.Errorf("p %v, want %v (%v)", got.P, enumerated([]float64{a, a, -a, a, math.Sqrt(3)}), err)
	}
}

// enumerated is the sign-flip p by all patterns, ties within 1e-9.
func enumerated(x []float64) float64 {
	total := math.Abs(Sum(x))
	hits := 0
	for mask := range 1 << len(x) {
		s := 0.0
		for i, v := range x {
			if mask>>i&1 == 1 {
				v = -v
			}
			s += v
		}
		if math.Abs(s) >= total-1e-9 {
			hits++
		}
	}
	return float64(hits) / float64(int(1)<<len(x))
}

// scipy#16459, mlxtend PR#721: sampled permutations gave p = 0.
func TestSampledPIsNeverZero(t *testing.T) {
	x := make([]float64, 200)
	for i := range x {
		x[i] = 1
	}
	r, err := SignFlip(x, nil, Flips{Draws: 500})
	if err != nil || r.Hits != 0 || r.P != 1.0/501 || r.Floor != 1.0/501 {
		t.Errorf("%+v, %v", r, err)
	}
}

// scipy#5339, moabb#1134: all differences zero gave 1 at n = 10 and NaN at n = 25.
func TestZeroDifferencesAtAnySize(t *testing.T) {
	for _, n := range []int{1, 10, 25, 5000} {
		w, err := Wilcoxon(make([]float64, n), DropZeros)
		if err != nil || w.P != 1 || w.Outcome != Degenerate {
			t.Errorf("n = %d: %+v, %v", n, w, err)
		}
	}
}

// lm-eval#4070, #3966: a standard error of 0 at 0/n, whatever n.
func TestRatesAtTheEdge(t *testing.T) {
	small, _ := Wilson(0, 25, 0.95)
	large, _ := Wilson(0, 5000, 0.95)
	if !(small.Hi > 0.13 && small.Hi < 0.14 && large.Hi > 0 && large.Hi < 0.001) {
		t.Errorf("0/25: %v, 0/5000: %v", small, large)
	}
	if small.Lo != 0 || large.Lo != 0 {
		t.Errorf("lower ends %v, %v", small.Lo, large.Lo)
	}
}

// lm-eval#3831: an unpaired z test on paired data. With a shared difficulty the
// paired error is far smaller.
func TestPairingIsUsed(t *testing.T) {
	rng := NewKey(1, "pairing").Stream(0)
	left, right := make([]float64, 220), make([]float64, 220)
	for i := range left {
		difficulty := rng.Float64()
		left[i], right[i] = difficulty+0.02+rng.Float64()/10, difficulty+rng.Float64()/10
	}
	paired, err := PairedT(left, right, 0.95)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := Describe(left)
	b, _ := Describe(right)
	unpaired := math.Hypot(a.StandardError, b.StandardError)
	if paired.SE > unpaired/4 {
		t.Errorf("paired error %v, unpaired %v", paired.SE, unpaired)
	}
}

// duckreg#19: a cluster drawn twice was counted once, and the standard error
// came out too small by √0.63. The replicates of three unequal clusters must be
// exactly the 27 resamples, each as often as chance has it.
func TestClusterResamplesAreCountedTwice(t *testing.T) {
	values := []float64{1, 1, 1, 1, 0, 0, 1, 0}
	clusters := []string{"a", "a", "a", "a", "b", "b", "c", "c"}
	sums, sizes := [3]float64{4, 0, 1}, [3]float64{4, 2, 2}
	want := map[float64]int{}
	for i := range 27 {
		a, b, c := i%3, i/3%3, i/9
		v := (sums[a] + sums[b] + sums[c]) / (sizes[a] + sizes[b] + sizes[c])
		want[v]++
	}
	ones := []float64{1, 1, 1, 1, 1, 1, 1, 1}
	u, err := newUnits("test", values, ones, clusters)
	if err != nil {
		t.Fatal(err)
	}
	o, err := Bootstrap{Replicates: 27000}.checked()
	if err != nil {
		t.Fatal(err)
	}
	got := map[float64]int{}
	for _, v := range u.resample(o, false).values {
		got[v]++
	}
	for v, n := range want {
		// Binomial(27000, n/27): five standard deviations.
		if math.Abs(float64(got[v]-1000*n)) > 5*math.Sqrt(1000*float64(n)) {
			t.Errorf("replicate %v came %d times, want about %d", v, got[v], 1000*n)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d distinct replicates, want %d", len(got), len(want))
	}
	// Not the mean of cluster means (0.5), but questions weigh equally (5/8).
	if u.point != 0.625 {
		t.Errorf("point %v", u.point)
	}
}

// inspect_ai PR#4714: half the cluster ids missing collapsed into one cluster
// and moved the standard error.
func TestMissingClustersAreRefused(t *testing.T) {
	clusters := make([]string, 100)
	for i := range 50 {
		clusters[i] = fmt.Sprint("c", i)
	}
	_, err := StandardError(make([]float64, 100), clusters)
	if err == nil || !strings.Contains(err.Error(), "row 51 has no cluster id") {
		t.Errorf("error %v", err)
	}
}

// HELM#4332, #2991: exact ties won or lost by the order of the systems.
func TestTiesDoNotDependOnOrder(t *testing.T) {
	rate, ok, err := WinRate([]float64{1, 0.5, 0}, []float64{1, 0.5, 0})
	if rate != 0.5 || !ok || err != nil {
		t.Errorf("win rate %v %v %v", rate, ok, err)
	}
	ones := [][]float64{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}
	for _, names := range [][]string{{"a", "b", "c"}, {"c", "a", "b"}} {
		r, err := Rank(names, []float64{0.4, 0.4, 0.4}, ones, 0.05, true)
		if err != nil || !slices.Equal(r.Ranks, []float64{2, 2, 2}) || !slices.Equal(r.Letters, []string{"a", "a", "a"}) {
			t.Errorf("%v: %+v %v", names, r, err)
		}
	}
}

// rsample#177: the level was ignored.
func TestLevelMatters(t *testing.T) {
	x := irrationals(40)
	for _, m := range []Method{Percentile, Basic, BCa, Studentized, Bayesian} {
		narrow, err := BootstrapMean(x, nil, Bootstrap{Method: m, Level: 0.9, Replicates: 2000})
		if err != nil {
			t.Fatal(err)
		}
		wide, err := BootstrapMean(x, nil, Bootstrap{Method: m, Level: 0.95, Replicates: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if !(wide.Lo < narrow.Lo && narrow.Hi < wide.Hi) {
			t.Errorf("%s: %v inside %v?", m, narrow, wide)
		}
	}
}

// pybroker#194, emmeans#57: results depended on a hidden generator. openai/evals
// PR#1834: a "bootstrap" of half the sample without replacement.
func TestBootstrapIsReproducibleAndFull(t *testing.T) {
	x := irrationals(60)
	a, _ := BootstrapMean(x, nil, Bootstrap{Stream: "asqa"})
	b, _ := BootstrapMean(x, nil, Bootstrap{Stream: "asqa"})
	c, _ := BootstrapMean(x, nil, Bootstrap{Stream: "qasper"})
	d, _ := BootstrapMean(x, nil, Bootstrap{Stream: "asqa", Seed: 14})
	if a.Lo != b.Lo || a.Hi != b.Hi || a.Lo == c.Lo || a.Lo == d.Lo {
		t.Errorf("%v %v %v %v", a, b, c, d)
	}
	// Var(mean*) = Σ(x−x̄)²/n²: half the sample without replacement gives n/(n−1) of it, so check closely.
	u, _ := newUnits("test", x, constants(60, 1), nil)
	o, _ := Bootstrap{Replicates: 100000}.checked()
	r := u.resample(o, false)
	mean := meanOf(x)
	want := math.Sqrt(varianceOf(x, mean) * 59 / 3600)
	if got := spread(r.values); math.Abs(got/want-1) > 0.01 {
		t.Errorf("spread of replicates %v, want %v", got, want)
	}
}

func constants(n int, v float64) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = v
	}
	return out
}

// R's documentation of wilcox.test (argument digits.rank): differences equal but
// for rounding get different ranks, and a zero that is 3e-17 is ranked at all.
func TestSignedRanksSurviveRounding(t *testing.T) {
	rounded := []float64{0.3 - 0.2, 0.2 - 0.1, 0.7 - 0.6, 0.1 + 0.2 - 0.3, 0.5 - 0.7, 0.9 - 0.5}
	exact := []float64{1, 1, 1, 0, -2, 4}
	for _, zeros := range []ZeroRule{DropZeros, PrattZeros} {
		got, err := Wilcoxon(rounded, zeros)
		if err != nil {
			t.Fatal(err)
		}
		want, err := Wilcoxon(exact, zeros)
		if err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("%s: %+v, want %+v", zeros, got, want)
		}
	}
}
