// errors.Is, As, Unwrap and Join over trees of the script's errors.
package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
)

type E1 struct{ c int }

func (e E1) Error() string { return fmt.Sprint("E1:", e.c) }

type E2 struct {
	msg string
	err error
}

func (e *E2) Error() string { return e.msg + ": " + e.err.Error() }
func (e *E2) Unwrap() error { return e.err }

type Multi []error

func (m Multi) Error() string   { return fmt.Sprint(len(m), " errors") }
func (m Multi) Unwrap() []error { return m }

type Iser struct{ k int }

func (i Iser) Error() string { return "iser" }
func (i Iser) Is(t error) bool {
	if e, ok := t.(E1); ok {
		return e.c == i.k
	}
	return t == io.EOF
}

type Aser struct{}

func (Aser) Error() string { return "aser" }
func (Aser) As(t any) bool {
	switch t := t.(type) {
	case *E1:
		t.c = 99
		return true
	case **E2:
		*t = &E2{"from as", io.EOF}
		return true
	case *Coder:
		*t = Code(7)
		return true
	}
	return false
}

type Coder interface {
	error
	Code() int
}
type Code int

func (c Code) Error() string { return "code " + strconv.Itoa(int(c)) }
func (c Code) Code() int     { return int(c) }

type unc struct{ s []int }

func (unc) Error() string { return "unc" }

type wrongIs struct{}

func (wrongIs) Error() string { return "w" }
func (wrongIs) Is() bool      { return true }
func (wrongIs) Unwrap() int   { return 0 }
func (wrongIs) As(x int) bool { return true }

func try(f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("panic:", r)
		}
	}()
	f()
}

func main() {
	base := E1{3}
	w := &E2{"outer", fmt.Errorf("mid: %w", base)}
	j := errors.Join(w, nil, io.EOF, Multi{Code(5), Iser{8}})
	fmt.Println(j)
	fmt.Printf("%q %T\n", j.Error(), j)
	var e1 E1
	var e2 *E2
	var c Coder
	var code Code
	var multi Multi
	var i interface{ Is(error) bool }
	fmt.Println(errors.As(j, &e1), e1, errors.As(j, &e2), e2.msg, errors.As(j, &c), c, errors.As(j, &code), code, errors.As(j, &multi), len(multi), errors.As(j, &i), i)
	fmt.Println(errors.Is(j, base), errors.Is(j, E1{4}), errors.Is(j, E1{8}), errors.Is(j, io.EOF), errors.Is(j, io.ErrUnexpectedEOF), errors.Is(j, Code(5)), errors.Is(j, Code(6)), errors.Is(Iser{1}, io.EOF), errors.Is(j, w), errors.Is(j, &E2{"outer", nil}))
	fmt.Println(errors.As(Aser{}, &e1), e1.c, errors.As(Aser{}, &e2), e2, errors.As(Aser{}, &c), c.Code(), errors.As(Aser{}, &code))
	fmt.Println(errors.Unwrap(w), errors.Unwrap(j), errors.Unwrap(Multi{io.EOF}), errors.Unwrap(base), errors.Unwrap(wrongIs{}), errors.Is(wrongIs{}, io.EOF), errors.As(wrongIs{}, &e1))
	u := unc{[]int{1}}
	fmt.Println(errors.Is(u, u), errors.Is(fmt.Errorf("%w", u), u), errors.Is(io.EOF, u), errors.Is(nil, nil), errors.Is(nil, io.EOF), errors.Is(io.EOF, nil), errors.Join() == nil, errors.Join(nil, nil) == nil)
	try(func() { errors.As(j, nil) })
	try(func() { errors.As(j, e1) })
	try(func() { errors.As(j, (*E1)(nil)) })
	try(func() { var x int; errors.As(j, &x) })
	try(func() { var x *E1; fmt.Println(errors.As(j, &x)) })
	try(func() { var x fmt.Stringer; fmt.Println(errors.As(j, &x), x) })
	var nilE2 *E2
	var err error = nilE2
	fmt.Println(err == nil, err != nil, errors.Is(err, nilE2), errors.Is(err, (*E2)(nil)))
	try(func() { fmt.Println(err.Error()) })
	try(func() { fmt.Println(err) })
	x := fmt.Errorf("a %w b %w c %v", base, w, Code(1))
	fmt.Println(x, errors.Is(x, base), errors.Is(x, w), errors.Is(x, Code(1)))
	fmt.Printf("%T %T %v %+v %#v\n", x, fmt.Errorf("%w", base), []error{base, w}, struct{ err error }{base}, base)
	_, pe := strconv.Atoi("zz")
	var ne *strconv.NumError
	fmt.Println(errors.As(&E2{"p", pe}, &ne), ne.Func, ne.Num, ne.Err, errors.Is(&E2{"p", pe}, strconv.ErrSyntax))
	got, ok := errors.AsType[E1](j)
	fmt.Println(got, ok)
	got2, ok := errors.AsType[Coder](j)
	fmt.Println(got2, ok)
	fmt.Println(errors.Join(errors.Join(base), Multi{}).Error() == "E1:3\n0 errors")
	m := map[error]string{base: "b", io.EOF: "eof", Code(1): "c"}
	fmt.Println(m[E1{3}], m[io.EOF], m[Code(1)], m[Code(2)] == "", len(m))
	switch err := error(Code(4)); err {
	case io.EOF:
		fmt.Println("eof")
	case Code(4):
		fmt.Println("code4")
	}
	switch err := j.(type) {
	case interface{ Unwrap() error }:
		fmt.Println("one")
	case interface{ Unwrap() []error }:
		fmt.Println("many", len(err.Unwrap()), err.Unwrap()[0] == w)
	}
}

// Output:
// outer: mid: E1:3
// EOF
// 2 errors
// "outer: mid: E1:3\nEOF\n2 errors" *errors.joinError
// true E1:3 true outer true code 5 true code 5 true 2 true iser
// true false true true false true false true true false
// true 99 true from as: EOF true 7 false
// mid: E1:3 <nil> <nil> <nil> <nil> false false
// false false false true false false true true
// panic: errors: target cannot be nil
// panic: errors: target must be a non-nil pointer
// panic: errors: target must be a non-nil pointer
// panic: errors: *target must be interface or implement error
// false
// false <nil>
// false true true true
// panic: runtime error: invalid memory address or nil pointer dereference
// <nil>
// a E1:3 b outer: mid: E1:3 c code 1 true true false
// *fmt.wrapErrors *fmt.wrapError [E1:3 outer: mid: E1:3] {err:{c:3}} main.E1{c:3}
// true Atoi zz invalid syntax true
// E1:3 true
// code 5 true
// true
// b eof c true 3
// code4
// many 3 true
