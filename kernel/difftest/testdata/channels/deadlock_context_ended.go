// What waits when the deadline of a context has passed.
package main

import (
	"context"
	"fmt"
	"time"
)

func main() {
	ctx, c := context.WithCancel(context.Background())
	go func() { time.Sleep(30 * time.Millisecond); c() }()
	<-ctx.Done()
	fmt.Println(ctx.Err())
	ctx, c = context.WithDeadline(context.Background(), time.Now().Add(time.Hour))
	c()
	<-ctx.Done()
	fmt.Println(ctx.Err())
	ctx, c = context.WithTimeoutCause(context.Background(), time.Millisecond, fmt.Errorf("late"))
	<-ctx.Done()
	fmt.Println(ctx.Err(), context.Cause(ctx))
	var wg chan struct{}
	<-wg
}

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// context canceled
// context canceled
// context deadline exceeded late
