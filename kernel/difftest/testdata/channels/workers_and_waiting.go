// Goroutines that work, wait, time out and end.
package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

type job struct {
	id  int
	res chan<- result
}
type result struct {
	id int
	v  any
}
type state func(*machine) state
type machine struct{ log []string }

func start(m *machine) state { m.log = append(m.log, "start"); return mid }
func mid(m *machine) state {
	m.log = append(m.log, "mid")
	if len(m.log) > 4 {
		return nil
	}
	return func(m *machine) state { m.log = append(m.log, "anon"); return start }
}

func main() {
	jobs := make(chan job)
	var wg sync.WaitGroup
	for w := range 3 {
		wg.Go(func() {
			for j := range jobs {
				func() {
					defer func() {
						if r := recover(); r != nil {
							j.res <- result{j.id, fmt.Sprint("panic ", r)}
						}
					}()
					if j.id == 3 {
						panic("three")
					}
					j.res <- result{j.id, j.id * j.id}
				}()
				_ = w
			}
		})
	}
	res := make(chan result, 6)
	for i := range 6 {
		jobs <- job{i, res}
	}
	close(jobs)
	wg.Wait()
	close(res)
	var out [6]any
	for r := range res {
		out[r.id] = r.v
	}
	fmt.Println(out)
	m := &machine{}
	for s := state(start); s != nil; {
		s = s(m)
	}
	fmt.Println(m.log)
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	select {
	case <-ctx.Done():
		fmt.Println(ctx.Err(), errors.Is(ctx.Err(), context.DeadlineExceeded))
	case <-time.After(10 * time.Second):
		fmt.Println("late")
	}
	var mu sync.RWMutex
	cond := sync.NewCond(&mu)
	ready := 0
	for range 3 {
		go func() {
			mu.Lock()
			ready++
			cond.Broadcast()
			mu.Unlock()
		}()
	}
	mu.Lock()
	for ready < 3 {
		cond.Wait()
	}
	mu.Unlock()
	fmt.Println(ready)
	var n atomic.Int64
	var f atomic.Pointer[func() int]
	fn := func() int { return 42 }
	f.Store(&fn)
	var wg2 sync.WaitGroup
	for i := range 50 {
		wg2.Add(1)
		go func(k int) { defer wg2.Done(); n.Add(int64(k)) }(i)
	}
	wg2.Wait()
	fmt.Println(n.Load(), (*f.Load())())
	pingc, pongc := make(chan int), make(chan int)
	go func() {
		for v := range pingc {
			pongc <- v + 1
		}
		close(pongc)
	}()
	v := 0
	for range 5 {
		pingc <- v
		v = <-pongc
	}
	close(pingc)
	_, ok := <-pongc
	fmt.Println(v, ok)
	sem := make(chan struct{}, 1)
	var order []int
	var next = make(chan int, 1)
	next <- 0
	var wg3 sync.WaitGroup
	for i := range 4 {
		wg3.Go(func() {
			for {
				t := <-next
				if t == i {
					sem <- struct{}{}
					order = append(order, i)
					<-sem
					next <- t + 1
					return
				}
				next <- t
			}
		})
	}
	wg3.Wait()
	fmt.Println(order)
	val := sync.OnceValue(func() int { fmt.Println("computed"); return 7 })
	fmt.Println(val(), val())
	a, b := sync.OnceValues(func() (int, error) { return 1, errors.New("e") })()
	fmt.Println(a, b)
	tm := time.AfterFunc(time.Hour, func() { fmt.Println("never") })
	fmt.Println(tm.Stop())
	tick := time.NewTicker(time.Millisecond)
	cnt := 0
	for range tick.C {
		if cnt++; cnt == 3 {
			tick.Stop()
			break
		}
	}
	fmt.Println(cnt)
	done := make(chan struct{})
	stop := context.AfterFunc(ctx, func() { close(done) })
	<-done
	fmt.Println(stop())
	errc := make(chan error, 1)
	go func() (err error) {
		defer func() { errc <- err }()
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("wrapped: %v", r)
			}
		}()
		var p *machine
		p.log = nil
		return nil
	}()
	fmt.Println(<-errc)
	cs := []chan int{make(chan int, 1), make(chan int, 1), nil}
	cs[1] <- 5
	select {
	case v := <-cs[0]:
		fmt.Println("0", v)
	case v, ok := <-cs[1]:
		fmt.Println("1", v, ok)
	case cs[2] <- 1:
	}
}

// Output:
// [0 1 4 panic three 16 25]
// [start mid anon start mid]
// context deadline exceeded true
// 3
// 1225 42
// 5 false
// [0 1 2 3]
// computed
// 7 7
// 1 e
// true
// 3
// false
// wrapped: runtime error: invalid memory address or nil pointer dereference
// 1 5 true
