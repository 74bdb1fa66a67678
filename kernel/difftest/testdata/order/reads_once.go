// Values that are read once from memory, and written to between the reading and the use.
package main

import "fmt"

type point struct {
	x, y int
	name string
	next *point
}

var global = 1

func bump() int { global *= 10; return global }

func swap(a []int, i, j int) {
	t := a[i]
	a[i] = a[j]
	a[j] = t
}

func rotate(p *point) int {
	x := p.x
	p.x = p.y
	p.y = x
	return x - p.x
}

func before() (int, int) {
	g := global
	b := bump()
	return g, b
}

func fields(p point) (int, string) {
	q := p
	q.x++
	q.name += "!"
	return p.x*100 + q.x, p.name + q.name
}

func last(p *point) int { return p.next.x + p.x }

func fib(n int) int {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2)
}

func gcd(a, b uint8) uint8 {
	if b == 0 {
		return a
	}
	return gcd(b, a%b)
}

func wrap(a, b int8, f float32) (int8, bool, float32) { return a*b + 1, a < b, f / 3 }

func counts(words []string) map[string]int {
	n := map[string]int{}
	for _, w := range words {
		n[w] = n[w] + len(words[0])
		words[0] += "."
	}
	return n
}

func main() {
	a := []int{1, 2, 3}
	swap(a, 0, 2)
	fmt.Println(a, rotate(&point{x: 1, y: 5}))
	fmt.Println(before())
	fmt.Println(fields(point{x: 7, name: "p"}))
	fmt.Println(fib(15), gcd(84, 36))
	fmt.Println(wrap(100, 3, 1))
	fmt.Println(counts([]string{"a", "b", "a"}))
	grid := [2][2]int{{1, 2}, {3, 4}}
	p := &grid
	s := p[0][1]
	p[0][1] = 9
	s -= p[0][1]*p[1][1] - grid[0][0]
	fmt.Println(s, grid)
	defer func() {
		fmt.Println(recover())
	}()
	fmt.Println(last(&point{x: 3}))
}

// Output:
// [3 2 1] -4
// 1 10
// 708 pp!
// 610 12
// 45 false 0.33333334
// map[a:4 b:2]
// -33 [[1 9] [3 4]]
// runtime error: invalid memory address or nil pointer dereference
