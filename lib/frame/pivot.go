package frame

import "fmt"

// Wide turns one row per (id, key) into one row per id with one column per key:
// the column id, then a column named after each value of key, all of the kind
// of value. Ids and keys keep the order of first appearance. Cells that no row
// gives are missing. A pair (id, key) that occurs twice is an error, and so is a
// row without id or key.
func (f *Frame) Wide(id, key, value string) (*Frame, error) {
	ids, keys, values := f.col(id), f.col(key), f.col(value)
	for i := 0; i < f.n; i++ {
		if ids.absent(i) || keys.absent(i) {
			return nil, fmt.Errorf("frame: Wide: row %d has no %s or no %s", i, id, key)
		}
	}
	rowOf, colOf := ids.codes(), keys.codes()
	var idRows []int
	var names []string
	var cells [][]int // [column][row] → row of f, or -1
	seenCol := 0
	for i := 0; i < f.n; i++ {
		if rowOf[i] == len(idRows) {
			idRows = append(idRows, i)
		}
		if colOf[i] == seenCol {
			seenCol++
			names = append(names, keys.key(i))
		}
	}
	for range names {
		col := make([]int, len(idRows))
		for k := range col {
			col[k] = -1
		}
		cells = append(cells, col)
	}
	for i := 0; i < f.n; i++ {
		cell := &cells[colOf[i]][rowOf[i]]
		if *cell >= 0 {
			return nil, fmt.Errorf("frame: Wide: %s=%s %s=%s occurs twice, rows %d and %d", id, ids.key(i), key, keys.key(i), *cell, i)
		}
		*cell = i
	}
	cols := []*column{ids.take(idRows)}
	for k, name := range names {
		if name == id || name == "" {
			return nil, fmt.Errorf("frame: Wide: a value of %s is %q, which cannot name a column", key, name)
		}
		cols = append(cols, values.take(cells[k]).renamed(name))
	}
	return build(len(idRows), cols), nil
}

// Long turns columns into rows: for each row, one row per column of cols, with
// the columns ids repeated, the column's name in keyName and its value in
// valueName. All of cols must have one kind; it panics otherwise.
func (f *Frame) Long(ids []string, keyName, valueName string, cols ...string) *Frame {
	if len(cols) == 0 {
		panic("frame: Long needs at least one column to turn into rows")
	}
	kind := f.col(cols[0]).kind
	parts := make([]*Frame, len(cols))
	for k, name := range cols {
		c := f.col(name)
		if c.kind != kind {
			panic(fmt.Sprintf("frame: Long: %s is %s but %s is %s", cols[0], kind, name, c.kind))
		}
		keys := make([]string, f.n)
		for i := range keys {
			keys[i] = name
		}
		parts[k] = f.Select(ids...).with(&column{name: keyName, kind: Text, texts: keys}).with(c.renamed(valueName))
	}
	all, err := Concat(parts...)
	if err != nil {
		panic(err) // the parts are built alike
	}
	rows := make([]int, 0, all.n)
	for i := 0; i < f.n; i++ {
		for k := range cols {
			rows = append(rows, k*f.n+i)
		}
	}
	return all.take(rows)
}
