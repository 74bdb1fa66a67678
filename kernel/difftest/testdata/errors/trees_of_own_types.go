// Own errors with Is, As and Unwrap in trees.
package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strconv"
)

type E1 struct{ n int }

func (e E1) Error() string        { return "E1:" + strconv.Itoa(e.n) }
func (e E1) Is(target error) bool { t, ok := target.(E1); return ok && t.n/10 == e.n/10 }

type E2 struct {
	msg  string
	errs []error
}

func (e *E2) Error() string   { return e.msg }
func (e *E2) Unwrap() []error { return e.errs }

type E3 struct{ error }

func (e E3) Unwrap() error { return e.error }

type E4 struct{ s []int }

func (e E4) Error() string { return "E4" }

type E5 struct{}

func (E5) Error() string { return "E5" }
func (E5) As(t any) bool {
	switch t := t.(type) {
	case *E1:
		t.n = 555
		return true
	case **E2:
		*t = &E2{msg: "from E5"}
		return true
	}
	return false
}

type timeout interface{ Timeout() bool }
type E6 struct{}

func (E6) Error() string { return "E6" }
func (E6) Timeout() bool { return true }

func main() {
	base := E1{12}
	w := fmt.Errorf("ctx: %w", base)
	w2 := fmt.Errorf("%w and %w (%v)", w, io.EOF, fs.ErrNotExist)
	j := errors.Join(w2, nil, &E2{"e2", []error{E3{E4{nil}}, E5{}}}, E6{})
	fmt.Println(w, "|", w2, "|", j)
	fmt.Println(errors.Is(w, E1{15}), errors.Is(w, E1{25}), errors.Is(w2, io.EOF), errors.Is(w2, fs.ErrNotExist), errors.Is(j, E6{}), errors.Is(nil, nil), errors.Is(j, nil))
	var e1 E1
	var e2 *E2
	var e3 E3
	var e4 E4
	var to timeout
	fmt.Println(errors.As(j, &e1), e1, errors.As(j, &e2), e2, errors.As(j, &e3), errors.As(j, &e4), errors.As(j, &to), to.Timeout())
	fmt.Println(errors.As(E5{}, &e1), e1.n, errors.As(E5{}, &e2), e2.msg, errors.As(E5{}, &e3))
	if x, ok := errors.AsType[E1](w2); ok {
		fmt.Println("AsType", x)
	}
	if x, ok := errors.AsType[timeout2](j); ok {
		fmt.Println("AsType2", x)
	}
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(errors.Is(E4{}, E4{}))
		fmt.Println(errors.As(w, nil))
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var x string
		errors.As(w, &x)
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var x E1
		errors.As(w, x)
	}()
	_, err := strconv.Atoi("x1")
	var ne *strconv.NumError
	fmt.Println(err, errors.As(err, &ne), ne.Func, ne.Num, ne.Err == strconv.ErrSyntax, errors.Is(err, strconv.ErrSyntax))
	_, err = strconv.ParseInt("999999999999999999999", 0, 8)
	fmt.Printf("%v %T %q\n", err, err, errors.Unwrap(err))
	fmt.Printf("%T %T %T %v\n", w, w2, j, errors.Unwrap(w2))
	fmt.Printf("%+v %v %#v %s %d %x\n", base, e3, e4, E3{base}, base, base)
	fmt.Println(errors.Unwrap(E3{base}), errors.Unwrap(base))
	var nilE *E2
	var ee error = nilE
	fmt.Println(ee == nil, nilE == nil)
	fmt.Printf("%v\n", errors.Join(nil, nil) == nil)
	fmt.Println(fmt.Errorf("%w", nil), fmt.Errorf("%w %d", "notanerror", 1), fmt.Errorf("no"))
}

type timeout2 interface {
	error
	Timeout() bool
}

// Output:
// ctx: E1:12 | ctx: E1:12 and EOF (file does not exist) | ctx: E1:12 and EOF (file does not exist)
// e2
// E6
// true false true false true true false
// true E1:12 true e2 true true true true
// true 555 true from E5 false
// AsType E1:12
// AsType2 E6
// false
// errors: target cannot be nil
// errors: *target must be interface or implement error
// errors: target must be a non-nil pointer
// strconv.Atoi: parsing "x1": invalid syntax true Atoi x1 true true
// strconv.ParseInt: parsing "999999999999999999999": value out of range *strconv.NumError "value out of range"
// *fmt.wrapError *fmt.wrapErrors *errors.joinError <nil>
// E1:12 E4 main.E4{s:[]int(nil)} E1:12 {12} 45313a3132
// E1:12 <nil>
// false true
// true
// %!w(<nil>) %!w(string=notanerror) 1 no
