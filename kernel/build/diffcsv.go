package build

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
)

// csvTable is a CSV file as a header and rows.
type csvTable struct {
	head []string
	rows [][]string
	at   map[string]int // column by name; nil when two have the same
}

func readCSV(data []byte) (csvTable, bool) {
	lines, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil || len(lines) == 0 {
		return csvTable{}, false
	}
	t := csvTable{head: lines[0], rows: lines[1:], at: map[string]int{}}
	for j, name := range t.head {
		if _, twice := t.at[name]; twice {
			t.at = nil
			break
		}
		t.at[name] = j
	}
	return t, true
}

// csvChanges compares two tables: columns by name, rows by the values of the first
// columns that tell them apart in both. shape says which columns and rows only one of
// them has, "" for none; what cannot be lined up is compared by place.
func csvChanges(was, is []byte) (cells []CellChange, shape string) {
	a, fineA := readCSV(was)
	b, fineB := readCSV(is)
	if !fineA || !fineB || !numberColumns(&a, &b) {
		return nil, "other rows or columns"
	}
	c := csvChange{was: a, is: b, shared: without(a.head, b.at, false)}
	c.columns()
	c.rows()
	return c.cells, strings.Join(c.shape, "; ")
}

// numberColumns tells columns of one name apart by their places. That takes two tables
// of one shape: ok is false for others.
func numberColumns(a, b *csvTable) (ok bool) {
	if a.at != nil && b.at != nil {
		return true
	}
	if !slices.Equal(a.head, b.head) || len(a.rows) != len(b.rows) {
		return false
	}
	places := map[string]int{}
	for j := range a.head {
		a.head[j] = fmt.Sprintf("%s (column %d)", a.head[j], j+1)
		places[a.head[j]] = j
	}
	b.head, a.at, b.at = a.head, places, places
	return true
}

// csvChange is what differs between two tables whose columns have names of their own.
type csvChange struct {
	was, is csvTable
	shared  []string // columns of both
	shape   []string // what only one has
	cells   []CellChange
}

// note adds names of columns or rows to the shape, the first few of many.
func (c *csvChange) note(what string, names []string) {
	const most = 5
	if n := len(names); n > most {
		names = append(slices.Clone(names[:most]), fmt.Sprintf("… (%d in all)", n))
	}
	if len(names) > 0 {
		c.shape = append(c.shape, what+" "+strings.Join(names, ", "))
	}
}

func (c *csvChange) columns() {
	c.note("new columns", without(c.is.head, c.was.at, true))
	c.note("columns gone", without(c.was.head, c.is.at, true))
	if !slices.Equal(c.shared, without(c.is.head, c.was.at, false)) {
		c.shape = append(c.shape, "columns in another order")
	}
}

func (c *csvChange) rows() {
	before, after, keyed := rowKeys(c.was, c.is, c.shared)
	if !keyed && len(before) != len(after) {
		c.shape = append(c.shape, fmt.Sprintf("%d rows, were %d", len(after), len(before)))
		return
	}
	rowOf := map[string]int{}
	for i, k := range before {
		rowOf[k] = i
	}
	var added, gone []string
	kept := map[string]bool{}
	for i, k := range after {
		old, ok := rowOf[k]
		if !ok {
			added = append(added, c.is.label(i))
			continue
		}
		kept[k] = true
		c.row(old, i)
	}
	for i, k := range before {
		if !kept[k] {
			gone = append(gone, c.was.label(i))
		}
	}
	c.note("new rows", added)
	c.note("rows gone", gone)
}

// row compares the cells of one row, by its number in each table.
func (c *csvChange) row(old, i int) {
	for _, name := range c.shared {
		x, y := c.was.rows[old][c.was.at[name]], c.is.rows[i][c.is.at[name]]
		if x != y {
			c.cells = append(c.cells, CellChange{Where: fmt.Sprintf("row %d (%s), %s", i+1, c.was.rows[old][0], name), Was: x, Is: y})
		}
	}
}

// without gives the names that are absent from, or present in, another table.
func without(names []string, at map[string]int, absent bool) []string {
	var out []string
	for _, name := range names {
		if _, ok := at[name]; ok != absent {
			out = append(out, name)
		}
	}
	return out
}

// rowKeys names the rows of both tables by the values of as few of the first shared
// columns as tell the rows of each apart. keyed is false, and rows are named by their
// number, when no columns do, or when few keys are in both tables although they have as
// many rows: then what looks like a key is a result.
func rowKeys(a, b csvTable, shared []string) (keysA, keysB []string, keyed bool) {
	const most = 4 // an id is among the first columns
	for n := 1; n <= min(most, len(shared)); n++ {
		keysA, keysB = a.keys(shared[:n]), b.keys(shared[:n])
		if tellApart(keysA) && tellApart(keysB) {
			if len(keysA) == len(keysB) && 2*common(keysA, keysB) < len(keysA) {
				break
			}
			return keysA, keysB, true
		}
	}
	number := func(t csvTable) []string {
		out := make([]string, len(t.rows))
		for i := range out {
			out[i] = fmt.Sprint(i)
		}
		return out
	}
	return number(a), number(b), false
}

func (t csvTable) keys(columns []string) []string {
	out := make([]string, len(t.rows))
	for i, row := range t.rows {
		for _, name := range columns {
			out[i] += row[t.at[name]] + "\x00"
		}
	}
	return out
}

// label is a row as a message names it: its number and its first cells.
func (t csvTable) label(i int) string {
	return fmt.Sprintf("%d (%s)", i+1, strings.Join(t.rows[i][:min(2, len(t.rows[i]))], ", "))
}

func tellApart(keys []string) bool {
	seen := map[string]bool{}
	for _, k := range keys {
		if seen[k] {
			return false
		}
		seen[k] = true
	}
	return true
}

func common(a, b []string) (n int) {
	there := map[string]bool{}
	for _, k := range a {
		there[k] = true
	}
	for _, k := range b {
		if there[k] {
			n++
		}
	}
	return n
}
