package lower

import (
	"fmt"
	"go/constant"
	"go/types"
	"math"
	"reflect"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/diag"
	"galley/kernel/symbols"
)

// value spells an operand.
func (b *body) value(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Const:
		return b.constant(v)
	case *ssa.Function:
		return b.functionValue(v)
	case *ssa.Global:
		return b.globalAddress(v)
	case *ssa.Extract:
		return b.component(v.Tuple, v.Index)
	}
	if s, ok := b.names[v]; ok {
		return s
	}
	if b.inlined[v] {
		return b.expression(v)
	}
	return b.register(v)
}

// constant spells a constant: an exact compiled value, or a small literal.
func (l *lowering) constant(c *ssa.Const) string {
	r := l.reflect(c.Type())
	if c.Value == nil {
		return l.zero(r)
	}
	v := reflect.New(r).Elem()
	switch x := c.Value; v.Kind() {
	case reflect.Bool:
		v.SetBool(constant.BoolVal(x))
	case reflect.String:
		v.SetString(constant.StringVal(x))
	case reflect.Float32, reflect.Float64:
		f := constant.ToFloat(x)
		if v.Kind() == reflect.Float32 {
			f32, _ := constant.Float32Val(f)
			v.SetFloat(float64(f32))
		} else {
			f64, _ := constant.Float64Val(f)
			v.SetFloat(f64)
		}
	case reflect.Complex64, reflect.Complex128:
		x = constant.ToComplex(x)
		re, _ := constant.Float64Val(constant.Real(x))
		im, _ := constant.Float64Val(constant.Imag(x))
		if v.Kind() == reflect.Complex64 {
			re32, _ := constant.Float32Val(constant.Real(x))
			im32, _ := constant.Float32Val(constant.Imag(x))
			re, im = float64(re32), float64(im32)
		}
		v.SetComplex(complex(re, im))
	default:
		x = constant.ToInt(x)
		if v.CanUint() {
			u, _ := constant.Uint64Val(x)
			v.SetUint(u)
		} else {
			i, _ := constant.Int64Val(x)
			v.SetInt(i)
			if v.Kind() == reflect.Int && r.PkgPath() == "" && i >= 0 && i < math.MaxInt32 {
				return strconv.FormatInt(i, 10)
			}
		}
	}
	key := r.String() + ":" + c.Value.ExactString()
	if s, ok := l.consts[key]; ok {
		return s
	}
	s := l.export("C", reflect.ValueOf(v.Interface()))
	l.consts[key] = s
	return s
}

// variable is value, but never spells a constant, which the interpreter would fold.
func (b *body) variable(v ssa.Value) string {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil {
		return b.value(v)
	}
	text := b.constant(c)
	key := "variable " + text + " " + b.typ(b.reflect(c.Type()))
	if s, ok := b.cached[key]; ok {
		return s
	}
	s := b.lowering.name("k")
	fmt.Fprintf(&b.decls, "var %s %s\n\n", s, b.typ(b.reflect(c.Type())))
	fmt.Fprintf(&b.lowering.prelude, "%s = %s\n", s, text)
	b.cached[key] = s
	return s
}

// functionValue spells a function used as a value.
func (l *lowering) functionValue(fn *ssa.Function) string {
	if s, ok := l.values[fn]; ok {
		return s
	}
	var s string
	if l.compiled(fn) {
		s = l.export("V", l.adapt(l.native(fn), fn))
	} else {
		// A package-level variable, set before anything runs, holds the function.
		s = l.name("h")
		fmt.Fprintf(&l.decls, "var %s %s\n\n", s, l.typ(l.functionType(fn)))
		fmt.Fprintf(&l.prelude, "%s = %s\n", s, l.function(fn))
	}
	l.values[fn] = s
	return s
}

// functionType is the type of a lowered function, its receiver first.
func (l *lowering) functionType(fn *ssa.Function) reflect.Type {
	var in, out []reflect.Type
	for _, p := range fn.Params {
		in = append(in, l.reflect(p.Type()))
	}
	for v := range fn.Signature.Results().Variables() {
		out = append(out, l.reflect(v.Type()))
	}
	return reflect.FuncOf(in, out, false)
}

// compiled reports whether fn's code is compiled, not lowered.
func (l *lowering) compiled(fn *ssa.Function) bool {
	return len(fn.Blocks) == 0
}

// adapt makes a compiled function take its variadic arguments as a slice.
func (l *lowering) adapt(f reflect.Value, fn *ssa.Function) reflect.Value {
	if !f.Type().IsVariadic() {
		return f
	}
	var in, out []reflect.Type
	for i := range f.Type().NumIn() {
		in = append(in, f.Type().In(i))
	}
	for i := range f.Type().NumOut() {
		out = append(out, f.Type().Out(i))
	}
	return reflect.MakeFunc(reflect.FuncOf(in, out, false), f.CallSlice)
}

// native finds the value of a compiled function.
func (l *lowering) native(fn *ssa.Function) reflect.Value {
	path, name := "", fn.Name()
	if obj := fn.Object(); obj != nil && obj.Pkg() != nil {
		path = obj.Pkg().Path()
	}
	l.use(path, name)
	if f, ok := l.override(path + "." + name); ok {
		return f
	}
	if f, ok := l.instance(fn); ok {
		return f
	}
	if fn.Origin() != nil && fn.Origin() != fn || fn.Signature.TypeParams() != nil {
		l.refuse("generic", l.here, path+"."+name)
		panic(refused{})
	}
	pkg, ok := symbols.Load(path)
	if ok {
		if v, ok := pkg.Values[name]; ok {
			return v
		}
	}
	l.refuse(diag.NameKind(path, name), l.here, path+"."+name)
	panic(refused{})
}

// use notes that the program names path.name.
func (l *lowering) use(path, name string) {
	if !l.uses[path] {
		l.uses[path] = true
		l.m.UsePackage(path)
	}
	l.uses[path+"."+name] = true
}

// globalAddress spells the address of a global.
func (b *body) globalAddress(g *ssa.Global) string {
	if b.isLocal(g) {
		name := b.global(g)
		key := "address of " + name
		if s, ok := b.cached[key]; ok {
			return s
		}
		s := b.lowering.name("ga")
		fmt.Fprintf(&b.decls, "var %s %s\n\n", s, b.typ(b.reflect(g.Type())))
		fmt.Fprintf(&b.prelude, "%s = &%s\n", s, name)
		b.cached[key] = s
		return s
	}
	path, name := g.Pkg.Pkg.Path(), g.Name()
	b.use(path, name)
	return b.once("Var "+path+"."+name, func() reflect.Value {
		if v, ok := b.hostVariable(path + "." + name); ok {
			return v
		}
		pkg, _ := symbols.Load(path)
		v, ok := pkg.Values[name]
		if !ok || !v.CanAddr() {
			b.refuse(diag.NameKind(path, name), b.here, path+"."+name)
			panic(refused{})
		}
		return v.Addr()
	})
}

// elem is the element type of a pointer, slice, array, map or channel type.
func elem(t types.Type) types.Type {
	return t.Underlying().(interface{ Elem() types.Type }).Elem()
}
