// len of an array is a constant unless it holds a call.
package main

import "fmt"

var calls int

func arr() [4]int { calls++; return [4]int{} }

func main() {
	var a [3]string
	const n = len(a)
	var p *[5]int
	const m = len(p)
	fmt.Println(n, m, cap(a), len([...]int{9: 1}), len(arr()), calls)
	for i := range p {
		fmt.Print(i, ",")
	}
	fmt.Println()
}

// Output:
// 3 5 3 10 4 1
// 0,1,2,3,4,
