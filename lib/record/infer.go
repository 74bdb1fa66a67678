package record

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
)

// Inferred is a schema made of files that no schema describes.
type Inferred struct {
	Schema  Schema
	Columns map[string]string // field → column, for ImportOptions, where the two differ
	Numbers []string          // text fields that hold numbers only: their kind may be meant to be another
	LeftOut []string          // columns without a field, each with the reason
}

// Infer makes a schema for Import of files that no schema describes: a field for each
// column, in the order of the files, and for the constants and wide columns of the
// options; kinds says of which kind a field is. A field of which it says nothing is text
// in CSV files, whatever it looks like; in JSONL and Parquet files it is what its values
// are. A field may be missing when a value of it is. An object of JSON gives a field for
// each of its members, a_b for a.b. The error is a MappingError: values of several
// kinds in one JSON column, a kind for a field that is not there, a file that is read
// once only.
func Infer(study, table string, kinds map[string]Kind, options ImportOptions) (Inferred, error) {
	in := &inference{options: options, kinds: kinds, at: map[string]int{}}
	for _, path := range options.Files {
		if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
			return Inferred{}, &MappingError{fmt.Errorf("import: %s is read twice to find its columns: give a plain file", path)}
		}
		in.file(path)
	}
	if len(in.columns) == 0 { // Import knows what is wrong
		_, err := Import(Schema{Study: study, Table: table, Fields: []Field{{Name: "any", Nullable: true}}}, ImportOptions{Files: options.Files, Format: options.Format})
		return Inferred{}, err
	}
	if in.more {
		return Inferred{}, &MappingError{fmt.Errorf("import: more than %d columns: are questions the columns? write a row for each", mostInferred)}
	}
	out, err := in.schema(study, table)
	if err != nil {
		return Inferred{}, &MappingError{err}
	}
	return out, nil
}

// inference is what the files show. What is wrong with them is left for Import to say.
type inference struct {
	options ImportOptions
	kinds   map[string]Kind
	columns []*seenColumn
	at      map[string]int // index in columns
	refused []string
	rows    int
	more    bool // there are more columns than are looked at
}

// mostInferred bounds the columns of which Infer makes fields: nobody wants to declare
// more, and files that have ids for names of columns have any number.
const mostInferred = 10_000

func (in *inference) column(name string) *seenColumn {
	i, ok := in.at[name]
	if !ok {
		if len(in.columns) == mostInferred {
			in.more = true
			return &seenColumn{kinds: map[cellKind]bool{}}
		}
		i = len(in.columns)
		in.at[name] = i
		in.columns = append(in.columns, &seenColumn{name: name, kinds: map[cellKind]bool{}})
	}
	return in.columns[i]
}

// file looks at the values of one file.
func (in *inference) file(path string) {
	format := in.options.Format
	if format == "" {
		format = formatOf(path)
	}
	if format == "parquet" {
		in.parquet(path)
		return
	}
	if format == "" {
		return
	}
	f, err := openImport(path)
	if err != nil {
		return
	}
	defer f.Close()
	if format == "jsonl" {
		in.jsonl(newJSONReader(f))
		return
	}
	comma := byte(',')
	if format == "tsv" {
		comma = '\t'
	}
	in.csv(newCSVReader(f, comma))
}

func (in *inference) parquet(path string) {
	o, err := openFile(path, path, false)
	if err != nil {
		return
	}
	in.refused = append(in.refused, o.refused()...)
	for _, f := range o.schema().Fields {
		c := in.column(f.Name)
		c.field, c.values = &f, true
	}
}

func (in *inference) csv(r *csvReader) {
	header, err := r.read()
	if err != nil {
		return
	}
	columns := make([]*seenColumn, len(header))
	for i, h := range header {
		columns[i] = in.column(h.text)
	}
	for {
		row, err := r.read()
		if err != nil {
			return
		}
		in.rows++
		for i, c := range row[:min(len(row), len(columns))] {
			columns[i].see(c, in.options.Missing)
		}
	}
}

func (in *inference) jsonl(r *jsonReader) {
	for {
		names, values, err := r.read()
		if err != nil {
			return
		}
		in.rows++
		for _, name := range names {
			in.column(name).see(values[name], in.options.Missing)
		}
	}
}

// schema makes the fields of what was seen.
func (in *inference) schema(study, table string) (Inferred, error) {
	out := Inferred{Schema: Schema{Study: study, Table: table}, Columns: maps.Clone(in.options.Columns), LeftOut: in.refused}
	if out.Columns == nil {
		out.Columns = map[string]string{}
	}
	before, after, wide := strings.Cut(in.options.Wide, "*")
	mapped := map[string][]string{}
	for _, field := range slices.Sorted(maps.Keys(in.options.Columns)) {
		mapped[in.options.Columns[field]] = append(mapped[in.options.Columns[field]], field)
	}
	var wideValue *seenColumn
	var errs []error
	add := func(name string, c *seenColumn) {
		f, why, err := in.field(name, c)
		switch {
		case err != nil:
			errs = append(errs, err)
		case why != "":
			out.LeftOut = append(out.LeftOut, fmt.Sprintf("%s (%s)", c.name, why))
		default:
			if f.Kind == Text && c.kinds[csvText] && !c.words && !f.List {
				if _, said := in.kinds[name]; !said {
					out.Numbers = append(out.Numbers, name)
				}
			}
			out.Schema.Fields = append(out.Schema.Fields, f)
			if c.name != name {
				out.Columns[name] = c.name
			}
		}
	}
	for _, c := range in.columns {
		names := mapped[c.name]
		if len(names) == 0 {
			if wide && len(c.name) > len(before)+len(after) && strings.HasPrefix(c.name, before) && strings.HasSuffix(c.name, after) {
				wideValue = c.join(wideValue)
				continue
			}
			names = []string{strings.ReplaceAll(c.name, ".", "_")}
		}
		for _, name := range names {
			add(name, c)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(in.options.Columns)) {
		if _, ok := in.at[in.options.Columns[name]]; !ok { // Import says that there is no such column
			out.Schema.Fields = append(out.Schema.Fields, Field{Name: name})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(in.options.Constants)) {
		out.Schema.Fields = append(out.Schema.Fields, Field{Name: name, Kind: Text})
	}
	if wide {
		out.Schema.Fields = append(out.Schema.Fields, Field{Name: in.options.WideName, Kind: Text})
		if wideValue == nil {
			wideValue = &seenColumn{}
		}
		wideValue.name = in.options.WideValue
		add(in.options.WideValue, wideValue)
	}
	for _, name := range slices.Sorted(maps.Keys(in.kinds)) {
		if _, ok := out.Schema.Field(name); !ok {
			errs = append(errs, fmt.Errorf("import: there is no field %q to be %s; there are %s", name, in.kinds[name], listed(out.Schema.Names())))
		}
	}
	if len(errs) == 0 {
		errs = append(errs, out.Schema.fault())
	}
	return out, errors.Join(errs...)
}
