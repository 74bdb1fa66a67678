// A deferred function changes named results after return and panic.
package main

import "fmt"

func f(fail bool) (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			n, err = -1, fmt.Errorf("%v", r)
			return
		}
		n *= 2
	}()
	n = 3
	if fail {
		panic("failed")
	}
	return n + 1, nil
}

func g() (s string) {
	defer func() { s += "c" }()
	defer func() { s += "b" }()
	return "a"
}

func main() {
	fmt.Println(f(false))
	fmt.Println(f(true))
	fmt.Println(g())
}

// Output:
// 8 <nil>
// -1 failed
// abc
