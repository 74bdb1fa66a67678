// Type switches and assertions on values of a type parameter.
package main

import (
	"errors"
	"fmt"
)

func Kind[T any](x T) string {
	switch v := any(x).(type) {
	case int:
		return fmt.Sprint("int ", v+1)
	case string:
		return "string " + v
	case []T:
		return "slice of T"
	case fmt.Stringer:
		return "stringer " + v.String()
	}
	return fmt.Sprintf("%T", x)
}

type S struct{}

func (S) String() string { return "S!" }

func Is[T any](v any) bool { _, ok := v.(T); return ok }

func main() {
	fmt.Println(Kind(1), Kind("a"), Kind(S{}), Kind(2.5), Kind([]int{}))
	fmt.Println(Is[int](1), Is[string](1), Is[error](errors.New("x")), Is[fmt.Stringer](S{}), Is[S](S{}), Is[any](nil))
}

// Output:
// int 2 string a stringer S! float64 []int
// true false true true true false
