// Contexts that are the script's own, as parents and printed.
package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

type key string
type ctx2 struct {
	context.Context
	extra string
}

func (c ctx2) Value(k any) any {
	if k == key("x") {
		return c.extra
	}
	return c.Context.Value(k)
}

type own struct {
	done chan struct{}
	err  error
}

func (o *own) Deadline() (time.Time, bool) { return time.Time{}, false }
func (o *own) Done() <-chan struct{}       { return o.done }
func (o *own) Err() error                  { return o.err }
func (o *own) Value(k any) any             { return nil }

type cause struct{ n int }

func (c cause) Error() string { return fmt.Sprint("cause", c.n) }
func main() {
	c := context.WithValue(context.Background(), key("a"), 5)
	fmt.Println(c.Value(key("a")), c.Value("a"), c.Value(key("b")))
	fmt.Println(c)
	c2 := ctx2{c, "ex"}
	d, cancel := context.WithCancel(c2)
	fmt.Println(d.Value(key("x")), d.Value(key("a")))
	cancel()
	<-d.Done()
	fmt.Println(d.Err(), context.Cause(d))
	e, cc := context.WithCancelCause(context.Background())
	cc(cause{3})
	fmt.Println(e.Err(), context.Cause(e))
	var ce cause
	fmt.Println(errors.As(context.Cause(e), &ce), ce.n)
	o := &own{done: make(chan struct{})}
	f, cf := context.WithCancel(o)
	defer cf()
	o.err = cause{9}
	close(o.done)
	<-f.Done()
	fmt.Println(f.Err(), context.Cause(f), errors.Is(f.Err(), context.Canceled))
	g, cg := context.WithTimeout(context.Background(), time.Millisecond)
	defer cg()
	<-g.Done()
	fmt.Println(g.Err(), errors.Is(g.Err(), context.DeadlineExceeded), g.Err().(interface{ Timeout() bool }).Timeout())
	var wg sync.WaitGroup
	wg.Add(1)
	stop := context.AfterFunc(g, func() { defer wg.Done(); fmt.Println("after") })
	wg.Wait()
	fmt.Println(stop())
	w := context.WithoutCancel(g)
	fmt.Println(w.Err(), w.Done() == nil)
	h, ch := context.WithTimeoutCause(context.Background(), time.Millisecond, cause{4})
	defer ch()
	<-h.Done()
	fmt.Println(context.Cause(h))
	fmt.Println(context.Background(), context.TODO(), d)
	_, ok := context.Background().Deadline()
	fmt.Println(ok)
	func() { defer func() { fmt.Println(recover()) }(); context.WithValue(context.Background(), nil, 1) }()
	func() { defer func() { fmt.Println(recover()) }(); context.WithValue(context.Background(), []int{}, 1) }()
	func() { defer func() { fmt.Println(recover()) }(); context.WithCancel(nil) }()
}

// Output:
// 5 <nil> <nil>
// context.Background.WithValue(main.key, int)
// ex 5
// context canceled context canceled
// context canceled cause3
// true 3
// cause9 cause9 false
// context deadline exceeded true true
// after
// false
// <nil> true
// cause4
// context.Background context.TODO main.ctx2.WithCancel
// false
// nil key
// key is not comparable
// cannot create context from nil parent
