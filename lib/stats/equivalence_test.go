package stats

import (
	"math"
	"strings"
	"testing"
)

// R 4.2.2: t.test(d, mu = -0.05, alternative = "greater"), t.test(d, mu = 0.2,
// alternative = "less"), t.test(d, conf.level = 0.9).
func TestEquivalenceBetweenAgainstR(t *testing.T) {
	d := []float64{0.1, -0.2, 0.05, 0.3, 0, 0.12, -0.07, 0.2, 0.15, -0.01}
	r, err := EquivalenceBetween(d, nil, -0.05, 0.2, 0.95)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string][2]float64{
		"p of the lower margin": {r.PLower, 0.01624771401047741}, "p of the upper margin": {r.PUpper, 0.007329320067026802},
		"p": {r.P, 0.01624771401047741}, "lower end": {r.Lo, -0.01875895296978762}, "upper end": {r.Hi, 0.1467589529697876},
	} {
		if math.Abs(c[0]-c[1]) > 1e-12 {
			t.Errorf("%s: %v, R says %v", name, c[0], c[1])
		}
	}
	if !r.Equivalent || !r.NonInferior || r.Lower != -0.05 || r.Upper != 0.2 {
		t.Errorf("%+v", r)
	}
	if tight, err := EquivalenceBetween(d, nil, -0.01, 0.2, 0.95); err != nil || tight.Equivalent || tight.NonInferior || tight.PUpper != r.PUpper {
		t.Errorf("a tighter lower margin: %+v (%v)", tight, err)
	}
	// The test and its interval decide alike, and equal margins are Equivalence.
	iv := Interval{Outcome: Estimate, Lo: r.Lo, Hi: r.Hi}
	if !iv.Between(-0.05, 0.2) || iv.Between(-0.01, 0.2) || iv.Between(-0.05, 0.14) || iv.Within(0.05) || !iv.Within(0.15) {
		t.Error("the interval decides otherwise")
	}
	same, err := Equivalence(d, nil, 0.15, 0.95)
	if between, _ := EquivalenceBetween(d, nil, -0.15, 0.15, 0.95); err != nil || same != between {
		t.Errorf("%+v and %+v", same, between)
	}
	for _, margins := range [][2]float64{{0.1, 0.2}, {0.1, -0.2}, {math.Inf(-1), 0.2}, {-0.1, math.NaN()}, {0, 0.1}} {
		if _, err := EquivalenceBetween(d, nil, margins[0], margins[1], 0.95); err == nil || !strings.Contains(err.Error(), "margins") {
			t.Errorf("margins %v: %v", margins, err)
		}
	}
}
