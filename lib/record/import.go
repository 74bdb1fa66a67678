package record

import (
	"fmt"
	"slices"
	"strings"
)

// Import reads CSV, TSV, JSONL or Parquet files into a table of the schema.
//
// Text stays as it is: ids are never read as numbers, and a JSON number in a text
// field keeps its digits. A blank CSV cell (not a quoted empty one), a JSON null
// and an absent JSON key are missing; an empty JSON list is an empty list. Values of
// Parquet files are taken like those of JSON. A
// number that is not one, a blank where a value is required, a row with too many
// cells, a key that occurs twice: all faults are returned together as Faults,
// each with file:line. Options that do not fit the schema are a MappingError before
// any file is read; so are columns that a file does not have when that is all that
// is wrong.
func Import(schema Schema, options ImportOptions) (*Table, error) {
	schema.must()
	if err := options.fit(schema); err != nil {
		return nil, &MappingError{err}
	}
	im := &importer{schema: schema, options: options, b: NewBuilder(schema), most: defaultBytes}
	for _, path := range options.Files {
		im.file(path)
	}
	if im.unmapped > 0 && im.unmapped == len(im.faults) {
		return nil, &MappingError{im.faults}
	}
	if im.more > 0 {
		im.faults = append(im.faults, Fault{File: "import", Row: -1, What: fmt.Sprintf("%d further faults", im.more)})
	}
	if len(im.faults) > 0 {
		return nil, im.faults
	}
	t := im.b.Table()
	if t.rows == 0 && !schema.Empty {
		return nil, Fault{File: strings.Join(options.Files, ", "), Row: -1, What: "no rows"}
	}
	t.origin = func(row int) string { return im.origins[row].String() }
	if faults := t.check(); len(faults) > 0 {
		return nil, faults
	}
	return t, nil
}

type importer struct {
	schema  Schema
	options ImportOptions
	b       *Builder
	faults  Faults
	more    int
	// faults of the mapping: columns that it names and a file lacks
	unmapped int
	origins  []place // of each row
	bytes    int64   // that the records so far take, about
	most     int64   // that they may take; files are read no further beyond
}

// place is a line of a file, or a row (from 0) of a Parquet file.
type place struct {
	file string
	line int
	row  bool
}

func (p place) String() string {
	if p.row {
		return fmt.Sprintf("%s, row %d", p.file, p.line)
	}
	return fmt.Sprintf("%s:%d", p.file, p.line)
}

func (im *importer) fault(file, column, format string, args ...any) {
	im.keep(Fault{File: file, Column: column, Row: -1, What: fmt.Sprintf(format, args...)})
}

// keep lists a fault, or counts it when there are many.
func (im *importer) keep(f Fault) {
	if len(im.faults) >= keptFaults {
		im.more++
		return
	}
	im.faults = append(im.faults, f)
}

// mapped tells whether a field has a column of its own, and is no constant and no part
// of the wide columns.
func (im *importer) mapped(field string) bool {
	_, constant := im.options.Constants[field]
	wide := im.options.Wide != "" && (field == im.options.WideName || field == im.options.WideValue)
	return !constant && !wide
}

// column gives the column that a field comes from.
func (im *importer) column(field string) (column string, explicit bool) {
	if c, ok := im.options.Columns[field]; ok {
		return c, true
	}
	return field, false
}

// fits reports the columns that the mapping needs and the file lacks.
func (im *importer) fits(name string, columns []string) bool {
	fine := true
	for _, f := range im.schema.Fields {
		column, explicit := im.column(f.Name)
		if im.mapped(f.Name) && !slices.Contains(columns, column) && (explicit || !f.Nullable) {
			im.unmapped++
			im.fault(name, column, "no such column, for the field %s; have %s%s", f.Name, listed(columns), columnHint(column, columns))
			fine = false
		}
	}
	if im.options.Wide != "" && len(im.wide(columns)) == 0 {
		im.unmapped++
		im.fault(name, "", "no column matches %q; have %s", im.options.Wide, listed(columns))
		fine = false
	}
	return fine
}

// columnHint says what may be the reason that a column is not there: a name that only
// looks the same, or a header of one column, which most likely is several.
func columnHint(column string, columns []string) string {
	for _, c := range columns {
		if strings.EqualFold(seenAs(c), seenAs(column)) {
			return fmt.Sprintf(" (%.60q differs in case or spaces)", c)
		}
	}
	if len(columns) == 1 && strings.ContainsAny(columns[0], ",;\t|") {
		return " (one column: is the file separated by something else? csv wants commas, tsv tabs)"
	}
	return ""
}

// wide gives the columns that match Wide, with what the * stands for.
func (im *importer) wide(columns []string) (out [][2]string) {
	before, after, _ := strings.Cut(im.options.Wide, "*")
	for _, c := range columns {
		if len(c) > len(before)+len(after) && strings.HasPrefix(c, before) && strings.HasSuffix(c, after) {
			out = append(out, [2]string{c, c[len(before) : len(c)-len(after)]})
		}
	}
	return out
}

// row makes the record or, of a wide row, the records of one line. get gives the cell
// of a column, a blank one for a column that the line lacks.
func (im *importer) row(where place, columns []string, get func(column string) cell) {
	if im.options.Wide == "" {
		im.record(where, get, "", cell{})
		return
	}
	for _, w := range im.wide(columns) {
		im.record(where, get, w[1], get(w[0]))
	}
}

// full tells, and reports once, that the records take too much memory.
func (im *importer) full(where place) bool {
	if im.bytes <= im.most {
		return false
	}
	im.fault(where.String(), "", "the records up to here take more than %d MiB; take files apart and import each under a name of its own", im.most>>20)
	return true
}

// record adds one record.
func (im *importer) record(where place, get func(column string) cell, wideName string, wideValue cell) {
	good := true
	for i, f := range im.schema.Fields {
		column, _ := im.column(f.Name)
		var c cell
		switch text, constant := im.options.Constants[f.Name]; {
		case constant:
			c = cell{text: text}
		case im.options.Wide != "" && f.Name == im.options.WideName:
			c = cell{text: wideName}
		case im.options.Wide != "" && f.Name == im.options.WideValue:
			c = wideValue
			column = strings.Replace(im.options.Wide, "*", wideName, 1)
		default:
			c = get(column)
		}
		im.bytes += c.size()
		if err := im.put(i, f, c); err != nil {
			im.fault(where.String(), column, "%v", err)
			good = false
		}
	}
	if !good {
		im.b = NewBuilder(im.schema) // there is no table any more, only its faults
		im.origins = nil
		return
	}
	im.b.End()
	im.origins = append(im.origins, where)
}
