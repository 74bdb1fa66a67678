package record

import (
	"fmt"
	"math"
	"slices"
)

// Builder makes a table row by row:
//
//	b := record.NewBuilder(schema)
//	for … {
//		b.Text("question", id).Int("tokens", 17).ListInts("cites", cites).End()
//	}
//	t := b.Table()
//
// A nullable column that a row does not set is null in that row; any other
// column must be set in each row. Setting a column twice, a wrong kind or an
// unset column panics: mistakes of the program.
type Builder struct {
	t    *Table
	at   map[string]int
	done []bool
}

// NewBuilder gives an empty builder for a schema.
func NewBuilder(schema Schema) *Builder {
	b := &Builder{t: NewTable(schema, 0), at: map[string]int{}, done: make([]bool, len(schema.Fields))}
	for i, v := range b.t.cols {
		b.at[v.field.Name] = i
		v.set = true
		if v.field.List {
			v.offsets = []int{0}
		}
	}
	return b
}

// Text sets a text column of the current row.
func (b *Builder) Text(name, value string) *Builder {
	v := b.column(name, Text, false)
	v.texts = append(v.texts, value)
	return b
}

// Int sets an int column of the current row.
func (b *Builder) Int(name string, value int64) *Builder {
	v := b.column(name, Int, false)
	v.ints = append(v.ints, value)
	return b
}

// Float sets a float column of the current row; NaN and infinities panic.
func (b *Builder) Float(name string, value float64) *Builder {
	if value-value != 0 {
		panic(fmt.Sprintf("record: %v for column %s in row %d; leave a nullable column unset instead", value, name, b.t.rows))
	}
	v := b.column(name, Float, false)
	v.floats = append(v.floats, value)
	return b
}

// Bool sets a bool column of the current row.
func (b *Builder) Bool(name string, value bool) *Builder {
	v := b.column(name, Bool, false)
	v.bools = append(v.bools, value)
	return b
}

// ListTexts sets a column of text lists; the values are copied. An empty list is
// a list, not null.
func (b *Builder) ListTexts(name string, values []string) *Builder {
	v := b.column(name, Text, true)
	v.texts = append(v.texts, values...)
	v.offsets = append(v.offsets, len(v.texts))
	return b
}

// ListInts sets a column of int lists, as ListTexts.
func (b *Builder) ListInts(name string, values []int64) *Builder {
	v := b.column(name, Int, true)
	v.ints = append(v.ints, values...)
	v.offsets = append(v.offsets, len(v.ints))
	return b
}

// ListFloats sets a column of float lists, as ListTexts.
func (b *Builder) ListFloats(name string, values []float64) *Builder {
	v := b.column(name, Float, true)
	v.floats = append(v.floats, values...)
	v.offsets = append(v.offsets, len(v.floats))
	return b
}

// ListBools sets a column of bool lists, as ListTexts.
func (b *Builder) ListBools(name string, values []bool) *Builder {
	v := b.column(name, Bool, true)
	v.bools = append(v.bools, values...)
	v.offsets = append(v.offsets, len(v.bools))
	return b
}

// End ends the current row.
func (b *Builder) End() {
	for i, v := range b.t.cols {
		if !b.done[i] {
			if !v.field.Nullable {
				panic(fmt.Sprintf("record: row %d of %s does not set %s, which is not nullable", b.t.rows, b.t.schema.Table, v.field.Name))
			}
			if v.missing == nil {
				v.missing = make([]bool, b.t.rows)
			}
			v.missing = append(v.missing, true)
			v.null()
		} else if v.missing != nil {
			v.missing = append(v.missing, false)
		}
		b.done[i] = false
	}
	b.t.rows++
}

// Rows is the number of rows ended so far.
func (b *Builder) Rows() int { return b.t.rows }

// Table gives the rows ended so far. The builder must not be used afterwards.
func (b *Builder) Table() *Table {
	if slices.Contains(b.done, true) {
		panic(fmt.Sprintf("record: row %d of %s is not ended", b.t.rows, b.t.schema.Table))
	}
	return b.t
}

func (b *Builder) column(name string, kind Kind, list bool) *vector {
	i, ok := b.at[name]
	if !ok {
		b.t.find(name) // panics with the columns there are
	}
	v := b.t.cols[i]
	if v.field.Kind != kind || v.field.List != list {
		b.t.column(name, kind, list) // panics with both types
	}
	if b.done[i] {
		panic(fmt.Sprintf("record: row %d of %s sets %s twice", b.t.rows, b.t.schema.Table, name))
	}
	b.done[i] = true
	return v
}

// null appends what a null row holds behind its mask.
func (v *vector) null() {
	switch {
	case v.field.List:
		v.offsets = append(v.offsets, v.offsets[len(v.offsets)-1])
	case v.field.Kind == Text:
		v.texts = append(v.texts, "")
	case v.field.Kind == Int:
		v.ints = append(v.ints, 0)
	case v.field.Kind == Float:
		v.floats = append(v.floats, math.NaN())
	default:
		v.bools = append(v.bools, false)
	}
}
