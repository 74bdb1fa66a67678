// Small types with methods: matrices, graphs, stacks, visitors.
package main

import (
	"fmt"
	"math/big"
	"sort"
	"strings"
	"time"
)

type Celsius float64
type Temp interface{ ~float64 }
type Matrix [][]float64
type Grid [3][3]rune
type Set map[string]struct{}
type Graph map[string]Set
type Stack[T any] []T
type Money int64
type Weekday int
type Err struct {
	Op  string
	Err error
}
type Visitor interface {
	VisitNum(int) any
	VisitBin(string, Node, Node) any
}
type Node interface{ Accept(Visitor) any }
type num int
type bin struct {
	op   string
	l, r Node
}
type eval struct{}
type show struct{ depth *int }

func (n num) Accept(v Visitor) any  { return v.VisitNum(int(n)) }
func (b *bin) Accept(v Visitor) any { return v.VisitBin(b.op, b.l, b.r) }
func (eval) VisitNum(i int) any     { return i }
func (e eval) VisitBin(op string, l, r Node) any {
	a, b := l.Accept(e).(int), r.Accept(e).(int)
	switch op {
	case "+":
		return a + b
	case "*":
		return a * b
	case "/":
		return a / b
	}
	return nil
}
func (s show) VisitNum(i int) any { return fmt.Sprint(i) }
func (s show) VisitBin(op string, l, r Node) any {
	*s.depth++
	return fmt.Sprintf("(%s %s %s)", l.Accept(s), op, r.Accept(s))
}
func (e *Err) Error() string   { return e.Op + ": " + e.Err.Error() }
func (e *Err) Unwrap() error   { return e.Err }
func (m Money) String() string { return fmt.Sprintf("$%d.%02d", int64(m)/100, int64(m)%100) }
func (m Matrix) Mul(o Matrix) Matrix {
	r := make(Matrix, len(m))
	for i := range r {
		r[i] = make([]float64, len(o[0]))
		for j := range r[i] {
			for k := range o {
				r[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return r
}
func (s Set) Keys() (ks []string) {
	for k := range s {
		ks = append(ks, k)
	}
	sort.Strings(ks)
	return
}
func (g Graph) Add(a, b string) Graph {
	for _, k := range []string{a, b} {
		if g[k] == nil {
			g[k] = Set{}
		}
	}
	g[a][b] = struct{}{}
	return g
}
func (g Graph) Topo() (out []string, err error) {
	state := map[string]int{}
	var visit func(string) bool
	visit = func(n string) bool {
		switch state[n] {
		case 1:
			err = &Err{"cycle at " + n, fmt.Errorf("state %v", state)}
			return false
		case 2:
			return true
		}
		state[n] = 1
		for _, k := range g[n].Keys() {
			if !visit(k) {
				return false
			}
		}
		state[n] = 2
		out = append([]string{n}, out...)
		return true
	}
	ks := make(Set)
	for k := range g {
		ks[k] = struct{}{}
	}
	for _, k := range ks.Keys() {
		if !visit(k) {
			return nil, err
		}
	}
	return
}
func (s *Stack[T]) Push(x ...T) { *s = append(*s, x...) }
func (s *Stack[T]) Pop() (x T, ok bool) {
	if len(*s) == 0 {
		return
	}
	x = (*s)[len(*s)-1]
	*s = (*s)[:len(*s)-1]
	return x, true
}
func (g *Grid) String() string {
	var sb strings.Builder
	for _, r := range g {
		for _, c := range r {
			if c == 0 {
				c = '.'
			}
			sb.WriteRune(c)
		}
		sb.WriteByte('\n')
	}
	return sb.String()
}
func avg[T Temp](ts ...T) T {
	var s T
	for _, t := range ts {
		s += t
	}
	return s / T(len(ts))
}

func main() {
	fmt.Printf("%.2f %T\n", avg(Celsius(1), 2, 4.5), avg(Celsius(1)))
	fmt.Println(Matrix{{1, 2}, {3, 4}}.Mul(Matrix{{0, 1}, {1, 0}}))
	g := Graph{}
	fmt.Println(g.Add("a", "b").Add("b", "c").Add("a", "c").Topo())
	_, err := g.Add("c", "a").Topo()
	fmt.Println(err)
	var s Stack[func() int]
	for i := range 3 {
		s.Push(func() int { return i * i })
	}
	for f, ok := s.Pop(); ok; f, ok = s.Pop() {
		fmt.Print(f(), " ")
	}
	fmt.Println(len(s))
	var gr Grid
	gr[1][1], gr[0][2] = 'X', '日'
	fmt.Print(&gr)
	fmt.Println(Money(12345), []Money{1, 200}, map[Money]Money{5: 6})
	tree := &bin{"+", num(1), &bin{"*", num(2), &bin{"/", num(9), num(3)}}}
	d := 0
	fmt.Println(tree.Accept(eval{}), tree.Accept(show{&d}), d)
	func() {
		defer func() { fmt.Println(recover()) }()
		tree.r.(*bin).r.(*bin).r = num(0)
		tree.Accept(eval{})
	}()
	f := big.NewInt(1)
	for i := int64(1); i <= 30; i++ {
		f.Mul(f, big.NewInt(i))
	}
	fmt.Println(f, f.BitLen(), new(big.Rat).SetFrac64(6, 4))
	t := time.Date(2024, time.February, 28, 23, 59, 59, 0, time.UTC).Add(25 * time.Hour)
	fmt.Println(t.Format(time.RFC1123), t.Weekday(), t.YearDay(), t.Month(), 90*time.Second)
}

// Output:
// 2.50 main.Celsius
// [[2 1] [4 3]]
// [a b c] <nil>
// cycle at a: state map[a:1 b:1 c:1]
// 4 1 0 0
// ..日
// .X.
// ...
// $123.45 [$0.01 $2.00] map[$0.05:$0.06]
// 7 (1 + (2 * (9 / 3))) 3
// runtime error: integer divide by zero
// 265252859812191058636308480000000 108 3/2
// Fri, 01 Mar 2024 00:59:59 UTC Friday 61 March 1m30s
