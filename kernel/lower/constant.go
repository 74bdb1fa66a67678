package lower

import (
	"fmt"
	"go/constant"
	"math"
	"reflect"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// constantKey tells constants apart.
type constantKey struct {
	form *form
	text string
}

// constant spells a constant: an exact compiled value, or a small literal.
func (l *lowering) constant(c *ssa.Const) string {
	f := l.kind(c.Type()).form
	if c.Value == nil {
		return l.zero(f.r)
	}
	key := constantKey{form: f}
	switch {
	case c.Value.Kind() == constant.String:
		key.text = constant.StringVal(c.Value)
	case f.r == reflect.TypeFor[int]():
		if i, ok := constant.Int64Val(constant.ToInt(c.Value)); ok && i >= 0 && i < math.MaxInt32 {
			return strconv.FormatInt(i, 10)
		}
		fallthrough
	default:
		key.text = c.Value.ExactString()
	}
	s, ok := l.consts[key]
	if !ok {
		s = l.export("C", compiled(c.Value, f.r))
		l.consts[key] = s
	}
	return s
}

// compiled gives the value of type r that the compiler makes of a constant.
func compiled(x constant.Value, r reflect.Type) reflect.Value {
	v := reflect.New(r).Elem()
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(constant.BoolVal(x))
	case reflect.String:
		v.SetString(constant.StringVal(x))
	case reflect.Float32:
		f, _ := constant.Float32Val(constant.ToFloat(x))
		v.SetFloat(float64(f))
	case reflect.Float64:
		f, _ := constant.Float64Val(constant.ToFloat(x))
		v.SetFloat(f)
	case reflect.Complex64:
		x = constant.ToComplex(x)
		re, _ := constant.Float32Val(constant.Real(x))
		im, _ := constant.Float32Val(constant.Imag(x))
		v.SetComplex(complex(float64(re), float64(im)))
	case reflect.Complex128:
		x = constant.ToComplex(x)
		re, _ := constant.Float64Val(constant.Real(x))
		im, _ := constant.Float64Val(constant.Imag(x))
		v.SetComplex(complex(re, im))
	default:
		x = constant.ToInt(x)
		if v.CanUint() {
			u, _ := constant.Uint64Val(x)
			v.SetUint(u)
		} else {
			i, _ := constant.Int64Val(x)
			v.SetInt(i)
		}
	}
	return reflect.ValueOf(v.Interface()) // not addressable
}

// variable is value, but never spells a constant, which the interpreter would fold.
func (b *body) variable(v ssa.Value) string {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil {
		return b.value(v)
	}
	text, r := b.constant(c), b.typ(b.reflect(c.Type()))
	key := "variable " + text + " " + r
	if s, ok := b.cached[key]; ok {
		return s
	}
	s := b.lowering.name("k")
	fmt.Fprintf(&b.decls, "var %s %s\n\n", s, r)
	fmt.Fprintf(&b.lowering.prelude, "%s = %s\n", s, text)
	b.cached[key] = s
	return s
}
