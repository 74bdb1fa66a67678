package lower

import (
	"fmt"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// analyse finds the variables and addresses that are only loaded from and stored to: they
// are written as variables and paths, not as pointers.
func (b *body) analyse() {
	var onlyUsed func(v ssa.Value) bool
	onlyUsed = func(v ssa.Value) bool {
		refs := v.Referrers()
		if refs == nil {
			return false
		}
		for _, r := range *refs {
			switch r := r.(type) {
			case *ssa.DebugRef:
			case *ssa.UnOp:
			case *ssa.Store:
				if r.Val == v {
					return false
				}
			case *ssa.FieldAddr:
				if !onlyUsed(r) {
					return false
				}
			case *ssa.IndexAddr:
				if r.X != v || !onlyUsed(r) {
					return false
				}
			default:
				return false
			}
		}
		return true
	}
	for _, block := range b.fn.Blocks {
		facts := b.factsIn(block)
		for i, in := range block.Instrs {
			switch in := in.(type) {
			case *ssa.BinOp:
				facts[i].late = b.branchedOn(in)
			case *ssa.Alloc, *ssa.FieldAddr, *ssa.IndexAddr:
				facts[i].direct = onlyUsed(in.(ssa.Value))
			}
		}
	}
}

// register names the variable of a value-defining instruction, declaring it.
func (b *body) register(v ssa.Value) string {
	f := b.of(v)
	if f.name != "" {
		return f.name
	}
	s := v.Name()
	f.name = s
	if _, ok := v.(*ssa.Range); ok {
		b.local(s, b.form(reflect.TypeFor[*rt.Iterator]()))
		return s
	}
	b.local(s, b.kind(v.Type()).form)
	return s
}

// path spells the variable, field or element that the address v points to.
func (b *body) path(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Global:
		if b.isLocal(v) {
			return b.global(v)
		}
		return "(*" + b.value(v) + ")"
	case *ssa.Alloc:
		if b.of(v).direct {
			return b.cell(v)
		}
	case *ssa.FieldAddr:
		if b.of(v).direct {
			return b.fieldOf(v)
		}
	case *ssa.IndexAddr:
		if b.of(v).direct {
			return b.elementOf(v)
		}
	}
	return "(*" + b.value(v) + ")"
}

// place is path, as a statement or an operator of its own takes it.
func (b *body) place(v ssa.Value) string {
	s := b.path(v)
	if strings.HasPrefix(s, "(*") && s[len(s)-1] == ')' {
		return s[1 : len(s)-1]
	}
	return s
}

// cell names the variable that stands for an allocation.
func (b *body) cell(v *ssa.Alloc) string {
	f := b.of(v)
	if f.name != "" {
		return f.name
	}
	s := v.Name()
	f.name = s
	b.local(s, b.kind(elem(v.Type())).form)
	return s
}

func (b *body) fieldOf(v *ssa.FieldAddr) string {
	s := v.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	return b.base(v.X) + "." + b.fieldName(v.X.Type().Underlying().(*types.Pointer).Elem(), s, v.Field)
}

// fieldName is the name of a field in the lowered type of t.
func (b *body) fieldName(t types.Type, s *types.Struct, i int) string {
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil && !b.localPackage(n.Obj().Pkg()) {
		return s.Field(i).Name()
	}
	return rt.FieldName(s, i)
}

// base spells what a field is taken of; a pointer is followed by the selector itself.
func (b *body) base(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Alloc:
		if b.of(v).direct {
			return b.cell(v)
		}
	case *ssa.FieldAddr:
		if b.of(v).direct {
			return b.fieldOf(v)
		}
	case *ssa.IndexAddr:
		if b.of(v).direct {
			return b.elementOf(v)
		}
	case *ssa.Global:
		if b.isLocal(v) {
			return b.global(v)
		}
	}
	return b.value(v)
}

// fieldValue spells a field of a struct that is in no variable.
func (b *body) fieldValue(v *ssa.Field) string {
	return b.value(v.X) + "." + b.fieldName(v.X.Type(), v.X.Type().Underlying().(*types.Struct), v.Field)
}

func (b *body) elementOf(v *ssa.IndexAddr) string {
	index := b.index(v.X, v.Index)
	if _, ok := v.X.Type().Underlying().(*types.Slice); ok {
		return b.value(v.X) + "[" + index + "]"
	}
	return b.path(v.X) + "[" + index + "]"
}

func (b *body) isLocal(g *ssa.Global) bool {
	return g.Pkg != nil && b.localPackage(g.Pkg.Pkg)
}

func (l *lowering) localPackage(p *types.Package) bool {
	if p == l.c.Pkg {
		return true
	}
	for _, s := range l.c.Prelude {
		if s.Pkg == p {
			return true
		}
	}
	return false
}

// global names the package-level variable of the script's global g.
func (l *lowering) global(g *ssa.Global) string {
	if s, ok := l.globals[g]; ok {
		return s
	}
	s := l.name("g") + "_" + plainName(g.Name())
	l.globals[g] = s
	fmt.Fprintf(&l.decls, "var %s %s\n\n", s, l.typ(l.reflect(g.Type().Underlying().(*types.Pointer).Elem())))
	return s
}
