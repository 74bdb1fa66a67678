// Script errors wrapped, joined and searched by the library.
package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"
)

type coded struct{ code int }

func (c coded) Error() string { return fmt.Sprint("code ", c.code) }

type temporary interface{ Temporary() bool }
type netErr struct{ wait time.Duration }

func (n *netErr) Error() string   { return "net: wait " + n.wait.String() }
func (n *netErr) Temporary() bool { return n.wait > 0 }
func (n *netErr) Is(t error) bool { return t == io.ErrNoProgress }

func main() {
	inner := &netErr{time.Second}
	err := errors.Join(io.EOF, fmt.Errorf("layer: %w", coded{4}), fmt.Errorf("deep %w", fmt.Errorf("deeper %w", inner)))
	fmt.Println(err)
	var c coded
	var n *netErr
	var t temporary
	fmt.Println(errors.As(err, &c), c.code, errors.As(err, &n), n == inner, errors.As(err, &t), t.Temporary())
	fmt.Println(errors.Is(err, coded{4}), errors.Is(err, coded{5}), errors.Is(err, io.ErrNoProgress), errors.Is(err, io.EOF))
	var p *strconv.NumError
	_, e := strconv.Atoi("x")
	fmt.Println(errors.As(fmt.Errorf("w: %w", e), &p), p.Num)
	fmt.Printf("%v|%s|%q|%+v|%T\n", coded{1}, coded{2}, coded{3}, inner, err)
	var nilErr *netErr
	var asErr error = nilErr
	fmt.Println(asErr == nil, asErr != nil, errors.Is(asErr, nil))
}

// Output:
// EOF
// layer: code 4
// deep deeper net: wait 1s
// true 4 true true true true
// true false true true
// true x
// code 1|code 2|"code 3"|net: wait 1s|*errors.joinError
// false true false
