package rt

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// encodeJSON encodes v; escape turns <, > and & in strings into their escapes.
func (m *Machine) encodeJSON(v any, escape bool) (out []byte, err error) {
	e := &jsonEncoder{m: m, escape: escape, seen: map[any]bool{}}
	defer func() {
		if r := recover(); r != nil {
			failed, ok := r.(jsonFailure)
			if !ok {
				m.panicAgain(r)
			}
			out, err = nil, failed.error
		}
	}()
	x := m.Canon(v)
	if x == nil {
		return []byte("null"), nil
	}
	j, value := m.jsonHeld(ifaceValue(x, anyType))
	e.value(j, value, false)
	return e.out.Bytes(), nil
}

// jsonFailure ends an encoding.
type jsonFailure struct{ error }

type jsonEncoder struct {
	m      *Machine
	out    bytes.Buffer
	escape bool
	level  int // of nested pointers, maps and slices
	seen   map[any]bool
}

func (e *jsonEncoder) fail(err error) { panic(jsonFailure{err}) }

func (e *jsonEncoder) value(j jsonType, v reflect.Value, quoted bool) {
	addressed := v.Kind() != reflect.Pointer && v.CanAddr()
	for _, method := range []*jsonMethod{marshalJSON, marshalText} {
		if addressed && j.pointer().has(method) {
			e.method(method, j, j.pointer(), v.Addr())
			return
		}
		if j.has(method) {
			e.method(method, j, j, v)
			return
		}
	}
	switch k := v.Kind(); k {
	case reflect.Bool, reflect.Float32, reflect.Float64, reflect.String:
		e.basic(j, v, quoted)
	case reflect.Interface:
		if v.IsNil() {
			e.out.WriteString("null")
			return
		}
		held, x := e.m.jsonHeld(v)
		e.value(held, x, quoted)
	case reflect.Pointer:
		e.nested(j, v, [2]any{v.Type(), v.Pointer()}, func() { e.value(j.elem(), v.Elem(), quoted) })
	case reflect.Struct:
		e.object(j, v)
	case reflect.Map:
		e.mapping(j, v)
	case reflect.Slice:
		if elem := j.elem(); elem.kind() == reflect.Uint8 && !elem.pointer().has(marshalJSON) && !elem.pointer().has(marshalText) && !v.IsNil() {
			e.out.WriteString(`"` + base64.StdEncoding.EncodeToString(v.Bytes()) + `"`)
			return
		}
		e.nested(j, v, [2]any{v.UnsafePointer(), v.Len()}, func() { e.list(j, v) })
	case reflect.Array:
		e.list(j, v)
	default:
		if k >= reflect.Int && k <= reflect.Uintptr {
			e.basic(j, v, quoted)
			return
		}
		e.fail(&json.UnsupportedTypeError{Type: j.shown()})
	}
}

// method writes what the method of v, of type owner, gives for a value of type j.
func (e *jsonEncoder) method(method *jsonMethod, j, owner jsonType, v reflect.Value) {
	if (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) && v.IsNil() {
		e.out.WriteString("null")
		return
	}
	b, err := owner.marshaled(method, v)
	if method == marshalText {
		if err != nil {
			e.fail(markedText(err, j))
		}
		e.text(string(b))
		return
	}
	var compact bytes.Buffer
	if err == nil {
		err = json.Compact(&compact, b)
	}
	switch {
	case err != nil:
		e.fail(&json.MarshalerError{Type: j.shown(), Err: err})
	case e.escape:
		json.HTMLEscape(&e.out, compact.Bytes())
	default:
		e.out.Write(compact.Bytes())
	}
}

// failingText fails with an error, so that encoding/json tells of it.
type failingText struct{ err error }

func (f failingText) MarshalText() ([]byte, error) { return nil, f.err }

// markedText is err as the error of MarshalText, which only encoding/json can say.
func markedText(err error, j jsonType) error {
	_, err = json.Marshal(failingText{err})
	var marked *json.MarshalerError
	if errors.As(err, &marked) {
		marked.Type = j.shown()
	}
	return err
}

// text writes a string.
func (e *jsonEncoder) text(s string) { e.out.WriteString(jsonText(s, e.escape)) }

func jsonText(s string, escape bool) string {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(escape)
	if err := encoder.Encode(s); err != nil {
		panic("galley: a string is not encoded: " + err.Error())
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func (e *jsonEncoder) basic(j jsonType, v reflect.Value, quoted bool) {
	if v.Kind() == reflect.String && j.r != reflect.TypeFor[json.Number]() {
		if s := v.String(); quoted {
			e.out.WriteString(jsonText(jsonText(s, e.escape), false))
		} else {
			e.text(s)
		}
		return
	}
	if f := v; f.CanFloat() && (math.IsNaN(f.Float()) || math.IsInf(f.Float(), 0)) {
		e.fail(&json.UnsupportedValueError{Value: v, Str: strconv.FormatFloat(f.Float(), 'g', -1, v.Type().Bits())})
	}
	x := v.Interface()
	if j.t != nil {
		x = basic(v)
	}
	b, err := json.Marshal(x)
	if err != nil {
		e.fail(err)
	}
	if quoted {
		b = []byte(`"` + string(b) + `"`)
	}
	e.out.Write(b)
}

// nested writes null or what inside writes, and ends cycles as encoding/json does: beyond a
// depth, what is within itself is an error.
func (e *jsonEncoder) nested(j jsonType, v reflect.Value, key any, inside func()) {
	const deep = 1000
	if v.IsNil() {
		e.out.WriteString("null")
		return
	}
	if e.level++; e.level > deep {
		if e.seen[key] {
			e.fail(&json.UnsupportedValueError{Value: v, Str: "encountered a cycle via " + j.String()})
		}
		e.seen[key] = true
		defer delete(e.seen, key)
	}
	inside()
	e.level--
}

func (e *jsonEncoder) list(j jsonType, v reflect.Value) {
	e.out.WriteByte('[')
	for i := range v.Len() {
		if i > 0 {
			e.out.WriteByte(',')
		}
		e.value(j.elem(), v.Index(i), false)
	}
	e.out.WriteByte(']')
}
