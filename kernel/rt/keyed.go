package rt

import (
	"context"
	"go/types"
	"reflect"
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
