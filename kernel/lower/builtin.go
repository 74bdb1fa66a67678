package lower

import (
	"fmt"
	"go/constant"
	"go/token"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// builtin writes a call of a built-in function.
func (b *body) builtin(in *ssa.Call, f *ssa.Builtin) {
	args := in.Call.Args
	switch f.Name() {
	case "ssa:deferstack":
		b.emit("%s = %s", b.register(in), b.frame)
		return
	case "ssa:wrapnilchk":
		b.at(in.Pos())
		x := b.value(args[0])
		r := b.reflect(args[0].Type())
		isNil := b.isNil(r)
		recv, method := constant.StringVal(args[1].(*ssa.Const).Value), constant.StringVal(args[2].(*ssa.Const).Value)
		text := b.constantText(fmt.Sprintf("value method %s.%s called using nil *%s pointer", recv, method, recv[strings.LastIndex(recv, ".")+1:]))
		cond := b.scratch("xb", reflect.TypeFor[bool]())
		b.emit("%s = %s(%s)\nif %s {\n PanicText(%s)\n}", cond, isNil, x, cond, text)
		b.emit("%s = %s", b.register(in), x)
		return
	case "recover":
		b.emit("%s = Recover(rec)", b.register(in))
		return
	case "append":
		b.append(in)
		return
	case "len", "cap":
		if f.Name() == "cap" && b.capacity(in) {
			return
		}
		switch b.reflect(args[0].Type()).Kind() {
		case reflect.String, reflect.Slice, reflect.Map:
			b.emit("%s = %s(%s)", b.register(in), f.Name(), b.value(args[0]))
			return
		}
	}
	b.at(in.Pos())
	text := b.builtinText(&in.Call, f, b.value, in.Pos())
	if in.Call.Signature().Results().Len() == 0 || len(*in.Referrers()) == 0 {
		b.emit("%s", text)
	} else {
		b.emit("%s = %s", b.register(in), text)
	}
}

// builtinText spells a call of a built-in whose operands are spelled by value.
func (b *body) builtinText(c *ssa.CallCommon, f *ssa.Builtin, value func(ssa.Value) string, pos token.Pos) string {
	args := c.Args
	var rs []reflect.Type
	var vs []string
	for _, a := range args {
		rs = append(rs, b.reflect(a.Type()))
		vs = append(vs, value(a))
	}
	made := func(out reflect.Type, run func(v []reflect.Value) reflect.Value) string {
		key := "Built_" + f.Name()
		for _, r := range rs {
			key += " " + b.typ(r)
		}
		name := b.once(key, func() reflect.Value {
			var outs []reflect.Type
			if out != nil {
				outs = append(outs, out)
			}
			return reflect.MakeFunc(reflect.FuncOf(rs, outs, false), func(v []reflect.Value) []reflect.Value {
				x := run(v)
				if out == nil {
					return nil
				}
				return []reflect.Value{x}
			})
		})
		return name + "(" + strings.Join(vs, ", ") + ")"
	}
	num := reflect.TypeFor[int]()
	switch f.Name() {
	case "copy":
		return made(num, func(v []reflect.Value) reflect.Value { return reflect.ValueOf(reflect.Copy(v[0], v[1])) })
	case "len":
		return made(num, func(v []reflect.Value) reflect.Value { return reflect.ValueOf(rt.Length(v[0])) })
	case "cap":
		return made(num, func(v []reflect.Value) reflect.Value { return reflect.ValueOf(rt.Capacity(v[0])) })
	case "delete":
		if !rt.PlainKey(rs[0].Key()) {
			vs[1] = b.keyFunc(rs[0], true) + "(" + vs[0] + ", " + vs[1] + ")"
		}
		return made(nil, func(v []reflect.Value) reflect.Value {
			v[0].SetMapIndex(v[1], reflect.Value{})
			return reflect.Value{}
		})
	case "close":
		return made(nil, func(v []reflect.Value) reflect.Value { rt.Close(v[0]); return reflect.Value{} })
	case "clear":
		return made(nil, func(v []reflect.Value) reflect.Value { v[0].Clear(); return reflect.Value{} })
	case "min":
		return made(rs[0], func(v []reflect.Value) reflect.Value { return rt.Fold(v, rt.Min) })
	case "max":
		return made(rs[0], func(v []reflect.Value) reflect.Value { return rt.Fold(v, rt.Max) })
	case "real", "imag":
		part := reflect.TypeFor[float64]()
		if rs[0].Kind() == reflect.Complex64 {
			part = reflect.TypeFor[float32]()
		}
		return made(part, func(v []reflect.Value) reflect.Value {
			if f.Name() == "real" {
				return reflect.ValueOf(real(v[0].Complex())).Convert(part)
			}
			return reflect.ValueOf(imag(v[0].Complex())).Convert(part)
		})
	case "complex":
		whole := reflect.TypeFor[complex128]()
		if rs[0].Kind() == reflect.Float32 {
			whole = reflect.TypeFor[complex64]()
		}
		return made(whole, func(v []reflect.Value) reflect.Value {
			return reflect.ValueOf(complex(v[0].Float(), v[1].Float())).Convert(whole)
		})
	case "panic":
		return "Panic(" + vs[0] + ")"
	case "recover":
		return "Recover(nil)"
	case "print", "println":
		newline := f.Name() == "println"
		descs := make([]*rt.Type, len(args))
		key := "Built_" + f.Name()
		for i, a := range args {
			descs[i] = b.m.Type(a.Type())
			key += fmt.Sprintf(" %d", b.id(a.Type()))
		}
		name := b.once(key, func() reflect.Value {
			return reflect.MakeFunc(reflect.FuncOf(rs, nil, false), func(v []reflect.Value) []reflect.Value {
				xs := make([]any, len(v))
				for i := range v {
					xs[i] = rt.Printable(descs[i], v[i])
				}
				b.m.Print(newline, xs)
				return nil
			})
		})
		return name + "(" + strings.Join(vs, ", ") + ")"
	}
	b.refuse("construct", pos, f.Name())
	panic(refused{})
}
