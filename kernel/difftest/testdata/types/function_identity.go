// Function types are compared with nil only, and hold methods of values.
package main

import "fmt"

type Op func(a, b int) int

var ops = map[string]Op{
	"+": func(a, b int) int { return a + b },
	"-": func(a, b int) int { return a - b },
}

type calc struct {
	op   Op
	memo [2]Op
}

func main() {
	var c calc
	fmt.Println(c.op == nil, ops["*"] == nil, ops["+"] != nil)
	c.op = ops["-"]
	c.memo[1] = ops["+"]
	d := c
	d.op = nil
	fmt.Println(c.op(5, 3), c.memo[1](5, 3), d.op == nil)
	var f func(int) func(int) int
	f = func(a int) func(int) int { return func(b int) int { return c.op(a, b) } }
	fmt.Println(f(10)(4))
}

// Output:
// true true true
// 2 8 true
// 6
