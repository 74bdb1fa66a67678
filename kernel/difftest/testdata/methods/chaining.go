// Methods that return their receiver, and fluent copies.
package main

import "fmt"

type Q struct {
	table string
	where []string
	n     int
}

func From(t string) Q        { return Q{table: t} }
func (q Q) Where(c string) Q { q.where = append(q.where[:len(q.where):len(q.where)], c); return q }
func (q Q) Limit(n int) Q    { q.n = n; return q }
func (q Q) String() string   { return fmt.Sprintf("%s%q%d", q.table, q.where, q.n) }

type B struct{ parts []string }

func (b *B) Add(s string) *B { b.parts = append(b.parts, s); return b }

func main() {
	base := From("t").Where("a")
	x := base.Where("b").Limit(3)
	y := base.Where("c")
	fmt.Println(base.String(), x.String(), y.String())
	fmt.Println(len(new(B).Add("x").Add("y").parts))
}

// Output:
// t["a"]0 t["a" "b"]3 t["a" "c"]0
// 2
