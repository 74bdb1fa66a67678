// A reader that gives single bytes is read no further than needed.
package main

import (
	"bufio"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"fmt"
	"io"
)

type R struct {
	r *bytes.Reader
	n int
}

func (r *R) Read(p []byte) (int, error) {
	r.n++
	if len(p) > 3 {
		p = p[:3]
	}
	return r.r.Read(p)
}

type RB struct {
	r    *bytes.Reader
	n, b int
}

func (r *RB) Read(p []byte) (int, error) {
	r.n++
	if len(p) > 3 {
		p = p[:3]
	}
	return r.r.Read(p)
}
func (r *RB) ReadByte() (byte, error) { r.b++; return r.r.ReadByte() }
func main() {
	var buf bytes.Buffer
	w := gzip.NewWriter(&buf)
	w.Write([]byte("hello hello hello"))
	w.Close()
	data := append(buf.Bytes(), "tail"...)
	r := &R{r: bytes.NewReader(data)}
	z, err := gzip.NewReader(r)
	fmt.Println(err, r.n)
	z.Multistream(false)
	b, err := io.ReadAll(z)
	fmt.Printf("%s %v %d left %d\n", b, err, r.n, r.r.Len())
	q := &RB{r: bytes.NewReader(data)}
	z, err = gzip.NewReader(q)
	z.Multistream(false)
	b, err = io.ReadAll(z)
	fmt.Printf("%s %v %d %d left %d\n", b, err, q.n, q.b, q.r.Len())
	buf.Reset()
	f, _ := flate.NewWriter(&buf, 6)
	f.Write([]byte("abcabcabc"))
	f.Close()
	q = &RB{r: bytes.NewReader(append(buf.Bytes(), "rest"...))}
	b, err = io.ReadAll(flate.NewReader(q))
	fmt.Printf("%s %v %d %d left %d\n", b, err, q.n, q.b, q.r.Len())
	br := bufio.NewReader(q)
	br2 := bufio.NewReader(br)
	fmt.Println(br == br2, bufio.NewReaderSize(br, 16) == br)
}

// Output:
// <nil> 4
// hello hello hello <nil> 11 left 3
// hello hello hello <nil> 9 10 left 4
// abcabcabc <nil> 2 7 left 4
// true true
