// Ranging over integers of all types, with and without a variable.
package main

import "fmt"

type Count int8

func main() {
	for i := range 3 {
		fmt.Print(i, " ")
	}
	var u uint8 = 2
	for i := range u {
		fmt.Printf("%T%v ", i, i)
	}
	for c := range Count(2) {
		fmt.Printf("%T%v ", c, c)
	}
	n := 0
	for range 5 {
		n++
	}
	const k = 2
	for i := range k {
		n += i
	}
	var i64 int64 = 2
	for i := range i64 {
		n += int(i)
	}
	fmt.Println(n)
}

// Output:
// 0 1 2 uint80 uint81 main.Count0 main.Count1 7
