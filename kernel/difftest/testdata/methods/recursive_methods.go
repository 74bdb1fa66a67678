// Methods that call themselves and each other.
package main

import "fmt"

type Expr struct {
	op   byte
	l, r *Expr
	v    float64
}

func num(v float64) *Expr { return &Expr{v: v} }

func (e *Expr) Eval() float64 {
	switch e.op {
	case '+':
		return e.l.Eval() + e.r.Eval()
	case '*':
		return e.l.Eval() * e.r.Eval()
	case '/':
		return e.l.Eval() / e.r.Eval()
	}
	return e.v
}

func (e *Expr) Show() string {
	if e.op == 0 {
		return fmt.Sprint(e.v)
	}
	return "(" + e.l.Show() + string(e.op) + e.r.Show() + ")"
}

func main() {
	e := &Expr{op: '+', l: num(1), r: &Expr{op: '*', l: num(2), r: &Expr{op: '/', l: num(3), r: num(4)}}}
	fmt.Println(e.Show(), "=", e.Eval())
}

// Output:
// (1+(2*(3/4))) = 2.5
