// Predeclared names may be declared again.
package main

import "fmt"

func len(s string) int { return -1 }

type error interface{ Why() string }

type late struct{ days int }

func (l late) Why() string { return fmt.Sprint(l.days, " days") }

func main() {
	true := false
	int := 3
	string := func(n float64) float64 { return n * 2 }
	fmt.Println(true, int, string(1.5), len("abc"))
	var e error = late{2}
	fmt.Println(e.Why())
	nil := 7
	fmt.Println(nil)
}

// Output:
// false 3 3 -1
// 2 days
// 7
