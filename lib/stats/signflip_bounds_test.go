package stats

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// The bounds enclose what going through all flips gives, ties and slack
// included, for sizes of any spread.
func TestFlipBoundsEncloseEnumeration(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		units := make([]int64, rapid.IntRange(2, 14).Draw(t, "n"))
		top := rapid.SampledFrom([]int64{3, 1000, 1 << 40, 1 << 56}).Draw(t, "top")
		for i := range units {
			units[i] = rapid.Int64Range(-top, top).Draw(t, "unit")
		}
		slack := rapid.Int64Range(0, top/4).Draw(t, "slack")
		lo, hi, ok := SignFlipBounds(units, slack)
		p, listed := SignFlipAll(units, slack)
		if !listed {
			t.Fatalf("%d units: not gone through", len(units))
		}
		if !ok || !(lo > 0 && lo <= p && p <= hi && hi <= 1) {
			t.Fatalf("bounds %v and %v (%v), all flips give %v", lo, hi, ok, p)
		}
	})
}

// Against counted subsets where both can be had, far into the tail; a grid of
// a hundred million additions leaves little between the bounds.
func TestFlipBoundsAgainstExact(t *testing.T) {
	rng := NewKey(8, "bounds").Stream(0)
	for _, c := range []struct {
		n       int
		shift   int64 // moves the differences to one side
		largest float64
	}{{200, 0, 1.02}, {200, 2500, 1.02}, {200, 6000, 1.05}, {940, 0, 1.05}, {940, 900, 1.2}, {940, 3000, 1.3}, {2500, 300, 1.6}} {
		units := make([]int64, c.n)
		for i := range units {
			units[i] = int64(rng.IntN(20001)) - 10000 + c.shift
			if c.n > 300 {
				units[i] /= 40 // so that SignFlipExact can count
			}
		}
		p, ok := SignFlipExact(units)
		if !ok {
			t.Fatalf("%d units: no exact p-value to compare with", c.n)
		}
		// The same in steps that no grid of a power of two meets.
		fine := make([]int64, c.n)
		for i, u := range units {
			fine[i] = u * 1_048_573
		}
		lo, hi, ok := SignFlipBounds(fine, 0)
		t.Logf("%d units: %.4g to %.4g, exact %.4g", c.n, lo, hi, p)
		if !ok || !(lo <= p && p <= hi) || hi/lo > c.largest {
			t.Errorf("%d units: bounds %v and %v (ratio %.3f), exact %v", c.n, lo, hi, hi/lo, p)
		}
	}
}

func TestFlipBoundsLimits(t *testing.T) {
	for _, c := range []struct {
		units  []int64
		slack  int64
		lo, hi float64
		ok     bool
	}{
		{nil, 0, 1, 1, true},
		{[]int64{0, 0}, 0, 1, 1, true},
		{[]int64{5, -5}, 0, 1, 1, true},
		{[]int64{3, -1}, 2, 1, 1, true},
		{[]int64{1, 1, 1}, 0, 0.25, 0.25, true},
		{[]int64{math.MinInt64}, 0, 0, 0, false},
		{[]int64{math.MaxInt64, math.MaxInt64}, 0, 0, 0, false},
		{[]int64{1, 2}, -1, 0, 0, false},
	} {
		lo, hi, ok := SignFlipBounds(c.units, c.slack)
		if ok != c.ok || math.Abs(lo-c.lo) > 1e-14 || math.Abs(hi-c.hi) > 1e-14 {
			t.Errorf("%v: %v, %v, %v, want %v, %v, %v", c.units, lo, hi, ok, c.lo, c.hi, c.ok)
		}
	}
	// Three thousand units that all go one way: 2^-2999 is below the range.
	units := make([]int64, 3000)
	for i := range units {
		units[i] = 1<<30 + int64(i)
	}
	lo, hi, ok := SignFlipBounds(units, 0)
	if !ok || lo != math.SmallestNonzeroFloat64 || !(hi >= lo && hi < 1e-300) {
		t.Errorf("2^-2999: bounds %v and %v", lo, hi)
	}
}
