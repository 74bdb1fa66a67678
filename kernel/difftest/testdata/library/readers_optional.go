// Readers of the script with more methods than Read: compiled code uses them.
package main

import (
	"bytes"
	"compress/flate"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

type bytewise struct {
	*strings.Reader
	log *[]string
}

func (b bytewise) ReadByte() (byte, error) {
	*b.log = append(*b.log, "byte")
	return b.Reader.ReadByte()
}
func (b bytewise) Read(p []byte) (int, error) {
	*b.log = append(*b.log, "read")
	return b.Reader.Read(p)
}
func (b bytewise) WriteTo(w io.Writer) (int64, error) {
	*b.log = append(*b.log, "to")
	return b.Reader.WriteTo(w)
}
func (b bytewise) ReadRune() (rune, int, error) {
	*b.log = append(*b.log, "rune")
	return b.Reader.ReadRune()
}

type plain struct{ r io.Reader }

func (p plain) Read(b []byte) (int, error) { return p.r.Read(b) }

type onlyBytes struct{ r *strings.Reader }

func (o onlyBytes) Read(b []byte) (int, error) { return o.r.Read(b) }
func (o onlyBytes) ReadByte() (byte, error)    { return o.r.ReadByte() }

type runes struct{ r *strings.Reader }

func (r runes) Read(b []byte) (int, error)   { return r.r.Read(b) }
func (r runes) ReadRune() (rune, int, error) { return r.r.ReadRune() }
func (r runes) UnreadRune() error            { return r.r.UnreadRune() }

func main() {
	var z bytes.Buffer
	w, _ := flate.NewWriter(&z, 9)
	io.WriteString(w, strings.Repeat("some text ", 20))
	w.Close()
	for _, after := range []string{"", "the rest"} {
		o := onlyBytes{strings.NewReader(z.String() + after)}
		out, err := io.ReadAll(flate.NewReader(o))
		fmt.Println(len(out), err, o.r.Len())
		p := strings.NewReader(z.String() + after)
		out, err = io.ReadAll(flate.NewReader(plain{p}))
		fmt.Println(len(out), err, p.Len())
	}
	var log []string
	b := bytewise{strings.NewReader("<a/>1 2 x"), &log}
	tok, err := xml.NewDecoder(b).Token()
	fmt.Println(tok, err, len(log), b.Len())
	log = nil
	var n, k int
	c, err := fmt.Fscan(b, &n)
	fmt.Println(c, err, n, log, b.Len())
	log = nil
	fmt.Println(io.Copy(io.Discard, b))
	fmt.Println(log)
	r := runes{strings.NewReader("12 13é")}
	fmt.Fscan(r, &n)
	fmt.Fscan(r, &k)
	fmt.Println(n, k, r.r.Len())
	q := plain{strings.NewReader("12 13é")}
	fmt.Fscan(q, &n)
	fmt.Fscan(q, &k)
	rest, _ := io.ReadAll(q)
	fmt.Println(n, k, string(rest))
}

// Output:
// 200 <nil> 0
// 200 <nil> 0
// 200 <nil> 8
// 200 <nil> 0
// {{ a} []} <nil> 4 5
// 1 <nil> 1 [rune rune rune rune rune rune rune] 4
// 4 <nil>
// [to]
// 12 13 2
// 12 13␣
