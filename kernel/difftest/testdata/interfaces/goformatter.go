// GoString and Formatter methods.
package main

import "fmt"

type G struct{ n int }

func (g G) GoString() string { return fmt.Sprintf("G<%d>", g.n) }

type F struct{ n int }

func (f F) Format(s fmt.State, verb rune) {
	w, okw := s.Width()
	p, okp := s.Precision()
	fmt.Fprintf(s, "[%c %d %v %d %v %v %v]", verb, w, okw, p, okp, s.Flag('+'), s.Flag('-'))
}

func main() {
	fmt.Printf("%#v %v %#v\n", G{1}, G{2}, []G{{3}})
	fmt.Printf("%v|%+d|%-8.3x\n", F{1}, F{2}, F{3})
	fmt.Println(F{4}, []F{{5}})
}

// Output:
// G<1> {2} []main.G{G<3>}
// [v 0 false 0 false false false]|[d 0 false 0 false true false]|[x 8 true 3 true false true]
// [v 0 false 0 false false false] [[v 0 false 0 false false false]]
