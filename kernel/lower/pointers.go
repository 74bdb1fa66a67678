package lower

import (
	"math/bits"
	"reflect"
	"slices"
)

// pointers numbers pointers, from 0 on. It is a hash table with open addressing, which takes a
// third of the time of Go's map of interfaces: most of the work on a function is looking up
// its instructions. What they point to must be kept from the garbage collector elsewhere.
type pointers struct {
	slots []numbered
	shift int // from a hash to its first slot
	count int
}

type numbered struct {
	address uint64 // 0: free
	n       int32
}

// reset forgets all, and makes room for n pointers.
func (t *pointers) reset(n int) {
	size := max(16, 1<<bits.Len(uint(2*n)))
	t.slots = slices.Grow(t.slots[:0], size)[:size]
	clear(t.slots)
	t.shift, t.count = 64-bits.TrailingZeros(uint(size)), 0
}

// slot finds the slot of an address, or a free one.
func (t *pointers) slot(address uint64) *numbered {
	const golden = 0x9E3779B97F4A7C15 // 2**64 over the golden ratio (Knuth, The Art of Computer Programming, 6.4)
	for i := int(address * golden >> t.shift); ; i = (i + 1) & (len(t.slots) - 1) {
		if s := &t.slots[i]; s.address == address || s.address == 0 {
			return s
		}
	}
}

// find gives the number of pointer p; ok is false if it has none.
func (t *pointers) find(p any) (n int, ok bool) {
	s := t.slot(uint64(reflect.ValueOf(p).Pointer()))
	return int(s.n), s.address != 0
}

// add numbers p, which has no number.
func (t *pointers) add(p any) (n int) {
	if 2*(t.count+1) > len(t.slots) {
		old := slices.Clone(t.slots)
		t.reset(len(old))
		for _, o := range old {
			if o.address != 0 {
				*t.slot(o.address) = o
				t.count++
			}
		}
	}
	address := uint64(reflect.ValueOf(p).Pointer())
	*t.slot(address) = numbered{address, int32(t.count)}
	t.count++
	return t.count - 1
}
