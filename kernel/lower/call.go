package lower

import (
	"context"
	"fmt"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// call writes a call.
func (b *body) call(in *ssa.Call) {
	if f, ok := in.Call.Value.(*ssa.Builtin); ok {
		b.builtin(in, f)
		return
	}
	if f := in.Call.StaticCallee(); f != nil && b.compiled(f) && f.Name() == "init" && f.Signature.Recv() == nil && f.Object() == nil {
		return // a compiled package has been initialised
	}
	arg, watched := b.appends(in)
	if watched || !b.marksItself(in.Call.StaticCallee()) {
		b.at(in.Pos())
	}
	b.guard(&in.Call)
	if watched {
		b.alone(arg)
	}
	b.checkNilMethod(in)
	blocks := b.blocks(&in.Call)
	if blocks {
		b.emit("Block()")
	}
	if fn, ok := in.Call.Value.(*ssa.Function); ok && !b.compiled(fn) {
		if test := b.zeroTest(fn, in.Call.Args); test != "" {
			b.emit("if %s {", test)
			b.marked = 0
			b.finish(in, b.functionValue(fn)+"("+b.list(in.Call.Args)+")")
			b.emit("} else {")
			b.finish(in, b.function(fn)+"("+b.list(in.Call.Args)+")")
			b.emit("}")
			b.marked = 0
			return
		}
	}
	b.logAt(in)
	b.finish(in, b.callText(&in.Call, b.value, in.Pos()))
	if blocks {
		b.emit("Unblock()")
	}
	b.marked = 0
}

// marksItself reports whether a function leaves a mark as it begins, so that its caller need
// not.
func (b *body) marksItself(fn *ssa.Function) bool {
	return fn != nil && !b.compiled(fn) && fn.Synthetic == "" && b.mark(fn.Pos()) != 0
}

// zeroTest spells the condition under which the interpreter would lose an argument: it does
// not copy zero values, and takes -0 for one. Such calls go by way of a compiled function.
func (b *body) zeroTest(fn *ssa.Function, args []ssa.Value) string {
	var tests []string
	for _, a := range args {
		r := b.reflect(a.Type())
		if !holdsFloat(r) {
			continue
		}
		if c, ok := a.(*ssa.Const); ok && c.Value != nil {
			continue // a constant is not -0
		}
		path, ok := floatIn(r)
		if !ok {
			return "true"
		}
		tests = append(tests, b.value(a)+path+" == 0")
	}
	return strings.Join(tests, " || ")
}

// floatIn spells the selection of one number within a value of r that holds floating-point
// numbers: where that is not 0, the value as a whole is none that the interpreter takes for
// zero. ok is false when there is none that can be named.
func floatIn(r reflect.Type) (path string, ok bool) {
	switch r.Kind() {
	case reflect.Float32, reflect.Float64:
		return "", true
	case reflect.Struct:
		for i := range r.NumField() {
			if f := r.Field(i); f.IsExported() && holdsFloat(f.Type) {
				path, ok = floatIn(f.Type)
				return "." + f.Name + path, ok
			}
		}
	}
	return "", false
}

// holdsFloat reports whether values of r contain floating-point numbers, by value.
func holdsFloat(r reflect.Type) bool {
	switch r.Kind() {
	case reflect.Float32, reflect.Float64, reflect.Complex64, reflect.Complex128:
		return true
	case reflect.Array:
		return holdsFloat(r.Elem())
	case reflect.Struct:
		for i := range r.NumField() {
			if holdsFloat(r.Field(i).Type) {
				return true
			}
		}
	}
	return false
}

func (b *body) list(args []ssa.Value) string {
	out := make([]string, len(args))
	for i, a := range args {
		out[i] = b.value(a)
	}
	return strings.Join(out, ", ")
}

// finish stores the results of a call.
func (b *body) finish(in *ssa.Call, text string) {
	switch n := in.Call.Signature().Results().Len(); {
	case n == 0:
		b.emit("%s", text)
	case b.of(in).inlined:
		b.emit("return %s", text)
	case n == 1 && len(*in.Referrers()) == 0:
		b.emit("%s", text)
	case n == 1:
		b.emit("%s = %s", b.register(in), text)
	default:
		b.assign(in, text, n)
	}
}

// keeping names a lowered helper function so that -0 reaches it: see zeroTest.
func (b *body) keeping(name string, in, out []reflect.Type) string {
	for _, r := range in {
		if holdsFloat(r) {
			f := reflect.FuncOf(in, out, false)
			h := b.lowering.name("h")
			fmt.Fprintf(&b.decls, "var %s %s\n\n", h, b.typ(f))
			fmt.Fprintf(&b.lowering.prelude, "%s = %s\n", h, name)
			return h
		}
	}
	return name
}

// callText spells a call whose operands are spelled by value.
func (b *body) callText(c *ssa.CallCommon, value func(ssa.Value) string, pos token.Pos) string {
	var args []string
	for _, a := range c.Args {
		args = append(args, value(a))
	}
	if c.IsInvoke() {
		recv := value(c.Value)
		r := b.reflect(c.Value.Type())
		if r == reflect.TypeFor[context.Context]() && c.Method.Name() == "Value" {
			return b.once("Context_Value", func() reflect.Value { return reflect.ValueOf(b.m.ContextValue) }) + "(" + recv + ", " + args[0] + ")"
		}
		if r.NumMethod() > 0 {
			if c.Method.Signature().Variadic() {
				args[len(args)-1] += "..."
			}
			return recv + "." + c.Method.Name() + "(" + strings.Join(args, ", ") + ")"
		}
		t, m := c.Value.Type(), c.Method
		f := b.once(fmt.Sprintf("Invoke %d %s", b.id(t), m.Name()), func() reflect.Value { return b.m.Invoke(t, m) })
		return f + "(" + strings.Join(append([]string{recv}, args...), ", ") + ")"
	}
	fn, static := c.Value.(*ssa.Function)
	if !static {
		return value(c.Value) + "(" + strings.Join(args, ", ") + ")"
	}
	if !b.compiled(fn) {
		return b.function(fn) + "(" + strings.Join(args, ", ") + ")"
	}
	recv := fn.Signature.Recv()
	variadic := fn.Signature.Variadic()
	if recv == nil {
		name, ok := b.callees[fn]
		if !ok {
			f := b.native(fn)
			name = b.once("Fn_"+plainName(fn.Name())+" "+fn.RelString(nil), func() reflect.Value { return f })
			b.callees[fn] = name
		}
		if variadic {
			args[len(args)-1] += "..."
		}
		return name + "(" + strings.Join(args, ", ") + ")"
	}
	if fn.Origin() != nil && fn.Origin() != fn || fn.Signature.RecvTypeParams() != nil {
		b.refuse("generic", pos, "the method "+fn.Name()+" of "+recv.Type().String())
		panic(refused{})
	}
	if f, ok := b.methodOverride(fn); ok {
		name := b.once("Method "+fn.RelString(nil), func() reflect.Value { return f })
		if variadic {
			args[len(args)-1] += "..."
		}
		return name + "(" + strings.Join(args, ", ") + ")"
	}
	if variadic {
		args[len(args)-1] += "..."
	}
	return args[0] + "." + fn.Name() + "(" + strings.Join(args[1:], ", ") + ")"
}

// blocks reports whether a compiled method may wait for another goroutine.
func (b *body) blocks(c *ssa.CallCommon) bool {
	method := c.Method
	if fn := c.StaticCallee(); fn != nil && b.compiled(fn) && fn.Signature.Recv() != nil {
		method, _ = fn.Object().(*types.Func)
	}
	if method == nil || method.Pkg() == nil || method.Pkg().Path() != "sync" {
		return false
	}
	switch method.Name() {
	case "Lock", "RLock", "Wait":
		return true
	}
	return false
}
