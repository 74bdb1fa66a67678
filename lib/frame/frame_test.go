package frame

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

func runs() *Frame {
	return New().
		WithTexts("question", []string{"q2", "q1", "q2", "q1", "q3"}).
		WithTexts("setting", []string{"full", "full", "short", "short", "full"}).
		WithFloatsMasked("em", []float64{1, 0.5, math.NaN(), 0, 0.25}, []bool{false, false, true, false, false}).
		WithInts("tokens", []int64{30, 10, 5, 20, 0}).
		WithBools("ok", []bool{true, false, true, true, false})
}

// panics gives the message a function panics with.
func panics(t *testing.T, f func()) (message string) {
	t.Helper()
	defer func() { message = fmt.Sprint(recover()) }()
	f()
	t.Error("no panic")
	return ""
}

func TestPanicsSayWhatThereIs(t *testing.T) {
	f := runs()
	have := "question <text>, setting <text>, em <float>, tokens <int>, ok <bool>"
	for _, c := range []struct {
		want string
		f    func()
	}{
		{`frame: no float column "scroe"; have ` + have, func() { f.Floats("scroe") }},
		{`frame: no float column "tokens"; have ` + have, func() { f.Floats("tokens") }},
		{`frame: no column "x"; have ` + have, func() { f.Select("em", "x") }},
		{`frame: NaN in float column "y", row 1; mark it missing with a mask (WithFloatsMasked)`, func() { New().WithFloats("y", []float64{0, math.NaN()}) }},
		{`frame: column "y" has 1 rows, the frame has 5`, func() { f.WithInts("y", []int64{1}) }},
		{`frame: there is a column "em" already; Drop or Rename it first`, func() { f.WithInts("em", make([]int64, 5)) }},
		{`frame: the mask of column "em" has 2 rows, the frame has 5`, func() { f.WithMissing("em", []bool{true, false}) }},
		{`frame: row 2 has no em; ask Missing("em") first, or keep only the rows that have it with WherePresent("em")`, func() { f.Where(func(r Row) bool { return r.Float("em") > 0 }) }},
		{`frame: no row 5; there are 5, counted from 0`, func() { f.Row(5) }},
		{`frame: column "setting" is text, a number is needed; have ` + have, func() { f.Mean("setting") }},
		{`frame: Derive of "y" gave NaN in row 4; return (0, false) from DeriveMasked where it is undefined`, func() {
			f.Derive("y", func(r Row) float64 { return float64(r.Int("tokens")) / float64(r.Int("tokens")) })
		}},
		{`frame: cannot rename "em" to "ok": there is a column "ok" already`, func() { f.Rename("em", "ok") }},
		{`frame: two columns named "em"`, func() { f.Select("em", "em") }},
		{`frame: Long: em is float but tokens is int`, func() { f.Long([]string{"question"}, "k", "v", "em", "tokens") }},
	} {
		if got := panics(t, c.f); got != c.want {
			t.Errorf("panic %q\n want %q", got, c.want)
		}
	}
}

// TestImmutable: no method changes its receiver, and slices given to With are
// copied.
func TestImmutable(t *testing.T) {
	values := []int64{1, 2, 3}
	f := New().WithInts("n", values)
	values[0] = 99
	g := f.WithMissing("n", []bool{true, false, false}).SortBy("-n").Derive("x", func(r Row) float64 { return float64(r.Int("n")) })
	if got := fmt.Sprint(f.Ints("n"), f.Missing("n"), f.Names()); got != "[1 2 3] [] [n]" {
		t.Error(got)
	}
	if got := fmt.Sprint(g.Ints("n"), g.Missing("n"), g.Missing("x")); got != "[3 2 0] [false false true] [false false true]" {
		t.Error(got)
	}
}

func TestMissing(t *testing.T) {
	f := runs()
	if x := f.Floats("em")[2]; x == x {
		t.Errorf("the missing float is %v, want NaN", x)
	}
	if got := f.Count("em"); got != 4 {
		t.Errorf("Count %d", got)
	}
	// mean of 1, .5, 0, .25 by hand
	if mean, n, ok := f.Mean("em"); mean != 0.4375 || n != 4 || !ok {
		t.Errorf("Mean %v %d %v", mean, n, ok)
	}
	if mean, n, ok := f.WhereMissing("em").Mean("em"); mean == mean || n != 0 || ok {
		t.Errorf("Mean of nothing %v %d %v", mean, n, ok)
	}
	if mean, n, _ := f.Mean("ok"); mean != 0.6 || n != 5 {
		t.Errorf("Mean of bools %v %d", mean, n)
	}
	// A value cannot come back from under a mask.
	g := f.WithMissing("em", []bool{true, false, false, false, false})
	if got := fmt.Sprint(g.Missing("em")); got != "[true false true false false]" {
		t.Error(got)
	}
	for _, h := range []*Frame{f.WhereAtLeast("em", -1), f.WhereBelow("em", 9), f.WherePresent("em", "ok"), f.WhereFloat("em", func(float64) bool { return true })} {
		if h.Len() != 4 || h.Missing("em") != nil {
			t.Errorf("%v", h)
		}
	}
	derived := f.DeriveText("t", func(r Row) string { return fmt.Sprint(r.Float("em")) }).
		DeriveInt("i", func(r Row) int64 { return r.Int("tokens") * 2 }).
		DeriveBool("b", func(r Row) bool { return r.Missing("em") || r.Float("em") > 0 }).
		DeriveMasked("m", func(r Row) (float64, bool) { return 1, r.Bool("ok") })
	if got := fmt.Sprint(derived.Missing("t"), derived.Missing("i"), derived.Missing("b"), derived.Bools("b"), derived.Missing("m")); got !=
		"[false false true false false] [] [] [true true true false true] [false true false false true]" {
		t.Error(got)
	}
}

func TestWhere(t *testing.T) {
	f := runs()
	for _, c := range []struct {
		got  *Frame
		want string
	}{
		{f.Where(func(r Row) bool { return r.Bool("ok") && r.Int("tokens") > 5 }), "[q2 q1]"},
		{f.WhereText("setting", "short"), "[q2 q1]"},
		{f.WhereText("question", "q3", "q1", "nobody"), "[q1 q1 q3]"},
		{f.WhereText("question"), "[]"},
		{f.WhereInt("tokens", 5, 0), "[q2 q3]"},
		{f.WhereBool("ok", false), "[q1 q3]"},
		{f.WhereAtLeast("tokens", 10), "[q2 q1 q1]"},
		{f.WhereBelow("em", 0.5), "[q1 q3]"},
		{f.Head(2), "[q2 q1]"},
		{f.Head(99), "[q2 q1 q2 q1 q3]"},
	} {
		if got := fmt.Sprint(c.got.Texts("question")); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

func TestSort(t *testing.T) {
	f := runs()
	if got := fmt.Sprint(f.SortBy("-em").Texts("setting"), f.SortBy("em").Floats("em")); got != "[full full full short short] [0 0.25 0.5 1 NaN]" {
		t.Error(got)
	}
	if got := fmt.Sprint(f.SortBy("question", "-tokens").Ints("tokens")); got != "[20 10 30 5 0]" {
		t.Error(got)
	}
	if got := fmt.Sprint(f.SortBy("ok").Ints("tokens")); got != "[10 0 30 5 20]" { // stable
		t.Error(got)
	}
	g := New().WithInts("-x", []int64{2, 1}).WithInts("x", []int64{1, 2})
	if got := fmt.Sprint(g.SortBy("-x").Ints("-x")); got != "[1 2]" { // a column of that very name
		t.Error(got)
	}
}

// TestGroupTuples: keys are compared as tuples, so that gota's fault of joining
// them with _ cannot happen, and floats exactly.
func TestGroupTuples(t *testing.T) {
	f := New().WithTexts("a", []string{"a_b", "a", "a_b", "a"}).WithTexts("b", []string{"c", "b_c", "c", "b_c"}).
		WithFloats("x", []float64{0.1, 0.1 + 1e-15, 0, math.Copysign(0, -1)})
	if n := len(f.GroupBy("a", "b")); n != 2 {
		t.Errorf("%d groups of a, b", n)
	}
	if n := len(f.GroupBy("x")); n != 3 {
		t.Errorf("%d groups of x, want 3: 0 and -0 are one number", n)
	}
	g := New().WithInts("k", []int64{10, 9, 0, 9}).WithMissing("k", []bool{false, false, true, false})
	var got []string
	for _, group := range g.GroupBy("k") {
		got = append(got, fmt.Sprint(group.Key, group.Missing, group.Frame.Len()))
	}
	if want := "[9] [false] 2|[10] [false] 1|[] [true] 1"; strings.Join(got, "|") != want {
		t.Errorf("%q, want %q", got, want)
	}
	if n := len(New().WithInts("k", nil).GroupBy("k")); n != 0 {
		t.Errorf("%d groups of no rows", n)
	}
	if n := len(g.GroupBy()); n != 1 {
		t.Errorf("%d groups by nothing, want all rows in one", n)
	}
}

func TestJoin(t *testing.T) {
	papers := New().WithTexts("question", []string{"q1", "q2", "q4"}).WithTexts("paper", []string{"p1", "p2", "p4"})
	scores := runs().WhereText("setting", "full")
	j, err := scores.Join(papers, "question")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(j.Texts("question"), j.Texts("paper"), j.Names()); got != "[q2 q1] [p2 p1] [question setting em tokens ok paper]" {
		t.Error(got)
	}
	l, err := runs().LeftJoin(papers, "question")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%q %v", l.Texts("paper"), l.Missing("paper")); got != `["p2" "p1" "p2" "p1" ""] [false false false false true]` {
		t.Error(got)
	}
	for _, c := range []struct {
		want string
		err  error
	}{
		{"key question=q2 occurs twice in the left frame, rows 0 and 2; for a lookup of many rows in one use LeftJoin", second(runs().Join(papers, "question"))},
		{"key question=q1 occurs twice in the right frame, rows 0 and 1", second(papers.Join(New().WithTexts("question", []string{"q1", "q1"}), "question"))},
		{"key question is text on the left and int on the right", second(papers.Join(New().WithInts("question", []int64{1}), "question"))},
		{`both frames have a column "paper"; Rename or Drop one`, second(papers.Join(papers, "question"))},
		{"row 0 of the right frame has no key (question)", second(papers.Join(New().WithTextsMasked("question", []string{""}, []bool{true}), "question"))},
		{"row 0 of the left frame has no key (question)", second(New().WithTextsMasked("question", []string{""}, []bool{true}).Join(papers, "question"))},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%v, want %s", c.err, c.want)
		}
	}
	// A missing key finds no partner, not even another missing one.
	gone := New().WithTextsMasked("question", []string{"", "q1"}, []bool{true, false})
	if l, err := gone.LeftJoin(papers, "question"); err != nil || !slices.Equal(l.Missing("paper"), []bool{true, false}) {
		t.Error(err)
	}
}

func second(_ *Frame, err error) error { return err }

func TestWideLong(t *testing.T) {
	f := runs()
	w, err := f.Wide("question", "setting", "em")
	if err != nil {
		t.Fatal(err)
	}
	want := `question <text>  full <float>  short <float>
q2                          1              ·
q1                        0.5              0
q3                       0.25              ·
[3 × 3]`
	if w.String() != want {
		t.Errorf("got\n%v", w)
	}
	l := w.Long([]string{"question"}, "setting", "em", "full", "short")
	if got := fmt.Sprint(l.Texts("question"), l.Texts("setting"), l.Missing("em")); got != "[q2 q2 q1 q1 q3 q3] [full short full short full short] [false true false false false true]" {
		t.Error(got)
	}
	if _, err := f.WithTexts("all", make([]string, 5)).Wide("all", "setting", "em"); err == nil || !strings.Contains(err.Error(), "all= setting=full occurs twice, rows 0 and 1") {
		t.Error(err)
	}
}

func TestConcat(t *testing.T) {
	a := New().WithTexts("q", []string{"a"}).WithFloats("x", []float64{1})
	b := New().WithFloatsMasked("x", []float64{0}, []bool{true}).WithTexts("q", []string{"b"})
	c, err := Concat(a, b, a)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(c.Texts("q"), c.Missing("x"), c.Names()); got != "[a b a] [false true false] [q x]" {
		t.Error(got)
	}
	if _, err := Concat(a, a.Rename("x", "y")); err == nil || !strings.Contains(err.Error(), "frame 1 has q <text>, y <float>") {
		t.Error(err)
	}
	if e, err := Concat(); err != nil || e.Len() != 0 {
		t.Error(err)
	}
}

// TestMeanIsCompensated: 1e16 + 1 − 1e16 is lost in a plain sum.
func TestMeanIsCompensated(t *testing.T) {
	if mean, _, _ := New().WithFloats("x", []float64{1e16, 1, -1e16, 1}).Mean("x"); mean != 0.5 {
		t.Errorf("mean %v, want 0.5", mean)
	}
	if mean, _, _ := New().WithFloats("x", []float64{math.Inf(1), 1}).Mean("x"); !math.IsInf(mean, 1) {
		t.Errorf("mean %v, want +Inf", mean)
	}
}

// A frame does not change when what it gave is sorted or overwritten.
func TestWhatAFrameGivesIsACopy(t *testing.T) {
	f := New().WithTexts("t", []string{"b", "a"}).WithInts("i", []int64{2, 1}).
		WithFloatsMasked("x", []float64{2, 1}, []bool{false, true}).WithBools("b", []bool{true, false})
	before := f.String()
	slices.Sort(f.Texts("t"))
	slices.Sort(f.Ints("i"))
	f.Floats("x")[0] = 7
	f.Bools("b")[0] = false
	f.Missing("x")[0] = true
	if f.String() != before {
		t.Errorf("was\n%s\nis\n%s", before, f)
	}
}

func TestShow(t *testing.T) {
	texts := make([]string, 50)
	for i := range texts {
		texts[i] = fmt.Sprintf("row-%d", i)
	}
	f := New().WithTexts("t", texts)
	if got := f.Show(30); !strings.Contains(got, "row-29\n… 20 more rows") {
		t.Error(got)
	}
	if got := f.Show(-1); strings.Contains(got, "row-0") {
		t.Error(got)
	}
	// Columns stay in line beside wide characters, accents and what a terminal would obey.
	g := New().WithTexts("a", []string{"日本", "e\u0301te", "\u009b31mx", "🙂"}).WithTexts("b", []string{"|", "|", "|", "|"})
	want := "a <text>  b <text>\n日本      |\ne\u0301te       |\n 31mx     |\n🙂        |\n[4 × 2]"
	if got := g.String(); got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}
