// Places that several results of one call go to are found after the call.
package main

import "fmt"

func main() {
	i, s := 0, []int{0, 0, 0, 0}
	m := map[int]bool{}
	ch := make(chan int, 3)
	ch <- 5
	two := func() (int, bool) { i++; return i * 10, i%2 == 0 }
	s[i], m[i] = two()
	fmt.Println(i, s, m)
	p := &s[0]
	move := func() (int, int) { p = &s[3]; return 7, 8 }
	*p, s[i] = move()
	fmt.Println(s)
	get := func() chan int { i = 2; return ch }
	var ok bool
	s[i], ok = <-get()
	fmt.Println(s, ok)
	var e any = 4
	val := func() any { i = 0; return e }
	s[i], ok = val().(int)
	fmt.Println(s, ok)
	key := func() int { i = 1; return 3 }
	s[i], m[i] = map[int]int{3: 33}[key()], true
	fmt.Println(s, m)
}

// Output:
// 1 [0 10 0 0] map[1:false]
// [0 8 0 7]
// [0 8 5 7] true
// [4 8 5 7] true
// [4 33 5 7] map[1:true]
