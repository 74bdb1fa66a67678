package record

import (
	"fmt"
	"strings"
	"sync"

	"galley/lib/frame"
)

// Table is columns of records in memory: what Source.Table reads and Write
// writes. Lists are offsets and values: the list of row i is
// values[offsets[i]:offsets[i+1]]. Slices it gives are shared: read only.
type Table struct {
	schema  Schema
	rows    int
	cols    []*vector
	files   []segment            // where the rows came from, in order
	origin  func(row int) string // instead of files: where an imported row came from
	drift   []string
	leftOut []string // columns of a file that ReadFile does not read
}

// segment is a run of rows that came from one file.
type segment struct {
	file string
	rows int
}

// vector is the values of one field. For a list column the value slices hold the
// elements and offsets has rows+1 entries. missing is nil when no row is null.
type vector struct {
	field   Field
	set     bool
	texts   []string
	ints    []int64
	floats  []float64
	bools   []bool
	offsets []int
	missing []bool

	codes []int32   // for text read from dictionaries: index into dict per value
	dict  []string  // distinct values, in order of first appearance
	once  sync.Once // for texts made from codes

	numbered struct { // codes and dictionary of texts that had none, made on demand
		once  sync.Once
		codes []int32
		dict  []string
	}
}

// NewTable gives a table of a number of rows whose columns are to be set. It
// panics when the schema contradicts itself.
func NewTable(schema Schema, rows int) *Table {
	schema.must()
	t := &Table{schema: schema, rows: rows}
	for _, f := range schema.Fields {
		t.cols = append(t.cols, &vector{field: f})
	}
	return t
}

// Schema is the schema the table was read or made with, only the columns it has.
func (t *Table) Schema() Schema { return t.schema }

// Rows is the number of rows.
func (t *Table) Rows() int { return t.rows }

// Names lists the columns.
func (t *Table) Names() []string { return t.schema.Names() }

// Drift lists how the files of the table differ in ways that change no value:
// other widths of a number, a column that may be null in one file only.
func (t *Table) Drift() []string { return t.drift }

// Where says where a row came from: "part-0.parquet, row 17", rows counted from
// 0 within the file; "runs.csv:19", with the line, for an imported one; just
// "row 17" for a table that was made.
func (t *Table) Where(row int) string {
	if t.origin != nil {
		return t.origin(row)
	}
	if file, i, ok := t.fileOf(row); ok {
		return fmt.Sprintf("%s, row %d", file, i)
	}
	return fmt.Sprintf("row %d", row)
}

// fileOf gives the file that a row came from and its number there; ok is false for a
// table that was made.
func (t *Table) fileOf(row int) (file string, within int, ok bool) {
	for _, s := range t.files {
		if row < s.rows {
			return s.file, row, true
		}
		row -= s.rows
	}
	return "", 0, false
}

// Texts gives a text column; "" where missing. It panics, naming the columns,
// when the table has no such column; so do the others.
func (t *Table) Texts(name string) []string { return t.column(name, Text, false).allTexts() }

// Ints gives an int column; 0 where missing.
func (t *Table) Ints(name string) []int64 { return t.column(name, Int, false).ints }

// Floats gives a float column; NaN where missing.
func (t *Table) Floats(name string) []float64 { return t.column(name, Float, false).floats }

// Bools gives a bool column; false where missing.
func (t *Table) Bools(name string) []bool { return t.column(name, Bool, false).bools }

// Missing gives the mask of a column, scalar or list, true where a row is null;
// nil when none is. An empty list is not missing.
func (t *Table) Missing(name string) []bool { return t.find(name).missing }

// ListTexts gives a column of lists of texts as offsets and values.
func (t *Table) ListTexts(name string) (offsets []int, values []string) {
	v := t.column(name, Text, true)
	return v.offsets, v.allTexts()
}

// ListInts gives a column of lists of ints as offsets and values.
func (t *Table) ListInts(name string) (offsets []int, values []int64) {
	v := t.column(name, Int, true)
	return v.offsets, v.ints
}

// ListFloats gives a column of lists of floats as offsets and values.
func (t *Table) ListFloats(name string) (offsets []int, values []float64) {
	v := t.column(name, Float, true)
	return v.offsets, v.floats
}

// ListBools gives a column of lists of bools as offsets and values.
func (t *Table) ListBools(name string) (offsets []int, values []bool) {
	v := t.column(name, Bool, true)
	return v.offsets, v.bools
}

// Codes gives a text column, or the elements of a column of text lists, as
// numbers: value i is dict[codes[i]], and -1 where missing. The dictionary is in
// order of first appearance. It is the fast way to group.
func (t *Table) Codes(name string) (codes []int32, dict []string) {
	v := t.find(name)
	if v.field.Kind != Text {
		panic(fmt.Sprintf("record: column %s of %s is %s, Codes needs text", name, t.schema.Table, v.field.typeName()))
	}
	if v.codes != nil {
		return v.codes, v.dict
	}
	v.numbered.once.Do(v.number)
	return v.numbered.codes, v.numbered.dict
}

// number makes codes and a dictionary for texts.
func (v *vector) number() {
	n := &v.numbered
	n.codes = make([]int32, len(v.texts))
	at := map[string]int32{}
	for i, s := range v.texts {
		if !v.field.List && v.absent(i) {
			n.codes[i] = -1
			continue
		}
		code, ok := at[s]
		if !ok {
			code = int32(len(n.dict))
			at[s] = code
			n.dict = append(n.dict, s)
		}
		n.codes[i] = code
	}
}

// Frame gives scalar columns as a frame: those named, or all that are not lists.
func (t *Table) Frame(columns ...string) *frame.Frame {
	if len(columns) == 0 {
		for _, f := range t.schema.Fields {
			if !f.List {
				columns = append(columns, f.Name)
			}
		}
	}
	f := frame.New()
	for _, name := range columns {
		v := t.find(name)
		if v.field.List {
			panic(fmt.Sprintf("record: column %s of %s is a %s; a frame has no lists, use List%ss", name, t.schema.Table, v.field.typeName(), title(v.field.Kind)))
		}
		switch v.field.Kind {
		case Text:
			f = f.WithTextsMasked(name, v.allTexts(), v.missing)
		case Int:
			f = f.WithIntsMasked(name, v.ints, v.missing)
		case Float:
			f = f.WithFloatsMasked(name, v.floats, v.missing)
		case Bool:
			f = f.WithBoolsMasked(name, v.bools, v.missing)
		}
	}
	return f
}

func title(k Kind) string { return strings.ToUpper(k.String()[:1]) + k.String()[1:] }

func (t *Table) find(name string) *vector {
	for _, v := range t.cols {
		if v.field.Name == name {
			return v
		}
	}
	have := make([]string, len(t.cols))
	for i, v := range t.cols {
		have[i] = v.field.Name + " <" + v.field.typeName() + ">"
	}
	panic(fmt.Sprintf("record: table %s has no column %q; have %s", t.schema.Table, name, strings.Join(have, ", ")))
}

func (t *Table) column(name string, kind Kind, list bool) *vector {
	v := t.find(name)
	if want := (Field{Kind: kind, List: list}); v.field.Kind != kind || v.field.List != list {
		panic(fmt.Sprintf("record: column %s of %s is %s, not %s", name, t.schema.Table, v.field.typeName(), want.typeName()))
	}
	return v
}

func (v *vector) absent(i int) bool { return v.missing != nil && v.missing[i] }

// allTexts gives the texts, made from the dictionary on first use.
func (v *vector) allTexts() []string {
	v.once.Do(func() {
		if v.codes == nil {
			return
		}
		v.texts = make([]string, len(v.codes))
		for i, c := range v.codes {
			if c >= 0 {
				v.texts[i] = v.dict[c]
			}
		}
	})
	return v.texts
}
