package generate

import "fmt"

type kind int

const (
	integer kind = iota
	unsigned
	float
	text
	boolean
	structure
	slice
	array
	dictionary // map
	pointer    // to a struct
	function
	iface // an interface of the program
	anything
)

// typ is a type of the generated program.
type typ struct {
	name    string // as the program writes it
	kind    kind   // of its underlying type
	bits    int    // of numbers
	elem    *typ   // of slices, arrays, maps and pointers
	key     *typ   // of maps
	length  int    // of arrays: a power of two
	fields  []field
	methods []*fn // value methods, pure
	params  []*typ
	result  *typ   // of functions; nil for none
	impls   []*typ // of interfaces: the types that implement it
	stringy bool   // has a String method
}

type field struct {
	name     string
	typ      *typ
	embedded bool
}

func (t *typ) numeric() bool { return t.kind == integer || t.kind == unsigned || t.kind == float }
func (t *typ) whole() bool   { return t.kind == integer || t.kind == unsigned }

// ordered tells whether < works.
func (t *typ) ordered() bool { return t.numeric() || t.kind == text }

// comparable tells whether == works and can never panic.
func (t *typ) comparable() bool {
	switch t.kind {
	case slice, dictionary, function, anything:
		return false
	case array:
		return t.elem.comparable()
	case structure:
		for _, f := range t.fields {
			if !f.typ.comparable() {
				return false
			}
		}
	case iface:
		for _, impl := range t.impls {
			if !impl.comparable() {
				return false
			}
		}
	}
	return true
}

// printable tells whether printing shows no address.
func (t *typ) printable() bool {
	switch t.kind {
	case pointer, function:
		return false
	case slice, array:
		return t.elem.printable()
	case dictionary:
		return t.elem.printable() && t.key.printable()
	case structure:
		for _, f := range t.fields {
			if !f.typ.printable() {
				return false
			}
		}
	case iface:
		for _, impl := range t.impls {
			if !impl.printable() {
				return false
			}
		}
	}
	return true
}

var basics = []*typ{
	{name: "int", kind: integer, bits: 64},
	{name: "int8", kind: integer, bits: 8},
	{name: "int16", kind: integer, bits: 16},
	{name: "int32", kind: integer, bits: 32},
	{name: "int64", kind: integer, bits: 64},
	{name: "uint", kind: unsigned, bits: 64},
	{name: "uint8", kind: unsigned, bits: 8},
	{name: "uint16", kind: unsigned, bits: 16},
	{name: "uint32", kind: unsigned, bits: 32},
	{name: "uint64", kind: unsigned, bits: 64},
	{name: "float64", kind: float, bits: 64},
	{name: "float32", kind: float, bits: 32},
	{name: "string", kind: text},
	{name: "bool", kind: boolean},
}

var (
	intType    = basics[0]
	floatType  = basics[10]
	stringType = basics[12]
	boolType   = basics[13]
	anyType    = &typ{name: "any", kind: anything}
)

// basic picks a basic type, the common ones more often.
func (g *gen) basic() *typ {
	if g.chance(50) {
		return pick(&g.rand, []*typ{intType, intType, floatType, stringType, boolType})
	}
	return pick(&g.rand, basics)
}

// anyOf picks a type for a variable, field, parameter or element.
func (g *gen) anyOf(depth int) *typ {
	if depth <= 0 || g.chance(45) {
		if len(g.named) > 0 && g.chance(35) {
			return pick(&g.rand, g.named)
		}
		return g.basic()
	}
	switch g.n(6) {
	case 0, 1:
		return g.sliceOf(g.anyOf(depth - 1))
	case 2:
		return g.arrayOf(g.anyOf(depth-1), 1<<g.n(3))
	case 3:
		return g.mapOf(g.keyType(), g.anyOf(depth-1))
	case 4:
		if t := g.oneOfKind(structure); t != nil {
			return t
		}
	case 5:
		if g.iface != nil {
			return g.iface
		}
	}
	return g.basic()
}

func (g *gen) keyType() *typ {
	if g.chance(25) {
		for _, t := range g.named {
			if t.kind != structure && t.kind != float && t.kind != iface {
				return t
			}
		}
	}
	return pick(&g.rand, []*typ{intType, stringType, basics[6], basics[3], boolType})
}

func (g *gen) oneOfKind(k kind) *typ {
	var found []*typ
	for _, t := range g.named {
		if t.kind == k {
			found = append(found, t)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return pick(&g.rand, found)
}

// intern returns the one typ of that name, so that types compare by pointer.
func (g *gen) intern(t *typ) *typ {
	if known, ok := g.composites[t.name]; ok {
		return known
	}
	g.composites[t.name] = t
	return t
}

func (g *gen) sliceOf(elem *typ) *typ {
	return g.intern(&typ{name: "[]" + elem.name, kind: slice, elem: elem})
}

func (g *gen) arrayOf(elem *typ, length int) *typ {
	return g.intern(&typ{name: fmt.Sprintf("[%d]%s", length, elem.name), kind: array, elem: elem, length: length})
}

func (g *gen) mapOf(key, elem *typ) *typ {
	return g.intern(&typ{name: "map[" + key.name + "]" + elem.name, kind: dictionary, key: key, elem: elem})
}

func (g *gen) pointerTo(elem *typ) *typ {
	return g.intern(&typ{name: "*" + elem.name, kind: pointer, elem: elem})
}
