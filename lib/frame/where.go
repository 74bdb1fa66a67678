package frame

// Where keeps the rows for which keep is true. A keep that reads a missing
// value panics: whether to keep the row cannot be known; ask Row.Missing first,
// or WherePresent. The other Where methods are compiled and much faster when
// called from a script.
func (f *Frame) Where(keep func(Row) bool) *Frame {
	return f.rows(func(i int) bool { return keep(Row{f: f, i: i}) })
}

// WhereText keeps the rows whose text is one of the values. A missing text
// matches none.
func (f *Frame) WhereText(name string, values ...string) *Frame {
	c := f.kindCol(name, Text)
	want := make(map[string]bool, len(values))
	for _, v := range values {
		want[v] = true
	}
	return f.rows(func(i int) bool { return !c.absent(i) && want[c.texts[i]] })
}

// WhereInt keeps the rows whose int is one of the values. Missing matches none.
func (f *Frame) WhereInt(name string, values ...int64) *Frame {
	c := f.kindCol(name, Int)
	want := make(map[int64]bool, len(values))
	for _, v := range values {
		want[v] = true
	}
	return f.rows(func(i int) bool { return !c.absent(i) && want[c.ints[i]] })
}

// WhereFloat keeps the rows whose float is present and satisfies keep.
func (f *Frame) WhereFloat(name string, keep func(float64) bool) *Frame {
	c := f.kindCol(name, Float)
	return f.rows(func(i int) bool { return !c.absent(i) && keep(c.floats[i]) })
}

// WhereBool keeps the rows whose bool is present and equal to value.
func (f *Frame) WhereBool(name string, value bool) *Frame {
	c := f.kindCol(name, Bool)
	return f.rows(func(i int) bool { return !c.absent(i) && c.bools[i] == value })
}

// WhereAtLeast keeps the rows whose number (or bool, as 0 or 1) is present and
// at least x.
func (f *Frame) WhereAtLeast(name string, x float64) *Frame {
	number := f.number(name)
	return f.rows(func(i int) bool { v, ok := number(i); return ok && v >= x })
}

// WhereBelow keeps the rows whose number (or bool, as 0 or 1) is present and
// below x.
func (f *Frame) WhereBelow(name string, x float64) *Frame {
	number := f.number(name)
	return f.rows(func(i int) bool { v, ok := number(i); return ok && v < x })
}

// WherePresent keeps the rows that have a value in every named column.
func (f *Frame) WherePresent(names ...string) *Frame {
	cols := f.Select(names...).cols
	return f.rows(func(i int) bool {
		for _, c := range cols {
			if c.absent(i) {
				return false
			}
		}
		return true
	})
}

// WhereMissing keeps the rows that have no value in the named column.
func (f *Frame) WhereMissing(name string) *Frame {
	c := f.col(name)
	return f.rows(c.absent)
}

// Head keeps the first n rows, or all when there are fewer.
func (f *Frame) Head(n int) *Frame {
	return f.rows(func(i int) bool { return i < n })
}

func (f *Frame) rows(keep func(i int) bool) *Frame {
	rows := make([]int, 0, f.n)
	for i := 0; i < f.n; i++ {
		if keep(i) {
			rows = append(rows, i)
		}
	}
	if len(rows) == f.n {
		return f
	}
	return f.take(rows)
}
