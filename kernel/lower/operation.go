package lower

import (
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// unary writes a unary operation: a load, a receive, a negation.
func (b *body) unary(in *ssa.UnOp) {
	switch in.Op {
	case token.MUL:
		b.load(in)
	case token.ARROW:
		b.at(in.Pos())
		r := b.reflect(in.X.Type())
		f := b.once(fmt.Sprintf("Receive %s %v", b.typ(r), in.CommaOk), func() reflect.Value {
			return b.m.Receive(r, r.Elem(), in.CommaOk)
		})
		if in.CommaOk {
			b.assign(in, f+"("+b.value(in.X)+")", 2)
		} else {
			b.emit("%s = %s(%s)", b.register(in), f, b.value(in.X))
		}
		b.marked = 0
	case token.NOT:
		b.emit("%s = !%s", b.register(in), b.variable(in.X))
	default:
		r := b.reflect(in.Type())
		if k := r.Kind(); k == reflect.Complex64 || k == reflect.Complex128 {
			f := b.once("Negate "+b.typ(r), func() reflect.Value {
				return rtNative([]reflect.Type{r}, r, func(x []reflect.Value) reflect.Value {
					return reflect.ValueOf(-x[0].Complex()).Convert(r)
				})
			})
			b.emit("%s = %s(%s)", b.register(in), f, b.value(in.X))
			return
		}
		b.emit("%s = %s%s", b.register(in), in.Op.String(), b.variable(in.X))
	}
}

// positionOf is the position of an instruction, or of what it is made for: a pointer that is followed
// for the value that a method is called on has none.
func positionOf(in ssa.Instruction) token.Pos {
	list := in.Block().Instrs
	for _, in := range list[slices.Index(list, in):] {
		if p := in.Pos(); p.IsValid() {
			return p
		}
	}
	return token.NoPos
}

// load reads a variable, field or element.
func (b *body) load(in *ssa.UnOp) {
	if mayFail(in.X) {
		b.at(positionOf(in))
	}
	switch {
	case b.of(in).inlined:
	case len(uses(in)) == 0 && isAddress(in.X):
		if p := b.unreached(in.X); p != "" {
			b.emit("if %s == nil {\n PanicNil()\n}", p)
		}
	default:
		b.emit("%s = %s", b.register(in), b.place(in.X))
	}
	if rangeState(in) {
		b.endRange(in)
	}
}

// binary writes a binary operation.
func (b *body) binary(in *ssa.BinOp) {
	x, y := b.left(in), b.value(in.Y)
	if b.of(in).late || b.of(in).inlined {
		return
	}
	z := b.register(in)
	t := in.X.Type()
	r := b.reflect(t)
	switch in.Op {
	case token.EQL, token.NEQ:
		b.equality(in, x, y, z)
		return
	case token.SHL, token.SHR:
		if c, ok := in.Y.(*ssa.Const); !ok || c.Int64() < 0 {
			if u, ok := in.Y.Type().Underlying().(*types.Basic); ok && u.Info()&types.IsUnsigned == 0 {
				b.emit("if %s < 0 {\n FailShift(%s)\n}", y, strconv.Itoa(b.mark(in.Pos())))
			}
		}
		b.operate(in, x, y, z)
		return
	case token.QUO, token.REM:
		if basic, ok := t.Underlying().(*types.Basic); ok && basic.Info()&types.IsInteger != 0 {
			c, ok := in.Y.(*ssa.Const)
			if ok && constant.Sign(c.Value) == 0 {
				b.emit("FailDivide(%s)", strconv.Itoa(b.mark(in.Pos())))
				return
			}
			if !ok {
				b.emit("if %s == 0 {\n FailDivide(%s)\n}", y, strconv.Itoa(b.mark(in.Pos())))
			}
		}
	}
	if k := r.Kind(); k == reflect.Complex64 || k == reflect.Complex128 {
		op := in.Op
		f := b.once(fmt.Sprintf("Complex %s %v", b.typ(r), op), func() reflect.Value {
			return rtNative([]reflect.Type{r, r}, r, func(v []reflect.Value) reflect.Value { return complexOp(op, v[0], v[1], r) })
		})
		b.emit("%s = %s(%s, %s)", z, f, x, y)
		return
	}
	b.operate(in, x, y, z)
}

// left spells the first operand of an operation: not as a constant, which the interpreter would
// take together with another.
func (b *body) left(in *ssa.BinOp) string {
	if _, ok := in.X.(*ssa.Const); ok {
		return b.variable(in.X)
	}
	return b.value(in.X)
}

// operate writes an arithmetic operation.
func (b *body) operate(in *ssa.BinOp, x, y, z string) {
	if x == z {
		b.emit("%s %s= %s", z, in.Op.String(), y)
		return
	}
	b.emit("%s = %s %s %s", z, x, in.Op.String(), y)
}

// equality writes == and !=.
func (b *body) equality(in *ssa.BinOp, x, y, z string) {
	isNil := func(v ssa.Value) bool {
		c, ok := v.(*ssa.Const)
		return ok && c.Value == nil
	}
	t := in.X.Type()
	r := b.reflect(t)
	if isNil(in.X) && !isNil(in.Y) {
		x, y = y, x
	}
	f := ""
	switch k := r.Kind(); {
	case (isNil(in.Y) || isNil(in.X)) && nilable(k):
		f = b.isNil(r) + "(" + x + ")"
	case k == reflect.Interface:
		b.at(in.Pos())
		f = "Equal"
		if b.placeless(in) {
			f = "EqualPlace"
		}
		f += "(" + x + ", " + y + ")"
	case k == reflect.Struct || k == reflect.Array:
		b.at(in.Pos())
		d := b.m.Type(t)
		f = b.once(fmt.Sprintf("Equal %d", b.id(t)), func() reflect.Value { return b.m.EqualFunc(d) }) + "(" + x + ", " + y + ")"
	case k == reflect.Pointer && b.placeless(in):
		b.at(in.Pos())
		s := b.reflect(in.Y.Type())
		f = b.once("SamePlace "+b.typ(r)+" "+b.typ(s), func() reflect.Value { return b.m.SamePlace(r, s) }) + "(" + x + ", " + y + ")"
	case nilable(k) || k == reflect.Complex64 || k == reflect.Complex128:
		s := b.reflect(in.Y.Type())
		f = b.once("Same "+b.typ(r)+" "+b.typ(s), func() reflect.Value {
			return rtNative([]reflect.Type{r, s}, reflect.TypeFor[bool](), func(v []reflect.Value) reflect.Value {
				if nilable(k) {
					return reflect.ValueOf(v[0].Pointer() == v[1].Pointer())
				}
				return reflect.ValueOf(v[0].Complex() == v[1].Complex())
			})
		}) + "(" + x + ", " + y + ")"
	default:
		b.emit("%s = %s %s %s", z, x, in.Op.String(), y)
		return
	}
	b.emit("%s = %s", z, f)
	if in.Op == token.NEQ {
		b.emit("%s = !%s", z, z)
	}
}

// isNil names a function that tells whether a value of r is nil.
func (b *body) isNil(r reflect.Type) string {
	return b.once("IsNil "+b.typ(r), func() reflect.Value {
		return rtNative([]reflect.Type{r}, reflect.TypeFor[bool](), func(v []reflect.Value) reflect.Value {
			return reflect.ValueOf(v[0].IsNil())
		})
	})
}

func nilable(k reflect.Kind) bool {
	switch k {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Chan, reflect.Func, reflect.Interface:
		return true
	}
	return false
}

func rtNative(in []reflect.Type, out reflect.Type, f func([]reflect.Value) reflect.Value) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf(in, []reflect.Type{out}, false), func(args []reflect.Value) []reflect.Value {
		return []reflect.Value{f(args)}
	})
}

func complexOp(op token.Token, x, y reflect.Value, r reflect.Type) reflect.Value {
	if r.Kind() == reflect.Complex64 {
		a, b := complex64(x.Complex()), complex64(y.Complex())
		var c complex64
		switch op {
		case token.ADD:
			c = a + b
		case token.SUB:
			c = a - b
		case token.MUL:
			c = a * b
		case token.QUO:
			c = a / b
		}
		return reflect.ValueOf(c).Convert(r)
	}
	a, b := x.Complex(), y.Complex()
	var c complex128
	switch op {
	case token.ADD:
		c = a + b
	case token.SUB:
		c = a - b
	case token.MUL:
		c = a * b
	case token.QUO:
		c = a / b
	}
	return reflect.ValueOf(c).Convert(r)
}

// convert writes a conversion.
func (b *body) convert(in ssa.Value, x ssa.Value, t types.Type) {
	from, to := b.reflect(x.Type()), b.reflect(t)
	if from == to {
		b.emit("%s = %s", b.register(in), b.value(x))
		return
	}
	if exact(from, to) {
		b.emit("%s = %s(%s)", b.register(in), b.typ(to), b.variable(x))
		return
	}
	f := b.once(fmt.Sprintf("Convert %s %s", b.typ(from), b.typ(to)), func() reflect.Value { return b.m.ConvertFunc(from, to) })
	b.emit("%s = %s(%s)", b.register(in), f, b.value(x))
}

// exact reports whether the interpreter converts numbers as the compiler does.
func exact(from, to reflect.Type) bool {
	integer := func(r reflect.Type) bool { return r.Kind() >= reflect.Int && r.Kind() <= reflect.Uintptr }
	if to.PkgPath() != "" || from.PkgPath() != "" {
		return false
	}
	return integer(from) && (integer(to) || to.Kind() == reflect.Float64)
}
