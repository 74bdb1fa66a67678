package published_test

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"galley/lib/frame"
	"galley/lib/published"
)

// compareOne compares a single number with a printed text.
func compareOne(t *testing.T, printed string, f *frame.Frame) published.Cell {
	t.Helper()
	s, err := write(t, "t", "id,x\na,\""+printed+"\"\n")
	if err != nil {
		t.Fatal(err)
	}
	c := s.Compare("t", f.WithTexts("id", []string{"a"}), []string{"id"}, []string{"x"})
	if len(c.Cells) != 1 {
		t.Fatalf("%d cells", len(c.Cells))
	}
	return c.Cells[0]
}

func TestAgreementAtThePrintedDigits(t *testing.T) {
	for _, c := range []struct {
		x        float64
		printed  string
		outcome  published.Outcome
		computed string
		units    float64
		tie      bool
	}{
		{0.7404, "0.740", published.Agree, "0.740", 0.4, false},
		{0.7406, "0.740", published.Differ, "0.741", 0.6, false},
		{0.7404, "0.74", published.Agree, "0.74", 0.04, false},
		{-0.0004, "0.000", published.Agree, "0.000", -0.4, false},
		{944, "944", published.Agree, "944", 0, false},
		{944.6, "944", published.Differ, "945", 0.6, false},
		// Half to even gives 0.12; a paper that rounds half up prints 0.13.
		{0.125, "0.13", published.Differ, "0.12", -0.5, true},
		{0.125, "0.12", published.Agree, "0.12", 0.5, false},
		// From Table 3 of the dangling paper: p = 1.6e-6 has two digits.
		{1.5497e-6, "1.6e-6", published.Differ, "1.5e-6", -0.503, false},
		{1.6400e-6, "1.6e-6", published.Agree, "1.6e-6", 0.4, false},
		{0.0004, "<0.001", published.Agree, "0.0004000", 0, false},
		{0.0014, "<0.001", published.Differ, "0.001400", 0, false},
		{40, ">14", published.Agree, "40.00", 0, false},
		{14, "≤14", published.Agree, "14.00", 0, false},
		{3, "three", published.Differ, "3", 0, false},
	} {
		got := compareOne(t, c.printed, frame.New().WithFloats("x", []float64{c.x}))
		if got.Outcome != c.outcome || got.Computed != c.computed || got.Tie != c.tie || math.Abs(got.Units-c.units) > 1e-9 {
			t.Errorf("%v against %q: %+v, want %s, %q, %v units, tie %v", c.x, c.printed, got, c.outcome, c.computed, c.units, c.tie)
		}
	}
}

func TestMissingIsNeverAnAgreement(t *testing.T) {
	for _, c := range []struct {
		printed string
		missing bool
		outcome published.Outcome
	}{
		{"", true, published.BothMissing},
		{"", false, published.OnlyComputed},
		{"0.000", true, published.OnlyPublished}, // the masked value is 0 underneath
		{"0.000", false, published.Agree},
	} {
		f := frame.New().WithFloatsMasked("x", []float64{0}, []bool{c.missing})
		if got := compareOne(t, c.printed, f); got.Outcome != c.outcome {
			t.Errorf("%q, missing %v: %s, want %s", c.printed, c.missing, got.Outcome, c.outcome)
		}
	}
}

func TestTextsAndWholeNumbers(t *testing.T) {
	if got := compareOne(t, "exact", frame.New().WithTexts("x", []string{"exact"})); got.Outcome != published.Agree {
		t.Errorf("equal words: %s", got.Outcome)
	}
	if got := compareOne(t, "0.740", frame.New().WithTexts("x", []string{"0.74"})); got.Outcome != published.Agree {
		t.Errorf("a number as text: %s", got.Outcome)
	}
	if got := compareOne(t, "944", frame.New().WithInts("x", []int64{944})); got.Outcome != published.Agree || got.Computed != "944" {
		t.Errorf("whole number: %+v", got)
	}
	if got := compareOne(t, "true", frame.New().WithBools("x", []bool{true})); got.Outcome != published.Agree {
		t.Errorf("bool: %s", got.Outcome)
	}
}

// settings is a published table with keys of two columns, one of them a number.
func settings(t *testing.T) *published.Set {
	t.Helper()
	s, err := write(t, "settings", "compressor,budget,pg,note\nrecomp,0.50,0.15,a\nrecomp,0.25,0.12,b\nidentity,1,,c\n")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func computed() *frame.Frame {
	return frame.New().
		WithTexts("compressor", []string{"extractive", "recomp", "recomp"}).
		WithFloats("budget", []float64{0.5, 0.25, 0.5}).
		WithFloats("pg", []float64{0.49, 0.131, 0.1501}).
		WithTexts("note", []string{"d", "b", "x"})
}

func TestKeysMatchByValueAndBothSidesAreShown(t *testing.T) {
	c := settings(t).Compare("settings", computed(), []string{"compressor", "budget"}, []string{"pg", "note"})
	var got []string
	for _, cell := range c.Cells {
		got = append(got, fmt.Sprintf("%s %s: %q %q %s", strings.Join(cell.Key, "@"), cell.Column, cell.Computed, cell.Published, cell.Outcome))
	}
	want := []string{
		`recomp@0.50 pg: "0.15" "0.15" agree`,
		`recomp@0.50 note: "x" "a" differ`,
		`recomp@0.25 pg: "0.13" "0.12" differ`,
		`recomp@0.25 note: "b" "b" agree`,
		`identity@1 pg: "" "" both missing`,
		`identity@1 note: "" "c" only published`,
		`extractive@0.5 pg: "0.490000" "" only computed`,
		`extractive@0.5 note: "d" "" only computed`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if n := c.Counts(); n != (published.Counts{Cells: 8, Agree: 2, Differ: 2, OnlyComputed: 2, OnlyPublished: 1, BothMissing: 1}) {
		t.Errorf("counts %+v", n)
	}
	if l := c.Largest(-1); len(l) != 0 {
		t.Errorf("the largest -1 differences: %v", l)
	}
	if l := c.Largest(5); len(l) != 1 || math.Abs(l[0].Diff-0.011) > 1e-12 {
		t.Errorf("largest %+v", l)
	}
	if c.Agrees() {
		t.Error("Agrees in spite of differences")
	}
}

func TestSimulatedIsSaidEverywhere(t *testing.T) {
	c := settings(t).Compare("settings", computed(), []string{"compressor", "budget"}, []string{"pg"}).FromSimulated()
	for what, text := range map[string]string{
		"summary": c.Summary(), "table": c.Table().Markdown(), "details": c.Details(0).HTML(), "json": string(c.JSON()),
	} {
		if !strings.Contains(text, "simulated") {
			t.Errorf("the %s does not say that the records are simulated: %s", what, text)
		}
	}
	if plain := settings(t).Compare("settings", computed(), []string{"compressor", "budget"}, []string{"pg"}); strings.Contains(plain.Table().Markdown(), "simulated") {
		t.Error("records that are not simulated are called so")
	}
}

func TestJSONComesBack(t *testing.T) {
	c := settings(t).Compare("settings", computed(), []string{"compressor", "budget"}, []string{"pg", "note"}).FromSimulated()
	c.ID = "frontier/settings"
	back, err := published.ParseComparison(c.JSON())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(back.JSON(), c.JSON()) || back.Counts() != c.Counts() || back.ID != c.ID || !back.Simulated {
		t.Errorf("came back as\n%s", back.JSON())
	}
	for _, bad := range []string{"", "{}", "[1]", `{"published":3}`} {
		if _, err := published.ParseComparison([]byte(bad)); err == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}

func TestCompareErrors(t *testing.T) {
	s := settings(t)
	keys := []string{"compressor", "budget"}
	for want, call := range map[string]func() error{
		`no table "x"`: func() error { _, err := s.CompareErr("x", computed(), keys, []string{"pg"}); return err },
		`table "settings" has no column "rg"`: func() error {
			_, err := s.CompareErr("settings", computed(), keys, []string{"rg"})
			return err
		},
		`frame has no column "note"`: func() error {
			_, err := s.CompareErr("settings", computed().Drop("note"), keys, []string{"note"})
			return err
		},
		"key recomp twice, in lines 2 and 3": func() error {
			f := frame.New().WithTexts("compressor", []string{"recomp"}).WithFloats("pg", []float64{1})
			_, err := s.CompareErr("settings", f, keys[:1], []string{"pg"})
			return err
		},
		"key recomp twice, in rows 1 and 2": func() error {
			_, err := s.CompareErr("settings", computed(), keys[:1], []string{"pg"})
			return err
		},
	} {
		if err := call(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

// TestPublishedAgainstItself compares each published table with its own numbers.
func TestPublishedAgainstItself(t *testing.T) {
	for _, study := range []string{"frontier", "keepbench", "dangling"} {
		s := load(t, study)
		for _, name := range s.Names() {
			table := s.Table(name)
			f := table.Frame().WithInts("row", rows(table.Len()))
			indexed, err := published.Parse(name, indexed(table))
			if err != nil {
				t.Fatal(err)
			}
			c, err := published.NewSet(indexed).CompareErr(name, f, []string{"row"}, table.Columns())
			if err != nil {
				t.Fatal(err)
			}
			if n := c.Counts(); n.Agree+n.BothMissing != n.Cells || n.Agree == 0 {
				t.Errorf("%s/%s: %+v\n%s", study, name, n, c.Details(5))
			}
		}
	}
}

func rows(n int) []int64 {
	out := make([]int64, n)
	for i := range out {
		out[i] = int64(i)
	}
	return out
}

// indexed writes the table once more with a row number as its first column.
func indexed(t *published.Table) []byte {
	var b strings.Builder
	b.WriteString("row," + strings.Join(t.Columns(), ",") + "\n")
	for i := range t.Len() {
		fmt.Fprint(&b, i)
		for _, c := range t.Columns() {
			b.WriteString(`,"` + strings.ReplaceAll(t.Texts(c)[i], `"`, `""`) + `"`)
		}
		b.WriteString("\n")
	}
	return []byte(b.String())
}

func TestRanges(t *testing.T) {
	s, err := write(t, "position", "panel,metric,low,high\na,para,2.1,8.5\nb,para,2.1,8.5\nc,para,2.1,8.5\nd,para,4,4\ne,para,,3.0\nf,para,,\ng,para,1,2\n")
	if err != nil {
		t.Fatal(err)
	}
	f := frame.New().WithTexts("panel", []string{"a", "b", "c", "d", "e", "f", "h"}).
		WithFloatsMasked("value", []float64{2.06, 8.56, 5, 4.4, 3.06, 1, 0}, []bool{false, false, false, false, false, false, true})
	c := s.CompareWithin("position", f, []string{"panel"}, "value", "low", "high")
	var got []string
	for _, cell := range c.Cells {
		got = append(got, fmt.Sprintf("%s %q %q %s %.2f", cell.Key[0], cell.Computed, cell.Published, cell.Outcome, cell.Diff))
	}
	want := []string{
		`a "2.1" "2.1 to 8.5" agree 0.00`, // 2.06 rounds to the end
		`b "8.6" "2.1 to 8.5" differ 0.06`,
		`c "5.0" "2.1 to 8.5" agree 0.00`,
		`d "4" "4" agree 0.00`,
		`e "3.1" "3.0" differ 0.06`,
		`f "1.00000" "" only computed 0.00`,
		`g "" "1 to 2" only published 0.00`,
		`h "" "" both missing 0.00`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestAttempted(t *testing.T) {
	f := computed().WhereText("compressor", "recomp")
	c := settings(t).Compare("settings", f, []string{"compressor", "budget"}, []string{"pg", "note"}).Attempted()
	if n := c.Counts(); n.Cells != 4 || n.OnlyPublished != 0 || c.NotAttempted != 1 {
		t.Errorf("%+v, %d not attempted", n, c.NotAttempted)
	}
	if !strings.Contains(c.Summary(), "1 published rows not attempted") || !strings.Contains(c.Table().String(), "not attempted") {
		t.Errorf("summary %q", c.Summary())
	}
	if back, err := published.ParseComparison(c.JSON()); err != nil || back.NotAttempted != 1 {
		t.Errorf("%v %+v", err, back)
	}
}
