// Select with time.After and a context.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"
)

func main() {
	ch := make(chan int)
	select {
	case <-ch:
		fmt.Println("never")
	case <-time.After(5 * time.Millisecond):
		fmt.Println("timeout")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	select {
	case <-ch:
	case <-ctx.Done():
		fmt.Println(ctx.Err(), errors.Is(ctx.Err(), context.DeadlineExceeded))
	}
	ctx2, cancel2 := context.WithCancel(context.WithValue(context.Background(), "k", 5))
	cancel2()
	<-ctx2.Done()
	fmt.Println(ctx2.Err(), ctx2.Value("k"))
}

// Output:
// timeout
// context deadline exceeded true
// context canceled 5
