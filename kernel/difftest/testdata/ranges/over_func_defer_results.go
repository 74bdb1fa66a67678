// Calls deferred in the body of a range over a function change named results.
package main

import "fmt"

func count(yield func(int) bool) {
	for i := 0; i < 4; i++ {
		if !yield(i) {
			return
		}
	}
}

func f() (r int) {
	for i := range count {
		defer func() { r += i }()
	}
	return
}

func g() (r int) {
	for i := range count {
		defer func() { r += i }()
	}
	return r + 1
}

func h() (r int) {
	defer func() { r++ }()
	for i := range count {
		defer func() { r += i }()
	}
	return 3
}

func main() { fmt.Println(f(), g(), h()) }

// Output:
// 6 7 10
