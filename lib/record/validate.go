package record

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Validate checks a study's directory against its schemas and gives everything
// found, in the order of the schemas and files: files that cannot be read,
// columns that are missing or of another type, nulls where a value is required,
// NaN, infinities, text that is not UTF-8, values that are not allowed, keys that
// occur twice, references to rows that are not there. Differences between files
// that change no value, columns, tables and files that are not read, and keys that
// only look the same are given as notes. The error is for a directory that cannot
// be looked at.
func Validate(dir string, schemas []Schema) ([]Fault, error) {
	if _, err := os.Stat(dir); err != nil {
		return nil, Fault{File: dir, Row: -1, What: "cannot be looked at: " + unpath(err).Error()}
	}
	s := &Source{Study: filepath.Base(dir), Dir: dir}
	v := &validator{src: s, schemas: schemas}
	for _, schema := range schemas {
		schema.must()
		v.table(schema)
	}
	for _, schema := range schemas {
		for _, ref := range schema.Refs {
			v.ref(schema, ref)
		}
	}
	v.strangers()
	v.passedOver()
	return v.faults, nil
}

type validator struct {
	src     *Source
	schemas []Schema
	faults  Faults
}

// table checks the files of one table, each by itself, then the key over all.
func (v *validator) table(schema Schema) {
	names, err := v.src.list(schema.Table)
	if err != nil {
		v.faults = append(v.faults, err.(Fault))
		return
	}
	var files []*opened
	for _, name := range names {
		o, err := v.src.openOne(name)
		if err != nil {
			v.faults = append(v.faults, err.(Fault))
			continue
		}
		files = append(files, o)
	}
	rows := 0
	for _, o := range files {
		rows += o.rows
		v.file(schema, o)
	}
	if rows == 0 && len(files) == len(names) && !schema.Empty {
		v.faults = append(v.faults, Fault{File: v.src.show(schema.Table), Row: -1, What: "has no rows in any file"})
	}
	v.key(schema, files)
	v.drift(schema, files)
}

// file checks the columns of one file, leaving out those of the wrong type.
func (v *validator) file(schema Schema, o *opened) {
	var fine []Field
	for _, f := range schema.Fields {
		_, bad := o.want([]Field{f})
		v.faults = append(v.faults, bad...)
		if len(bad) == 0 {
			fine = append(fine, f)
		}
	}
	for _, l := range o.leaves {
		if _, known := schema.Field(l.name); !known {
			v.faults = append(v.faults, Fault{File: o.name, Column: l.name, Row: -1, What: "is in no schema and is not read", Note: true})
		}
	}
	if len(fine) == 0 {
		return
	}
	t, faults := read(schema, fine, []*opened{o}, v.src.Limits, false)
	v.faults = append(v.faults, faults...)
	if t == nil {
		return
	}
	for _, c := range t.cols {
		v.faults = append(v.faults, t.checkValues(c)...)
	}
}

// fit gives the files in which the fields can be read.
func fit(files []*opened, fields []Field) []*opened {
	return slices.DeleteFunc(slices.Clone(files), func(o *opened) bool {
		_, bad := o.want(fields)
		return len(bad) > 0
	})
}

// key looks for keys that occur twice, in one file or over several.
func (v *validator) key(schema Schema, files []*opened) {
	if len(schema.Key) == 0 {
		return
	}
	fields := schema.pick(schema.Key)
	if files = fit(files, fields); len(files) == 0 {
		return
	}
	// Faults of single values were reported by file.
	if t, _ := read(schema, fields, files, v.src.Limits, false); t != nil {
		v.faults = append(v.faults, t.checkKey()...)
		for _, c := range t.cols {
			v.faults = append(v.faults, t.lookAlikes(c)...)
		}
	}
}

// drift notes how the types of columns differ between files.
func (v *validator) drift(schema Schema, files []*opened) {
	for _, f := range schema.Fields {
		fields := []Field{f}
		same := fit(files, fields)
		if len(same) < 2 {
			continue
		}
		requests := make([]request, len(same))
		for i, o := range same {
			requests[i], _ = o.want(fields)
		}
		for _, what := range drift(requests, fields) {
			v.faults = append(v.faults, Fault{File: v.src.show(schema.Table), Row: -1, What: what, Note: true})
		}
	}
}

// ref checks that the values of a column are there in the table they refer to.
func (v *validator) ref(schema Schema, ref Ref) {
	i := slices.IndexFunc(v.schemas, func(s Schema) bool { return s.Table == ref.Table })
	if i < 0 {
		panic(fmt.Sprintf("record: schema %s refers to the table %q, which has no schema", schema.Table, ref.Table))
	}
	from := v.columns(schema, append([]string{ref.Column}, ref.With...))
	to := v.columns(v.schemas[i], append([]string{ref.Field}, ref.With...))
	if from == nil || to == nil {
		return
	}
	there := map[string]bool{}
	to.eachKey(ref.Field, ref.With, func(_ int, key string) { there[key] = true })
	gone, more := map[string]bool{}, 0
	from.eachKey(ref.Column, ref.With, func(row int, key string) {
		if there[key] || gone[key] {
			return
		}
		gone[key] = true // one fault per value, at its first row
		if len(gone) > keptFaults {
			more++
			return
		}
		value, with, _ := strings.Cut(key, "\x00")
		what := fmt.Sprintf("is %.60q, which no row of %s has as %s", value, ref.Table, ref.Field)
		for k, other := range strings.Split(with, "\x00") {
			if k < len(ref.With) {
				what += fmt.Sprintf(", with %s %.60q", ref.With[k], other)
			}
		}
		v.faults = append(v.faults, from.faultAt(row, ref.Column, what))
	})
	if more > 0 {
		v.faults = append(v.faults, Fault{File: v.src.show(schema.Table), Column: ref.Column, Row: -1, What: fmt.Sprintf("%d further values that %s does not have", more, ref.Table)})
	}
}

// columns reads some columns over all files in which they can be read.
func (v *validator) columns(schema Schema, columns []string) *Table {
	names, err := v.src.list(schema.Table)
	if err != nil {
		return nil
	}
	var files []*opened
	for _, n := range names {
		if o, err := v.src.openOne(n); err == nil {
			files = append(files, o)
		}
	}
	fields := schema.pick(columns)
	same := fit(files, fields)
	if len(same) == 0 {
		return nil
	}
	t, _ := read(schema, fields, same, v.src.Limits, false)
	return t
}

// strangers notes directories with Parquet files that no schema knows.
func (v *validator) strangers() {
	names, err := v.src.all()
	if err != nil {
		return
	}
	seen := map[string]bool{}
	for _, name := range names {
		table := path.Dir(name)
		known := slices.ContainsFunc(v.schemas, func(s Schema) bool { return s.Table == table })
		if !known && !seen[table] {
			seen[table] = true
			tables := make([]string, len(v.schemas))
			for i, s := range v.schemas {
				tables[i] = s.Table
			}
			v.faults = append(v.faults, Fault{File: v.src.show(table), Row: -1, Note: true,
				What: "is a table that no schema knows and is not read; the study has " + strings.Join(tables, ", ")})
		}
	}
}

// passedOver notes what lies beside the Parquet files of a table and is not read;
// names such as _SUCCESS are other tools' marks.
func (v *validator) passedOver() {
	for _, schema := range v.schemas {
		files, others, err := v.src.shards(schema.Table)
		if err != nil || len(files) == 0 {
			continue
		}
		for _, name := range others {
			if !strings.HasPrefix(path.Base(name), "_") {
				v.faults = append(v.faults, Fault{File: v.src.show(name), Row: -1, What: "is not a .parquet file and is not read", Note: true})
			}
		}
	}
}

// each visits the values of a column that are present, with their rows.
func (v *vector) each(visit func(row, value int)) {
	if !v.field.List {
		for i := range max(len(v.codes), len(v.texts), len(v.ints), len(v.floats), len(v.bools)) {
			if !v.absent(i) {
				visit(i, i)
			}
		}
		return
	}
	for row := 0; row+1 < len(v.offsets); row++ {
		for i := v.offsets[row]; i < v.offsets[row+1]; i++ {
			visit(row, i)
		}
	}
}

// eachKey visits the values of a column with those of other columns in the same
// row, as one text, zero bytes between them.
func (t *Table) eachKey(column string, with []string, visit func(row int, key string)) {
	others := make([]*vector, len(with))
	for i, name := range with {
		others[i] = t.find(name)
	}
	v := t.find(column)
	v.each(func(row, value int) {
		key := v.one(value)
		for _, o := range others {
			key += "\x00" + o.one(row)
		}
		visit(row, key)
	})
}
