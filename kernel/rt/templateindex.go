package rt

import (
	"errors"
	"fmt"
	"go/types"
	"reflect"
)

// indexed is the builtin index.
func (m *Machine) indexed(item held, indexes []held) (held, error) {
	item = m.dynamic(item)
	if !item.v.IsValid() {
		return held{}, errors.New("index of untyped nil")
	}
	for _, index := range indexes {
		index = m.dynamic(index)
		var isNil bool
		if item, isNil = m.indirect(item); isNil {
			return held{}, errors.New("index of nil pointer")
		}
		switch item.kind() {
		case reflect.Array, reflect.Slice, reflect.String:
			i, err := index.position(item.v.Len())
			if err != nil {
				return held{}, err
			}
			if item.kind() == reflect.String {
				item = compiledValue(item.v.Index(i))
			} else {
				item = held{item.elem(), item.v.Index(i)}
			}
		case reflect.Map:
			key, err := m.prepared(index, item.key())
			if err != nil {
				return held{}, err
			}
			x := item.v.MapIndex(key.as(m, item.key()))
			if !x.IsValid() {
				x = reflect.Zero(item.elem().r)
			}
			item = held{item.elem(), x}
		default:
			return held{}, fmt.Errorf("can't index item of type %s", item.String())
		}
	}
	return item, nil
}

// position is an index into something of n elements; n itself is left to who indexes.
func (h held) position(n int) (int, error) {
	var i int64
	switch v := h.v; {
	case !v.IsValid():
		return 0, errors.New("cannot index slice/array with nil")
	case v.CanInt():
		i = v.Int()
	case v.CanUint():
		i = int64(v.Uint())
	default:
		return 0, fmt.Errorf("cannot index slice/array with type %s", h.String())
	}
	if i < 0 || i > int64(n) {
		return 0, fmt.Errorf("index out of range: %d", i)
	}
	return int(i), nil
}

// sliced is the builtin slice.
func (m *Machine) sliced(item held, indexes []held) (held, error) {
	item = m.dynamic(item)
	if !item.v.IsValid() {
		return held{}, errors.New("slice of untyped nil")
	}
	item, isNil := m.indirect(item)
	switch {
	case isNil:
		return held{}, errors.New("slice of nil pointer")
	case len(indexes) > 3:
		return held{}, fmt.Errorf("too many slice indexes: %d", len(indexes))
	}
	room := 0
	switch item.kind() {
	case reflect.String:
		if len(indexes) == 3 {
			return held{}, errors.New("cannot 3-index slice a string")
		}
		room = item.v.Len()
	case reflect.Array, reflect.Slice:
		room = item.v.Cap()
	default:
		return held{}, fmt.Errorf("can't slice item of type %s", item.String())
	}
	at := [3]int{0, item.v.Len()}
	for i, index := range indexes {
		n, err := index.position(room)
		if err != nil {
			return held{}, err
		}
		at[i] = n
	}
	if at[0] > at[1] {
		return held{}, fmt.Errorf("invalid slice index: %d > %d", at[0], at[1])
	}
	if len(indexes) == 3 {
		if at[1] > at[2] {
			return held{}, fmt.Errorf("invalid slice index: %d > %d", at[1], at[2])
		}
		return item.cut(item.v.Slice3(at[0], at[1], at[2])), nil
	}
	return item.cut(item.v.Slice(at[0], at[1])), nil
}

// cut is a part of the slice, array or string h, with its type.
func (h held) cut(v reflect.Value) held {
	if h.kind() == reflect.Array && h.t != nil {
		return held{jsonTypeOf(h.t.m.lockedType(types.NewSlice(h.t.Elem().Go))), v}
	}
	if h.kind() == reflect.Array {
		return compiledValue(v)
	}
	return held{h.jsonType, v}
}

// lengthOf is the builtin len.
func (m *Machine) lengthOf(item held) (held, error) {
	item, isNil := m.indirect(item)
	if isNil {
		return held{}, errors.New("len of nil pointer")
	}
	switch item.kind() {
	case reflect.Array, reflect.Chan, reflect.Map, reflect.Slice, reflect.String:
		return compiledValue(reflect.ValueOf(item.v.Len())), nil
	}
	if !item.v.IsValid() {
		return held{}, errors.New("reflect: call of reflect.Value.Type on zero Value")
	}
	return held{}, fmt.Errorf("len of type %s", item.String())
}
