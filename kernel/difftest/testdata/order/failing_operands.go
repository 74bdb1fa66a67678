// What fails beside a call fails after the call.
package main

import "fmt"

type point struct{ x, y int }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	say := func(n int) int { fmt.Print("called "); return n }
	s, zero, i := []int{1, 2}, 0, 5
	var p *point
	var e any = "text"
	var m map[string]int
	try("index", func() { fmt.Println(s[i] + say(1)) })
	try("divide", func() { fmt.Println(10/zero + say(1)) })
	try("nil", func() { fmt.Println(p.x + say(1)) })
	try("store", func() { s[i] = say(1) })
	try("store field", func() { p.y = say(1) })
	try("map", func() { m["a"] = say(1) })
	try("assert", func() { fmt.Println(e.(int) + say(1)) })
	try("pointer", func() { fmt.Println(e.(*point), say(1)) })
	try("slice", func() { fmt.Println(s[i:], say(1)) })
	try("shift", func() { fmt.Println(1<<(zero-1) + say(1)) })
	try("array", func() { fmt.Println([4]int(s), say(1)) })
	try("string", func() { fmt.Println("abc"[i] + byte(say(1))) })
	try("compare", func() { fmt.Println(any(s) == any(s), say(1)) })
	try("both", func() { s[i], p.x = say(1), say(2) })
	try("short", func() { fmt.Println(zero == 0 && s[i] > say(1)) })
}

// Output:
// called index runtime error: index out of range [5] with length 2
// called divide runtime error: integer divide by zero
// called nil runtime error: invalid memory address or nil pointer dereference
// called store runtime error: index out of range [5] with length 2
// called store field runtime error: invalid memory address or nil pointer dereference
// called map assignment to entry in nil map
// assert interface conversion: interface {} is string, not int
// pointer interface conversion: interface {} is string, not *main.point
// slice runtime error: slice bounds out of range [5:2]
// called shift runtime error: negative shift amount
// array runtime error: cannot convert slice with length 2 to array or pointer to array with length 4
// called string runtime error: index out of range [5] with length 3
// compare runtime error: comparing uncomparable type []int
// called called both runtime error: index out of range [5] with length 2
// called short runtime error: index out of range [5] with length 2
