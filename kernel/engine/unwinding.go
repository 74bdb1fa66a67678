package engine

import (
	"reflect"
	"unsafe"

	"github.com/traefik/yaegi/interp"
)

// quickUnwinding spares a panic most of its time. In each function that it passes, the
// interpreter looks through the whole tree of the program for the statement that failed, and
// never finds it; it begins where the function does and goes up from there. Once the program
// is compiled nothing else asks for more than what is just above, so that is all that is left.
// It reports whether the tree is built as it expects; if not, panics stay slow.
func quickUnwinding(code *interp.Program) (done bool) {
	root := reflect.ValueOf(code).Elem().FieldByName("root")
	if !root.IsValid() || root.Kind() != reflect.Pointer || root.Type().Elem().Kind() != reflect.Struct {
		return false
	}
	fields := root.Type().Elem()
	child, hasChild := fields.FieldByName("child")
	above, hasAbove := fields.FieldByName("anc")
	start, hasStart := fields.FieldByName("start")
	if !hasChild || !hasAbove || !hasStart || child.Type != reflect.SliceOf(root.Type()) || above.Type != root.Type() || start.Type != root.Type() {
		return false
	}
	var cut func(node unsafe.Pointer)
	cut = func(node unsafe.Pointer) {
		children := *(*[]unsafe.Pointer)(unsafe.Add(node, child.Offset))
		for _, c := range children {
			if c != nil {
				cut(c)
			}
		}
		if len(children) != functionParts || children[functionParts-1] == nil {
			return
		}
		first := *(*unsafe.Pointer)(unsafe.Add(children[functionParts-1], start.Offset))
		if first == nil {
			return
		}
		up := (*unsafe.Pointer)(unsafe.Add(first, above.Offset))
		if *up == nil {
			return
		}
		top := reflect.New(fields)
		top.Elem().Set(reflect.NewAt(fields, *up).Elem())
		*up = top.UnsafePointer()
		*(*unsafe.Pointer)(unsafe.Add(*up, above.Offset)) = nil
	}
	cut(root.UnsafePointer())
	return true
}

// functionParts counts the parts of a function in the tree; the body is the last.
const functionParts = 4
