package stats

import (
	"slices"
	"testing"
)

func TestBestIsTieAwareInPrint(t *testing.T) {
	values := []float64{0.7449, 0.745, 0.7354, 0.7446, 0.9}
	present := []bool{true, true, true, true, false}
	got, err := Best(values, present, true, 2)
	if err != nil {
		t.Fatal(err)
	}
	// 0.7449, 0.745 (half to even) and 0.7446 all print 0.74, as does 0.7354 → 0.74; the missing one never wins.
	if !slices.Equal(got, []bool{true, true, true, true, false}) {
		t.Errorf("two digits: %v", got)
	}
	got, _ = Best(values, present, true, 3)
	if !slices.Equal(got, []bool{true, true, false, true, false}) {
		t.Errorf("three digits: %v", got)
	}
	got, _ = Best(values, nil, false, 3)
	if !slices.Equal(got, []bool{false, false, true, false, false}) {
		t.Errorf("lower is better: %v", got)
	}
	if got, err := Best(nil, nil, true, 2); err != nil || len(got) != 0 {
		t.Errorf("nothing: %v, %v", got, err)
	}
}

// The example of overlapping groups: A differs from C and D, B from D only.
func TestRankLetters(t *testing.T) {
	names := []string{"D", "B", "A", "C"}
	means := []float64{1, 3, 4, 2}
	p := [][]float64{ // order D, B, A, C
		{1, 0.01, 0.001, 0.2},
		{0.01, 1, 0.3, 0.2},
		{0.001, 0.3, 1, 0.02},
		{0.2, 0.2, 0.02, 1},
	}
	r, err := Rank(names, means, p, 0.05, true)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(r.Names, []string{"A", "B", "C", "D"}) ||
		!slices.Equal(r.Letters, []string{"a", "ab", "bc", "c"}) ||
		!slices.Equal(r.Top, []bool{true, true, false, false}) {
		t.Errorf("%+v", r)
	}
}

// Two settings share a letter exactly when they are not separable, on all
// graphs of five settings.
func TestLettersOnEveryGraph(t *testing.T) {
	const n = 5
	for graph := range 1 << (n * (n - 1) / 2) {
		separable := make([][]bool, n)
		for i := range separable {
			separable[i] = make([]bool, n)
		}
		bit := 0
		for i := range n {
			for j := range i {
				separable[i][j] = graph>>bit&1 == 1
				separable[j][i] = separable[i][j]
				bit++
			}
		}
		groups := letterGroups(separable)
		share := func(i, j int) bool {
			for _, g := range groups {
				if slices.Contains(g, i) && slices.Contains(g, j) {
					return true
				}
			}
			return false
		}
		for i := range n {
			for j := range n {
				if i == j && !share(i, i) || i != j && share(i, j) == separable[i][j] {
					t.Fatalf("graph %b: %d and %d in %v", graph, i, j, groups)
				}
			}
		}
	}
}

func TestPrintedDigits(t *testing.T) {
	for _, c := range []struct {
		v      float64
		digits int
		want   string
	}{
		// Half to even on the shortest decimal: Go's %.1f of 0.25 is 0.2, of 2.675 2.67.
		{0.25, 1, "0.2"}, {0.35, 1, "0.4"}, {2.675, 2, "2.68"}, {2.665, 2, "2.66"}, {2.5, 0, "2"}, {3.5, 0, "4"},
		{-0.001, 2, "0.00"}, {0.999, 2, "1.00"}, {99.95, 1, "100.0"}, {-1.005, 2, "-1.00"}, {1e-9, 3, "0.000"}, {1234567, 1, "1234567.0"},
	} {
		if got := printedDigits(c.v, c.digits); got != c.want {
			t.Errorf("%v to %d digits: %s, want %s", c.v, c.digits, got, c.want)
		}
	}
}
