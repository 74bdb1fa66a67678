package record

import (
	"fmt"
	"slices"
	"strings"
)

// ImportOptions says how the columns of CSV or JSONL files become fields.
type ImportOptions struct {
	Files     []string          // read one after the other
	Format    string            // "csv", "tsv" or "jsonl"; "": by each file's extension
	Columns   map[string]string // field → column (JSON: a.b for nested); a field not named here has the column of its own name
	Constants map[string]string // field → the same text in every row
	Wide      string            // "pred_*": each column that matches gives a row of its own
	WideName  string            // field that receives what * stood for
	WideValue string            // field that receives the cell
	Split     map[string]string // list field → separator inside a CSV cell; without it a cell is a list of one
	Missing   []string          // texts that mean missing beside a blank cell, such as "NA"
	Empty     []string          // fields in which a blank CSV cell is an empty text (or list), not missing
	NoBlank   []string          // fields in which a blank CSV cell is a fault though they may be null: its meaning must be said
}

// Import reads CSV, TSV or JSONL files into a table of the schema.
//
// Text stays as it is: ids are never read as numbers, and a JSON number in a text
// field keeps its digits. A blank CSV cell (not a quoted empty one), a JSON null
// and an absent JSON key are missing; an empty JSON list is an empty list. A
// number that is not one, a blank where a value is required, a row with too many
// cells, a key that occurs twice: all faults are returned together as Faults,
// each with file:line. A mapping that does not fit the schema panics.
func Import(schema Schema, options ImportOptions) (*Table, error) {
	schema.must()
	im := &importer{schema: schema, options: options, b: NewBuilder(schema)}
	im.must()
	for _, path := range options.Files {
		im.file(path)
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
	origins []place // of each row
}

// place is a line of a file.
type place struct {
	file string
	line int
}

func (p place) String() string { return fmt.Sprintf("%s:%d", p.file, p.line) }

// must panics when the options name fields that the schema does not have.
func (im *importer) must() {
	o := im.options
	field := func(name, in string) {
		if _, ok := im.schema.Field(name); !ok {
			panic(fmt.Sprintf("record: ImportOptions.%s names the field %q; the schema has %s", in, name, strings.Join(im.schema.Names(), ", ")))
		}
	}
	for name := range o.Columns {
		field(name, "Columns")
	}
	for name := range o.Constants {
		field(name, "Constants")
		if f, _ := im.schema.Field(name); f.Kind != Text || f.List {
			panic(fmt.Sprintf("record: ImportOptions.Constants: %s is %s, only text fields can be constant", name, f.typeName()))
		}
	}
	for name := range o.Split {
		field(name, "Split")
	}
	for _, name := range o.Empty {
		field(name, "Empty")
	}
	for _, name := range o.NoBlank {
		field(name, "NoBlank")
	}
	if o.Wide != "" {
		field(o.WideName, "WideName")
		field(o.WideValue, "WideValue")
		if strings.Count(o.Wide, "*") != 1 {
			panic(fmt.Sprintf("record: ImportOptions.Wide is %q; it needs exactly one *", o.Wide))
		}
	}
}

func (im *importer) fault(file, column, format string, args ...any) {
	if len(im.faults) >= keptFaults {
		im.more++
		return
	}
	im.faults = append(im.faults, Fault{File: file, Column: column, Row: -1, What: fmt.Sprintf(format, args...)})
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
		if _, constant := im.options.Constants[f.Name]; constant {
			continue
		}
		if im.options.Wide != "" && (f.Name == im.options.WideName || f.Name == im.options.WideValue) {
			continue
		}
		column, explicit := im.column(f.Name)
		if !slices.Contains(columns, column) && (explicit || !f.Nullable) {
			im.fault(name, column, "no such column, for the field %s; have %s", f.Name, strings.Join(columns, ", "))
			fine = false
		}
	}
	if im.options.Wide != "" && len(im.wide(columns)) == 0 {
		im.fault(name, "", "no column matches %q; have %s", im.options.Wide, strings.Join(columns, ", "))
		fine = false
	}
	return fine
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

// row makes the record or, of a wide row, the records of one line.
func (im *importer) row(where place, columns []string, get func(column string) (cell, bool)) {
	if im.options.Wide == "" {
		im.record(where, get, "", cell{})
		return
	}
	for _, w := range im.wide(columns) {
		value, _ := get(w[0])
		im.record(where, get, w[1], value)
	}
}

// record adds one record.
func (im *importer) record(where place, get func(column string) (cell, bool), wideName string, wideValue cell) {
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
			c, _ = get(column)
		}
		if err := im.put(i, f, c); err != nil {
			im.fault(where.String(), column, "%v", err)
			good = false
			im.b.done[i] = true // let End pass; the table is not used
		}
	}
	if !good {
		for i := range im.b.done {
			im.b.done[i] = false
		}
		im.b = NewBuilder(im.schema) // rows before are not needed any more
		im.origins = nil
		return
	}
	im.b.End()
	im.origins = append(im.origins, where)
}
