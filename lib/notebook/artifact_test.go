package notebook_test

import (
	"strings"
	"testing"

	"galley/lib/figure"
	"galley/lib/frame"
	"galley/lib/notebook"
	"galley/lib/table"
)

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
