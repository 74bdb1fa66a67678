package contrast_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
)

// sample makes a question-level sample q0, q1, … of values.
func sample(values ...float64) contrast.Sample {
	s := contrast.Sample{Values: values}
	for i := range values {
		s.Questions = append(s.Questions, fmt.Sprintf("q%d", i))
	}
	return s
}

func clustered(s contrast.Sample, clusters ...string) contrast.Sample {
	s.Clusters = clusters
	return s
}

func TestBadInputIsAnError(t *testing.T) {
	good := sample(1, 0, 1)
	for _, c := range []struct {
		name        string
		left, right contrast.Sample
		options     contrast.Options
		want        string
	}{
		{"NaN", sample(1, math.NaN(), 0), good, contrast.Options{}, `c, cohort "set", left m: question "q1" (row 2) has the value NaN`},
		{"infinity", good, sample(1, 0, math.Inf(-1)), contrast.Options{}, `right m: question "q2" (row 3) has the value -Inf`},
		{"values short", contrast.Sample{Questions: []string{"q0", "q1"}, Values: []float64{1}}, good, contrast.Options{}, "2 questions but 1 values"},
		{"mask short", contrast.Sample{Questions: []string{"q0"}, Values: []float64{1}, Missing: []bool{false, true}}, good, contrast.Options{}, "1 questions but a missing mask of 2"},
		{"clusters short", clustered(sample(1, 0, 1), "a", "b"), good, contrast.Options{}, "3 questions but 2 cluster ids"},
		{"cluster blank", clustered(sample(1, 0, 1), "a", " ", "b"), good, contrast.Options{}, `question "q1" (row 2) has no cluster id`},
		{"clusters on one side", clustered(sample(1, 0, 1), "a", "b", "b"), good, contrast.Options{}, "one side has cluster ids and the other has none"},
		{"clusters at odds", clustered(sample(1, 0, 1), "a", "b", "b"), clustered(sample(1, 0, 1), "a", "b", "a"), contrast.Options{}, `question "q2" is in cluster "b" on the left and "a" on the right`},
		{"level 0 … 1", good, good, contrast.Options{Level: 95}, "Level is 95"},
		{"level NaN", good, good, contrast.Options{Level: math.NaN()}, "Level is NaN"},
		{"level negative", good, good, contrast.Options{Level: -0.5}, "Level is -0.5"},
		{"alpha", good, good, contrast.Options{Alpha: 5}, "Alpha is 5"},
		{"B below 1", good, good, contrast.Options{Replicates: -1}, "Replicates is -1"},
		{"members", good, good, contrast.Options{Members: -2}, "Members is -2 but 1 contrasts"},
		{"joint separate", good, good, contrast.Options{MaxT: true, Streams: contrast.Separate}, "need Shared streams"},
	} {
		if _, err := one(c.left, c.right, c.options); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want it to say %q", c.name, err, c.want)
		}
	}
}

func TestFaultyFamilies(t *testing.T) {
	src := synthetic.Source{}
	src.Put("set", leftSide, sample(1, 0))
	src.Put("set", rightSide, sample(1, 0))
	base := contrast.Contrast{ID: "a", Cohort: "set", Left: leftSide, Right: rightSide}
	unknown := base
	unknown.ID, unknown.Left.Setting = "b", "nowhere"
	blank := base
	blank.ID = " "
	for _, c := range []struct {
		contrasts []contrast.Contrast
		want      string
	}{
		{[]contrast.Contrast{base, base}, `contrasts 1 and 2 have the same ID "a"`},
		{[]contrast.Contrast{blank}, "contrast 1 (left m against right m) has no ID"},
		{[]contrast.Contrast{base, unknown}, `b, cohort "set", nowhere m: no sample`},
	} {
		if _, err := (contrast.Family{Contrasts: c.contrasts}).RunErr(src); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want it to say %q", err, c.want)
		}
	}
	rs, err := contrast.Family{Name: "empty"}.RunErr(src)
	if err != nil || rs.Len() != 0 {
		t.Errorf("an empty family: %v, %v; want no results and no error", rs, err)
	}
}

func TestSmallAndFlatDataAreTypedOutcomes(t *testing.T) {
	masked := func(s contrast.Sample) contrast.Sample {
		s.Missing = make([]bool, len(s.Values))
		for i := range s.Missing {
			s.Missing[i] = true
		}
		return s
	}
	elsewhere := sample(1, 0)
	elsewhere.Questions = []string{"x", "y"}
	twice := sample(1, 0, 1)
	twice.Questions = []string{"q0", "q1", "q0"}
	two := func(v ...float64) contrast.Sample { return clustered(sample(v...), "a", "a", "b", "b") }
	for _, c := range []struct {
		name        string
		left, right contrast.Sample
		outcome     contrast.Outcome
		reason      string
		diff, p     float64
	}{
		{"empty", contrast.Sample{}, contrast.Sample{}, contrast.Undefined, "no questions on either side", 0, 0},
		{"no pairs", sample(1, 0), elsewhere, contrast.Undefined, "no question is on both sides (2 on the left, 2 on the right)", 0, 0},
		{"all undefined", masked(sample(1, 0)), sample(1, 0), contrast.Undefined, "all 2 matched questions are undefined on a side", 0, 0},
		{"duplicates", twice, sample(1, 0, 1), contrast.Undefined, `1 question row is listed more than once, for example "q0"`, 0, 0},
		{"one question", sample(1), sample(0), contrast.Degenerate, "one question: no variation to resample", 1, 1},
		{"one cluster", clustered(sample(1, 0), "a", "a"), clustered(sample(0, 0), "a", "a"), contrast.Degenerate, "one cluster", 0.5, 1},
		{"all tied", sample(1, 0, 0.3), sample(1, 0, 0.3), contrast.Degenerate, "all 3 questions are tied", 0, 1},
		{"all tied, 25", sample(make([]float64, 25)...), sample(make([]float64, 25)...), contrast.Degenerate, "all 25 questions are tied", 0, 1},
		{"zero variance", sample(1, 1), sample(0, 0), contrast.Degenerate, "zero variance: every question has the same difference", 1, -1},
		{"zero variance of clusters", two(1, 0, 0, 1), two(0, 0, 0, 0), contrast.Degenerate, "zero variance: every cluster has the same difference", 0.5, -1},
		{"range exceeded", sample(1.7e308, 1.7e308), sample(-1.7e308, -1.7e308), contrast.Undefined, "exceeds the range of float64", 0, 0},
	} {
		r, err := one(c.left, c.right, contrast.Options{Replicates: 500, Exact: true, MaxT: true, Simultaneous: true})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if r.Outcome != c.outcome || !strings.Contains(r.Reason, c.reason) || r.Diff != c.diff || c.p >= 0 && r.P != c.p {
			t.Errorf("%s: %v %q Δ %v p %v, want %v %q Δ %v p %v", c.name, r.Outcome, r.Reason, r.Diff, r.P, c.outcome, c.reason, c.diff, c.p)
		}
		for _, x := range []float64{r.Diff, r.Lo, r.Hi, r.LoError, r.HiError, r.P, r.PError, r.PHolm, r.PExact, r.PMaxT, r.SimLo, r.SimHi, r.LeftMean, r.RightMean} {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Errorf("%s: a number is %v", c.name, x)
			}
		}
		if r.Outcome != contrast.Estimate && r.Supported() {
			t.Errorf("%s: supported without an estimate", c.name)
		}
	}
}

func TestReceipt(t *testing.T) {
	left := sample(1, 0, 1, 0, 1)
	left.Missing = []bool{false, true, false, false, false}
	right := sample(0, 0, 0, 1, 1)
	right.Questions[4] = "r4"
	right.Missing = []bool{false, true, true, false, false}
	r, err := one(left, right, contrast.Options{Replicates: 100})
	if err != nil {
		t.Fatal(err)
	}
	want := contrast.Receipt{Matched: 4, LeftOnly: 1, RightOnly: 1, Missing: 2, Excluded: 4}
	if r.Receipt != want || r.N != 2 || r.Wins != 1 || r.Losses != 1 || r.Ties != 0 {
		t.Errorf("receipt %+v n %d wins %d losses %d ties %d, want %+v 2 1 1 0", r.Receipt, r.N, r.Wins, r.Losses, r.Ties, want)
	}
	if r.LeftMean != 0.5 || r.RightMean != 0.5 {
		t.Errorf("means %v and %v over q0 and q3, want 0.5 and 0.5", r.LeftMean, r.RightMean)
	}
	if len(r.Warnings) == 0 || !strings.Contains(r.Warnings[0], "2 questions are on one side only") {
		t.Errorf("warnings %q say nothing about one-sided questions", r.Warnings)
	}
}

// A question listed twice keeps all out, and the receipt still counts everyone.
func TestReceiptOfDuplicates(t *testing.T) {
	left := sample(1, 0, 1, 0, 1, 0)
	left.Questions[5] = "q0"
	left.Missing = []bool{false, false, false, false, false, true} // the second q0
	right := sample(0, 0, 0)
	right.Questions[2] = "r2"
	r, err := one(left, right, contrast.Options{Replicates: 100, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	want := contrast.Receipt{Matched: 2, LeftOnly: 3, RightOnly: 1, Duplicate: 1, Missing: 1, Excluded: 6}
	if r.Outcome != contrast.Undefined || r.Receipt != want {
		t.Errorf("%v, receipt %+v, want %+v", r, r.Receipt, want)
	}
}

// Magnitudes at the ends of float64, and values that only ties in exact
// arithmetic would match (scipy PR 15869).
func TestMagnitudesAndTies(t *testing.T) {
	for _, scale := range []float64{5e-324, 1e-300, 1, 1e300} {
		left, right := sample(3*scale, 1*scale, 2*scale, 5*scale), sample(1*scale, 2*scale, 1*scale, 1*scale)
		r, err := one(left, right, contrast.Options{Replicates: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if want := 1.5 * scale; math.Abs(r.Diff-want) > 1e-12*scale && scale > 1e-320 {
			t.Errorf("scale %v: Δ %v, want %v", scale, r.Diff, want)
		}
		if r.Outcome != contrast.Estimate || !(r.Lo < r.Diff && r.Diff < r.Hi) {
			t.Errorf("scale %v: %v", scale, r)
		}
		// |S| = 6 of flips of {2, −1, 1, 4}: ±8 twice, ±6 four times: 6 of 16.
		if math.Abs(r.P-0.375) > 0.06 {
			t.Errorf("scale %v: p %v, about 0.375 expected", scale, r.P)
		}
	}
	// 0.1 three times and 0.3 the other way: a sum of zero in tenths.
	r, err := one(sample(0.1, 0.1, 0.1, 0), sample(0, 0, 0, 0.3), contrast.Options{Replicates: 300})
	if err != nil || r.Diff != 0 || r.P != 1 {
		t.Errorf("Δ %v p %v, want exactly 0 and 1 (%v)", r.Diff, r.P, err)
	}
	// The same off any lattice: sevenths of π.
	u := math.Pi / 7
	r, err = one(sample(u, u, u, 0), sample(0, 0, 0, 3*u), contrast.Options{Replicates: 300})
	if err != nil || r.P != 1 {
		t.Errorf("p %v, want 1: a sum of rounding errors is a tie with zero (%v)", r.P, err)
	}
}

func TestMillionTies(t *testing.T) {
	n := 1_000_000
	left, right := sample(make([]float64, n)...), sample(make([]float64, n)...)
	right.Questions = left.Questions
	left.Values[17], left.Values[99] = 1, 1
	r, err := one(left, right, contrast.Options{Replicates: 60, Exact: true})
	if err != nil || r.PExact != 0.5 || r.Ties != n-2 || math.Abs(r.P-0.5) > 0.35 {
		t.Errorf("p %v, exact %v, %d ties: want 0.5, 0.5, %d (%v)", r.P, r.PExact, r.Ties, n-2, err)
	}
}
