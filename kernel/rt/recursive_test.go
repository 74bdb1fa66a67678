package rt

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"testing"
)

// TestRecursiveTypes pins the layout of the run time's type records that recursive.go relies
// on: if a new version of Go moves them, this fails before any script does.
func TestRecursiveTypes(t *testing.T) {
	const src = `package p

type Node struct {
	value int
	next  *Node
	kids  []*Node
	by    map[string]Node
	visit func(*Node) []Node
	pair  [2]*Node
}
type Tree []Tree
type State func(int) State
type Table map[string]Table
type Link chan Link
type Self *Self
type A struct{ b *B }
type B struct{ a A }
`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	var cfg types.Config
	pkg, err := cfg.Check("p", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := New(pkg, func(p *types.Package) bool { return p == pkg })
	of := func(name string) reflect.Type { return m.Reflect(pkg.Scope().Lookup(name).Type()) }

	node := of("Node")
	ptr := reflect.PointerTo(node)
	for i, want := range []reflect.Type{
		reflect.TypeFor[int](), ptr, reflect.SliceOf(ptr), reflect.MapOf(reflect.TypeFor[string](), node),
		reflect.FuncOf([]reflect.Type{ptr}, []reflect.Type{reflect.SliceOf(node)}, false), reflect.ArrayOf(2, ptr),
	} {
		if got := node.Field(i).Type; got != want {
			t.Errorf("field %d of Node is of another type (%d bytes, kind %v)", i, got.Size(), got.Kind())
		}
	}
	if tree := of("Tree"); tree.Elem() != tree {
		t.Error("the elements of Tree are no Trees")
	}
	if state := of("State"); state.Out(0) != state || state.In(0).Kind() != reflect.Int {
		t.Error("State does not return a State")
	}
	if table := of("Table"); table.Elem() != table || table.Key().Kind() != reflect.String {
		t.Error("the values of Table are no Tables")
	}
	if link := of("Link"); link.Elem() != link {
		t.Error("Link does not carry Links")
	}
	if self := of("Self"); self.Elem() != self {
		t.Error("Self does not point to a Self")
	}
	if a, b := of("A"), of("B"); a.Field(0).Type != reflect.PointerTo(b) || b.Field(0).Type != a {
		t.Error("A and B do not meet")
	}

	// Values work, maps and collection included.
	v := reflect.New(node).Elem()
	v.Field(1).Set(v.Addr())
	v.Field(3).Set(reflect.MakeMap(node.Field(3).Type))
	v.Field(3).SetMapIndex(reflect.ValueOf("x"), v)
	if got := v.Field(1).Elem().Field(3).MapIndex(reflect.ValueOf("x")).Field(1).Pointer(); got != v.Addr().Pointer() {
		t.Error("a node does not lead back to itself")
	}
}

func TestPanicText(t *testing.T) {
	for _, test := range []struct {
		value any
		want  string
	}{
		{"two\nlines", "two\n\tlines"},
		{1.5, "1.5"},
		{7, "7"},
		{failure{text: "runtime error: x"}, "runtime error: x"},
	} {
		if got := PanicText(test.value); got != test.want {
			t.Errorf("%v is printed %q, want %q", test.value, got, test.want)
		}
	}
}
