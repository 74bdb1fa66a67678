package table_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"galley/lib/table"
)

// cells prints one row in Markdown and cuts it into its cells.
func cells(t *testing.T, values ...any) []string {
	t.Helper()
	tb := table.New("")
	for i := range values {
		tb.Column(fmt.Sprint("c", i), "h")
	}
	tb.Row(values...)
	lines := strings.Split(strings.TrimSpace(tb.Markdown()), "\n")
	return strings.Split(strings.Trim(lines[2], "| "), " | ")
}

func TestCells(t *testing.T) {
	for _, c := range []struct {
		cell any
		want string
	}{
		{table.Number(0.125, 2), "0.12"}, {table.Number(-0.004, 2), "0.00"}, {table.Number(-1.5, 1), "−1.5"},
		{table.Number(1166.7, 0), "1,167"}, {table.Signed(-12345.678, 2), "−12,345.68"}, {table.Significant(12345, 2), "12,000"}, {table.Percent(12.5, 0), "1,250%"},
		{table.Interval(-1000, 999.96, 1), "[−1,000.0, 1,000.0]"}, {table.PlusMinus(1e6, 1e3, 0), "1,000,000 ± 1,000"},
		{table.Signed(0.744, 3), "+0.744"}, {table.Signed(-0.744, 3), "−0.744"}, {table.Signed(0.0001, 3), "0.000"},
		{table.Significant(0.03, 2), "0.030"}, {table.Percent(0.575, 0), "58%"},
		{table.Scientific(1.6e-6, 2), "1.6×10<sup>−6</sup>"}, {table.Scientific(0, 2), "0.0×10<sup>0</sup>"},
		{table.Integer(4102), "4102"}, {table.Count(4102), "4,102"}, {table.Count(-999), "−999"}, {table.Count(-1234567), "−1,234,567"},
		{table.Interval(-0.1, 0.25, 1), "[−0.1, 0.2]"}, {table.SignedInterval(0.715, 0.771, 3), "[+0.715, +0.771]"},
		{table.Estimate(0.5, 0.4, 0.6, 2), "0.50 [0.40, 0.60]"}, {table.PlusMinus(0.5, 0.012, 2), "0.50 ± 0.01"},
		{table.Missing(), "–"}, {table.Math(`\beta_1`, "*β*_1"), "*β*<sub>1</sub>"}, {table.Rich("*x*"), "*x*"},
		{"*x*_y", `\*x\*\_y`}, {12, "12"}, {1005, "1,005"}, {int64(1) << 60, "1,152,921,504,606,846,976"}, {1234.5, "1234.5"}, {0.1, "0.1"}, {2.5e-12, "2.5×10<sup>−12</sup>"},
		{true, "true"}, {table.Number(0.5, 1).Bold(), "**0.5**"}, {table.Text("a").Italic(), "*a*"},
		{table.Number(0.41, 2).Super("*n* = 929"), "0.41<sup><em>n</em> = 929</sup>"},
		{table.Text("").Bold(), ""},
	} {
		if got := cells(t, c.cell); got[0] != c.want {
			t.Errorf("%#v: %q, want %q", c.cell, got[0], c.want)
		}
	}
}

func TestPValueNeverRoundsToZeroOrOne(t *testing.T) {
	for digits := 1; digits <= 6; digits++ {
		floor := math.Pow(10, -float64(digits))
		for _, p := range []float64{0, floor / 1e6, floor / 2, math.Nextafter(floor, 0)} {
			if got := cells(t, table.PValue(p, digits))[0]; !strings.HasPrefix(got, "<0.") || !strings.HasSuffix(got, "1") {
				t.Errorf("PValue(%v, %d) = %s", p, digits, got)
			}
		}
		for _, p := range []float64{1 - floor/3, math.Nextafter(1, 0)} {
			if got := cells(t, table.PValue(p, digits))[0]; !strings.HasPrefix(got, ">0.") {
				t.Errorf("PValue(%v, %d) = %s", p, digits, got)
			}
		}
	}
}

// bold lists which cells of a one-column table are marked.
func marked(t *testing.T, tb *table.Table) (bold, second []string) {
	t.Helper()
	var out struct {
		Rows []struct {
			Cells []struct {
				Text         string
				Bold, Second bool
			}
		}
	}
	if err := json.Unmarshal(tb.JSON(), &out); err != nil {
		t.Fatal(err)
	}
	for _, r := range out.Rows {
		for _, c := range r.Cells {
			if c.Bold {
				bold = append(bold, c.Text)
			}
			if c.Second {
				second = append(second, c.Text)
			}
		}
	}
	return bold, second
}

func column(values ...any) *table.Table {
	tb := table.New("").Headers("x")
	for _, v := range values {
		tb.Row(v)
	}
	return tb
}

func TestBest(t *testing.T) {
	n := func(x float64) table.Cell { return table.Number(x, 2) }
	for _, c := range []struct {
		what         string
		make         func() *table.Table
		bold, second string
	}{
		{"highest", func() *table.Table { return column(n(0.1), n(0.3), n(0.2)).BestAndSecond("x", true) }, "0.30", "0.20"},
		{"lowest", func() *table.Table { return column(n(0.1), n(0.3), n(0.2)).BestAndSecond("x", false) }, "0.10", "0.20"},
		// 0.301 and 0.299 print alike: both are best, and there is no second.
		{"ties as printed", func() *table.Table { return column(n(0.301), n(0.299), n(0.2)).BestAndSecond("x", true) }, "0.30 0.30", ""},
		{"ties for second", func() *table.Table { return column(n(0.4), n(0.301), n(0.299)).BestAndSecond("x", true) }, "0.40", "0.30 0.30"},
		{"missing and words", func() *table.Table { return column("–", table.Missing(), n(-0.5)).BestAndSecond("x", true) }, "-0.50", ""},
		{"unranked", func() *table.Table { return column(n(0.9).Unranked(), n(0.5)).Best("x", true) }, "0.50", ""},
		{"p-values", func() *table.Table {
			return column(table.PValue(1e-9, 3), table.PValue(1e-5, 3), table.PValue(0.2, 3)).Best("x", false)
		}, "<0.001 <0.001", ""},
		{"counts", func() *table.Table { return column(table.Count(1234), table.Count(999)).Best("x", true) }, "1,234", ""},
		{"percent", func() *table.Table { return column(table.Percent(0.5, 0), table.Percent(0.07, 0)).Best("x", true) }, "50%", ""},
		{"estimates", func() *table.Table {
			return column(table.Estimate(0.2, 0, 1, 2), table.Estimate(0.3, 0, 1, 2)).Best("x", true)
		}, "0.30 [0.00, 1.00]", ""},
		{"intervals take no part", func() *table.Table { return column(table.Interval(0, 1, 1)).Best("x", true) }, "", ""},
		{"minus zero", func() *table.Table { return column(n(-0.001), n(0.001)).Best("x", true) }, "0.00 0.00", ""},
		{"nothing to rank", func() *table.Table { return column(table.Missing()).BestAndSecond("x", true) }, "", ""},
		{"groups", func() *table.Table {
			tb := table.New("").Headers("x")
			tb.Group("a").Row(n(0.1)).Row(n(0.2)).Group("b").Row(n(0.05))
			return tb.Best("x", true).WithinGroups()
		}, "0.20 0.05", ""},
	} {
		bold, second := marked(t, c.make())
		if strings.Join(bold, " ") != c.bold || strings.Join(second, " ") != c.second {
			t.Errorf("%s: bold %v, second %v; want %q, %q", c.what, bold, second, c.bold, c.second)
		}
	}
}

func TestFootnotes(t *testing.T) {
	tb := table.New("").Columns(table.Column{Name: "a", Header: "A", Note: "about A"}).Column("b", "B")
	tb.Row("x", table.Undefined("one question")).Warn([]string{"small n", "ties"})
	tb.Row("y", table.Number(1, 0).Note("about *y*")).Warn([]string{"small n", "small n"})
	tb.Row("z", table.Missing()).Warn(nil)
	tb.Note("no mark")
	text := tb.String()
	want := "A (a)    B\n" +
		"x (b,c)  – (d)\n" +
		"y (b)    1 (e)\n" +
		"z            –\n" +
		"(a) about A\n(b) small n\n(c) ties\n(d) one question\n(e) about y\nno mark\n"
	if squeeze(text) != squeeze(want) {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
	for _, format := range []string{tb.HTML(), tb.Markdown(), tb.LaTeX(), tb.CSV(), string(tb.JSON())} {
		if !strings.Contains(format, "one question") || strings.Contains(format, "NA") {
			t.Errorf("a footnote is lost in %s", format)
		}
	}
}

func squeeze(s string) string {
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		lines[i] = strings.Join(strings.Fields(l), " ")
	}
	return strings.Join(lines, "\n")
}

func TestManyFootnotesHaveDistinctMarks(t *testing.T) {
	tb := table.New("").Headers("x")
	for i := range 60 {
		tb.Row(table.Number(float64(i), 0).Note(fmt.Sprintf("note %d.", i)))
	}
	text := tb.String()
	for i, mark := range map[int]string{0: "a", 25: "z", 26: "aa", 52: "ba", 59: "bh"} {
		if want := fmt.Sprintf("(%s) note %d.\n", mark, i); !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

func TestCloneIsIndependent(t *testing.T) {
	tb := column(1, 2)
	before := tb.HTML()
	c := tb.Clone().Stamp("simulated records").Stamp("simulated records").Note("n").Row(3)
	if tb.HTML() != before {
		t.Error("a change of the clone shows in the table")
	}
	if strings.Count(c.HTML(), "simulated records") != 1 {
		t.Error("a stamp given twice is not shown once")
	}
	tb.Warn([]string{"one", "two", "three"}).Warn([]string{"four"})
	c = tb.Clone().Warn([]string{"the clone's"})
	tb.Warn([]string{"the table's"})
	if !strings.Contains(c.HTML(), "the clone&#39;s") {
		t.Error("a warning of the table stands in place of the clone's")
	}
}

func TestPanicsSayWhatToDo(t *testing.T) {
	base := func() *table.Table { return table.New("").Column("a", "A").Column("b", "B") }
	for want, call := range map[string]func(){
		`no column "c"; have a, b`:                  func() { base().Best("c", true) },
		`column "a" is declared twice`:              func() { base().Column("a", "A") },
		"row of 1 cells in a table of 2":            func() { base().Row(1) },
		"a cell of type []int":                      func() { base().Row(1, []int{1}) },
		"use Missing, or Undefined with the reason": func() { table.Number(math.NaN(), 2) },
		"a p-value lies between 0 and 1":            func() { table.PValue(1.1, 3) },
		"declared after the first row":              func() { base().Row(1, 2).Column("c", "C") },
		"overlap":                                   func() { base().Spanner("s", "a", "b").Spanner("t", "b", "b") },
		"runs from":                                 func() { base().Spanner("s", "b", "a") },
		"Warn before the first row":                 func() { base().Warn([]string{"w"}) },
		"has no name":                               func() { base().Columns(table.Column{Header: "x"}) },
	} {
		func() {
			defer func() {
				got, _ := recover().(string)
				if !strings.Contains(got, want) || !strings.HasPrefix(got, "table: ") {
					t.Errorf("panic %q, want %q", got, want)
				}
			}()
			call()
		}()
	}
}

func TestEmptyTables(t *testing.T) {
	for _, tb := range []*table.Table{table.New(""), table.New("c"), table.New("").Column("a", "A"), table.New("").Column("a", "").Group("g")} {
		if !strings.Contains(tb.HTML(), "<table>") || !strings.Contains(tb.LaTeX(), `\bottomrule`) || tb.Len() != 0 {
			t.Errorf("%s", tb.HTML())
		}
		_, _, _, _ = tb.Markdown(), tb.CSV(), tb.JSON(), tb.String()
	}
	rows := table.New("no columns").Group("g").Row()
	_, _, _, _, _, _ = rows.HTML(), rows.LaTeX(), rows.Markdown(), rows.CSV(), rows.JSON(), rows.String()
}
