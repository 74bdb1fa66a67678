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
	const unlike = "other rows or columns"
	a, fineA := readCSV(was)
	b, fineB := readCSV(is)
	if !fineA || !fineB {
		return nil, unlike
	}
	if a.at == nil || b.at == nil {
		if !slices.Equal(a.head, b.head) || len(a.rows) != len(b.rows) {
			return nil, unlike
		}
		places := map[string]int{}
		for j := range a.head {
			a.head[j] = fmt.Sprintf("%s (column %d)", a.head[j], j+1)
			places[a.head[j]] = j
		}
		b.head, a.at, b.at = a.head, places, places
	}
	var parts []string
	note := func(what string, names []string) {
		const most = 5
		if n := len(names); n > most {
			names = append(slices.Clone(names[:most]), fmt.Sprintf("… (%d in all)", n))
		}
		if len(names) > 0 {
			parts = append(parts, what+" "+strings.Join(names, ", "))
		}
	}
	shared := without(a.head, b.at, false)
	note("new columns", without(b.head, a.at, true))
	note("columns gone", without(a.head, b.at, true))
	if !slices.Equal(shared, without(b.head, a.at, false)) {
		parts = append(parts, "columns in another order")
	}
	keysA, keysB, keyed := rowKeys(a, b, shared)
	if !keyed && len(a.rows) != len(b.rows) {
		parts = append(parts, fmt.Sprintf("%d rows, were %d", len(b.rows), len(a.rows)))
		return nil, strings.Join(parts, "; ")
	}
	rowOf := map[string]int{}
	for i, k := range keysA {
		rowOf[k] = i
	}
	var added []string
	kept := map[string]bool{}
	for i, k := range keysB {
		old, ok := rowOf[k]
		if !ok {
			added = append(added, b.label(i))
			continue
		}
		kept[k] = true
		for _, name := range shared {
			x, y := a.rows[old][a.at[name]], b.rows[i][b.at[name]]
			if x != y {
				cells = append(cells, CellChange{Where: fmt.Sprintf("row %d (%s), %s", i+1, a.rows[old][0], name), Was: x, Is: y})
			}
		}
	}
	var gone []string
	for i, k := range keysA {
		if !kept[k] {
			gone = append(gone, a.label(i))
		}
	}
	note("new rows", added)
	note("rows gone", gone)
	return cells, strings.Join(parts, "; ")
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
