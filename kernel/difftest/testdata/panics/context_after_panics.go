// A panic in what a context calls when it ends.
package main

import (
	"context"
	"fmt"
	"time"
)

func main() {
	ctx, c := context.WithTimeout(context.Background(), time.Millisecond)
	defer c()
	context.AfterFunc(ctx, func() { var m map[string]int; m["a"] = 1 })
	time.Sleep(time.Second)
	fmt.Println("no")
}

// Exit: 2
// Error: panic: assignment to entry in nil map
