package published

import (
	"fmt"
	"math"
	"sort"
	"strings"

	"galley/lib/decimal"
	"galley/lib/table"
)

// Comparison is computed against published numbers.
type Comparison struct {
	ID        string // the artifact's id; the table's name at first
	Published string // name of the published table
	Keys      []string
	Columns   []string
	Cells     []Cell // published rows in their order, then rows only computed
	Simulated bool   // computed from simulated records

	// NotAttempted is how many published rows Attempted set aside.
	NotAttempted int
}

// Attempted sets aside the published rows for which nothing was computed at all,
// as when a study computes one of two data sets. Their number stays in the
// summary; a row of which some cells were computed stays whole.
func (c *Comparison) Attempted() *Comparison {
	tried := map[string]bool{}
	for _, cell := range c.Cells {
		id := keyID(cell.Key)
		tried[id] = tried[id] || cell.Outcome != OnlyPublished && cell.Outcome != BothMissing
	}
	var kept []Cell
	aside := map[string]bool{}
	for _, cell := range c.Cells {
		if id := keyID(cell.Key); tried[id] {
			kept = append(kept, cell)
		} else {
			aside[id] = true
		}
	}
	c.Cells = kept
	c.NotAttempted += len(aside)
	return c
}

// FromSimulated marks the comparison as computed from simulated records.
func (c *Comparison) FromSimulated() *Comparison {
	c.Simulated = true
	return c
}

// Counts is how many cells fell under each outcome. Ties are part of Differ, and
// so is Near: numbers that differ by at most one unit of the last printed digit.
type Counts struct {
	Cells         int `json:"cells"`
	Agree         int `json:"agree"`
	Differ        int `json:"differ"`
	Near          int `json:"near"`
	Ties          int `json:"ties"`
	OnlyComputed  int `json:"only_computed"`
	OnlyPublished int `json:"only_published"`
	BothMissing   int `json:"both_missing"`
}

// Counts counts the outcomes of all cells.
func (c *Comparison) Counts() Counts { return count(c.Cells) }

// CountsOf counts the outcomes of one column.
func (c *Comparison) CountsOf(column string) Counts { return count(c.column(column)) }

func (c *Comparison) column(name string) []Cell {
	var cells []Cell
	for _, cell := range c.Cells {
		if cell.Column == name {
			cells = append(cells, cell)
		}
	}
	return cells
}

func count(cells []Cell) Counts {
	n := Counts{Cells: len(cells)}
	for _, c := range cells {
		switch c.Outcome {
		case Agree:
			n.Agree++
		case Differ:
			n.Differ++
			if c.Numeric && math.Abs(c.Units) <= 1+1e-9 && c.Units != 0 {
				n.Near++
			}
			if c.Tie {
				n.Ties++
			}
		case OnlyComputed:
			n.OnlyComputed++
		case OnlyPublished:
			n.OnlyPublished++
		case BothMissing:
			n.BothMissing++
		}
	}
	return n
}

// Agrees tells whether every published cell was computed and agrees.
func (c *Comparison) Agrees() bool {
	n := c.Counts()
	return n.Differ == 0 && n.OnlyPublished == 0
}

// Largest returns up to n numeric cells that differ, the largest difference
// first; equal ones stay in their order.
func (c *Comparison) Largest(n int) []Cell {
	return largest(c.Cells, n)
}

func largest(cells []Cell, n int) []Cell {
	var out []Cell
	for _, cell := range cells {
		if cell.Outcome == Differ && cell.Numeric {
			out = append(out, cell)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return math.Abs(out[i].Diff) > math.Abs(out[j].Diff) })
	return out[:min(max(n, 0), len(out))]
}

// Summary says in one line how the comparison went.
func (c *Comparison) Summary() string {
	n := c.Counts()
	both := n.Agree + n.Differ
	text := fmt.Sprintf("%s: %d of %d cells agree at the printed digits", c.ID, n.Agree, both)
	if n.Near > 0 {
		text += fmt.Sprintf(", %d more within one unit of the last", n.Near)
	}
	if worst := c.Largest(1); len(worst) > 0 {
		text += fmt.Sprintf("; largest difference %s (%s, %s)", signed(worst[0].Diff), strings.Join(worst[0].Key, " "), worst[0].Column)
	}
	if n.OnlyPublished > 0 {
		text += fmt.Sprintf("; %d published cells not computed", n.OnlyPublished)
	}
	if c.NotAttempted > 0 {
		text += fmt.Sprintf("; %d published rows not attempted", c.NotAttempted)
	}
	if n.OnlyComputed > 0 {
		text += fmt.Sprintf("; %d computed cells not published", n.OnlyComputed)
	}
	if c.Simulated {
		text += "; simulated records"
	}
	return text
}

func signed(x float64) string {
	text := decimal.Significant(x, 3)
	if x > 0 {
		return "+" + text
	}
	return text
}

const simulatedNote = "Computed from simulated records: agreement says how well the simulation is calibrated, not that a result was reproduced."

// Table returns the counts and the largest difference for each column.
func (c *Comparison) Table() *table.Table {
	t := table.New("Computed against published: "+escape(c.Published)).
		Column("column", "Column").Column("compared", "Compared").Column("agree", "Agree").
		Columns(table.Column{Name: "near", Header: "Near", Note: "Differ by at most one unit of the last printed digit."}).
		Column("differ", "Farther").Column("only_published", "Only published").Column("only_computed", "Only computed").
		Column("largest", "Largest difference").Column("where", "Where")
	t.Spanner("Missing on one side", "only_published", "only_computed")
	for _, column := range c.Columns {
		cells := c.column(column)
		n := count(cells)
		worst, where := table.Missing(), table.Missing()
		if l := largest(cells, 1); len(l) > 0 {
			worst, where = table.Signed(l[0].Diff, differenceDigits(l[0])), table.Text(strings.Join(l[0].Key, " "))
		}
		t.Row(column, n.Agree+n.Differ, n.Agree, n.Near, n.Differ-n.Near, n.OnlyPublished, n.OnlyComputed, worst, where)
	}
	return c.finish(t)
}

// Details returns one row for each of up to limit cells that do not agree,
// missing ones included; a limit of 0 shows them all.
func (c *Comparison) Details(limit int) *table.Table {
	t := table.New("Cells that do not agree: " + escape(c.Published))
	for _, key := range c.Keys {
		t.Columns(table.Column{Name: "key:" + key, Header: escape(key), Align: table.Left})
	}
	t.Column("column", "Column").Column("computed", "Computed").Column("published", "Published").
		Column("difference", "Difference").Column("outcome", "Outcome")
	left := 0
	for _, cell := range c.Cells {
		if cell.Outcome == Agree || cell.Outcome == BothMissing {
			continue
		}
		if limit > 0 && t.Len() == limit {
			left++
			continue
		}
		row := make([]any, 0, len(c.Keys)+5)
		for _, part := range cell.Key {
			row = append(row, part)
		}
		row = append(row, cell.Column, orMissing(cell.Computed), orMissing(cell.Published))
		if cell.Numeric {
			row = append(row, table.Signed(cell.Diff, differenceDigits(cell)))
		} else {
			row = append(row, table.Missing())
		}
		outcome := string(cell.Outcome)
		if cell.Tie {
			outcome += " (a tie: the other way of rounding)"
		}
		t.Row(append(row, outcome)...)
	}
	if left > 0 {
		t.Note(fmt.Sprintf("%d further cells are not shown.", left))
	}
	return c.finish(t)
}

func (c *Comparison) finish(t *table.Table) *table.Table {
	if c.NotAttempted > 0 {
		t.Note(fmt.Sprintf("%d published rows were not attempted.", c.NotAttempted))
	}
	if c.Simulated {
		t.Stamp("simulated records").Note(simulatedNote)
	}
	return t
}

// differenceDigits shows a difference to one digit more than was printed.
func differenceDigits(c Cell) int {
	digits, _ := decimal.Digits(strings.TrimLeft(c.Published, "<>=≤≥ "))
	return min(digits+1, 12)
}

func orMissing(text string) table.Cell {
	if text == "" {
		return table.Missing()
	}
	return table.Text(text)
}
