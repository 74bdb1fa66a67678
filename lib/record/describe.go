package record

import (
	"fmt"
	"strings"
)

// Describe gives the schemas as Markdown: per table what a row is, its key and
// references, and each field with type, unit and meaning.
func Describe(schemas []Schema) string {
	var b strings.Builder
	for i, s := range schemas {
		if i > 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "## %s/%s\n\n%s\n\n", s.Study, s.Table, s.Doc)
		if len(s.Key) > 0 {
			fmt.Fprintf(&b, "Key: %s.\n", strings.Join(s.Key, ", "))
		}
		for _, r := range s.Refs {
			fmt.Fprintf(&b, "Each %s is in table %s as %s", r.Column, r.Table, r.Field)
			if len(r.With) > 0 {
				fmt.Fprintf(&b, ", with the same %s", strings.Join(r.With, ", "))
			}
			b.WriteString(".\n")
		}
		if len(s.Key)+len(s.Refs) > 0 {
			b.WriteString("\n")
		}
		b.WriteString("| field | type | unit | meaning |\n| --- | --- | --- | --- |\n")
		for _, f := range s.Fields {
			fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", f.Name, f.Type(), bar(f.Unit), bar(f.Meaning))
		}
	}
	return b.String()
}

// Type names a field's type: "text", "list of int", "float or null",
// "text: identity, recomp", "int, at least 0".
func (f Field) Type() string {
	t := f.typeName()
	if f.Optional {
		t += ", null or no such column"
	} else if f.Nullable {
		t += " or null"
	}
	if f.OneOf != nil {
		t += ": " + strings.Join(f.OneOf, ", ")
	}
	if f.Range != nil {
		t += ", " + f.Range.String()
	}
	return t
}

// bar keeps a text inside its cell of a Markdown table.
func bar(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "|", "\\|"), "\n", " ")
}
