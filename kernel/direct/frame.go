package direct

import (
	"reflect"
	"strconv"
	"unsafe"
)

// Slot is the offset of a value in a frame.
type Slot uintptr

// layout places values in a frame. Values of one kind share an array, so that a frame's type
// has few fields.
type layout struct {
	fields   []reflect.StructField
	size     uintptr
	room     [3]chunk
	pointers bool
}

// chunk is an array of the frame with places left.
type chunk struct {
	next Slot
	left int
}

var chunks = [3]struct {
	of    reflect.Type
	size  uintptr
	count int
}{
	{reflect.TypeFor[[8]uint64](), 8, 8},
	{reflect.TypeFor[[4]unsafe.Pointer](), 8, 4},
	{reflect.TypeFor[[2]string](), 16, 2},
}

// place gives a value of type t a place.
func (l *layout) place(t *Type) Slot {
	which := -1
	switch t.class {
	case word1, word2, word4, word8:
		which = 0
	case pointer:
		which = 1
	case text:
		which = 2
	}
	if which < 0 {
		return l.field(t.R)
	}
	l.pointers = l.pointers || which > 0
	room := &l.room[which]
	if room.left == 0 {
		room.next, room.left = l.field(chunks[which].of), chunks[which].count
	}
	s := room.next
	room.next += Slot(chunks[which].size)
	room.left--
	return s
}

func (l *layout) field(r reflect.Type) Slot {
	l.pointers = l.pointers || len(l.fields) > 0 && pointers(r)
	align := uintptr(r.Align())
	at := (l.size + align - 1) &^ (align - 1)
	l.fields = append(l.fields, reflect.StructField{Name: "F" + strconv.Itoa(len(l.fields)), Type: r})
	l.size = at + r.Size()
	return Slot(at)
}

// thread is what one goroutine keeps between calls: frames that are free.
type thread struct {
	free [][]unsafe.Pointer // by function
}

// threadOf is the thread that a frame belongs to: its first word.
func threadOf(fp unsafe.Pointer) *thread { return *(**thread)(fp) }

// frame gives a frame for a call on th.
func (f *Func) frame(th *thread) unsafe.Pointer {
	free := &th.free[f.index]
	if n := len(*free); n > 0 {
		fp := (*free)[n-1]
		*free = (*free)[:n-1]
		return fp
	}
	return f.fresh(th)
}

// release takes a frame back whose call has returned.
func (f *Func) release(th *thread, fp unsafe.Pointer) {
	if f.layout.pointers {
		f.whole.copy(fp, f.template) // let go of what the registers point to
		*(**thread)(fp) = th
	}
	th.free[f.index] = append(th.free[f.index], fp)
}

// fresh allocates a frame.
func (f *Func) fresh(th *thread) unsafe.Pointer {
	f.once.Do(func() {
		f.whole = TypeOf(reflect.StructOf(f.layout.fields))
		f.template = f.whole.New()
		for _, set := range f.constants {
			set(f.template)
		}
		f.constants = nil
	})
	fp := f.whole.New()
	f.whole.copy(fp, f.template)
	*(**thread)(fp) = th
	return fp
}

// snapshot copies a frame: a deferred call finds its operands there as they are now.
func (f *Func) snapshot(fp unsafe.Pointer, th *thread) unsafe.Pointer {
	c := f.whole.New()
	f.whole.copy(c, fp)
	*(**thread)(c) = th
	return c
}
