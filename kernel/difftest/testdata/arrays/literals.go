// Array literals with indices, inferred lengths and nested literals.
package main

import "fmt"

const two = 2

type pt struct{ x, y int }

func main() {
	a := [...]string{two: "c", 0: "a", "b"}
	b := [5]int{1, 3: 4, 5}
	c := [...]pt{{1, 2}, {y: 3}}
	d := [2][]int{{1}, {2, 3}}
	e := [...]*pt{{1, 1}, nil}
	f := [...]rune{'a': 1, 'b': 2}
	fmt.Println(len(a), a, b, c, d, *e[0], e[1] == nil, len(f), f['b'])
	fmt.Printf("%q %v %T\n", a, [0]int{}, c)
}

// Output:
// 3 [a b c] [1 0 0 4 5] [{1 2} {0 3}] [[1] [2 3]] {1 1} true 99 2
// ["a" "b" "c"] [] [2]main.pt
