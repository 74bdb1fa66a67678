package record

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"galley/lib/frame"
)

// Kind is the type of a field's values, the same four as in lib/frame.
type Kind = frame.Kind

// The four kinds of field.
const (
	Text  = frame.Text
	Int   = frame.Int
	Float = frame.Float
	Bool  = frame.Bool
)

// Field is one column of a table of records.
type Field struct {
	Name     string   `json:"name"`
	Kind     Kind     `json:"-"`
	List     bool     `json:"list,omitempty"`     // each row holds a list of values
	Nullable bool     `json:"nullable,omitempty"` // a row may hold no value (null)
	Optional bool     `json:"optional,omitempty"` // a file may lack the column, which is then null in all its rows
	Unit     string   `json:"unit,omitempty"`     // "tokens", "probability", "" for none
	Meaning  string   `json:"meaning"`            // one sentence for `galley records describe`
	OneOf    []string `json:"one_of,omitempty"`   // texts allowed; nil: any
	Range    *Range   `json:"range,omitempty"`    // numbers allowed; nil: any
}

// Range bounds the numbers of a field, both ends included.
type Range struct{ Least, Most float64 }

// Between is the range from least to most.
func Between(least, most float64) *Range { return &Range{least, most} }

// AtLeast is the range of all numbers from least on.
func AtLeast(least float64) *Range { return &Range{least, math.Inf(1)} }

// String gives the range as messages show it: "0 to 1", "at least 0".
func (r Range) String() string {
	if math.IsInf(r.Most, 1) {
		return fmt.Sprintf("at least %v", r.Least)
	}
	return fmt.Sprintf("%v to %v", r.Least, r.Most)
}

// MarshalText is String: JSON has no infinity.
func (r Range) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

func (r Range) holds(x float64) bool { return x >= r.Least && x <= r.Most }

// Ref says that each value of Column (of this table) occurs in Field of Table
// (of the same study), in a row that also has the same values in the columns With.
// Nulls refer to nothing.
type Ref struct {
	Column string   `json:"column"`
	Table  string   `json:"table"`
	Field  string   `json:"field"`
	With   []string `json:"with,omitempty"` // of the same name in both tables
}

// Schema is the shape of one table of a study: what its Parquet files hold.
type Schema struct {
	Study  string   `json:"study"`
	Table  string   `json:"table"` // the directory <records>/<study>/<table>
	Doc    string   `json:"doc"`   // one row is …
	Fields []Field  `json:"fields"`
	Key    []string `json:"key,omitempty"` // the columns that together occur once
	Refs   []Ref    `json:"refs,omitempty"`
	Empty  bool     `json:"empty,omitempty"` // a table without rows is no fault
}

// Field gives the field of a name, and whether there is one.
func (s Schema) Field(name string) (Field, bool) {
	for _, f := range s.Fields {
		if f.Name == name {
			return f, true
		}
	}
	return Field{}, false
}

// Names lists the fields in order.
func (s Schema) Names() []string {
	out := make([]string, len(s.Fields))
	for i, f := range s.Fields {
		out[i] = f.Name
	}
	return out
}

// must panics with the reason when the schema contradicts itself: a mistake of
// the program, not of the data.
func (s Schema) must() {
	if err := s.fault(); err != nil {
		panic(err.Error())
	}
}

// fault is the first way in which the schema contradicts itself.
func (s Schema) fault() (wrong error) {
	bad := func(format string, args ...any) {
		if wrong == nil {
			wrong = fmt.Errorf("record: schema %s/%s: "+format, append([]any{s.Study, s.Table}, args...)...)
		}
	}
	if s.Table == "" || len(s.Fields) == 0 {
		bad("needs a table name and at least one field")
	}
	seen := map[string]bool{}
	for _, f := range s.Fields {
		switch {
		case f.Name == "" || strings.ContainsAny(f.Name, ".\x00"):
			bad("field name %q is empty or holds a dot", f.Name)
		case seen[f.Name]:
			bad("two fields named %q", f.Name)
		case f.Optional && !f.Nullable:
			bad("field %s may be absent and so must be nullable", f.Name)
		case f.OneOf != nil && f.Kind != Text:
			bad("field %s has OneOf but is %s, not text", f.Name, f.Kind)
		case f.Range != nil && f.Kind != Int && f.Kind != Float:
			bad("field %s has a Range but is %s, not a number", f.Name, f.Kind)
		}
		seen[f.Name] = true
	}
	for _, k := range s.Key {
		if f, ok := s.Field(k); !ok || f.List || f.Nullable {
			bad("key column %q must be a field, not a list and not nullable", k)
		}
	}
	for _, r := range s.Refs {
		if f, ok := s.Field(r.Column); !ok || f.Kind == Float || f.Kind == Bool {
			bad("the reference %s → %s.%s must start from a text or int field", r.Column, r.Table, r.Field)
		}
		for _, name := range r.With {
			if f, ok := s.Field(name); !ok || f.List {
				bad("the reference %s → %s.%s is with %q, which must be a field, not a list", r.Column, r.Table, r.Field, name)
			}
		}
	}
	return wrong
}

// typeName is a field's type as messages show it: "text", "list of int".
func (f Field) typeName() string {
	if f.List {
		return "list of " + f.Kind.String()
	}
	return f.Kind.String()
}

// pick gives the named fields of the schema in the order asked, or all; it
// panics when one does not exist.
func (s Schema) pick(columns []string) []Field {
	if len(columns) == 0 {
		return slices.Clone(s.Fields)
	}
	out := make([]Field, 0, len(columns))
	for _, name := range columns {
		f, ok := s.Field(name)
		if !ok {
			panic(fmt.Sprintf("record: schema %s/%s has no field %q; have %s", s.Study, s.Table, name, strings.Join(s.Names(), ", ")))
		}
		out = append(out, f)
	}
	return out
}
