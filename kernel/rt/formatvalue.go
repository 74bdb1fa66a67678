package rt

import (
	"fmt"
	"reflect"
	"strings"
)

// value prints v, of type t (nil: a compiled type known by reflection only). ro tells that
// it is inside an unexported field, where package fmt calls no methods.
func (p *printer) value(t *Type, v reflect.Value, verb rune, depth int, ro bool) {
	if t == nil && v.Kind() == reflect.Interface || t != nil && t.R.Kind() == reflect.Interface {
		p.inner(t, v, verb, depth, ro)
		return
	}
	if depth > 0 && !ro {
		if t == nil || t.Plain {
			if v.CanInterface() && !p.erroring && (t == nil && !special(v, depth) && !composed(v) || p.calls(v.Interface(), verb)) {
				p.leaf(v.Interface(), verb)
				return
			}
		} else if p.methods(t, v, verb) {
			return
		}
	}
	inside := v.Kind() == reflect.Pointer && depth == 0 && !v.IsNil() && composite(v.Elem().Kind())
	if list, ok := verbs[v.Kind()]; ok && !inside && !strings.ContainsRune(list, verb) {
		p.bad(t, v, verb)
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		p.leaf(v.Bool(), verb)
	case reflect.String:
		p.leaf(v.String(), verb)
	case reflect.Struct:
		p.structure(t, v, verb, depth, ro)
	case reflect.Map:
		p.mapping(t, v, verb, depth, ro)
	case reflect.Slice, reflect.Array:
		p.list(t, v, verb, depth, ro)
	case reflect.Pointer:
		if inside {
			p.text("&")
			p.value(elemOf(t), v.Elem(), verb, depth+1, ro)
			return
		}
		p.pointer(t, v, verb)
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		p.pointer(t, v, verb)
	case reflect.Interface:
		p.inner(t, v, verb, depth, ro)
	default:
		p.leaf(basic(v), verb)
	}
}

// composite reports whether a pointer to kind k is printed with what it points to.
func composite(k reflect.Kind) bool {
	return k == reflect.Array || k == reflect.Slice || k == reflect.Struct || k == reflect.Map
}

// composed reports whether v is a pointer that package fmt prints as an address inside other
// values, but with what it points to as an operand.
func composed(v reflect.Value) bool {
	return v.Kind() == reflect.Pointer && composite(v.Type().Elem().Kind())
}

// calls reports whether package fmt calls a method of x to print it.
func (p *printer) calls(x any, verb rune) bool {
	if _, ok := x.(fmt.Formatter); ok {
		return true
	}
	if p.sharpV {
		_, ok := x.(fmt.GoStringer)
		return ok
	}
	return strings.ContainsRune("vsxXq", verb) && hasText(x)
}

// hasText reports whether x tells its own text.
func hasText(x any) bool {
	switch x.(type) {
	case error, fmt.Stringer:
		return true
	}
	return false
}

// hasMethods reports whether package fmt would call a method of v.
func hasMethods(v reflect.Value) bool {
	switch v.Interface().(type) {
	case fmt.Formatter, error, fmt.Stringer, fmt.GoStringer:
		return true
	}
	return false
}

// basic is a number as its kind's own type; v may be of an unexported field.
func basic(v reflect.Value) any {
	x := reflect.New(ofKind[v.Kind()]).Elem()
	switch {
	case v.CanInt():
		x.SetInt(v.Int())
	case v.CanUint():
		x.SetUint(v.Uint())
	case v.CanFloat():
		x.SetFloat(v.Float())
	case v.CanComplex():
		x.SetComplex(v.Complex())
	default:
		return v.Interface()
	}
	return x.Interface()
}

// ofKind holds the numbers' own types.
var ofKind = func() (list [reflect.UnsafePointer + 1]reflect.Type) {
	for _, r := range basics {
		list[r.Kind()] = r
	}
	return list
}()

func elemOf(t *Type) *Type {
	if t == nil {
		return nil
	}
	return t.Elem()
}

// inner prints what an interface holds.
func (p *printer) inner(t *Type, v reflect.Value, verb rune, depth int, ro bool) {
	if v.IsNil() {
		if p.sharpV {
			p.text(p.name(t, v) + "(nil)")
		} else {
			p.text("<nil>")
		}
		return
	}
	p.held(v, verb, depth+1, ro)
}

// held prints the dynamic value of an interface.
func (p *printer) held(v reflect.Value, verb rune, depth int, ro bool) {
	if !v.CanInterface() {
		p.hidden(v.Elem(), verb, depth)
		return
	}
	x := p.m.Canon(v.Elem().Interface())
	if b, ok := x.(Box); ok {
		p.value(b.T, b.value(), verb, depth, ro)
		return
	}
	plain := reflect.ValueOf(x)
	if !ro && !p.erroring && (!composed(plain) && !special(plain, depth) || p.calls(x, verb)) {
		p.leaf(x, verb)
		return
	}
	p.value(nil, plain, verb, depth, ro)
}

// hidden prints what an interface in an unexported field of a compiled type holds.
func (p *printer) hidden(v reflect.Value, verb rune, depth int) {
	switch {
	case v.Type() == boxType:
		p.value(boxIn(v).T, v.Field(1).Elem(), verb, depth, true)
	case p.m.wrappers.is[v.Type()]:
		p.hidden(v.Field(0).Elem(), verb, depth)
	default:
		p.value(nil, v, verb, depth, true)
	}
}

func (p *printer) structure(t *Type, v reflect.Value, verb rune, depth int, ro bool) {
	if p.sharpV {
		p.text(p.name(t, v))
	}
	p.text("{")
	for i := range v.NumField() {
		if i > 0 {
			if p.sharpV {
				p.text(", ")
			} else {
				p.text(" ")
			}
		}
		f := fieldInfo{Name: v.Type().Field(i).Name, Exported: v.Type().Field(i).IsExported()}
		if t != nil && !t.Plain { // the fields of a compiled type may have types without a name here
			f = t.Fields()[i]
		}
		if p.plusV || p.sharpV {
			p.text(f.Name + ":")
		}
		fv, inside := v.Field(i), ro || !f.Exported
		if fv.Kind() == reflect.Interface && !fv.IsNil() {
			p.held(fv, verb, depth+1, inside)
			continue
		}
		p.value(f.Type, fv, verb, depth+1, inside)
	}
	p.text("}")
}

func (p *printer) mapping(t *Type, v reflect.Value, verb rune, depth int, ro bool) {
	if p.sharpV {
		p.text(p.name(t, v))
		if v.IsNil() {
			p.text("(nil)")
			return
		}
		p.text("{")
	} else {
		p.text("map[")
	}
	var key *Type
	if t != nil {
		key = t.Key()
	}
	entries := sortedEntries(v)
	if entries == nil {
		escape(mixedKeys)
	}
	for i, e := range entries {
		if i > 0 {
			if p.sharpV {
				p.text(", ")
			} else {
				p.text(" ")
			}
		}
		p.value(key, e.key, verb, depth+1, ro)
		p.text(":")
		p.value(elemOf(t), e.value, verb, depth+1, ro)
	}
	if p.sharpV {
		p.text("}")
	} else {
		p.text("]")
	}
}

func (p *printer) list(t *Type, v reflect.Value, verb rune, depth int, ro bool) {
	switch verb {
	case 's', 'q', 'x', 'X':
		if v.Type().Elem().Kind() == reflect.Uint8 {
			b := make([]byte, v.Len())
			for i := range b {
				b[i] = byte(v.Index(i).Uint())
			}
			p.leaf(b, verb)
			return
		}
	}
	open, sep, shut := "[", " ", "]"
	if p.sharpV {
		p.text(p.name(t, v))
		if v.Kind() == reflect.Slice && v.IsNil() {
			p.text("(nil)")
			return
		}
		open, sep, shut = "{", ", ", "}"
	}
	p.text(open)
	for i := range v.Len() {
		if i > 0 {
			p.text(sep)
		}
		p.value(elemOf(t), v.Index(i), verb, depth+1, ro)
	}
	p.text(shut)
}

func (p *printer) pointer(t *Type, v reflect.Value, verb rune) {
	ptr := (*byte)(v.UnsafePointer())
	if verb == 'v' && p.sharpV {
		p.text("(" + p.name(t, v) + ")(")
		if ptr == nil {
			p.text("nil")
		} else {
			fmt.Fprintf(p.State, "%#x", v.Pointer())
		}
		p.text(")")
		return
	}
	if ptr == nil && verb == 'v' {
		p.padded("<nil>")
		return
	}
	p.leaf(ptr, verb)
}
