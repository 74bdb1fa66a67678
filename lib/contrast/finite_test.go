package contrast_test

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
)

// awkward are numbers that break careless arithmetic.
var awkward = []float64{0, math.Copysign(0, -1), math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64, 0x1p-1022, 1e-310,
	-1e-300, 1e-160, 0.1, 0.2, 0.3, 1.0 / 3, 1, -1, 1 + 0x1p-52, 0x1p49, 0x1p-14, 1e16, -1e160, 1e300, -1e300, math.MaxFloat64, -math.MaxFloat64}

// awkwardSample lists some of ten questions in any order, now and then twice.
func awkwardSample(t *rapid.T, clustered bool) contrast.Sample {
	var s contrast.Sample
	kind := rapid.IntRange(0, 3).Draw(t, "kind")
	missing := rapid.IntRange(0, 4).Draw(t, "missing")
	equal := rapid.SampledFrom(awkward).Draw(t, "equal")
	for range rapid.IntRange(0, 10).Draw(t, "rows") {
		q := rapid.IntRange(0, 9).Draw(t, "question")
		name := fmt.Sprint("q", q)
		again := false
		for _, have := range s.Questions {
			again = again || have == name
		}
		if again && rapid.IntRange(0, 19).Draw(t, "twice") > 0 {
			continue
		}
		v := equal
		switch kind {
		case 1:
			v = float64(rapid.IntRange(0, 4).Draw(t, "value")) / 4
		case 2:
			v = rapid.SampledFrom(awkward).Draw(t, "value")
		case 3:
			v = rapid.Float64Range(-1, 1).Draw(t, "value")
		}
		s.Questions, s.Values = append(s.Questions, name), append(s.Values, v)
		s.Missing = append(s.Missing, rapid.IntRange(0, 4).Draw(t, "undefined") < missing)
		if clustered {
			s.Clusters = append(s.Clusters, fmt.Sprint("c", q*q%4))
		}
	}
	return s
}

// sound says what is wrong with a result: a number that is not finite, ends out
// of order, a p-value outside (0, 1], a receipt that does not add up.
func sound(r contrast.Result) error {
	v := reflect.ValueOf(r)
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Float64 && (math.IsNaN(f.Float()) || math.IsInf(f.Float(), 0)) {
			return fmt.Errorf("%s is %v", v.Type().Field(i).Name, f.Float())
		}
	}
	c := r.Receipt
	if (r.Outcome == contrast.Estimate) != (r.Reason == "") {
		return fmt.Errorf("outcome %v with reason %q", r.Outcome, r.Reason)
	}
	if r.Outcome == contrast.Undefined {
		if r.P != 0 || r.PHolm != 0 || r.Diff != 0 || r.Lo != 0 || r.Hi != 0 || r.LeftMean != 0 || r.PExact != 0 || r.HasExact || r.Supported() {
			return fmt.Errorf("undefined, but with numbers")
		}
		return nil
	}
	ps := []float64{r.P, r.PHolm, r.PHochberg, r.PBH}
	if r.HasExact {
		ps = append(ps, r.PExact)
	}
	if r.HasBounds {
		ps = append(ps, r.PExactLo, r.PExactHi)
	}
	if r.HasMaxT {
		ps = append(ps, r.PMaxT)
	}
	for _, p := range ps {
		if !(p > 0 && p <= 1) {
			return fmt.Errorf("p-values %v", ps)
		}
	}
	switch {
	case r.Lo > r.Hi || r.HasSimultaneous && r.SimLo > r.SimHi:
		return fmt.Errorf("ends out of order")
	case r.N != c.Matched-c.Missing || c.Excluded != c.LeftOnly+c.RightOnly+c.Missing || c.Duplicate != 0:
		return fmt.Errorf("n and receipt at odds")
	case r.Wins+r.Losses+r.Ties != r.N:
		return fmt.Errorf("wins, losses and ties do not make n")
	}
	return nil
}

// families runs a family of awkward contrasts with everything asked for.
func families(t *rapid.T) {
	src := synthetic.Source{}
	family := contrast.Family{Name: "awkward"}
	clustered := rapid.Bool().Draw(t, "clustered")
	for c := range rapid.IntRange(1, 3).Draw(t, "contrasts") {
		x := contrast.Contrast{ID: fmt.Sprint(c), Cohort: "set", Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}}
		src.Put(x.Cohort, x.Left, awkwardSample(t, clustered))
		src.Put(x.Cohort, x.Right, awkwardSample(t, clustered))
		family.Contrasts = append(family.Contrasts, x)
	}
	family.Options = contrast.Options{
		Replicates: rapid.SampledFrom([]int{1, 2, 3, 40, 257}).Draw(t, "B"),
		Level:      rapid.SampledFrom([]float64{1e-300, 0.5, 0.95, 0.999, 1 - 1e-13, math.Nextafter(1, 0)}).Draw(t, "level"),
		Exact:      true,
		Bounds:     rapid.Bool().Draw(t, "bounds"),

		PreferExact: rapid.Bool().Draw(t, "prefer"),
		Workers:     1,
	}
	if rapid.Bool().Draw(t, "separate") {
		family.Options.Streams = contrast.Separate
	} else {
		family.Options.MaxT, family.Options.Simultaneous = true, true
	}
	if rapid.Bool().Draw(t, "sequential") {
		family.Options.MaxReplicates = 600
	}
	rs, err := family.RunErr(src)
	if err != nil {
		if !strings.HasPrefix(err.Error(), "contrast: ") {
			t.Fatalf("error %q lacks its package", err)
		}
		return
	}
	for _, r := range rs.All() {
		if err := sound(r); err != nil {
			t.Fatalf("%v: %+v", err, r)
		}
	}
	rs.Table()
	rs.Frame()
	for _, g := range rs.Gatekeep([][]string{{"0"}}) {
		if !(g.P > 0 && g.P <= 1) {
			t.Fatalf("gate %+v", g)
		}
	}
	settings := []string{"l0", "r0"}
	if r, err := contrast.RankErr(src, "set", "", settings, true, contrast.Options{Replicates: 20}); err == nil {
		for _, x := range r.Ranked {
			if math.IsNaN(x.Mean) || math.IsInf(x.Mean, 0) {
				t.Fatalf("ranking %+v", r)
			}
		}
	} else if !strings.HasPrefix(err.Error(), "contrast: ") {
		t.Fatalf("error %q lacks its package", err)
	}
	sweep := contrast.Sweep{Name: "awkward", Cohort: "set", Reference: "r0", Options: contrast.Options{Replicates: 20, Exact: true}}
	at := rapid.SliceOfNDistinct(rapid.SampledFrom(awkward[1:]), 2, 2, rapid.ID[float64]).Draw(t, "levels")
	for i, setting := range settings {
		sweep.Levels = append(sweep.Levels, contrast.Level{At: slices.Sorted(slices.Values(at))[i], Setting: setting})
	}
	s, err := sweep.RunErr(src)
	if err != nil {
		if !strings.HasPrefix(err.Error(), "contrast: ") {
			t.Fatalf("error %q lacks its package", err)
		}
		return
	}
	if err := sound(s.Trend); err != nil {
		t.Fatalf("trend: %v: %+v", err, s.Trend)
	}
	for _, c := range s.Crossings {
		if math.IsNaN(c) || math.IsInf(c, 0) {
			t.Fatalf("crossings %v of %v", s.Crossings, at)
		}
	}
	s.Curve()
}

// No NaN and no infinity leaves a result as a number, and nothing panics.
func TestEveryNumberIsFinite(t *testing.T) { rapid.Check(t, families) }

// FuzzEveryNumberIsFinite searches on from there:
// go test -run xxx -fuzz Finite ./lib/contrast
func FuzzEveryNumberIsFinite(f *testing.F) { f.Fuzz(rapid.MakeFuzz(families)) }
