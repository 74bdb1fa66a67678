package record

import (
	"fmt"
	"path/filepath"
)

// ReadFile reads a Parquet file of any schema: the named columns, or all that
// are values or lists of values, with the schema taken from the file. NaN is
// kept as a value. A column asked for by name that cannot be read is an error;
// without names such columns are left out, and LeftOut names them. The limits' zero value is fine.
func ReadFile(path string, limits Limits, columns ...string) (*Table, error) {
	o, err := openFile(path, filepath.Base(path), false)
	if err != nil {
		return nil, err
	}
	schema := o.schema()
	fields := schema.Fields
	if len(columns) > 0 {
		fields = nil
		for _, name := range columns {
			f, err := o.field(name)
			if err != nil {
				return nil, err
			}
			fields = append(fields, f)
		}
	}
	if len(fields) == 0 {
		return nil, Fault{File: o.name, Row: -1, What: "has no column of values or lists of values; has " + listed(o.refused())}
	}
	t, faults := read(schema, fields, []*opened{o}, limits, true)
	if len(faults) > 0 {
		return nil, faults
	}
	if len(columns) == 0 {
		t.leftOut = o.refused()
	}
	return t, nil
}

// LeftOut lists the columns that ReadFile left out because of their types:
// "when (int96 timestamp)".
func (t *Table) LeftOut() []string { return t.leftOut }

// refused lists the columns whose types are not read.
func (o *opened) refused() []string {
	var out []string
	for _, l := range o.leaves {
		if l.refused != "" {
			out = append(out, fmt.Sprintf("%s (%s)", l.name, l.refused))
		}
	}
	return out
}

// schema is what the file itself says it holds, columns of other types left out.
func (o *opened) schema() Schema {
	s := Schema{Table: o.name}
	for _, l := range o.leaves {
		if l.refused == "" {
			s.Fields = append(s.Fields, l.asField())
		}
	}
	return s
}

func (o *opened) field(name string) (Field, error) {
	for _, l := range o.leaves {
		if l.name == name {
			if l.refused != "" {
				return Field{}, Fault{File: o.name, Column: name, Row: -1, What: fmt.Sprintf("is %s, which is not supported", l.refused)}
			}
			return l.asField(), nil
		}
	}
	names := make([]string, len(o.leaves))
	for i, l := range o.leaves {
		names[i] = l.name
	}
	return Field{}, Fault{File: o.name, Column: name, Row: -1, What: fmt.Sprintf("no such column; have %s", listed(names))}
}

func (l leaf) asField() Field {
	kind := l.kind
	if l.null {
		kind = Text
	}
	return Field{Name: l.name, Kind: kind, List: l.list, Nullable: l.optional || l.null}
}
