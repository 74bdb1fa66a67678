package contrast_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

// What Pair hands to lib/stats is what the engine estimates: mean, exact p-value,
// n, clusters and receipt agree.
func TestPairedDataAreThoseOfTheEngine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := drawPair(t)
		src := synthetic.Source{}
		src.Put("set", leftSide, left)
		src.Put("set", rightSide, right)
		c := contrast.Contrast{ID: "c", Cohort: "set", Left: leftSide, Right: rightSide}
		d, err := contrast.PairErr(src, c)
		if err != nil {
			t.Fatal(err)
		}
		r := mustOne(t, left, right, contrast.Options{})
		if d.Receipt != r.Receipt || len(d.Questions) != r.N || (d.Outcome == contrast.Undefined) != (r.Outcome == contrast.Undefined) {
			t.Fatalf("paired %+v, estimated %+v", d, r)
		}
		if r.Outcome == contrast.Undefined {
			if d.Reason != r.Reason {
				t.Fatalf("reasons %q and %q", d.Reason, r.Reason)
			}
			return
		}
		flip, err := stats.SignFlip(d.Differences, d.Clusters, stats.Flips{Method: stats.FlipExact})
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(flip.Diff-r.Diff) > 1e-15 || math.Abs(flip.P-r.PExact) > 1e-14 || flip.Clusters != r.Clusters {
			t.Fatalf("stats on pairs %+v, engine %+v", flip, r)
		}
		if !slices.IsSorted(d.Questions) {
			t.Fatalf("questions %v are not in order", d.Questions)
		}
	})
}

func TestPairTellsFaults(t *testing.T) {
	src := synthetic.Source{}
	src.Put("set", leftSide, sample(1, math.NaN()))
	src.Put("set", rightSide, sample(1, 0))
	c := contrast.Contrast{ID: "c", Cohort: "set", Left: leftSide, Right: rightSide}
	if _, err := contrast.PairErr(src, c); err == nil || !strings.Contains(err.Error(), `c, cohort "set", left m: question "q1" (row 2) has the value NaN`) {
		t.Errorf("NaN: %v", err)
	}
	c.Right.Setting = "nowhere"
	src.Put("set", leftSide, sample(1, 0))
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "nowhere") {
			t.Errorf("Pair panics with %v", r)
		}
	}()
	contrast.Pair(src, c)
}
