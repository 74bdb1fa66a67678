// Panics of all types recovered into named results.
package main

import (
	"errors"
	"fmt"
	"os"
)

type MyErr struct{ code int }

func (m *MyErr) Error() string { return fmt.Sprint("MyErr ", m.code) }

type ValErr string

func (v ValErr) Error() string { return "val:" + string(v) }

func f(n int) (r int, err error) {
	defer func() {
		if x := recover(); x != nil {
			switch x := x.(type) {
			case *MyErr:
				err = x
			case ValErr:
				err = fmt.Errorf("wrapped %w", x)
			case error:
				err = errors.Join(x, errors.New("j"))
			case string:
				err = errors.New(x)
			default:
				err = fmt.Errorf("?%v", x)
			}
			r *= 2
		}
	}()
	r = n
	switch n {
	case 0:
		panic(&MyErr{5})
	case 1:
		panic(ValErr("v"))
	case 2:
		var a []int
		_ = a[n]
	case 3:
		panic("str")
	case 4:
		panic(4.5)
	case 5:
		defer func() { panic("second") }()
		panic("first")
	case 6:
		defer func() { recover() }()
		panic("gone")
	case 7:
		defer func() {
			defer func() { fmt.Println("inner", recover()) }()
			panic("nested")
		}()
		panic("outer")
	case 8:
		func() {
			defer func() { fmt.Println("not direct", func() any { return recover() }()) }()
			panic("x8")
		}()
	}
	return n + 100, nil
}

func deferLoop() (s string) {
	for i := range 3 {
		defer func() { s += fmt.Sprint(i) }()
		defer func(j int) { s += fmt.Sprint("<", j, ">") }(i * i)
		for j := i; j < 2; j++ {
			defer fmt.Print("[", i, j, "]")
		}
	}
	return "ret:"
}

type res struct{ n string }

func (r *res) Close()      { fmt.Println("close", r.n) }
func (r res) Log(s string) { fmt.Println(s, r.n) }
func mk(s string) *res     { fmt.Println("mk", s); return &res{s} }

func main() {
	for i := range 10 {
		r, err := f(i)
		var me *MyErr
		var ve ValErr
		fmt.Println(i, r, err, errors.As(err, &me), errors.As(err, &ve), ve)
	}
	fmt.Println(deferLoop())
	r := mk("a")
	defer r.Close()
	defer r.Log("l1")
	r.n = "b"
	defer mk("c").Close()
	defer func() {
		fmt.Println("recovered", recover())
		os.Exit(3)
	}()
	defer func() {
		fmt.Println("r2", recover())
		panic(fmt.Sprintf("again %d", 1))
	}()
	r = nil
	r.Log("nil")
}

// Exit: 3
// Output:
// 0 0 MyErr 5 true false val:
// 1 2 wrapped val:v false true val:v
// 2 4 runtime error: index out of range [2] with length 0
// j false false val:
// 3 6 str false false val:
// 4 8 ?4.5 false false val:
// 5 10 second false false val:
// 6 6 <nil> false false val:
// inner nested
// 7 14 outer false false val:
// not direct <nil>
// 8 16 x8 false false val:
// 9 109 <nil> false false val:
// [1 1][0 1][0 0]ret:<4>2<1>1<0>0
// mk a
// mk c
// r2 runtime error: invalid memory address or nil pointer dereference
// recovered again 1
