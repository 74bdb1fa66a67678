package stats

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func TestFlipPoints(t *testing.T) {
	levels := []float64{0.1, 0.2, 0.3, 0.4, 0.5, 0.6}
	verdicts := []Verdict{LeftHigher, Unclear, NoVerdict, RightHigher, RightHigher, Unclear}
	got, err := FlipPoints(levels, verdicts)
	if err != nil {
		t.Fatal(err)
	}
	want := []Flip{
		{From: 0.1, To: 0.2, Before: LeftHigher, After: Unclear},
		{From: 0.2, To: 0.4, Before: Unclear, After: RightHigher, Reversal: true, Gap: true},
		{From: 0.5, To: 0.6, Before: RightHigher, After: Unclear},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %+v", got)
	}
	if got, err := FlipPoints(nil, nil); err != nil || got != nil {
		t.Errorf("nothing: %v, %v", got, err)
	}
	if v := Decide(Estimate, -0.1, 0.01, 0.05); v != RightHigher {
		t.Errorf("verdict %v", v)
	}
	if v := Decide(Degenerate, 0.1, 0.01, 0.05); v != Unclear {
		t.Errorf("degenerate data decide %v", v)
	}
}

func TestCrossings(t *testing.T) {
	got, err := Crossings([]float64{1, 2, 3, 4, 5, 6}, []float64{-1, 3, 0, -2, 0, -1})
	if err != nil || !slices.Equal(got, []float64{1.25, 3}) {
		t.Errorf("%v, %v", got, err)
	}
}

// Slopes by hand: question scores 0, .5, 1 at budgets 1, 2, 4. The least-squares
// slope is Σ(x−7/3)y/Σ(x−7/3)² = (−1/6 + 5/3)/(14/3) = 9/28.
func TestLinearTrendSlope(t *testing.T) {
	r, err := LinearTrend([][]float64{{0, 1}, {0.5, 1}, {1, 1}}, []float64{1, 2, 4}, nil, Flips{Draws: 100})
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(r.Slope-9.0/56) > 1e-15 || r.Outcome != Degenerate { // the second question is flat: one unit left
		t.Errorf("%+v", r)
	}
}

func TestLinearTrendFindsATrend(t *testing.T) {
	rng := NewKey(2, "trend").Stream(0)
	scores := make([][]float64, 4)
	levels := []float64{0.1, 0.25, 0.5, 1}
	n := 120
	for l := range scores {
		scores[l] = make([]float64, n)
	}
	for q := range n {
		base := float64(rng.IntN(5)) / 4
		for l := range scores {
			scores[l][q] = base + levels[l]*0.2 + float64(rng.IntN(3))/4
		}
	}
	up, err := LinearTrend(scores, levels, nil, Flips{})
	if err != nil {
		t.Fatal(err)
	}
	page, err := PageTrend(scores)
	if err != nil {
		t.Fatal(err)
	}
	if up.P > 0.01 || up.Slope < 0.1 || up.Slope > 0.3 || page.P > 0.01 || page.Z < 0 {
		t.Errorf("slope %v p %v, Page z %v p %v", up.Slope, up.P, page.Z, page.P)
	}
	slices.Reverse(scores)
	down, err := PageTrend(scores)
	if err != nil || down.Z != -page.Z || down.P != page.P {
		t.Errorf("reversed: %v %v, %v", down.Z, down.P, err)
	}
}

// Levels and scores at the ends of the range have the slope of the same ones
// in ordinary units: squares of them would be infinite, or zero.
func TestSlopesAtAnyMagnitude(t *testing.T) {
	scores := [][]float64{{0, 1, 0.5}, {1, 0.5, 0.5}, {2, 0.25, 0.5}}
	plain, err := Slopes(scores, []float64{1, 2, 4})
	if err != nil || plain[2] != 0 {
		t.Fatalf("slopes %v (%v)", plain, err)
	}
	for _, e := range []int{-600, 600, 1000} {
		s := math.Ldexp(1, e)
		got, err := Slopes(scores, []float64{1 * s, 2 * s, 4 * s})
		if err != nil {
			t.Fatal(err)
		}
		for q := range plain {
			if want := plain[q] / s; !closeTo(got[q], want, 1e-14) {
				t.Errorf("levels times 2^%d: slope %v of question %d, want %v", e, got[q], q+1, want)
			}
		}
	}
	const tiny = 0x1p-1040
	if _, err := Slopes(scores, []float64{tiny, 2 * tiny, 4 * tiny}); err == nil || !strings.Contains(err.Error(), "rescale") {
		t.Errorf("a slope of 2^1040: error %v, want one that asks to rescale", err)
	}
}
