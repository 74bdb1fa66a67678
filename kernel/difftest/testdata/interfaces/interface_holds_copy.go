// An interface holds a copy of a value, and shares a pointer.
package main

import "fmt"

type T struct{ a [2]int }

func (t T) First() int { return t.a[0] }

type I interface{ First() int }

func main() {
	t := T{[2]int{1, 2}}
	var i I = t
	var a any = t
	var p I = &t
	t.a[0] = 9
	fmt.Println(i.First(), a.(T).a[0], p.First())
	u := i.(T)
	u.a[0] = 50
	fmt.Println(i.First(), u.a)
	arr := [2]int{1, 2}
	a = arr
	arr[0] = 7
	b := a
	fmt.Println(a, arr, b == any([2]int{1, 2}))
}

// Output:
// 1 1 9
// 1 [50 2]
// [1 2] [7 2] true
