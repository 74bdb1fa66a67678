package published

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"galley/lib/frame"
)

// Table is one published table. Cells are text exactly as printed; "" is a value
// that is not given or undefined.
type Table struct {
	name    string
	columns []string
	rows    [][]string
	lines   []int // line of each row in the file
}

// Parse reads one table from CSV with a header row. Errors name the line.
func Parse(name string, data []byte) (*Table, error) {
	if !utf8.Valid(data) {
		return nil, fmt.Errorf("line %d: not UTF-8 (save the file as UTF-8)", 1+bytes.Count(data[:invalidAt(data)], []byte("\n")))
	}
	if at := bytes.IndexByte(data, 0); at >= 0 {
		return nil, fmt.Errorf("line %d: a NUL byte (is the file damaged, or UTF-16? save it as UTF-8)", 1+bytes.Count(data[:at], []byte("\n")))
	}
	r := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))))
	r.FieldsPerRecord = -1
	t := &Table{name: name}
	for {
		record, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err // encoding/csv names line and column
		}
		line, _ := r.FieldPos(0)
		if t.columns == nil {
			t.columns = record
			if err := checkHeader(record); err != nil {
				return nil, fmt.Errorf("line %d: %w", line, err)
			}
			continue
		}
		if len(record) != len(t.columns) {
			return nil, fmt.Errorf("line %d: %d fields, but %d columns", line, len(record), len(t.columns))
		}
		t.rows = append(t.rows, record)
		t.lines = append(t.lines, line)
	}
	if t.columns == nil {
		return nil, errors.New("no header row")
	}
	return t, nil
}

func invalidAt(data []byte) int {
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return len(data)
}

func checkHeader(columns []string) error {
	seen := map[string]bool{}
	for i, c := range columns {
		if c == "" {
			return fmt.Errorf("column %d has no name", i+1)
		}
		if seen[c] {
			return fmt.Errorf("two columns are named %q", c)
		}
		seen[c] = true
	}
	return nil
}

// Name returns the table's name, the file's without ".csv".
func (t *Table) Name() string { return t.name }

// Columns returns the column names in the order of the file.
func (t *Table) Columns() []string { return append([]string(nil), t.columns...) }

// Len returns the number of rows.
func (t *Table) Len() int { return len(t.rows) }

// Texts returns a column as printed.
func (t *Table) Texts(column string) []string {
	c := t.column(column)
	out := make([]string, len(t.rows))
	for i, r := range t.rows {
		out[i] = r[c]
	}
	return out
}

// Missing says for each row whether the cell is empty.
func (t *Table) Missing(column string) []bool {
	out := make([]bool, len(t.rows))
	for i, text := range t.Texts(column) {
		out[i] = text == ""
	}
	return out
}

// Floats returns a column as numbers. It panics, with line and text, when a cell
// is empty or no number; FloatsMasked allows empty cells.
func (t *Table) Floats(column string) []float64 {
	values, missing := t.FloatsMasked(column)
	for i, gone := range missing {
		if gone {
			panic(fmt.Sprintf("published: %s, line %d, column %q is empty; use FloatsMasked", t.name, t.lines[i], column))
		}
	}
	return values
}

// FloatsMasked returns a column as numbers and says which cells are empty; their
// value is 0. It panics, with line and text, when a cell is no number.
func (t *Table) FloatsMasked(column string) (values []float64, missing []bool) {
	values, missing = make([]float64, len(t.rows)), t.Missing(column)
	for i, text := range t.Texts(column) {
		if missing[i] {
			continue
		}
		v, ok := number(text)
		if !ok {
			panic(fmt.Sprintf("published: %s, line %d, column %q: %q is not a number", t.name, t.lines[i], column, text))
		}
		values[i] = v
	}
	return values, missing
}

// Frame returns the whole table: a column is Float when every cell that is not
// empty is a number, Text otherwise; empty cells are missing.
func (t *Table) Frame() *frame.Frame {
	f := frame.New()
	for _, c := range t.columns {
		if t.numeric(c) {
			values, missing := t.FloatsMasked(c)
			f = f.WithFloatsMasked(c, values, missing)
		} else {
			f = f.WithTextsMasked(c, t.Texts(c), t.Missing(c))
		}
	}
	return f
}

// Printed returns the whole table as texts, digits as printed; empty cells are
// missing.
func (t *Table) Printed() *frame.Frame {
	f := frame.New()
	for _, c := range t.columns {
		f = f.WithTextsMasked(c, t.Texts(c), t.Missing(c))
	}
	return f
}

func (t *Table) numeric(column string) bool {
	any := false
	for _, text := range t.Texts(column) {
		if text == "" {
			continue
		}
		if _, ok := number(text); !ok {
			return false
		}
		any = true
	}
	return any
}

// number reads a plain decimal, with or without an exponent. Hexadecimal
// numbers, NaN and infinities are words.
func number(text string) (float64, bool) {
	if strings.Trim(text, "0123456789+-.eE") != "" {
		return 0, false
	}
	v, err := strconv.ParseFloat(text, 64)
	return v, err == nil
}

func (t *Table) column(name string) int {
	for i, c := range t.columns {
		if c == name {
			return i
		}
	}
	panic(fmt.Sprintf("published: table %q has no column %q; have %s", t.name, name, strings.Join(t.columns, ", ")))
}
