package notebook_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"galley/lib/figure"
	"galley/lib/frame"
	"galley/lib/notebook"
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

func TestTablesThatSayNothing(t *testing.T) {
	wantStop(t, `table "empty" has no columns`, func(b *notebook.Book) { b.Table("empty", table.New("x")) })
	wantStop(t, `the caption of table "n" names {{n}}, which only prose can`, func(b *notebook.Book) { b.Table("n", table.New("Of {{n}}").Headers("a")) })
	wantStop(t, `the title of figure "f" names {{ n }}`, func(b *notebook.Book) { b.Figure("f", figure.New("Of {{ n }}")) })
	o := run(t, func(b *notebook.Book) { b.Table("rows", table.New("*x*{{").Headers("a")) })
	if o.Failure != nil {
		t.Errorf("a table without rows, a caption of braces: %v", o.Failure)
	}
}

func TestNumberRoundsAsTablesDo(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		b.Number("half-even", 0.125, 2) // half to even on the decimal value
		b.Number("no-minus-zero", -0.0004, 3)
		b.Count("above-2-to-53", 1<<53+1) // no float64 holds it
	})
	for id, want := range map[string]string{"half-even": "0.12", "no-minus-zero": "0.000", "above-2-to-53": "9,007,199,254,740,993"} {
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
