// A panic calls no method of its value until it ends the program, and then once.
package main

import (
	"errors"
	"fmt"
)

type Loud struct{ n *int }

func (l Loud) Error() string { *l.n++; fmt.Println("Error called"); return "loud" }

type LoudS struct{ n *int }

func (l LoudS) String() string { *l.n++; fmt.Println("String called"); return "loudS" }

func thrower(depth int, x any) {
	if depth == 0 {
		panic(x)
	}
	defer func() { fmt.Println("unwinding", depth) }()
	thrower(depth-1, x)
}
func catch(x any) (r any) {
	defer func() { r = recover() }()
	thrower(2, x)
	return
}

type bomb struct{}

func (bomb) Error() string { panic("in Error") }

func main() {
	n := 0
	r := catch(Loud{&n})
	fmt.Println(n, r == any(Loud{&n}))
	r = catch(LoudS{&n})
	fmt.Println(n, r == any(LoudS{&n}))
	r = catch(errors.Join(Loud{&n}, nil))
	_, ok := r.(interface{ Unwrap() []error })
	fmt.Println(n, ok)
	_, ok = catch(bomb{}).(bomb)
	fmt.Println(ok)
	e := fmt.Errorf("w %w", Loud{&n})
	fmt.Println(n)
	fmt.Println(catch(e) == any(e), n)
	defer func() {
		err := recover().(error)
		fmt.Println(errors.Is(err, Loud{&n}))
		panic(Loud{&n})
	}()
	panic(e)
}

// Exit: 2
// Error: panic: w loud [recovered]
// Error: 	panic: loud
// Output:
// unwinding 1
// unwinding 2
// 0 true
// unwinding 1
// unwinding 2
// 0 true
// unwinding 1
// unwinding 2
// 0 true
// unwinding 1
// unwinding 2
// true
// Error called
// 1
// unwinding 1
// unwinding 2
// true 1
// true
// Error called
