// A type that holds functions over itself.
package main

import "fmt"

type Parser[T any] func(string) (T, string, bool)

func lit(c byte) Parser[byte] {
	return func(s string) (byte, string, bool) {
		if s == "" || s[0] != c {
			return 0, s, false
		}
		return c, s[1:], true
	}
}

func many[T any](p Parser[T]) Parser[[]T] {
	return func(s string) ([]T, string, bool) {
		var out []T
		for {
			v, rest, ok := p(s)
			if !ok {
				return out, s, true
			}
			out, s = append(out, v), rest
		}
	}
}

func then[A, B, C any](a Parser[A], b Parser[B], f func(A, B) C) Parser[C] {
	return func(s string) (c C, rest string, ok bool) {
		x, r1, ok := a(s)
		if !ok {
			return c, s, false
		}
		y, r2, ok := b(r1)
		if !ok {
			return c, s, false
		}
		return f(x, y), r2, true
	}
}

func main() {
	p := then(many(lit('a')), lit('b'), func(as []byte, b byte) string { return string(as) + "|" + string(b) })
	fmt.Println(p("aaabc"))
	fmt.Println(p("ac"))
}

// Output:
// aaa|b c true
//  ac false
