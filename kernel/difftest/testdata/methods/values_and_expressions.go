// Method values and expressions of every receiver.
package main

import "fmt"

type I interface{ M(int) (string, I) }
type T struct{ a [3]int }

func (t T) M(i int) (string, I)  { return fmt.Sprint(t.a, i), t }
func (t *T) P(i int) (string, I) { t.a[i]++; return fmt.Sprint(t.a), t }

type Em struct {
	I
	*T
}
type Chain struct{ log *[]string }

func (c Chain) Do(s string) Chain { *c.log = append(*c.log, s); return c }
func (c *Chain) PDo(s string) *Chain {
	*c.log = append(*c.log, "p"+s)
	return c
}

type Num int

func (n *Num) Add(m int) *Num { *n += Num(m); return n }
func (n Num) Get() int        { return int(n) }

type Arr [2]Num
type Mp map[string]*Num

func get() *T { fmt.Print("get "); return &T{[3]int{1}} }

func main() {
	t := T{[3]int{1, 2, 3}}
	m, p := t.M, t.P
	t.a[0] = 9
	fmt.Println(m(0))
	fmt.Println(p(1))
	fmt.Println(m(0))
	var i I = t
	im := i.M
	i = nil
	fmt.Println(im(5))
	ex := I.M
	ex2 := interface{ M(int) (string, I) }.M
	s, _ := ex(t, 1)
	s2, _ := ex2(&t, 2)
	fmt.Println(s, s2)
	pe := (*T).P
	pm := (*T).M
	pe(&t, 2)
	s, _ = pm(&t, 3)
	fmt.Println(s)
	e := Em{nil, &t}
	ep := Em.P
	ep(e, 0)
	(*Em).P(&e, 0)
	fmt.Println(t)
	gp := get().P
	fmt.Println("--")
	gp(0)
	fmt.Println(gp(0))
	var log []string
	c := Chain{&log}
	c.Do("a").Do("b").Do("c")
	(&c).PDo("d").PDo("e").Do("f").Do("g")
	f := c.Do("h").Do
	f("i")
	fmt.Println(log)
	var n Num
	n.Add(1).Add(2).Add(3)
	fmt.Println(n, n.Get(), (&n).Get(), Num.Get(n), (*Num).Get(&n), Num(5).Get())
	var arr Arr
	arr[1].Add(5)
	fmt.Println(arr, arr[1].Get())
	mp := Mp{"a": new(Num)}
	mp["a"].Add(7)
	fmt.Println(*mp["a"], mp["a"].Get())
	sl := []Num{1, 2}
	for i := range sl {
		sl[i].Add(10)
	}
	add := sl[0].Add
	sl = append(sl, 3)
	add(100)
	fmt.Println(sl)
	fns := map[string]func(*Num, int) *Num{"add": (*Num).Add}
	fns["add"](fns["add"](&n, 1), 1)
	fmt.Println(n)
	func(g interface{ Get() int }) { fmt.Println(g.Get()) }(n)
	var g interface{ Get() int } = &n
	n = 50
	fmt.Println(g.Get())
	g = n
	n = 60
	fmt.Println(g.Get())
	type L struct{ *Num }
	l := L{&n}
	l.Add(5)
	g = l
	n++
	fmt.Println(g.Get(), l.Get())
	h := l.Get
	n++
	fmt.Println(h(), l.Get())
	defer n.Add(1000).Add(func() int { fmt.Println("arg", n); return 1 }())
	defer func() { fmt.Println("n", n) }()
	go n.Get()
	func() {
		defer func() { fmt.Println(recover()) }()
		var np *Num
		h := np.Add
		fmt.Println("ok")
		h2 := np.Get
		_ = h
		fmt.Println("no", h2)
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var ni I
		f := ni.M
		_ = f
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(I.M(nil, 3))
	}()
	fmt.Printf("%T %T %T %T %T\n", m, ex, pe, ep, Num.Get)
}

// Output:
// [1 2 3] 0 {[1 2 3]}
// [9 3 3] &{[9 3 3]}
// [1 2 3] 0 {[1 2 3]}
// [9 3 3] 5 {[9 3 3]}
// [9 3 3] 1 [9 3 3] 2
// [9 3 4] 3
// {[11 3 4]}
// get --
// [3 0 0] &{[3 0 0]}
// [a b c pd pe f g h i]
// 6 6 6 6 6 5
// [0 5] 5
// 7 7
// [11 12 3]
// 8
// 8
// 50
// 50
// 66 66
// 66 67
// arg 1067
// ok
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// func(int) (string, main.I) func(main.I, int) (string, main.I) func(*main.T, int) (string, main.I) func(main.Em, int) (string, main.I) func(main.Num) int
// n 1067
