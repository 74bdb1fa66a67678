package contrast_test

import (
	"fmt"
	"math"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

// drawPair draws two samples on twelfths, with undefined values and, at will,
// clusters; each side in an order of its own.
func drawPair(t *rapid.T) (left, right contrast.Sample) {
	n := rapid.IntRange(1, 40).Draw(t, "n")
	clusters := rapid.IntRange(0, 9).Draw(t, "clusters")
	rng := stats.NewKey(rapid.Uint64().Draw(t, "data"), "property").Stream(0)
	missing := rapid.SampledFrom([]float64{0, 0.1, 0.6}).Draw(t, "missing")
	for _, s := range []*contrast.Sample{&left, &right} {
		for i := range n {
			s.Questions = append(s.Questions, fmt.Sprintf("q%03d", i))
			s.Values = append(s.Values, float64(rng.IntN(13))/12)
			s.Missing = append(s.Missing, rng.Float64() < missing)
			if clusters > 0 {
				s.Clusters = append(s.Clusters, fmt.Sprintf("c%d", i*7%clusters))
			}
		}
	}
	return left, right
}

func mustOne(t *rapid.T, left, right contrast.Sample, o contrast.Options) contrast.Result {
	o.Replicates = 300
	o.Exact = true
	r, err := one(left, right, o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// numbers is what must agree between two ways of saying the same thing.
func numbers(r contrast.Result) []float64 {
	return []float64{r.Diff, r.Lo, r.Hi, r.LoError, r.HiError, r.P, r.PExact, float64(r.N), float64(r.Outcome)}
}

func TestSwappingSidesNegates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := drawPair(t)
		for _, streams := range []contrast.Streams{contrast.Shared, contrast.Separate} {
			a := mustOne(t, left, right, contrast.Options{Streams: streams})
			b := mustOne(t, right, left, contrast.Options{Streams: streams})
			if a.Diff != -b.Diff || a.Lo != -b.Hi || a.Hi != -b.Lo || a.P != b.P || a.PExact != b.PExact || a.LeftMean != b.RightMean {
				t.Fatalf("%v and swapped %v", a, b)
			}
		}
	})
}

func TestScaleAndShift(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := drawPair(t)
		a := mustOne(t, left, right, contrast.Options{})
		scale := math.Ldexp(1, rapid.IntRange(-200, 200).Draw(t, "exponent"))
		shift := float64(rapid.IntRange(-100, 100).Draw(t, "shift"))
		change := func(s contrast.Sample, f func(float64) float64) contrast.Sample {
			values := make([]float64, len(s.Values))
			for i, v := range s.Values {
				values[i] = f(v)
			}
			s.Values = values
			return s
		}
		times := func(x float64) float64 { return x * scale }
		b := mustOne(t, change(left, times), change(right, times), contrast.Options{})
		near := func(x, y float64) bool { return math.Abs(x-y) <= 1e-12*math.Max(math.Abs(y), scale) }
		if !near(b.Diff, a.Diff*scale) || !near(b.Lo, a.Lo*scale) || !near(b.Hi, a.Hi*scale) || b.P != a.P {
			t.Fatalf("%v, times %v: %v", a, scale, b)
		}
		plus := func(x float64) float64 { return float64(math.Round(12*x)+12*shift) / 12 }
		c := mustOne(t, change(left, plus), change(right, plus), contrast.Options{})
		if !reflect.DeepEqual(numbers(c), numbers(a)) {
			t.Fatalf("%v, plus %v: %v", a, shift, c)
		}
	})
}

func TestOrderOfRowsIsNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := drawPair(t)
		a := mustOne(t, left, right, contrast.Options{})
		rng := stats.NewKey(rapid.Uint64().Draw(t, "order"), "order").Stream(0)
		rng.Shuffle(len(left.Questions), func(i, j int) { swapRows(&left, i, j) })
		rng.Shuffle(len(right.Questions), func(i, j int) { swapRows(&right, i, j) })
		b := mustOne(t, left, right, contrast.Options{Workers: 3})
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v, shuffled %+v", a, b)
		}
	})
}

func TestDuplicateRowIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := drawPair(t)
		i := rapid.IntRange(0, len(left.Questions)-1).Draw(t, "row")
		left.Questions = append(left.Questions, left.Questions[i])
		left.Values = append(left.Values, left.Values[i])
		left.Missing = append(left.Missing, left.Missing[i])
		if left.Clusters != nil {
			left.Clusters = append(left.Clusters, left.Clusters[i])
		}
		r := mustOne(t, left, right, contrast.Options{})
		if r.Outcome != contrast.Undefined || r.Receipt.Duplicate != 1 {
			t.Fatalf("a duplicate row of %s gives %v, receipt %+v", left.Questions[i], r, r.Receipt)
		}
	})
}

func TestClustersOfOneAreQuestions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := drawPair(t)
		left.Clusters, right.Clusters = nil, nil
		a := mustOne(t, left, right, contrast.Options{})
		for i := range left.Questions {
			// Names in an order of their own: clusters are numbered by question.
			name := fmt.Sprintf("c%d", (i*31+7)%len(left.Questions)*1000+i)
			left.Clusters, right.Clusters = append(left.Clusters, name), append(right.Clusters, name)
		}
		b := mustOne(t, left, right, contrast.Options{})
		if a.Outcome == contrast.Undefined {
			return
		}
		if b.Clusters != b.N || !reflect.DeepEqual(numbers(a), numbers(b)) {
			t.Fatalf("questions %v, clusters of one %v", a, b)
		}
	})
}

func TestAddedContrastMovesNoRawNumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		src := synthetic.Source{}
		family := contrast.Family{Options: contrast.Options{Replicates: 300, Exact: true}}
		count := rapid.IntRange(2, 6).Draw(t, "contrasts")
		for c := range count {
			left, right := drawPair(t)
			x := contrast.Contrast{ID: fmt.Sprint(c), Cohort: rapid.SampledFrom([]string{"a", "b"}).Draw(t, "cohort"),
				Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}}
			src.Put(x.Cohort, x.Left, left)
			src.Put(x.Cohort, x.Right, right)
			family.Contrasts = append(family.Contrasts, x)
		}
		family.Options.Streams = rapid.SampledFrom([]contrast.Streams{contrast.Shared, contrast.Separate}).Draw(t, "streams")
		whole, err := family.RunErr(src)
		if err != nil {
			t.Fatal(err)
		}
		fewer := family
		fewer.Contrasts = family.Contrasts[:count-1]
		part, err := fewer.RunErr(src)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range part.All() {
			if !reflect.DeepEqual(numbers(r), numbers(whole.Get(r.ID))) {
				t.Fatalf("%v becomes %v with another contrast beside it", r, whole.Get(r.ID))
			}
		}
		only, err := family.Only("0").RunErr(src)
		if err != nil {
			t.Fatal(err)
		}
		if got, all := only.Get("0"), whole.Get("0"); !reflect.DeepEqual(numbers(got), numbers(all)) || got.PHolm < all.PHolm {
			t.Fatalf("alone %v p_H %v, in the family p_H %v", got, got.PHolm, all.PHolm)
		}
		// Adjusted values are at least the raw ones, and in their order.
		for _, a := range whole.All() {
			if a.Outcome == contrast.Undefined {
				continue
			}
			if a.PHolm < a.P || a.PHochberg < a.P || a.PBH < a.P || a.PHolm < a.PHochberg || a.PHochberg < a.PBH {
				t.Fatalf("adjusted below raw or out of order: %v hochberg %v bh %v", a, a.PHochberg, a.PBH)
			}
			for _, b := range whole.All() {
				if b.Outcome != contrast.Undefined && a.P < b.P && (a.PHolm > b.PHolm || a.PHochberg > b.PHochberg || a.PBH > b.PBH) {
					t.Fatalf("adjusted values are not monotone: %v, %v", a, b)
				}
			}
		}
	})
}

func TestMaxTIsBetweenRawAndHolm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		src := synthetic.Source{}
		family := contrast.Family{Options: contrast.Options{Replicates: 400, MaxT: true, Simultaneous: true}}
		for c := range 4 {
			left, right := drawPair(t)
			x := contrast.Contrast{ID: fmt.Sprint(c), Cohort: fmt.Sprint("set", c%2),
				Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}}
			src.Put(x.Cohort, x.Left, left)
			src.Put(x.Cohort, x.Right, right)
			family.Contrasts = append(family.Contrasts, x)
		}
		rs, err := family.RunErr(src)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range rs.All() {
			if r.Outcome == contrast.Undefined {
				continue
			}
			if !r.HasMaxT || r.PMaxT < r.P || r.PMaxT > 1 {
				t.Fatalf("%v: max-T %v", r, r.PMaxT)
			}
			if !r.HasSimultaneous || r.SimLo > r.Diff || r.SimHi < r.Diff {
				t.Fatalf("%v: simultaneous [%v, %v]", r, r.SimLo, r.SimHi)
			}
		}
	})
}
