package frame

// Kind is the type of a column's values.
type Kind int

// The four kinds of column.
const (
	Text  Kind = iota // string
	Int               // int64
	Float             // float64
	Bool              // bool
)

// String gives the kind in lower case: "text", "int", "float" or "bool".
func (k Kind) String() string {
	switch k {
	case Text:
		return "text"
	case Int:
		return "int"
	case Float:
		return "float"
	case Bool:
		return "bool"
	}
	return "unknown"
}
