// A stack machine and an interpreter of expressions.
package main

import "fmt"

type Op func(*VM)
type VM struct {
	stack []int
	pc    int
	code  []Op
	names map[string]int
}

func (v *VM) push(x int) { v.stack = append(v.stack, x) }
func (v *VM) pop() (x int) {
	x, v.stack = v.stack[len(v.stack)-1], v.stack[:len(v.stack)-1]
	return
}
func Push(x int) Op { return func(v *VM) { v.push(x) } }
func bin(f func(a, b int) int) Op {
	return func(v *VM) { b, a := v.pop(), v.pop(); v.push(f(a, b)) }
}

var (
	Add = bin(func(a, b int) int { return a + b })
	Mul = bin(func(a, b int) int { return a * b })
	Dup = Op(func(v *VM) { x := v.pop(); v.push(x); v.push(x) })
	Swp = Op((*VM).swap)
)

func (v *VM) swap() { n := len(v.stack); v.stack[n-1], v.stack[n-2] = v.stack[n-2], v.stack[n-1] }
func JNZ(t int) Op {
	return func(v *VM) {
		if v.pop() != 0 {
			v.pc = t - 1
		}
	}
}
func (v *VM) run() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("pc %d: %v", v.pc, r)
		}
	}()
	for v.pc = 0; v.pc < len(v.code); v.pc++ {
		v.code[v.pc](v)
	}
	return nil
}

type Expr interface{ Eval(env) Val }
type Val interface{ isVal() }
type env struct {
	m  map[string]Val
	up *env
}
type (
	Num float64
	Str string
	Fun struct {
		p []string
		b Expr
		e *env
	}
	Lit  struct{ Val }
	Var  string
	Call struct {
		f Expr
		a []Expr
	}
	Let struct {
		n    string
		v, b Expr
	}
	If   [3]Expr
	Prim func(...Val) Val
)

func (Num) isVal()         {}
func (Str) isVal()         {}
func (*Fun) isVal()        {}
func (Prim) isVal()        {}
func (l Lit) Eval(env) Val { return l.Val }
func (v Var) Eval(e env) Val {
	for p := &e; p != nil; p = p.up {
		if x, ok := p.m[string(v)]; ok {
			return x
		}
	}
	panic("unbound " + string(v))
}
func (c Call) Eval(e env) Val {
	var as []Val
	for _, a := range c.a {
		as = append(as, a.Eval(e))
	}
	switch f := c.f.Eval(e).(type) {
	case *Fun:
		n := env{map[string]Val{}, f.e}
		for i, p := range f.p {
			n.m[p] = as[i]
		}
		return f.b.Eval(n)
	case Prim:
		return f(as...)
	default:
		panic(fmt.Sprintf("not callable %T", f))
	}
}
func (f *Fun) Eval(e env) Val { return &Fun{f.p, f.b, &e} }
func (l Let) Eval(e env) Val {
	n := env{map[string]Val{}, &e}
	n.m[l.n] = l.v.Eval(n)
	return l.b.Eval(n)
}
func (i If) Eval(e env) Val {
	if i[0].Eval(e) != Num(0) {
		return i[1].Eval(e)
	}
	return i[2].Eval(e)
}

func main() {
	v := &VM{code: []Op{Push(10), Dup, Mul, Push(-1), Add, Dup, Push(-90), Add, JNZ(3), Add, Add}}
	fmt.Println(v.run(), v.stack, v.pc)
	g := env{m: map[string]Val{
		"+": Prim(func(a ...Val) Val {
			switch x := a[0].(type) {
			case Num:
				for _, y := range a[1:] {
					x += y.(Num)
				}
				return x
			case Str:
				return x + a[1].(Str)
			}
			return nil
		}),
		"-": Prim(func(a ...Val) Val { return a[0].(Num) - a[1].(Num) }),
		"*": Prim(func(a ...Val) Val { return a[0].(Num) * a[1].(Num) }),
	}}
	fact := Let{"f", &Fun{p: []string{"n"}, b: If{Var("n"), Call{Var("*"), []Expr{Var("n"), Call{Var("f"), []Expr{Call{Var("-"), []Expr{Var("n"), Lit{Num(1)}}}}}}}, Lit{Num(1)}}}, Call{Var("f"), []Expr{Lit{Num(10)}}}}
	fmt.Println(fact.Eval(g))
	fmt.Println(Call{Var("+"), []Expr{Lit{Str("a")}, Lit{Str("b")}}}.Eval(g))
	for _, e := range []Expr{Var("zz"), Call{Lit{Num(1)}, nil}, Call{Var("+"), []Expr{Lit{Num(1)}, Lit{Str("x")}}}, Call{Var("-"), nil}} {
		func() {
			defer func() { fmt.Println(recover()) }()
			fmt.Println(e.Eval(g))
		}()
	}
}

// Output:
// pc 9: runtime error: slice bounds out of range [:-1] [] 9
// 3.6288e+06
// ab
// unbound zz
// not callable main.Num
// interface conversion: main.Val is main.Str, not main.Num
// runtime error: index out of range [0] with length 0
