// Several results, named results and bare returns.
package main

import (
	"errors"
	"fmt"
)

func divmod(a, b int) (q, r int, err error) {
	if b == 0 {
		err = errors.New("division by zero")
		return
	}
	q, r = a/b, a%b
	return
}

func swap(a, b string) (string, string) { return b, a }

func main() {
	fmt.Println(divmod(17, 5))
	fmt.Println(divmod(1, 0))
	fmt.Println(swap(swap("x", "y")))
}

// Output:
// 3 2 <nil>
// 0 0 division by zero
// x y
