package record

import (
	"fmt"

	"github.com/parquet-go/parquet-go/deprecated"
	"github.com/parquet-go/parquet-go/format"
)

// leaf is what one top-level column of a Parquet file holds, read from the
// file's own schema. refused is set when it is not a value or a list of values
// of the four kinds; typ names the type as messages show it.
type leaf struct {
	name     string
	typ      string
	refused  string
	kind     Kind
	list     bool
	null     bool // the type NULL: every row is null
	optional bool // a row may be null
	index    int  // number of the leaf column in the row groups
	physical format.Type
	unsigned bool

	// Definition levels of a list: below present the list is null; at present
	// it is empty; from element on there is an element, null below full.
	present, element, full byte
}

// node is one element of the file's schema with what lies below it.
type node struct {
	*format.SchemaElement
	children []node
	index    int // of a leaf
}

// leaves reads the columns of a file from the schema in its footer.
func leaves(meta *format.FileMetaData) ([]leaf, error) {
	next, index := 0, 0
	var grow func(depth int) (node, error)
	grow = func(depth int) (node, error) {
		if next >= len(meta.Schema) || depth > 100 {
			return node{}, fmt.Errorf("its schema is cut short")
		}
		n := node{SchemaElement: &meta.Schema[next]}
		next++
		if n.Type.Valid {
			n.index = index
			index++
			return n, nil
		}
		count := 0
		if n.NumChildren.Valid {
			count = int(n.NumChildren.V)
		}
		for i := 0; i < count; i++ {
			child, err := grow(depth + 1)
			if err != nil {
				return node{}, err
			}
			n.children = append(n.children, child)
		}
		return n, nil
	}
	root, err := grow(0)
	if err != nil {
		return nil, err
	}
	if next != len(meta.Schema) {
		return nil, fmt.Errorf("its schema has %d elements too many", len(meta.Schema)-next)
	}
	out := make([]leaf, len(root.children))
	seen := map[string]bool{}
	for i, n := range root.children {
		if seen[n.Name] {
			return nil, fmt.Errorf("it has two columns named %q", n.Name)
		}
		seen[n.Name] = true
		out[i] = n.leaf()
	}
	return out, nil
}

func (n node) repetition() format.FieldRepetitionType {
	if n.RepetitionType.Valid {
		return n.RepetitionType.V
	}
	return format.Required
}

// leaf classifies a top-level column. The list shapes are those of the format's
// LogicalTypes document: three levels with any names, the older two levels, and
// a bare repeated value.
func (n node) leaf() leaf {
	c := leaf{name: n.Name}
	if n.Type.Valid {
		c.value(n)
		switch n.repetition() {
		case format.Optional:
			c.optional, c.full = true, 1
		case format.Repeated:
			c.list, c.element, c.full = true, 1, 1
			c.typ = "list of " + c.typ
			if c.null {
				c.refused = c.typ
			}
		}
		return c
	}
	if !n.isList() {
		c.typ = n.groupName()
		c.refused = c.typ
		return c
	}
	c.list = true
	var level byte
	if n.repetition() == format.Optional {
		c.optional = true
		level = 1
	}
	c.present, c.element = level, level+1
	c.full = c.element
	if len(n.children) != 1 || n.children[0].repetition() != format.Repeated || n.repetition() == format.Repeated {
		c.typ, c.refused = "malformed list", "malformed list"
		return c
	}
	inner := n.children[0]
	if inner.Type.Valid { // two levels: the repeated field is the element
		c.value(inner)
	} else if len(inner.children) == 1 && inner.children[0].Type.Valid && inner.Name != "array" && inner.Name != n.Name+"_tuple" {
		element := inner.children[0]
		c.value(element)
		switch element.repetition() {
		case format.Optional:
			c.full++
		case format.Repeated:
			c.refused = "list of list"
		}
	} else {
		what := inner.groupName()
		if len(inner.children) == 1 {
			if element := inner.children[0]; element.isList() {
				what = "list"
			} else if !element.Type.Valid {
				what = element.groupName()
			}
		}
		c.typ, c.refused = "list of "+what, "list of "+what
		return c
	}
	c.typ = "list of " + c.typ
	if c.null || c.refused != "" {
		c.refused = c.typ
	}
	return c
}

func (n node) isList() bool {
	if _, ok := n.LogicalType.Value.(*format.ListType); ok {
		return true
	}
	return n.ConvertedType.Valid && n.ConvertedType.V == deprecated.List
}

func (n node) groupName() string {
	if _, ok := n.LogicalType.Value.(*format.MapType); ok {
		return "map"
	}
	if n.ConvertedType.Valid && (n.ConvertedType.V == deprecated.Map || n.ConvertedType.V == deprecated.MapKeyValue) {
		return "map"
	}
	names := make([]string, len(n.children))
	for i, c := range n.children {
		names[i] = c.Name
	}
	return "struct of " + listed(names)
}

// value sets kind and type of a leaf from its schema element. A binary column
// without annotation counts as text (old writers did not annotate); its bytes
// are checked to be UTF-8 like all text.
func (c *leaf) value(n node) {
	c.index, c.physical = n.index, n.Type.V
	refuse := func(name string) { c.typ, c.refused = name, name }
	accept := func(kind Kind, name string) { c.kind, c.typ = kind, name }
	logical := n.LogicalType.Value
	converted := deprecated.ConvertedType(-1)
	if n.ConvertedType.Valid {
		converted = n.ConvertedType.V
	}
	plain := logical == nil && converted < 0
	switch n.Type.V {
	case format.Boolean:
		if accept(Bool, "boolean"); !plain {
			refuse(annotated("boolean", n))
		}
	case format.Double:
		if accept(Float, "double"); !plain {
			refuse(annotated("double", n))
		}
	case format.Float:
		if accept(Float, "float"); !plain {
			refuse(annotated("float", n))
		}
	case format.ByteArray:
		_, isText := logical.(*format.StringType)
		_, isEnum := logical.(*format.EnumType)
		_, isJSON := logical.(*format.JsonType)
		old := logical == nil && (converted == deprecated.UTF8 || converted == deprecated.Enum || converted == deprecated.Json)
		if accept(Text, "string"); !plain && !isText && !isEnum && !isJSON && !old {
			refuse(annotated("binary", n))
		}
	case format.Int32, format.Int64:
		c.integer(n, logical, converted)
	case format.Int96:
		refuse("int96 timestamp")
	case format.FixedLenByteArray:
		refuse(annotated("fixed-length binary", n))
	default:
		refuse(fmt.Sprintf("physical type %d", n.Type.V))
	}
	if _, ok := logical.(*format.NullType); ok {
		c.null, c.typ, c.refused = true, "null", ""
	}
}

// integer accepts the integers of 32 and 64 bits, signed or not, and refuses
// dates, times and decimals stored in them.
func (c *leaf) integer(n node, logical format.LogicalTypeValue, converted deprecated.ConvertedType) {
	c.kind = Int
	wide := n.Type.V == format.Int64
	c.typ = "int32"
	if wide {
		c.typ = "int64"
	}
	if t, ok := logical.(*format.IntType); ok {
		c.unsigned = !t.IsSigned
		c.typ = fmt.Sprintf("int%d", t.BitWidth)
		if wide != (t.BitWidth == 64) || t.BitWidth != 8 && t.BitWidth != 16 && t.BitWidth != 32 && t.BitWidth != 64 {
			c.typ, c.refused = "malformed integer", "malformed integer"
		}
	} else if logical != nil {
		c.typ = annotated(c.typ, n)
		c.refused = c.typ
	} else {
		switch converted {
		case -1, deprecated.Int8, deprecated.Int16, deprecated.Int32, deprecated.Int64:
		case deprecated.Uint8, deprecated.Uint16, deprecated.Uint32, deprecated.Uint64:
			c.unsigned = true
		default:
			c.typ = annotated(c.typ, n)
			c.refused = c.typ
		}
	}
	if logical == nil && converted >= 0 && c.refused == "" &&
		wide != (converted == deprecated.Int64 || converted == deprecated.Uint64) {
		c.typ, c.refused = "malformed integer", "malformed integer"
	}
	if c.unsigned && c.refused == "" {
		c.typ = "u" + c.typ
	}
}

// annotated names a physical type with its logical type: "int64 TIMESTAMP(…)".
func annotated(physical string, n node) string {
	switch {
	case n.LogicalType.Value != nil:
		return physical + " " + n.LogicalType.Value.String()
	case n.ConvertedType.Valid:
		return physical + " " + converted(n.ConvertedType.V)
	}
	return physical
}

// converted names the older annotations that no value of ours can have.
func converted(t deprecated.ConvertedType) string {
	names := map[deprecated.ConvertedType]string{
		deprecated.Decimal: "DECIMAL", deprecated.Date: "DATE", deprecated.TimeMillis: "TIME(MILLIS)", deprecated.TimeMicros: "TIME(MICROS)",
		deprecated.TimestampMillis: "TIMESTAMP(MILLIS)", deprecated.TimestampMicros: "TIMESTAMP(MICROS)",
		deprecated.Bson: "BSON", deprecated.Interval: "INTERVAL",
	}
	if name, ok := names[t]; ok {
		return name
	}
	return fmt.Sprintf("of converted type %d", t)
}
