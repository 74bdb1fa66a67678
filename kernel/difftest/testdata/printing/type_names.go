// %T of every kind of script type.
package main

import (
	"errors"
	"fmt"
)

type S struct{ a int }
type I int
type F func(S) I
type M map[string]S
type L []*S
type E interface{ Do() }
type Ch chan I
type G[T any] struct{ v T }

func main() {
	type local struct{ b bool }
	vals := []any{S{}, &S{}, I(1), F(nil), M{}, L{}, Ch(nil), G[int]{}, local{}, []I{}, map[I]L{}, [2]S{}, func(S, ...I) (M, error) { return nil, nil }, struct {
		A I
		b S
	}{}, (*E)(nil), []any{}, make(<-chan S), new(I), []func(){}, errors.New("x"), any(nil)}
	for _, v := range vals {
		fmt.Printf("%T\n", v)
	}
}

// Output:
// main.S
// *main.S
// main.I
// main.F
// main.M
// main.L
// main.Ch
// main.G[int]
// main.local
// []main.I
// map[main.I]main.L
// [2]main.S
// func(main.S, ...main.I) (main.M, error)
// struct { A main.I; b main.S }
// *main.E
// []interface {}
// <-chan main.S
// *main.I
// []func()
// *errors.errorString
// <nil>
