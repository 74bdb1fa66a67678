// A recursive descent parser and evaluator.
package main

import (
	"fmt"
	"strconv"
)

type parser struct {
	src string
	pos int
}

func (p *parser) peek() byte {
	for p.pos < len(p.src) && p.src[p.pos] == ' ' {
		p.pos++
	}
	if p.pos == len(p.src) {
		return 0
	}
	return p.src[p.pos]
}

func (p *parser) expr() float64 {
	v := p.term()
	for {
		switch p.peek() {
		case '+':
			p.pos++
			v += p.term()
		case '-':
			p.pos++
			v -= p.term()
		default:
			return v
		}
	}
}

func (p *parser) term() float64 {
	v := p.factor()
	for {
		switch c := p.peek(); c {
		case '*', '/':
			p.pos++
			if r := p.factor(); c == '*' {
				v *= r
			} else {
				v /= r
			}
		default:
			return v
		}
	}
}

func (p *parser) factor() float64 {
	switch c := p.peek(); {
	case c == '(':
		p.pos++
		v := p.expr()
		if p.peek() != ')' {
			panic(fmt.Sprintf("want ) at %d", p.pos))
		}
		p.pos++
		return v
	case c == '-':
		p.pos++
		return -p.factor()
	case c >= '0' && c <= '9':
		start := p.pos
		for p.pos < len(p.src) && (p.src[p.pos] >= '0' && p.src[p.pos] <= '9' || p.src[p.pos] == '.') {
			p.pos++
		}
		v, _ := strconv.ParseFloat(p.src[start:p.pos], 64)
		return v
	default:
		panic(fmt.Sprintf("unexpected %q at %d", c, p.pos))
	}
}

func eval(s string) (v float64, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	p := &parser{src: s}
	v = p.expr()
	return
}

func main() {
	for _, s := range []string{"1 + 2*3", "-(2+3)*4/8", "2*(3", "7 $ 2", "*"} {
		v, err := eval(s)
		fmt.Println(s, "=", v, err)
	}
}

// Output:
// 1 + 2*3 = 7 <nil>
// -(2+3)*4/8 = -2.5 <nil>
// 2*(3 = 0 want ) at 4
// 7 $ 2 = 7 <nil>
// * = 0 unexpected '*' at 0
