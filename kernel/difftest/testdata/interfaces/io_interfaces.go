// Script types as io.Reader and io.Writer in compiled functions.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strings"
)

type upper struct{ w io.Writer }

func (u upper) Write(p []byte) (int, error) { return u.w.Write(bytes.ToUpper(p)) }

type zeros struct{ left int }

func (z *zeros) Read(p []byte) (int, error) {
	if z.left == 0 {
		return 0, io.EOF
	}
	n := min(len(p), z.left, 3)
	for i := range n {
		p[i] = '0' + byte(z.left-i)
	}
	z.left -= n
	return n, nil
}

func main() {
	var b strings.Builder
	fmt.Fprintf(upper{&b}, "hello %d %s", 5, "x")
	io.WriteString(upper{&b}, " more")
	fmt.Println(b.String())
	data, err := io.ReadAll(&zeros{7})
	fmt.Println(string(data), err)
	sc := bufio.NewScanner(io.MultiReader(strings.NewReader("a\nb"), &zeros{2}))
	for sc.Scan() {
		fmt.Println(sc.Text())
	}
}

// Output:
// HELLO 5 X MORE
// 7654321 <nil>
// a
// b21
