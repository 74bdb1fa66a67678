// Elements and indices beside calls that change them.
package main

import "fmt"

func main() {
	arr := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	i := 0
	next := func() int { i++; return i }
	z := arr[i] + next()*100
	arr[i] = next() * 1000
	fmt.Println(z, arr, i)
	m := map[int]int{}
	m[i] = next()
	fmt.Println(m)
	i, arr[i] = next(), i
	fmt.Println(arr, i)
	arr[i] += next()
	fmt.Println(arr, i)
	fmt.Println(arr[next()%3]+i, arr[i%3:next()])
	fixed := [3]int{1, 2, 3}
	change := func() [3]int { fixed[0] += 10; return fixed }
	fmt.Println(fixed, change(), fixed[0], fixed == change())
}

// Output:
// 101 [0 1 2000 3 4 5 6 7 8 9] 2
// map[3:3]
// [0 1 2000 3 4 5 6 7 8 9] 4
// [0 1 2000 3 4 10 6 7 8 9] 5
// 7 [0 1 2000 3 4 10 6]
// [21 2 3] [11 2 3] 21 true
