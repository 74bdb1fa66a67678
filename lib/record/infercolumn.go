package record

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
)

// seenColumn is what the values of a column are.
type seenColumn struct {
	name      string
	rows      int               // that have it, missing or not
	missing   bool              // a value is null or one of the texts that mean missing
	blank     bool              // a CSV cell is blank
	values    bool              // there is one that is not missing
	kinds     map[cellKind]bool // of the values, or of the elements of the lists
	lists     bool
	fractions bool   // not all numbers are whole
	words     bool   // not all CSV texts are numbers
	field     *Field // what a Parquet file says
}

// see takes note of a value.
func (c *seenColumn) see(v cell, missing []string) {
	c.rows++
	if v.blank && v.kind == csvText {
		c.blank = true
		return
	}
	if v.blank || ((v.kind == csvText || v.kind == jsonText) && slices.Contains(missing, v.text)) {
		c.missing = true
		return
	}
	c.values = true
	items := []cell{v}
	if v.kind == jsonList {
		c.lists = true
		items = v.items
	}
	for _, item := range items {
		c.kinds[item.kind] = true
		switch item.kind {
		case csvText:
			x, err := strconv.ParseFloat(item.text, 64)
			c.words = c.words || err != nil || math.IsNaN(x) || math.IsInf(x, 0)
		case jsonNumber:
			_, err := strconv.ParseInt(item.text, 10, 64)
			c.fractions = c.fractions || err != nil
		}
	}
}

// field is the field of a column, or the reason why there is none.
func (in *inference) field(name string, c *seenColumn) (f Field, leftOut string, err error) {
	kind, said := in.kinds[name]
	if c.field != nil {
		f = *c.field
		f.Name = name
		if said {
			f.Kind = kind
		}
		return f, "", nil
	}
	_, split := in.options.Split[name]
	f = Field{Name: name, Kind: kind, List: c.lists || split, Nullable: c.missing || c.rows < in.rows || c.blank && !slices.Contains(in.options.Empty, name)}
	switch {
	case c.name == "":
		return f, "a column without a name; give it one in the file", nil
	case c.kinds[jsonObject] && !c.lists:
		return f, "an object; its members are fields", nil
	case c.kinds[jsonObject], c.kinds[jsonList]:
		return f, "a list of lists or objects", nil
	case said || c.kinds[csvText] || !c.values:
		return f, "", nil
	case len(c.kinds) > 1:
		return f, "", fmt.Errorf("import: %s has values of several kinds; say of which kind it is (text keeps each as it is written)", c.name)
	case c.kinds[jsonBool]:
		f.Kind = Bool
	case c.kinds[jsonNumber] && c.fractions:
		f.Kind = Float
	case c.kinds[jsonNumber]:
		f.Kind = Int
	}
	return f, "", nil
}

// join adds what was seen of another of the wide columns.
func (c *seenColumn) join(other *seenColumn) *seenColumn {
	if other == nil {
		other = &seenColumn{kinds: map[cellKind]bool{}}
	}
	maps.Copy(other.kinds, c.kinds)
	other.rows = max(other.rows, c.rows)
	other.blank = other.blank || c.blank
	other.missing = other.missing || c.missing || c.field != nil && c.field.Nullable
	other.values, other.lists = other.values || c.values, other.lists || c.lists
	other.fractions, other.words = other.fractions || c.fractions, other.words || c.words
	if other.field == nil {
		other.field = c.field
	}
	return other
}
