// Methods that panic while they print, and while their panic is printed.
package main

import (
	"errors"
	"fmt"
)

type NP struct{ v int }

func (n *NP) String() string { return fmt.Sprint("np", n.v) }

type NS struct{ v int }

func (n *NS) String() string {
	if n == nil {
		return "nil NS"
	}
	return "NS"
}

type PV struct{ v int }

func (p PV) String() string { return "PV" }

type Panic struct{ how int }

func (p Panic) String() string {
	switch p.how {
	case 0:
		panic("text")
	case 1:
		panic(errors.New("an error"))
	case 2:
		var m map[string]int
		m["a"] = 1
	case 3:
		var a []int
		_ = a[p.how]
	case 4:
		panic(Panic{0})
	case 5:
		panic(PV{1})
	case 6:
		panic(nil)
	case 7:
		panic(&NP{4})
	case 8:
		panic(fmt.Sprintf("%v", Panic{0}))
	}
	return "fine"
}

type PanicE int

func (p PanicE) Error() string { panic(p + 1) }

type PanicF int

func (p PanicF) Format(s fmt.State, r rune) { fmt.Fprint(s, "part"); panic("fmt") }

type PanicG int

func (p PanicG) GoString() string { panic("gostring") }

type Both int

func (Both) Error() string  { return "as error" }
func (Both) String() string { return "as string" }

type All struct{}

func (All) Error() string                  { return "E" }
func (All) String() string                 { return "S" }
func (All) GoString() string               { return "G" }
func (*All) Format(s fmt.State, verb rune) { fmt.Fprintf(s, "F%c", verb) }

type Rec struct {
	n    int
	next *Rec
}
type Cyc []any
type FmtState struct{ x int }

func (f FmtState) Format(s fmt.State, verb rune) {
	type plain FmtState
	fmt.Fprintf(s, fmt.FormatString(s, verb)+"@", plain(f))
}

type wrongString struct{}

func (wrongString) String(x int) string { return "wrong" }

type wrongError struct{}

func (wrongError) Error() int { return 1 }

type embStr struct {
	PV
	n int
}
type embPtr struct {
	*NP
	n int
}
type twoStr struct {
	PV
	Both
}

func try(f func()) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case Panic, PanicE:
			fmt.Printf("recovered %T %d\n", r, r)
		default:
			fmt.Println("recovered", r)
		}
	}()
	f()
}

func main() {
	var np *NP
	var ns *NS
	var pv *PV
	fmt.Println(np, ns, pv)
	fmt.Printf("%v %s %d %+v %#v\n", np, np, np, np, np)
	fmt.Printf("%v %s %q %+v\n", ns, ns, ns, ns)
	fmt.Printf("%v %s %q %x\n", pv, pv, pv, pv)
	fmt.Println([]*NP{nil}, []*PV{nil}, []fmt.Stringer{nil, ns, pv}, map[string]fmt.Stringer{"a": np})
	for i := range 10 {
		try(func() { fmt.Println(Panic{i}) })
		try(func() { fmt.Printf("%s|%10v|%q|%d|%x\n", Panic{i}, Panic{i}, []Panic{{i}}, Panic{i}, &Panic{i}) })
	}
	try(func() { fmt.Printf("%v %s %d %#v\n", PanicE(1), PanicE(1), PanicE(1), PanicE(1)) })
	fmt.Printf("%v %s %d %#v\n", PanicF(1), PanicF(1), PanicF(1), PanicF(1))
	fmt.Printf("%v %s %d %#v %#v\n", PanicG(1), PanicG(1), PanicG(1), PanicG(1), []PanicG{2})
	fmt.Printf("%v %s %d %q %x %#v\n", Both(1), Both(1), Both(1), Both(1), Both(1), Both(1))
	fmt.Printf("%v %s %#v %v %#v %d\n", All{}, All{}, All{}, &All{}, &All{}, &All{})
	r := &Rec{1, &Rec{2, nil}}
	fmt.Printf("%v %+v %#v\n", *r.next, *r.next, *r.next)
	c := Cyc{1, Cyc{2, "x"}}
	fmt.Printf("%v %#v %d %s\n", c, c, c, c)
	fmt.Printf("%v|%+v|%#v|%5d|%x\n", FmtState{1}, FmtState{1}, FmtState{1}, FmtState{1}, FmtState{17})
	fmt.Println(wrongString{}, wrongError{}, []any{wrongString{}})
	fmt.Println(embStr{PV{1}, 2}, &embStr{PV{1}, 2}, embPtr{&NP{1}, 2}, twoStr{})
	fmt.Printf("%+v %#v\n", embStr{PV{1}, 2}, embStr{PV{1}, 2})
	var nilerr error
	var nilany any
	fmt.Printf("%v %s %d %+v %#v %T\n", nilerr, nilerr, nilany, nilany, nilany, nilany)
	fmt.Printf("%s %v\n", []error{nil, errors.New("x")}, []any{nil})
	fmt.Printf("%s\n", error(nil))
	fmt.Printf("%w %w\n", errors.New("a"), Both(2))
	e := fmt.Errorf("%w-%w-%v-%w", Both(1), errors.New("q"), Both(3), nil)
	fmt.Println(e, errors.Is(e, Both(1)), errors.Is(e, Both(3)), errors.Unwrap(e))
	fmt.Println(fmt.Errorf("%w", 5), fmt.Errorf("%w", Panic{9}), fmt.Errorf("%d %w", 1, Both(5)))
}

// Output:
// <nil> nil NS <nil>
// <nil> <nil> 0 <nil> (*main.NP)(nil)
// nil NS nil NS "nil NS" nil NS
// <nil> <nil> <nil> <nil>
// [<nil>] [<nil>] [<nil> nil NS <nil>] map[a:<nil>]
// %!v(PANIC=String method: text)
// %!s(PANIC=String method: text)|%!v(PANIC=String method: text)|[%!q(PANIC=String method: text)]|{0}|%!x(PANIC=String method: text)
// %!v(PANIC=String method: an error)
// %!s(PANIC=String method: an error)|%!v(PANIC=String method: an error)|[%!q(PANIC=String method: an error)]|{1}|%!x(PANIC=String method: an error)
// %!v(PANIC=String method: assignment to entry in nil map)
// %!s(PANIC=String method: assignment to entry in nil map)|%!v(PANIC=String method: assignment to entry in nil map)|[%!q(PANIC=String method: assignment to entry in nil map)]|{2}|%!x(PANIC=String method: assignment to entry in nil map)
// %!v(PANIC=String method: runtime error: index out of range [3] with length 0)
// %!s(PANIC=String method: runtime error: index out of range [3] with length 0)|%!v(PANIC=String method: runtime error: index out of range [3] with length 0)|[%!q(PANIC=String method: runtime error: index out of range [3] with length 0)]|{3}|%!x(PANIC=String method: runtime error: index out of range [3] with length 0)
// recovered text
// recovered text
// %!v(PANIC=String method: PV)
// %!s(PANIC=String method: PV)|%!v(PANIC=String method: PV)|[%!q(PANIC=String method: PV)]|{5}|%!x(PANIC=String method: PV)
// %!v(PANIC=String method: panic called with nil argument)
// %!s(PANIC=String method: panic called with nil argument)|%!v(PANIC=String method: panic called with nil argument)|[%!q(PANIC=String method: panic called with nil argument)]|{6}|%!x(PANIC=String method: panic called with nil argument)
// %!v(PANIC=String method: np4)
// %!s(PANIC=String method: np4)|%!v(PANIC=String method: np4)|[%!q(PANIC=String method: np4)]|{7}|%!x(PANIC=String method: np4)
// %!v(PANIC=String method: %!v(PANIC=String method: text))
// %!s(PANIC=String method: %!v(PANIC=String method: text))|%!v(PANIC=String method: %!v(PANIC=String method: text))|[%!q(PANIC=String method: %!v(PANIC=String method: text))]|{8}|%!x(PANIC=String method: %!v(PANIC=String method: text))
// fine
// fine|      fine|["fine"]|{9}|66696e65
// recovered main.PanicE 3
// part%!v(PANIC=Format method: fmt) part%!s(PANIC=Format method: fmt) part%!d(PANIC=Format method: fmt) part%!v(PANIC=Format method: fmt)
// 1 %!s(main.PanicG=1) 1 %!v(PANIC=GoString method: gostring) []main.PanicG{%!v(PANIC=GoString method: gostring)}
// as error as error 1 "as error" 6173206572726f72 1
// E E G Fv Fv Fd
// {2 <nil>} {n:2 next:<nil>} main.Rec{n:2, next:(*main.Rec)(nil)}
// [1 [2 x]] main.Cyc{1, main.Cyc{2, "x"}} [1 [2 %!d(string=x)]] [%!s(int=1) [%!s(int=2) x]]
// {1}@|{x:1}@|main.plain{x:1}@|{    1}@|{11}@
// {} {} [{}]
// PV PV np1 as error
// PV main.embStr{PV:main.PV{v:1}, n:2}
// <nil> %!s(<nil>) %!d(<nil>) <nil> <nil> <nil>
// [<nil> x] [<nil>]
// %!s(<nil>)
// %!w(*errors.errorString=&{a}) %!w(main.Both=2)
// as error-q-as error-%!w(<nil>) true false <nil>
// %!w(int=5) %!w(main.Panic={9}) 1 as error
