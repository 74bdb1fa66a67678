// A parser, and visitors with a result type each.
package main

import "fmt"

type Visitor[R any] interface {
	Num(float64) R
	Bin(byte, Expr, Expr) R
}
type Expr interface{ accept(any) any }
type num float64
type bin struct {
	op   byte
	l, r Expr
}
type visit[R any] struct{ v Visitor[R] }

func (n num) accept(v any) any { return v.(interface{ num(float64) any }).num(float64(n)) }
func (b bin) accept(v any) any {
	return v.(interface{ bin(byte, Expr, Expr) any }).bin(b.op, b.l, b.r)
}
func (v visit[R]) num(f float64) any          { return v.v.Num(f) }
func (v visit[R]) bin(op byte, l, r Expr) any { return v.v.Bin(op, l, r) }
func Accept[R any](e Expr, v Visitor[R]) R    { return e.accept(visit[R]{v}).(R) }

type eval struct{}
type show struct{ prec int }

func (eval) Num(f float64) float64 { return f }
func (e eval) Bin(op byte, l, r Expr) float64 {
	a, b := Accept[float64](l, e), Accept[float64](r, e)
	return map[byte]func() float64{'+': func() float64 { return a + b }, '-': func() float64 { return a - b }, '*': func() float64 { return a * b }, '/': func() float64 { return a / b }}[op]()
}
func (s show) Num(f float64) string { return fmt.Sprint(f) }
func (s show) Bin(op byte, l, r Expr) string {
	p := map[byte]int{'+': 1, '-': 1, '*': 2, '/': 2}[op]
	out := Accept[string](l, show{p}) + string(op) + Accept[string](r, show{p + 1})
	if p < s.prec {
		out = "(" + out + ")"
	}
	return out
}

type parser struct {
	s string
	i int
}

func (p *parser) peek() byte {
	if p.i < len(p.s) {
		return p.s[p.i]
	}
	return 0
}
func (p *parser) level(ops string, next func() Expr) Expr {
	e := next()
	for {
		found := false
		for i := range len(ops) {
			if p.peek() == ops[i] {
				op := p.peek()
				p.i++
				e = bin{op, e, next()}
				found = true
				break
			}
		}
		if !found {
			return e
		}
	}
}
func (p *parser) sum() Expr  { return p.level("+-", p.prod) }
func (p *parser) prod() Expr { return p.level("*/", p.atom) }
func (p *parser) atom() Expr {
	switch c := p.peek(); {
	case c == '(':
		p.i++
		e := p.sum()
		if p.peek() != ')' {
			panic(fmt.Sprintf("want ) at %d", p.i))
		}
		p.i++
		return e
	case '0' <= c && c <= '9':
		f := 0.0
		for ; '0' <= p.peek() && p.peek() <= '9'; p.i++ {
			f = f*10 + float64(p.peek()-'0')
		}
		return num(f)
	default:
		panic(fmt.Sprintf("unexpected %q at %d", c, p.i))
	}
}

func main() {
	for _, s := range []string{"1+2*3", "(1+2)*3-4/(2-1)", "((7))", "2*(3+4)*5", "1-2-3", "1-(2-3)", "8/4/2", "8/(4/2)", "1/0", "0/0", "(1", "*", ""} {
		func() {
			defer func() {
				if r := recover(); r != nil {
					fmt.Println("error:", r)
				}
			}()
			p := &parser{s: s}
			e := p.sum()
			fmt.Println(Accept[string](e, show{}), "=", Accept[float64](e, eval{}), p.i == len(s))
		}()
	}
}

// Output:
// 1+2*3 = 7 true
// (1+2)*3-4/(2-1) = 5 true
// 7 = 7 true
// 2*(3+4)*5 = 70 true
// 1-2-3 = -4 true
// 1-(2-3) = 2 true
// 8/4/2 = 1 true
// 8/(4/2) = 4 true
// 1/0 = +Inf true
// 0/0 = NaN true
// error: want ) at 2
// error: unexpected '*' at 0
// error: unexpected '\x00' at 0
