package table

import (
	"fmt"
	"slices"
	"strings"
)

// Align says how the cells of a column are set.
type Align int

// Alignments. Auto sets text left and numbers at their decimal point.
const (
	Auto Align = iota
	Left
	Center
	Right
	Decimal
)

// Column declares one column. Name is the id used by Best, Spanner, CSV and
// JSON; Header is rich text, Name when empty.
type Column struct {
	Name   string
	Header string
	Align  Align
	Note   string  // footnote on the header, rich text
	Width  float64 // width in em for long text that should wrap; 0 sets it on one line
}

// Table is a table as data. The zero value is not usable; call New.
//
// Methods that add return the same table, so that calls can be chained; Clone
// makes an independent copy.
type Table struct {
	caption  string
	label    string
	stamps   []string
	columns  []Column
	spanners []spanner
	rows     []row
	notes    []string
	best     []bestRule
	within   bool
	long     bool
	wide     bool
	small    bool
	missing  string
}

type spanner struct{ label, from, to string }

type row struct {
	group    string // label of the group this row opens, when opens is set
	opens    bool
	rule     bool // no row, but a thin rule above the next one
	cells    []Cell
	warnings []string
}

type bestRule struct {
	column         string
	higher, second bool
}

// New returns an empty table with a rich-text caption.
func New(caption string) *Table {
	return &Table{caption: caption, missing: "–"}
}

// Label sets the LaTeX label and the HTML id, for example "tab:main".
func (t *Table) Label(label string) *Table {
	t.label = label
	return t
}

// Caption returns the caption as given to New.
func (t *Table) Caption() string { return t.caption }

// Stamp adds a mark to the caption in every format, such as "simulated records".
// The same stamp given twice is shown once.
func (t *Table) Stamp(text string) *Table {
	if !slices.Contains(t.stamps, text) {
		t.stamps = append(t.stamps, text)
	}
	return t
}

// Columns declares several columns at once, after those already there.
func (t *Table) Columns(columns ...Column) *Table {
	for _, c := range columns {
		if c.Name == "" {
			panic(fmt.Sprintf("table: column %d (header %q) has no name", len(t.columns)+1, c.Header))
		}
		if _, ok := t.find(c.Name); ok {
			panic(fmt.Sprintf("table: column %q is declared twice", c.Name))
		}
		if len(t.rows) > 0 {
			panic(fmt.Sprintf("table: column %q is declared after the first row", c.Name))
		}
		if c.Header == "" {
			c.Header = c.Name
		}
		t.columns = append(t.columns, c)
	}
	return t
}

// Column declares one column with an id and a rich-text header.
func (t *Table) Column(name, header string) *Table {
	return t.Columns(Column{Name: name, Header: header})
}

// Headers declares columns by their headers alone; each header is also the name.
func (t *Table) Headers(headers ...string) *Table {
	for _, h := range headers {
		t.Columns(Column{Name: h, Header: h})
	}
	return t
}

// Spanner puts a rich-text label over the columns from … to (names, inclusive).
func (t *Table) Spanner(label, from, to string) *Table {
	first, last := t.index("Spanner", from), t.index("Spanner", to)
	if first > last {
		panic(fmt.Sprintf("table: spanner %q runs from %q back to %q", label, from, to))
	}
	for _, s := range t.spanners {
		a, b := t.index("Spanner", s.from), t.index("Spanner", s.to)
		if first <= b && a <= last {
			panic(fmt.Sprintf("table: spanners %q and %q overlap", s.label, label))
		}
	}
	t.spanners = append(t.spanners, spanner{label, from, to})
	return t
}

// Group opens a row group with a rich-text label; the rows that follow are in
// it. A group without rows is not shown.
func (t *Table) Group(label string) *Table {
	t.rows = append(t.rows, row{group: label, opens: true})
	return t
}

// Rule puts a thin rule above the next row.
func (t *Table) Rule() *Table {
	t.rows = append(t.rows, row{rule: true})
	return t
}

// Row adds a row, one value per column. Values are cells of this package, or
// string (data, printed literally), int, int64, bool, or float64 (all digits of
// its shortest form; use Number to choose digits).
func (t *Table) Row(cells ...any) *Table {
	if len(cells) != len(t.columns) {
		panic(fmt.Sprintf("table: row of %d cells in a table of %d columns (%s)",
			len(cells), len(t.columns), strings.Join(t.names(), ", ")))
	}
	r := row{cells: make([]Cell, len(cells))}
	for i, c := range cells {
		r.cells[i] = toCell(c, t.columns[i].Name)
	}
	t.rows = append(t.rows, r)
	return t
}

// Note adds a rich-text note below the table, without a mark.
func (t *Table) Note(text string) *Table {
	t.notes = append(t.notes, text)
	return t
}

// Warn attaches warnings (plain text) to the row added last: its first cell gets
// a mark for each, and equal texts share one mark.
func (t *Table) Warn(warnings []string) *Table {
	if len(warnings) == 0 {
		return t
	}
	for i := len(t.rows) - 1; i >= 0; i-- {
		if t.rows[i].cells != nil {
			t.rows[i].warnings = slices.Concat(t.rows[i].warnings, warnings) // a clone may share them
			return t
		}
	}
	panic("table: Warn before the first row")
}

// Best sets the best value of a column in bold: the highest, or the lowest when
// higher is false. Values that print alike tie and are all marked; missing cells
// and Unranked ones take no part.
func (t *Table) Best(column string, higher bool) *Table {
	t.index("Best", column)
	t.best = append(t.best, bestRule{column: column, higher: higher})
	return t
}

// BestAndSecond is Best with the second-best value underlined as well. When two
// or more values tie for the best there is no second.
func (t *Table) BestAndSecond(column string, higher bool) *Table {
	t.index("BestAndSecond", column)
	t.best = append(t.best, bestRule{column: column, higher: higher, second: true})
	return t
}

// WithinGroups makes Best and BestAndSecond rank the rows of each group apart.
func (t *Table) WithinGroups() *Table {
	t.within = true
	return t
}

// Long makes LaTeX use longtable, which runs over several pages.
func (t *Table) Long() *Table {
	t.long = true
	return t
}

// Wide makes LaTeX use table*, which spans both columns of a two-column page.
func (t *Table) Wide() *Table {
	t.wide = true
	return t
}

// Small makes LaTeX set the table in \small.
func (t *Table) Small() *Table {
	t.small = true
	return t
}

// MissingText sets what a missing cell shows; "–" at first. CSV leaves the field
// empty and JSON says "missing": true, whatever is set here.
func (t *Table) MissingText(text string) *Table {
	t.missing = text
	return t
}

// Len returns the number of rows, group labels not counted.
func (t *Table) Len() int {
	n := 0
	for _, r := range t.rows {
		if r.cells != nil {
			n++
		}
	}
	return n
}

// Clone returns a copy that can be changed without touching t.
func (t *Table) Clone() *Table {
	c := *t
	c.stamps = slices.Clone(t.stamps)
	c.columns = slices.Clone(t.columns)
	c.spanners = slices.Clone(t.spanners)
	c.rows = slices.Clone(t.rows)
	c.notes = slices.Clone(t.notes)
	c.best = slices.Clone(t.best)
	return &c
}

func (t *Table) names() []string {
	names := make([]string, len(t.columns))
	for i, c := range t.columns {
		names[i] = c.Name
	}
	return names
}

func (t *Table) find(name string) (int, bool) {
	i := slices.IndexFunc(t.columns, func(c Column) bool { return c.Name == name })
	return i, i >= 0
}

func (t *Table) index(method, name string) int {
	i, ok := t.find(name)
	if !ok {
		panic(fmt.Sprintf("table: %s: no column %q; have %s", method, name, strings.Join(t.names(), ", ")))
	}
	return i
}
