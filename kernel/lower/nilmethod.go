package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// When a method with a value receiver is called on a nil pointer in an interface, the
// compiler's text depends on whether it sees which method it is (cmd/compile: package
// devirtualize, after inlining): then it reads through the pointer, else it calls a wrapper
// that complains.

// checkNilMethod writes the check before a call through an interface value that may fail
// otherwise than the method's wrapper does.
func (b *body) checkNilMethod(in *ssa.Call) {
	c := &in.Call
	if !c.IsInvoke() {
		return
	}
	how := b.nilMethod(c.Value)
	if how == rt.NilWrapped || !b.onPointer(c.Method.Name()) {
		return
	}
	r, name := b.reflect(c.Value.Type()), c.Method.Name()
	f := b.once(fmt.Sprintf("Method_ %s %s %d", b.typ(r), name, how), func() reflect.Value { return b.m.CheckMethod(r, name, how) })
	b.emit("%s(%s)", f, b.value(c.Value))
}

// onPointer reports whether a method with a value receiver may be called on a pointer: the
// script has a pointer to such a type.
func (l *lowering) onPointer(name string) bool {
	key := "pointer method " + name
	if known, ok := l.cached[key]; ok {
		return known != ""
	}
	found := ""
	for _, tv := range l.c.Info.Types {
		p, ok := tv.Type.(*types.Pointer)
		if !ok {
			continue
		}
		n, ok := types.Unalias(p.Elem()).(*types.Named)
		if !ok {
			continue
		}
		for f := range n.Methods() {
			if f.Name() != name {
				continue
			}
			if _, pointer := f.Signature().Recv().Type().Underlying().(*types.Pointer); !pointer {
				found = name
			}
		}
	}
	l.cached[key] = found
	return found != ""
}

// nilMethod tells how a call through an interface value fails on a nil pointer.
func (b *body) nilMethod(v ssa.Value) rt.NilMethod {
	if b.fn.Synthetic != "" && b.fn.Parent() == nil {
		return rt.NilWrapped
	}
	return b.seen(v, map[ssa.Value]bool{})
}

func (b *body) seen(v ssa.Value, done map[ssa.Value]bool) rt.NilMethod {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return b.assigned(v, v.X.Type())
	case *ssa.ChangeInterface:
		return b.seen(v.X, done)
	case *ssa.Lookup, *ssa.Index, *ssa.Field:
		return rt.NilWrapped // from memory: never seen through
	case *ssa.UnOp:
		switch v.X.(type) {
		case *ssa.Alloc, *ssa.FreeVar:
			return rt.NilUnknown
		}
		return rt.NilWrapped // through a pointer, or received
	case *ssa.Parameter:
		if neverInlined(b.fn) {
			return rt.NilWrapped
		}
	case *ssa.Phi:
		if done[v] {
			return rt.NilUnknown
		}
		done[v] = true
		for _, e := range v.Edges {
			if b.seen(e, done) == rt.NilWrapped {
				return rt.NilWrapped // one unknown value is enough
			}
		}
	}
	return rt.NilUnknown
}

// assigned tells what the compiler sees of a variable that a pointer of type t is put into:
// it must hold no other type anywhere.
func (b *body) assigned(v *ssa.MakeInterface, t types.Type) rt.NilMethod {
	if !b.named {
		return rt.NilUnknown
	}
	var names []types.Object
	for _, r := range *v.Referrers() {
		if d, ok := r.(*ssa.DebugRef); ok {
			if _, ok := d.Expr.(*ast.Ident); ok {
				names = append(names, d.Object())
			}
		}
	}
	if len(names) == 0 {
		return rt.NilSeen
	}
	for _, block := range b.fn.Blocks {
		for _, in := range block.Instrs {
			d, ok := in.(*ssa.DebugRef)
			if !ok {
				continue
			}
			if _, ok := d.Expr.(*ast.Ident); !ok || d.Object() != names[0] {
				continue
			}
			switch x := d.X.(type) {
			case *ssa.MakeInterface:
				if !types.Identical(x.X.Type(), t) {
					return rt.NilWrapped
				}
			case *ssa.Const:
			default:
				return rt.NilUnknown
			}
		}
	}
	if len(names) > 1 {
		for _, n := range names {
			if n != names[0] {
				return rt.NilUnknown
			}
		}
	}
	return rt.NilSeen
}

// neverInlined reports whether the compiler calls a function rather than putting its body in
// place: it defers, recovers, selects or starts a goroutine.
func neverInlined(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, in := range block.Instrs {
			switch in := in.(type) {
			case *ssa.Defer, *ssa.Go, *ssa.Select:
				return true
			case *ssa.Call:
				if f, ok := in.Call.Value.(*ssa.Builtin); ok && f.Name() == "recover" {
					return true
				}
			}
		}
	}
	return false
}

// valueMethods reports whether a method with a value receiver is declared.
func valueMethods(file *ast.File) bool {
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && len(f.Recv.List) == 1 {
			if _, pointer := ast.Unparen(f.Recv.List[0].Type).(*ast.StarExpr); !pointer {
				return true
			}
		}
	}
	return false
}

// bindsMethod reports whether an assertion only checks that the interface whose method is
// taken for a value is not nil.
func bindsMethod(in *ssa.TypeAssert) bool {
	if in.CommaOk || !types.Identical(in.X.Type(), in.AssertedType) || len(uses(in)) > 0 {
		return false
	}
	list := in.Block().Instrs
	for i := slices.Index(list, ssa.Instruction(in)) + 1; i < len(list); i++ {
		if !isDebugRef(list[i]) {
			c, ok := list[i].(*ssa.MakeClosure)
			return ok && len(c.Bindings) == 1 && c.Bindings[0] == in.X
		}
	}
	return false
}

func isDebugRef(in ssa.Instruction) bool {
	_, ok := in.(*ssa.DebugRef)
	return ok
}
