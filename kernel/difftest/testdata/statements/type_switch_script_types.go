// A type switch over script types, pointers and interfaces.
package main

import (
	"errors"
	"fmt"
	"time"
)

type Shape interface{ Area() float64 }
type Square struct{ s float64 }
type Circle struct{ r float64 }
type Named string

func (s Square) Area() float64  { return s.s * s.s }
func (c *Circle) Area() float64 { return 3 * c.r * c.r }
func (n Named) String() string  { return "named " + string(n) }

type boom struct{ code int }

func (b boom) Error() string { return fmt.Sprint("boom ", b.code) }

func kind(v any) string {
	switch x := v.(type) {
	case Square:
		return fmt.Sprint("square ", x.s)
	case Shape:
		return fmt.Sprint("shape ", x.Area())
	case error:
		return "error " + x.Error()
	case fmt.Stringer:
		return "stringer " + x.String()
	}
	return "none"
}

func main() {
	for _, v := range []any{Square{2}, &Square{3}, &Circle{1}, Circle{1}, Named("n"), boom{3}, &boom{4}, errors.New("plain"), time.Second, 5} {
		fmt.Println(kind(v))
	}
}

// Output:
// square 2
// shape 9
// shape 3
// none
// stringer named n
// error boom 3
// error boom 4
// error plain
// stringer 1s
// none
