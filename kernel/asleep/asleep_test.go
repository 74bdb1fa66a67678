package asleep

import (
	"reflect"
	"testing"
	"time"
)

func TestOthers(t *testing.T) {
	const asking = "goroutine 5 [running]:\nx.y()\n\n"
	for _, tt := range []struct {
		dump string
		want bool
	}{
		{asking + "goroutine 1 [chan receive, 2 minutes]:\nmain.main()\n\ngoroutine 7 [select (no cases)]:\nx()\n", true},
		{asking + "goroutine 1 [sync.Mutex.Lock]:\nmain.main()\n\ngoroutine 7 [sleep]:\nx()\n", false},
		{asking + "goroutine 1 [chan send (nil chan)]:\nmain.main()\n\ngoroutine 7 [IO wait]:\na.serve()\n", true},
		{asking + "goroutine 1 [chan send (nil chan)]:\nmain.main()\n\ngoroutine 7 [IO wait]:\nb.serve()\n", false},
		{asking + "goroutine 1 [runnable]:\nmain.main()\n", false},
		{asking + "goroutine 1 [sync.WaitGroup.Wait]:\nx\n\ngoroutine 9 [select (no cases)]:\nx\n", true},
		{asking + "goroutine 1 [chan receive]:\nx\n\ngoroutine 5 [chan send, 2 minutes]:\nx\n", true},
		{"", false},
	} {
		if got := Others([]byte(tt.dump), "a.serve"); got != tt.want {
			t.Errorf("%q: %v, want %v", tt.dump, got, tt.want)
		}
	}
}

func TestArmed(t *testing.T) {
	if !known() {
		t.Fatal("the run time's timers are not where they are looked for; every timer counts as armed")
	}
	tick, timer := time.NewTicker(time.Hour), time.NewTimer(time.Hour)
	defer timer.Stop()
	armed := func(c any) bool { return Armed(reflect.ValueOf(c)) }
	if !armed(tick.C) || !armed(timer.C) || !armed(time.After(time.Hour)) {
		t.Error("a timer that runs is not found armed")
	}
	tick.Stop()
	timer.Stop()
	if armed(tick.C) || armed(timer.C) {
		t.Error("a timer that was stopped is found armed")
	}
	timer.Reset(time.Nanosecond)
	<-timer.C
	if armed(timer.C) {
		t.Error("a timer that has fired is found armed")
	}
	if armed(make(chan time.Time)) || armed(make(chan int)) || armed((chan time.Time)(nil)) || armed(1) {
		t.Error("what is no timer's channel is found armed")
	}
	call := time.AfterFunc(time.Hour, func() {})
	if !ArmedCall(call) || !call.Stop() || ArmedCall(call) {
		t.Error("a delayed call is not found armed, or found armed when it was stopped")
	}
}
