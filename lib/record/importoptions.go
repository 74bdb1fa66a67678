package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// ImportOptions says how the columns of CSV, JSONL or Parquet files become fields.
type ImportOptions struct {
	Files     []string          // read one after the other
	Format    string            // "csv", "tsv", "jsonl" or "parquet"; "": by each file's extension
	Columns   map[string]string // field → column (JSON: a.b for nested); a field not named here has the column of its own name
	Constants map[string]string // field → the same text in every row
	Wide      string            // "pred_*": each column that matches gives a row of its own
	WideName  string            // field that receives what * stood for
	WideValue string            // field that receives the cell
	Split     map[string]string // list field → separator inside a cell of text; without it a cell is a list of one
	Missing   []string          // texts that mean missing beside a blank cell, such as "NA"
	Empty     []string          // fields in which a blank CSV cell is an empty text (or list), not missing
	NoBlank   []string          // fields in which a blank CSV cell is a fault though they may be null: its meaning must be said
}

// MappingError says that what was asked of an import fits neither the schema nor
// the files' columns: nothing is wrong with the files themselves.
type MappingError struct{ Err error } // the reason; Faults when files lack columns

// Error gives the reason.
func (e *MappingError) Error() string { return e.Err.Error() }

// Unwrap gives the reason.
func (e *MappingError) Unwrap() error { return e.Err }

// fit gives the first way in which the options do not fit a schema, as an error:
// they come from a command line as often as from a program.
func (o ImportOptions) fit(schema Schema) error {
	var wrong error
	field := func(option, name string) Field {
		f, ok := schema.Field(name)
		if !ok && wrong == nil {
			wrong = fmt.Errorf("import: %s names the field %q; %s/%s has %s", option, name, schema.Study, schema.Table, strings.Join(schema.Names(), ", "))
		}
		return f
	}
	bad := func(format string, args ...any) {
		if wrong == nil {
			wrong = fmt.Errorf("import: "+format, args...)
		}
	}
	if !slices.Contains([]string{"", "csv", "tsv", "jsonl", "parquet"}, o.Format) {
		bad("the format is %q; it can be csv, tsv, jsonl or parquet", o.Format)
	}
	for _, name := range slices.Sorted(maps.Keys(o.Columns)) {
		field("column", name)
	}
	for _, name := range slices.Sorted(maps.Keys(o.Constants)) {
		if f := field("constant", name); f.Kind != Text || f.List {
			bad("constant: %s is %s, only text fields can be constant", name, f.typeName())
		}
	}
	for _, name := range slices.Sorted(maps.Keys(o.Split)) {
		if f := field("split", name); !f.List {
			bad("split: %s is %s, not a list", name, f.typeName())
		}
		if o.Split[name] == "" {
			bad("split: the separator of %s is empty", name)
		}
	}
	for _, name := range o.Empty {
		if f := field("empty", name); f.Kind != Text && !f.List {
			bad("empty: %s is %s; only a text or a list can be empty", name, f.typeName())
		}
	}
	for _, name := range o.NoBlank {
		field("no blank", name)
	}
	switch {
	case o.Wide == "" && o.WideName+o.WideValue != "":
		bad("the fields of wide columns are named, but not which columns are wide")
	case o.Wide == "":
	case strings.Count(o.Wide, "*") != 1:
		bad("wide is %q; it needs exactly one *, such as pred_*", o.Wide)
	default:
		if f := field("wide name", o.WideName); f.Kind != Text || f.List {
			bad("wide name: %s is %s, wanted a text field", o.WideName, f.typeName())
		}
		field("wide value", o.WideValue)
	}
	return wrong
}
