// Package fmt takes a panic with io.EOF, of a reader or of a method Scan, for the end of its
// input; with any other value it goes on.
package main

import (
	"errors"
	"fmt"
	"io"
)

var errOwn = errors.New("own")

type field struct{ how int }

func (f *field) Scan(s fmt.ScanState, verb rune) error {
	switch f.how {
	case 0:
		panic(io.EOF)
	case 1:
		panic(errOwn)
	case 2:
		var none *field
		return fmt.Errorf("%d", none.how)
	case 3:
		s.Token(true, func(r rune) bool { panic(io.EOF) })
	case 4:
		return io.EOF
	case 5:
		panic(fmt.Errorf("at %w", io.EOF))
	}
	return nil
}

type source struct{ how int }

func (s source) Read(b []byte) (int, error) {
	switch s.how {
	case 0:
		panic(io.EOF)
	case 1:
		panic(errOwn)
	}
	return copy(b, "x"), nil
}

func try(f func()) {
	defer func() {
		if x := recover(); x != nil {
			fmt.Printf("%T %v %v %v\n", x, x, x == io.EOF, x == errOwn)
		}
	}()
	f()
}

func main() {
	for how := range 7 {
		try(func() { fmt.Println(fmt.Sscan("ab cd", &field{how})) })
		try(func() { fmt.Println(fmt.Fscanf(source{2}, "%v", &field{how})) })
	}
	for how := range 3 {
		var n int
		try(func() { fmt.Println(fmt.Fscan(source{how}, &n)) })
		try(func() { fmt.Println(io.ReadFull(source{how}, make([]byte, 3))) })
		fmt.Println(n)
	}
	io.ReadAll(source{0})
}

// Exit: 2
// Error: panic: EOF
// Output:
// 0 EOF
// 0 EOF
// *errors.errorString own false true
// *errors.errorString own false true
// runtime.errorString runtime error: invalid memory address or nil pointer dereference false false
// runtime.errorString runtime error: invalid memory address or nil pointer dereference false false
// 0 EOF
// 0 EOF
// 0 unexpected EOF
// 0 unexpected EOF
// *fmt.wrapError at EOF false false
// *fmt.wrapError at EOF false false
// 1 <nil>
// 1 <nil>
// 0 EOF
// *errors.errorString EOF true false
// 0
// *errors.errorString own false true
// *errors.errorString own false true
// 0
// 0 expected integer
// 3 <nil>
// 0
