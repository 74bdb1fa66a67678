package asleep

import (
	"reflect"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"
)

// The run time's records (runtime.hchan, runtime.timer, runtime.timeTimer of Go 1.26) as far
// as they are read here. Where they are laid out otherwise, every timer counts as armed.
type (
	channel struct {
		_     [4]uint64 // qcount, dataqsiz, buf; elemsize and closed
		timer *timer
	}
	timer struct {
		_    uint64   // mu
		_    [4]uint8 // astate, state, isChan, isFake
		_    uint32   // blocked
		_    uint64   // rand
		when int64    // 0: neither going to fire nor to tick
	}
	timeTimer struct {
		_ [2]uint64 // c, init
		timer
	}
)

// Armed reports whether ch is the channel of a timer or ticker that is going to send on it.
func Armed(ch reflect.Value) bool {
	if ch.Kind() != reflect.Chan || ch.IsNil() || ch.Type().Elem() != timeType {
		return false
	}
	if !known() {
		return true
	}
	t := (*channel)(ch.UnsafePointer()).timer
	return t != nil && t.armed()
}

// ArmedCall reports whether t, made by [time.AfterFunc], is going to call its function.
func ArmedCall(t *time.Timer) bool {
	return !known() || (*timeTimer)(unsafe.Pointer(t)).armed()
}

func (t *timer) armed() bool { return atomic.LoadInt64(&t.when) > 0 }

var timeType = reflect.TypeFor[time.Time]()

// known reports whether the run time's records are laid out as they are here.
var known = sync.OnceValue(func() bool {
	if unsafe.Sizeof(uintptr(0)) != 8 {
		return false
	}
	at := time.Now()
	first, second := time.NewTimer(time.Hour), time.AfterFunc(time.Hour, func() {})
	defer second.Stop()
	defer first.Stop()
	record := (*channel)(reflect.ValueOf(first.C).UnsafePointer()).timer
	if record != &(*timeTimer)(unsafe.Pointer(first)).timer { // both ways lead to one place
		return false
	}
	// Their clock began with the process: two timers an hour ahead, made at almost one time.
	a, b := record.when, (*timeTimer)(unsafe.Pointer(second)).when
	if a < int64(time.Hour) || b < a || b-a > int64(time.Since(at)) {
		return false
	}
	first.Stop()
	second.Stop()
	return !record.armed() && !(*timeTimer)(unsafe.Pointer(second)).armed()
})
