package lower

import (
	"fmt"
	"go/types"
	"reflect"

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
	switch f := b.of(v); {
	case f.name != "":
		return f.name
	case f.inlined:
		return b.expression(v)
	}
	return b.register(v)
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
