// Constant comparisons and strings.
package main

import "fmt"

const (
	greeting = "hello, " + "world"
	n        = len(greeting)
	longer   = n > 10
	both     = longer && greeting < "i"
	neither  = !longer || false
)

type Yes bool

const yes Yes = 1 < 2

func main() {
	fmt.Println(greeting, n, longer, both, neither, yes)
	fmt.Printf("%T %T\n", longer, yes)
	var arr [n]int
	fmt.Println(len(arr), greeting[4:5])
}

// Output:
// hello, world 12 true true false true
// bool main.Yes
// 12 o
