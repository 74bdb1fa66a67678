package rt

import "sync/atomic"

// AtomicStore is (*atomic.Value).Store. A Value wants one dynamic type for all that it
// holds; Boxes of two types of the script are one type to it, so they are told apart here.
func AtomicStore(v *atomic.Value, x any) {
	sameBoxes(v, x, "store of inconsistently typed value into Value")
	v.Store(x)
}

// AtomicSwap is (*atomic.Value).Swap.
func AtomicSwap(v *atomic.Value, x any) any {
	sameBoxes(v, x, "swap of inconsistently typed value into Value")
	return v.Swap(x)
}

// AtomicCompareAndSwap is (*atomic.Value).CompareAndSwap.
func AtomicCompareAndSwap(v *atomic.Value, old, x any) bool {
	if was, is := scriptType(old), scriptType(x); was != is && was != nil && is != nil {
		panic("sync/atomic: compare and swap of inconsistently typed values")
	}
	sameBoxes(v, x, "compare and swap of inconsistently typed value into Value")
	return v.CompareAndSwap(old, x)
}

// sameBoxes fails when v holds a Box of another type than x.
func sameBoxes(v *atomic.Value, x any, text string) {
	if held, is := scriptType(v.Load()), scriptType(x); held != is && held != nil && is != nil {
		panic("sync/atomic: " + text)
	}
}

// scriptType is the type of a value of the script's, nil for one of a compiled type.
func scriptType(x any) *Type {
	if b, ok := x.(Box); ok {
		return b.T
	}
	return nil
}
