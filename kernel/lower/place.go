package lower

import (
	"go/token"
	"reflect"

	"golang.org/x/tools/go/ssa"
)

// Variables without size share an address, or have none of their own. Where the compiler sees
// of both operands of p == q which variables they point to, it says that two are not equal;
// where it does not, they are. What it sees hangs on what it puts in the place of calls.

// placeless reports whether in compares pointers to variables without size, or interfaces that
// hold such, of both of which the compiler may see which they are.
func (b *body) placeless(in *ssa.BinOp) bool {
	x, y := held(in.X), held(in.Y)
	r := b.reflect(x.Type())
	return r.Kind() == reflect.Pointer && r.Elem().Size() == 0 && variableOf(x) != variableOf(y) && !b.ofPrelude() &&
		seenPlace(x, 0) && seenPlace(y, 0)
}

// variableOf is the address of the variable that v is the address of a part of.
func variableOf(v ssa.Value) ssa.Value {
	for {
		switch u := v.(type) {
		case *ssa.FieldAddr:
			v = u.X
		case *ssa.IndexAddr:
			v = u.X
		case *ssa.ChangeType:
			v = u.X
		case *ssa.Convert:
			v = u.X
		default:
			return v
		}
	}
}

// held is what v holds, if v is an interface and that is known.
func held(v ssa.Value) ssa.Value {
	for {
		switch u := v.(type) {
		case *ssa.MakeInterface:
			return u.X
		case *ssa.ChangeInterface:
			v = u.X
		default:
			return v
		}
	}
}

// seenPlace reports whether the compiler may see which variable v is the address of; depth
// counts the steps from the comparison.
func seenPlace(v ssa.Value, depth int) bool {
	const most = 8
	if depth++; depth > most {
		return true
	}
	switch v := v.(type) {
	case *ssa.Alloc, *ssa.Global, *ssa.Parameter:
		return true
	case *ssa.ChangeType:
		return seenPlace(v.X, depth)
	case *ssa.Convert:
		return seenPlace(v.X, depth)
	case *ssa.FieldAddr:
		return seenPlace(v.X, depth)
	case *ssa.IndexAddr:
		return seenPlace(v.X, depth)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if seenPlace(e, depth) {
				return true
			}
		}
	case *ssa.UnOp:
		return v.Op == token.MUL && storedPlace(v, depth)
	case *ssa.Call:
		fn := v.Call.StaticCallee()
		return fn != nil && returnsPlace(fn, depth)
	}
	return false
}

// storedPlace reports whether what is loaded was stored before in the same block.
func storedPlace(load *ssa.UnOp, depth int) bool {
	for _, in := range load.Block().Instrs {
		if in == ssa.Instruction(load) {
			break
		}
		if s, ok := in.(*ssa.Store); ok && sameAddress(s.Addr, load.X) && seenPlace(s.Val, depth) {
			return true
		}
	}
	return false
}

// returnsPlace reports whether fn may be put in the place of its call and returns such an
// address.
func returnsPlace(fn *ssa.Function, depth int) bool {
	for _, block := range fn.Blocks {
		for _, in := range block.Instrs {
			switch in := in.(type) {
			case *ssa.Defer, *ssa.Go, *ssa.Select:
				return false
			case *ssa.Return:
				for _, v := range in.Results {
					if seenPlace(v, depth) {
						return true
					}
				}
			}
		}
	}
	return false
}
