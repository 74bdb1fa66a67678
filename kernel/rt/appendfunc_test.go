package rt

import (
	"reflect"
	"testing"
)

// TestAppendFunc: the functions of the commonest types give what package reflect gives, lengths
// and capacities too, while a slice grows by various steps.
func TestAppendFunc(t *testing.T) {
	for _, typ := range []reflect.Type{
		reflect.TypeFor[[]int](), reflect.TypeFor[[]float64](), reflect.TypeFor[[]string](),
		reflect.TypeFor[[]byte](), reflect.TypeFor[[]rune](), reflect.TypeFor[[]bool](),
	} {
		m := &Machine{}
		f := m.AppendFunc(typ, typ, GrowHeap)
		one := MakeList(typ, []reflect.Type{typ.Elem()}, []int{0}, []func(dst, v reflect.Value){func(dst, v reflect.Value) { dst.Set(v) }})
		got, want := reflect.Zero(typ), reflect.Zero(typ)
		for step := range 40 {
			more := reflect.MakeSlice(typ, step%5, step%5)
			if step%5 == 1 {
				more = one.Call([]reflect.Value{reflect.Zero(typ.Elem())})[0]
			}
			got = f.Call([]reflect.Value{got, more})[0]
			want = Append(want, more)
			if got.Len() != want.Len() || got.Cap() != want.Cap() || got.IsNil() != want.IsNil() {
				t.Fatalf("%v, step %d: length %d and capacity %d, want %d and %d", typ, step, got.Len(), got.Cap(), want.Len(), want.Cap())
			}
		}
	}
}
