// In x op= y, x fails before y does, but after the calls in y.
package main

import "fmt"

func a(t, v []string, u int) {
	defer func() { fmt.Println(recover()) }()
	t[u] += v[u]
}
func b(t *string, v []string, u int) {
	defer func() { fmt.Println(recover()) }()
	*t += v[u]
}
func c(t []string, v *string, u int) {
	defer func() { fmt.Println(recover()) }()
	t[u] += *v
}
func d(t []string, v []string, u int) {
	defer func() { fmt.Println(recover()) }()
	t[u] += v[u][u:] + "x"
}
func e(t []string, v []string, u int) {
	defer func() { fmt.Println(recover()) }()
	t[u] += v[u] + "x"
}

type node struct {
	pad, n int
	next   *node
}

func f(p *node, v []int, u int) {
	defer func() { fmt.Println(recover()) }()
	p.n += v[u]
}
func g(p *node, v []int, u int) {
	defer func() { fmt.Println(recover()) }()
	p.next.n -= v[u]
}
func h(p *node, q *node) {
	defer func() { fmt.Println(recover()) }()
	p.n += q.next.n
}
func i(x, y, z int) {
	defer func() { fmt.Println(recover()) }()
	x /= y
	fmt.Println(x)
	x <<= z
}
func j(x []int, y, z int) {
	defer func() { fmt.Println(recover()) }()
	x[z] /= y
}
func k(x []float64, v []float64, z int) {
	defer func() { fmt.Println(recover()) }()
	x[z] += v[z] * v[0]
}
func l(x [][]float64, v []float64, z int) {
	defer func() { fmt.Println(recover()) }()
	x[0][z] += v[z] * v[0]
}

func main() {
	a([]string{"x"}, []string{"y", "z"}, 5)
	b(nil, []string{"y", "z"}, 5)
	c([]string{"x"}, nil, 5)
	d([]string{"x"}, []string{"x", "y", "z"}, 2)
	e([]string{"x"}, []string{"x", "y"}, 2)
	f(nil, []int{1}, 4)
	g(&node{}, []int{1}, 4)
	h(nil, &node{})
	i(1, 1, -1)
	i(1, 0, -1)
	j([]int{1}, 0, 4)
	k([]float64{1, 2}, []float64{}, 4)
	l([][]float64{{1, 2}}, []float64{}, 4)
}

// Output:
// runtime error: index out of range [5] with length 1
// runtime error: invalid memory address or nil pointer dereference
// runtime error: index out of range [5] with length 1
// runtime error: slice bounds out of range [2:1]
// runtime error: index out of range [2] with length 1
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// 1
// runtime error: negative shift amount
// runtime error: integer divide by zero
// runtime error: index out of range [4] with length 1
// runtime error: index out of range [4] with length 2
// runtime error: index out of range [4] with length 2
