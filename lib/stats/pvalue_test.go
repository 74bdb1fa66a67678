package stats

import (
	"math"
	"testing"
)

// A p-value that no float64 can hold is the smallest one there is, not 0: with
// three thousand questions that all go one way the sign test's is 2^-2999.
func TestNoPValueIsZero(t *testing.T) {
	const n = 3000
	units, differences := make([]int64, n), make([]float64, n)
	agree, rows := make([]bool, n), [][]float64{make([]float64, n), make([]float64, n)}
	for i := range n {
		units[i], differences[i] = 1, 1+float64(i%2)*1e-9
		agree[i], rows[1][i] = true, 1
	}
	exact, ok := SignFlipExact(units)
	mc, err1 := McNemar(agree, make([]bool, n))
	tt, err2 := TTest(differences, nil, 0.95)
	eq, err3 := Equivalence(differences, nil, 0.5, 0.95)
	w, err4 := Wilcoxon(differences, DropZeros)
	q, err5 := CochranQ([][]bool{agree, make([]bool, n)})
	f, err6 := Friedman(rows)
	page, err7 := PageTrend(rows)
	b, err8 := Binomial(n, n, 0.01)
	for _, err := range []error{err1, err2, err3, err4, err5, err6, err7, err8} {
		if err != nil || !ok {
			t.Fatal(err, ok)
		}
	}
	_, iman := f.ImanDavenport()
	for name, p := range map[string]float64{
		"sign flip": exact, "McNemar exact": mc.Exact, "mid-p": mc.MidP, "plain": mc.Plain, "corrected": mc.Corrected,
		"t": tt.P, "non-inferiority": eq.PLower, "signed rank": w.P, "corrected signed rank": w.Corrected,
		"Cochran": q.P, "Friedman": f.P, "Iman-Davenport": iman, "Page": page.P, "binomial": b,
	} {
		if !(p > 0 && p < 1e-300) {
			t.Errorf("%s: p = %v, want a positive number below 1e-300", name, p)
		}
	}
	if p, err := Binomial(3, 5, 0); p != 0 || err != nil {
		t.Errorf("three successes that cannot happen: p = %v (%v), want exactly 0", p, err)
	}
	if _, ok := SignFlipExact([]int64{math.MaxInt64, math.MaxInt64, 1}); ok {
		t.Error("sizes beyond 2^62: want no exact answer")
	}
	if _, ok := SignFlipExact([]int64{math.MinInt64}); ok {
		t.Error("the smallest integer has no absolute value: want no exact answer")
	}
}

// The last level below 1 is a level like any other: an infinite quantile would
// make every end NaN.
func TestLastLevelBelowOne(t *testing.T) {
	level := math.Nextafter(1, 0)
	x := []float64{0.25, 0.5, 0.75, 1, 0}
	w, err1 := Wilson(3, 10, level)
	tt, err2 := TTest(x, nil, level)
	bca, err3 := BootstrapMean(x, nil, Bootstrap{Method: BCa, Level: level})
	k, err4 := Kappa([]string{"a", "b", "a", "b", "b"}, []string{"a", "b", "b", "b", "a"}, level)
	for _, err := range []error{err1, err2, err3, err4} {
		if err != nil {
			t.Fatal(err)
		}
	}
	// z at the tail 2^-54 is 8.2924 by R 4.2.2: qnorm(2^-54, lower.tail = FALSE).
	if z := normalMargin(level); !closeTo(z, 8.2923610758136, 1e-12) {
		t.Errorf("z = %.15g", z)
	}
	for name, ends := range map[string][2]float64{"Wilson": {w.Lo, w.Hi}, "t": {tt.Lo, tt.Hi}, "BCa": {bca.Lo, bca.Hi}, "kappa": {k.Lo, k.Hi}} {
		if !(ends[0] < ends[1]) {
			t.Errorf("%s: ends %v", name, ends)
		}
	}
}
