package published

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"galley/lib/decimal"
	"galley/lib/frame"
)

// Compare compares computed, cell by cell, with the published table of that
// name: rows are matched by the key columns, and each of columns is compared.
// Both frames name their columns alike (see frame.Rename). Numbers match as keys
// by value: 0.25 is "0.25".
//
// It panics when a column is not there or a key stands twice on one side;
// CompareErr returns the error instead.
func (s *Set) Compare(name string, computed *frame.Frame, keys []string, columns []string) *Comparison {
	c, err := s.CompareErr(name, computed, keys, columns)
	if err != nil {
		panic(err.Error())
	}
	return c
}

// CompareErr is Compare with an error in place of a panic.
func (s *Set) CompareErr(name string, computed *frame.Frame, keys []string, columns []string) (*Comparison, error) {
	if !s.Has(name) {
		return nil, fmt.Errorf("published: no table %q in %s; have %s", name, s.dir, strings.Join(s.Names(), ", "))
	}
	t := s.Table(name)
	for _, column := range slices.Concat(keys, columns) {
		if !slices.Contains(t.columns, column) {
			return nil, fmt.Errorf("published: table %q has no column %q; have %s", name, column, strings.Join(t.columns, ", "))
		}
		if !computed.Has(column) {
			return nil, fmt.Errorf("published: the computed frame has no column %q to compare with table %q; have %s",
				column, name, strings.Join(computed.Names(), ", "))
		}
	}
	rows, order, err := computedRows(computed, keys)
	if err != nil {
		return nil, err
	}
	c := &Comparison{ID: name, Published: name, Keys: keys, Columns: columns}
	seen := map[string]int{}
	for i := range t.rows {
		key := make([]string, len(keys))
		for k, column := range keys {
			key[k] = t.rows[i][t.column(column)]
		}
		id := keyID(key)
		if line, twice := seen[id]; twice {
			return nil, fmt.Errorf("published: table %q has the key %s twice, in lines %d and %d; more key columns are needed",
				name, strings.Join(key, ", "), line, t.lines[i])
		}
		seen[id] = t.lines[i]
		row, ok := rows[id]
		if !ok {
			row = -1
		}
		for _, column := range columns {
			c.Cells = append(c.Cells, compareCell(key, column, valueAt(computed, column, row), t.rows[i][t.column(column)]))
		}
	}
	for _, row := range order { // computed rows that were not published, in their order
		key := keyAt(computed, keys, row)
		if _, published := seen[keyID(key)]; published {
			continue
		}
		for _, column := range columns {
			c.Cells = append(c.Cells, compareCell(key, column, valueAt(computed, column, row), ""))
		}
	}
	return c, nil
}

// computedRows finds the row of each key.
func computedRows(f *frame.Frame, keys []string) (rows map[string]int, order []int, err error) {
	rows = map[string]int{}
	for i := range f.Len() {
		key := keyAt(f, keys, i)
		id := keyID(key)
		if before, twice := rows[id]; twice {
			return nil, nil, fmt.Errorf("published: the computed frame has the key %s twice, in rows %d and %d; more key columns are needed",
				strings.Join(key, ", "), before, i)
		}
		rows[id] = i
		order = append(order, i)
	}
	return rows, order, nil
}

func keyAt(f *frame.Frame, keys []string, row int) []string {
	key := make([]string, len(keys))
	for k, column := range keys {
		if v := valueAt(f, column, row); v.ok {
			key[k] = v.text
		}
	}
	return key
}

// keyID makes one comparable string; numbers are written in one way, and the
// separator cannot be mistaken since each part has its length before it.
func keyID(key []string) string {
	var b strings.Builder
	for _, part := range key {
		if v, ok := number(part); ok {
			part = decimal.Plain(v)
		}
		fmt.Fprintf(&b, "%d:%s", len(part), part)
	}
	return b.String()
}

// value is one cell of the computed frame.
type value struct {
	text   string // full precision
	number float64
	isText bool
	ok     bool // there and not missing
}

func valueAt(f *frame.Frame, column string, row int) value {
	if row < 0 {
		return value{}
	}
	r := f.Row(row) // a column as a whole would be copied
	if r.Missing(column) {
		return value{}
	}
	switch f.Kind(column) {
	case frame.Float:
		x := r.Float(column)
		return value{text: decimal.Plain(x), number: x, ok: true}
	case frame.Int:
		n := r.Int(column)
		return value{text: strconv.FormatInt(n, 10), number: float64(n), ok: true}
	case frame.Bool:
		return value{text: strconv.FormatBool(r.Bool(column)), isText: true, ok: true}
	}
	text := r.Text(column)
	if x, ok := number(text); ok {
		return value{text: text, number: x, ok: true}
	}
	return value{text: text, isText: true, ok: text != ""}
}
