// Scanning into types of the script: with a Scan of their own, plain below, or not to be scanned.
package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
)

type celsius float64

type name string

type bits []byte

type pair struct{ a, b int }

func (p *pair) Scan(s fmt.ScanState, verb rune) error {
	s.SkipSpace()
	if verb == 'z' {
		return errors.New("no z")
	}
	tok, err := s.Token(false, func(r rune) bool { return r != ' ' })
	if err != nil {
		return err
	}
	if len(tok) == 0 {
		return io.EOF
	}
	if w, ok := s.Width(); ok {
		fmt.Println("width", w)
	}
	left, right, ok := strings.Cut(string(tok), "/")
	if !ok {
		return fmt.Errorf("no slash in %q", tok)
	}
	_, err = fmt.Sscan(left+" "+right, &p.a, &p.b)
	return err
}

type opaque struct{ x int }

func main() {
	var (
		c celsius
		n name
		b bits
		p pair
		q *pair = &pair{}
		o opaque
		i int
	)
	fmt.Println(fmt.Sscan("36.6 Ada raw 3/4 7", &c, &n, &b, &p, &i))
	fmt.Println(c, n, string(b), p, i)
	fmt.Println(fmt.Sscanf("1/2,5", "%v,%d", q, &i))
	fmt.Println(*q, i)
	fmt.Println(fmt.Sscanf("9/8", "%3v", q))
	fmt.Println(fmt.Sscanf("9/8", "%z", q))
	fmt.Println(fmt.Sscan("34", &p))
	fmt.Println(fmt.Sscan("", &p))
	fmt.Println(fmt.Sscan("5", &o))
	fmt.Println(fmt.Sscan("5", o))
	fmt.Println(fmt.Sscan("5", c))
	fmt.Println(fmt.Sscan("5", 5))
	fmt.Println(fmt.Sscan("x", &c))
	fmt.Println(fmt.Sscanf("ff Bob", "%x %s", (*uint8)(new(uint8)), &n))
	r := strings.NewReader("1.5 2/3\nnext line")
	fmt.Println(fmt.Fscanln(r, &c, &p))
	fmt.Println(fmt.Fscan(r, &n, &n))
	fmt.Println(c, p, n)
	var any1 any = &p
	fmt.Println(fmt.Sscan("11/12", any1))
	fmt.Println(p)
	var arr [2]celsius
	fmt.Println(fmt.Sscan("1 2", &arr[0], &arr[1]))
	fmt.Println(arr)
	fmt.Println(fmt.Sscan("1 2", &arr))
}

// Output:
// 5 <nil>
// 36.6 Ada raw {3 4} 7
// 1 unexpected EOF
// {1 2} 7
// width 3
// 1 <nil>
// 0 no z
// 0 no slash in "34"
// 0 unexpected EOF
// 0 can't scan type: *main.opaque
// 0 type not a pointer: main.opaque
// 0 type not a pointer: main.celsius
// 0 type not a pointer: int
// 0 strconv.ParseFloat: parsing "": invalid syntax
// 2 <nil>
// 2 <nil>
// 2 <nil>
// 1.5 {2 3} line
// 1 <nil>
// {11 12}
// 2 <nil>
// [1 2]
// 0 can't scan type: *[2]main.celsius
