// A context prints its keys and values by their types, or by their String methods.
package main

import (
	"context"
	"fmt"
)

type key int
type named int

func (n named) String() string { return fmt.Sprintf("named-%d", int(n)) }

type point struct{ x, y int }

type fault struct{}

func (fault) Error() string { return "fault" }

func main() {
	ctx := context.WithValue(context.Background(), key(1), "v")
	fmt.Println(ctx)
	ctx = context.WithValue(ctx, named(2), point{1, 2})
	ctx = context.WithValue(ctx, point{3, 4}, &point{5, 6})
	ctx = context.WithValue(ctx, fault{}, nil)
	ctx = context.WithValue(ctx, struct{ k key }{1}, []key{2})
	fmt.Println(ctx)
	fmt.Println(ctx.Value(key(1)), ctx.Value(named(2)), ctx.Value(point{3, 4}).(*point).y, ctx.Value(key(2)))
	stop, cancel := context.WithCancelCause(ctx)
	cancel(fault{})
	fmt.Println(stop.Err(), context.Cause(stop))
}

// Output:
// context.Background.WithValue(main.key, v)
// context.Background.WithValue(main.key, v).WithValue(named-2, main.point).WithValue(main.point, *main.point).WithValue(main.fault, <nil>).WithValue(struct { k main.key }, []main.key)
// v {1 2} 6 <nil>
// context canceled fault
