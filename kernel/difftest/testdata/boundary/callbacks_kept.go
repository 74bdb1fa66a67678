// Closures that compiled code keeps and calls later.
package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"
)

func main() {
	n := 0
	f := sync.OnceFunc(func() { n++ })
	f()
	f()
	done := make(chan string)
	time.AfterFunc(time.Millisecond, func() { done <- fmt.Sprint("after ", n) })
	fmt.Println(<-done)
	ctx, cancel := context.WithCancelCause(context.Background())
	context.AfterFunc(ctx, func() { done <- "cancelled" })
	cancel(errors.New("why"))
	fmt.Println(<-done, context.Cause(ctx))
	r := strings.NewReplacer("a", "1")
	fs := []func(string) string{r.Replace, strings.ToUpper, strings.TrimSpace, func(s string) string { n++; return s + "!" }}
	s := " banana "
	for _, f := range fs {
		s = f(s)
	}
	fmt.Println(s, n)
}

// Output:
// after 1
// cancelled why
// B1N1N1! 2
