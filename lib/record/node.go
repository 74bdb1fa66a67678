package record

import (
	"math"

	"github.com/parquet-go/parquet-go"
)

// ordered is a Parquet group whose fields keep the order of the schema;
// parquet.Group alone sorts them by name.
type ordered struct {
	parquet.Group
	fields []parquet.Field
}

func (o ordered) Fields() []parquet.Field { return o.fields }

// node is the Parquet schema of a table: strings, 64-bit integers, doubles and
// booleans, optional where nullable, lists in the three standard levels with
// required elements.
func (t *Table) node() parquet.Node {
	group := parquet.Group{}
	for _, v := range t.cols {
		var n parquet.Node
		switch v.field.Kind {
		case Text:
			n = parquet.String()
		case Int:
			n = parquet.Int(64)
		case Float:
			n = parquet.Leaf(parquet.DoubleType)
		case Bool:
			n = parquet.Leaf(parquet.BooleanType)
		}
		if v.field.Kind != Bool && v.few() {
			n = parquet.Encoded(n, &parquet.RLEDictionary)
		}
		if v.field.List {
			n = parquet.List(n)
		}
		if v.field.Nullable {
			n = parquet.Optional(n)
		}
		group[v.field.Name] = n
	}
	byName := map[string]parquet.Field{}
	for _, f := range group.Fields() {
		byName[f.Name()] = f
	}
	out := ordered{Group: group}
	for _, v := range t.cols {
		out.fields = append(out.fields, byName[v.field.Name])
	}
	return out
}

// path is the leaf of the column in the file.
func (v *vector) path() []string {
	if v.field.List {
		return []string{v.field.Name, "list", "element"}
	}
	return []string{v.field.Name}
}

// few tells whether a dictionary pays: at most a quarter as many different
// values as values, and not more than 32,768 of them.
func (v *vector) few() bool {
	limit := 1 << 15
	if v.codes != nil {
		return len(v.dict) <= min(limit, len(v.codes)/4)
	}
	n := max(len(v.texts), len(v.ints), len(v.floats))
	limit = min(limit, n/4)
	texts, numbers := map[string]bool{}, map[uint64]bool{}
	for i := 0; i < n; i++ {
		switch v.field.Kind {
		case Text:
			texts[v.texts[i]] = true
		case Int:
			numbers[uint64(v.ints[i])] = true
		case Float:
			numbers[math.Float64bits(v.floats[i])] = true
		}
		if len(texts)+len(numbers) > limit {
			return false
		}
	}
	return true
}
