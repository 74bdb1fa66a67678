package notebook_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/lib/figure"
	"galley/lib/frame"
	"galley/lib/notebook"
	"galley/lib/record"
	"galley/lib/table"
)

func Example() {
	analysis := func(book *notebook.Book) {
		book.Cell(1, "Squares") // in a script the kernel inserts this at `// %%`
		t := table.New("Squares").Headers("x", "square").Row(2, 4)
		book.Table("squares", t)
		book.Number("largest", 4.0625, 2)
		book.Claim("positive", true)
		book.Printf("%d row\n", t.Len())
	}
	outcome := notebook.Run(notebook.Options{Name: "demo/squares"}, analysis)
	fmt.Println(outcome.Failure == nil, outcome.Stdout())
	largest, _ := outcome.Value("largest")
	fmt.Println(largest)
	squares, _ := outcome.Artifact("squares")
	for _, f := range squares.Files {
		fmt.Print(f.Ext, " ")
	}
	// Output:
	// true 1 row
	//
	// 4.06
	// csv html json md tex
}

func run(t *testing.T, analysis func(*notebook.Book)) *notebook.Outcome {
	t.Helper()
	return notebook.Run(notebook.Options{Name: "study/name", Line: func() int { return 7 }}, analysis)
}

// wantStop runs an analysis that must stop with a message.
func wantStop(t *testing.T, says string, analysis func(*notebook.Book)) {
	t.Helper()
	f := run(t, analysis).Failure
	if f == nil || f.Kind != "stopped" || f.Line != 7 || !strings.Contains(f.Message, says) {
		t.Errorf("failure %+v, want a stop at line 7 that says %q", f, says)
	}
}

func TestIDsAreKebabCaseAndUsedOnce(t *testing.T) {
	for _, id := range []string{"", "Main", "a_b", "a--b", "-a", "a-", "a b", "../a", "é"} {
		wantStop(t, "not kebab-case", func(b *notebook.Book) { b.Value(id, "1") })
	}
	for _, id := range []string{"index", "readme", "values"} {
		wantStop(t, "taken by a file", func(b *notebook.Book) { b.Table(id, table.New("x").Headers("a")) })
	}
	wantStop(t, `artifact id "scores" is used twice, first in cell 1, line 7`, func(b *notebook.Book) {
		b.Cell(1, "One")
		b.Table("scores", table.New("x").Headers("a"))
		b.Frame("scores", frame.New())
	})
	o := run(t, func(b *notebook.Book) { b.Value("n", "1"); b.Claim("n", true) })
	if o.Failure != nil {
		t.Errorf("a value and a claim may share an id: %v", o.Failure)
	}
}

func TestNumberRoundsAsTablesDo(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		b.Number("half-even", 0.125, 2) // half to even on the decimal value
		b.Number("no-minus-zero", -0.0004, 3)
	})
	for id, want := range map[string]string{"half-even": "0.12", "no-minus-zero": "0.000"} {
		if got, _ := o.Value(id); got != want {
			t.Errorf("%s = %q, want %q", id, got, want)
		}
	}
	zero := 0.0
	wantStop(t, "not a number", func(b *notebook.Book) { b.Number("x", zero/zero, 2) })
	wantStop(t, "not a number", func(b *notebook.Book) { b.Number("x", 1/zero, 2) })
}

func TestABrokenClaimFailsTheRunAtItsEnd(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		b.Cell(3, "Findings")
		b.Claim("first", false)
		b.Claim("second", false)
		b.Value("later", "yes")
	})
	if _, ok := o.Value("later"); !ok {
		t.Error("the run stopped at the claim")
	}
	f := o.Failure
	if f == nil || f.Kind != "claim" || f.Cell != 3 || f.Title != "Findings" || !strings.Contains(f.Message, `"first"`) || !strings.Contains(f.Message, `"second" (line 7)`) {
		t.Errorf("failure %+v", f)
	}
}

func TestCheckStopsWithTheErrorsText(t *testing.T) {
	wantStop(t, "no such column", func(b *notebook.Book) { b.Check(nil); b.Check(errors.New("no such column")) })
}

func TestAPanicIsAFailureWithItsCell(t *testing.T) {
	f := run(t, func(b *notebook.Book) {
		b.Cell(2, "Two")
		var xs []int
		_ = xs[4]
	}).Failure
	if f == nil || f.Kind != "panic" || f.Error() != "cell 2 (Two): panic: runtime error: index out of range [4] with length 0" {
		t.Errorf("failure %v", f)
	}
}

func TestATableIsRenderedWhenItIsGiven(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		tb := table.New("Before").Headers("a").Row(1)
		b.Table("one", tb)
		tb.Row(2)
	})
	a, _ := o.Artifact("one")
	if strings.Contains(string(a.File("csv")), "2") {
		t.Errorf("a later row is in the artifact: %s", a.File("csv"))
	}
}

func TestFaultyFigureStops(t *testing.T) {
	wantStop(t, `figure "curve"`, func(b *notebook.Book) {
		f := figure.New("x")
		f.Panel("").Line("a", []float64{1, 2}, []float64{1})
		b.Figure("curve", f)
	})
}

func TestAFigureWithoutATitleIsDescribed(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		f := figure.New("").Alt("A line that rises.")
		f.Panel("").Line("a", []float64{0, 1}, []float64{1, 2})
		b.Figure("curve", f)
	})
	if a, _ := o.Artifact("curve"); a.Caption != "A line that rises." {
		t.Errorf("caption %q, failure %v", a.Caption, o.Failure)
	}
}

func TestFrameShowsTheFirstRowsAndWritesAll(t *testing.T) {
	n := make([]int64, 30)
	missing := make([]bool, 30)
	missing[1] = true
	for i := range n {
		n[i] = int64(i)
	}
	o := run(t, func(b *notebook.Book) {
		b.Frame("rows", frame.New().WithInts("n", n).WithMissing("n", missing))
	})
	if o.Failure != nil {
		t.Fatal(o.Failure)
	}
	a, _ := o.Artifact("rows")
	lines := strings.Split(strings.TrimSpace(string(a.File("csv"))), "\n")
	if len(lines) != 31 || strings.TrimSpace(lines[2]) != `""` && strings.TrimSpace(lines[2]) != "" {
		t.Errorf("csv has %d lines, row 1 is %q (missing must stay missing)", len(lines), lines[2])
	}
	if md := string(a.File("md")); !strings.Contains(md, "first 8 of 30 rows") || strings.Contains(md, "| 25 |") {
		t.Errorf("markdown: %s", md)
	}
}

func TestParameters(t *testing.T) {
	set := map[string]string{"n": "7", "x": "0.25", "on": "true", "bad": "seven"}
	o := notebook.Run(notebook.Options{Params: set}, func(b *notebook.Book) {
		if b.ParamInt("n", 1) != 7 || b.ParamFloat("x", 1) != 0.25 || !b.ParamBool("on", false) || b.Param("name", "default") != "default" || b.ParamInt("n", 1) != 7 {
			t.Error("wrong values")
		}
	})
	want := []notebook.Param{{Name: "n", Value: "7", Set: true}, {Name: "x", Value: "0.25", Set: true}, {Name: "on", Value: "true", Set: true}, {Name: "name", Value: "default"}}
	if fmt.Sprint(o.Params) != fmt.Sprint(want) {
		t.Errorf("params %v, want %v", o.Params, want)
	}
	f := notebook.Run(notebook.Options{Params: set}, func(b *notebook.Book) { b.ParamInt("bad", 3) }).Failure
	if f == nil || !strings.Contains(f.Message, "--set bad=3") {
		t.Errorf("failure %v", f)
	}
}

// writeRecords makes the smallest records of a study.
func writeRecords(t *testing.T, root, study string, simulated bool) {
	t.Helper()
	schema := record.Schema{Study: study, Table: "answers", Doc: "an answer", Fields: []record.Field{{Name: "question", Kind: record.Text, Meaning: "id"}}, Key: []string{"question"}}
	b := record.NewBuilder(schema)
	b.Text("question", "q1").End()
	meta := map[string]string{}
	if simulated {
		meta[record.MetaSimulated] = "true"
	}
	if err := record.Write(filepath.Join(root, study, "answers", "0.parquet"), b.Table(), meta); err != nil {
		t.Fatal(err)
	}
}

func TestSimulatedRecordsStampWhatFollows(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", true)
	o := notebook.Run(notebook.Options{Records: root}, func(b *notebook.Book) {
		tb := table.New("Scores").Headers("a").Row(1)
		b.Table("before", tb)
		b.Records("toys")
		b.Table("after", tb)
	})
	if o.Failure != nil {
		t.Fatal(o.Failure)
	}
	before, _ := o.Artifact("before")
	after, _ := o.Artifact("after")
	if before.Simulated || len(before.Inputs) != 0 || !after.Simulated || after.Inputs[0] != "records/toys" {
		t.Errorf("before %+v, after %+v", before.Inputs, after.Inputs)
	}
	for _, ext := range []string{"html", "md", "tex"} {
		if !strings.Contains(string(after.File(ext)), "simulated records") {
			t.Errorf("no stamp in %s: %s", ext, after.File(ext))
		}
	}
	if len(o.Inputs) != 1 || !o.Inputs[0].Simulated || len(o.Inputs[0].Files) != 1 || o.Inputs[0].Files[0].Name != "answers/0.parquet" {
		t.Errorf("inputs %+v", o.Inputs)
	}
}

func TestRealRecordsAreNotStamped(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", false)
	o := notebook.Run(notebook.Options{Records: root}, func(b *notebook.Book) {
		b.Records("toys")
		b.Table("after", table.New("Scores").Headers("a").Row(1))
	})
	a, _ := o.Artifact("after")
	if o.Failure != nil || a.Simulated || strings.Contains(string(a.File("html")), "simulated") {
		t.Errorf("failure %v, html %s", o.Failure, a.File("html"))
	}
}

func TestTheSourceKnowsTheHashesOfItsBook(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", false)
	notebook.Run(notebook.Options{Records: root}, func(b *notebook.Book) {
		source := b.Records("toys")
		digest, err := source.Digest()
		b.Check(err)
		want, err := notebook.HashFolder("records/toys", filepath.Join(root, "toys"), notebook.RecordsExt)
		b.Check(err)
		if digest != want.Digest {
			t.Errorf("digest %s, by hand %s", digest, want.Digest)
		}
		if b.Records("toys") != source {
			t.Error("opened twice")
		}
	})
}

func TestInputsThatAreNotThere(t *testing.T) {
	root := t.TempDir()
	for study, says := range map[string]string{"absent": "galley records simulate absent", "../etc": "not the name of a study"} {
		f := notebook.Run(notebook.Options{Records: root, Published: root}, func(b *notebook.Book) { b.Records(study) }).Failure
		if f == nil || !strings.Contains(f.Message, says) {
			t.Errorf("%s: %v", study, f)
		}
	}
	f := notebook.Run(notebook.Options{}, func(b *notebook.Book) { b.Published("frontier") }).Failure
	if f == nil || !strings.Contains(f.Message, "no folder") {
		t.Error(f)
	}
	if err := os.Mkdir(filepath.Join(root, "empty"), 0o755); err != nil {
		t.Fatal(err)
	}
}

func TestOutputBelongsToItsCellHoweverItIsCut(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		fmt.Fprint(b.Stdout(), "zero")
		b.Cell(1, "One")
		for _, s := range []string{"a", "b", "c\n"} {
			fmt.Fprint(b.Stdout(), s)
		}
		fmt.Fprint(b.Stderr(), "warn")
		b.Printf("%d", 4)
	})
	if len(o.Cells) != 2 || len(o.Cells[1].Items) != 3 || o.Cells[1].Items[0].Output.Text != "abc\n" || o.Cells[0].Items[0].Output.Text != "zero" {
		t.Errorf("cells %+v", o.Cells)
	}
}

func TestOutputIsCutBetweenCharacters(t *testing.T) {
	limits := notebook.OutputLimits{Cell: 10, Run: 100}
	o := notebook.Run(notebook.Options{Limits: limits}, func(b *notebook.Book) {
		b.Printf("123456789é and more")
		b.Printf("nothing of this")
	})
	if got := o.Stdout(); got != "123456789" {
		t.Errorf("kept %q", got)
	}
	items := o.Cells[0].Items
	// 11 bytes of the first text's "é and more" and 15 of the second were left out.
	if last := items[len(items)-1].Warning; last == nil || last.Text != "26 bytes of output were left out" {
		t.Errorf("items %+v", items)
	}
}

func TestTheRunsOutputLimitHoldsOverCells(t *testing.T) {
	o := notebook.Run(notebook.Options{Limits: notebook.OutputLimits{Cell: 10, Run: 15}}, func(b *notebook.Book) {
		for n := range 3 {
			b.Cell(n+1, "x")
			b.Printf("0123456789")
		}
	})
	if got := len(o.Stdout()); got != 15 {
		t.Errorf("%d bytes kept", got)
	}
}
