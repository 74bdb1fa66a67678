package rt

import (
	"context"
	"go/types"
	"reflect"
	"runtime"
	"strings"
	"sync"
)

// WithValue is context.WithValue.
func (m *Machine) WithValue(parent context.Context, key, value any) context.Context {
	if b, ok := m.Canon(key).(Box); ok && parent != nil && !types.Comparable(b.T.Go) {
		panic("key is not comparable")
	}
	return context.WithValue(parent, key, value)
}

// mapped checks a key of a sync.Map.
func (m *Machine) mapped(key any) any {
	if name := m.unhashable(key); name != "" {
		panic(runtimeError("hash of unhashable type " + name))
	}
	return key
}

// SyncMapMethod gives what runs in the place of a method of sync.Map that takes a key.
func (m *Machine) SyncMapMethod(name string) (reflect.Value, bool) {
	var f any
	switch name {
	case "(*sync.Map).Load":
		f = func(t *sync.Map, k any) (any, bool) { return t.Load(m.mapped(k)) }
	case "(*sync.Map).Store":
		f = func(t *sync.Map, k, v any) { t.Store(m.mapped(k), v) }
	case "(*sync.Map).LoadOrStore":
		f = func(t *sync.Map, k, v any) (any, bool) { return t.LoadOrStore(m.mapped(k), v) }
	case "(*sync.Map).LoadAndDelete":
		f = func(t *sync.Map, k any) (any, bool) { return t.LoadAndDelete(m.mapped(k)) }
	case "(*sync.Map).Delete":
		f = func(t *sync.Map, k any) { t.Delete(m.mapped(k)) }
	case "(*sync.Map).Swap":
		f = func(t *sync.Map, k, v any) (any, bool) { return t.Swap(m.mapped(k), v) }
	case "(*sync.Map).CompareAndSwap":
		f = func(t *sync.Map, k, old, v any) bool { return t.CompareAndSwap(m.mapped(k), old, v) }
	case "(*sync.Map).CompareAndDelete":
		f = func(t *sync.Map, k, old any) bool { return t.CompareAndDelete(m.mapped(k), old) }
	default:
		return reflect.Value{}, false
	}
	return reflect.ValueOf(f), true
}

// ContextValue is Value of a context: a key that cannot be compared after all is named as the
// script names it. The first such part of the key is the one that the comparison fails at.
func (m *Machine) ContextValue(c context.Context, key any) any {
	defer func() {
		switch r := recover(); err := r.(type) {
		case nil:
		case runtime.Error:
			if name := m.unhashable(key); name != "" && strings.HasPrefix(err.Error(), "runtime error: comparing uncomparable type ") {
				panic(runtimeError("comparing uncomparable type " + name))
			}
			panic(r)
		default:
			panic(r)
		}
	}()
	return c.Value(key)
}
