// Readers and writers of the script keep the methods that package io looks for.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
)

type WT struct{ s string }

func (w *WT) Read(p []byte) (int, error) { fmt.Println("Read"); return strings.NewReader(w.s).Read(p) }
func (w *WT) WriteTo(o io.Writer) (int64, error) {
	n, err := io.WriteString(o, w.s)
	fmt.Println("WriteTo", n)
	return int64(n), err
}

type RF struct{ bytes.Buffer }

func (r *RF) ReadFrom(i io.Reader) (int64, error) {
	fmt.Println("ReadFrom")
	return r.Buffer.ReadFrom(i)
}
func (r *RF) WriteString(s string) (int, error) {
	fmt.Println("WriteString", s)
	return r.Buffer.WriteString(s)
}

type S struct{ r *strings.Reader }

func (s S) Read(p []byte) (int, error)   { return s.r.Read(p) }
func (s S) ReadRune() (rune, int, error) { fmt.Println("ReadRune"); return s.r.ReadRune() }
func (s S) UnreadRune() error            { fmt.Println("UnreadRune"); return s.r.UnreadRune() }

type Seek struct{ *strings.Reader }
type BW struct{ b []byte }

func (b *BW) Write(p []byte) (int, error) { b.b = append(b.b, p...); return len(p), nil }
func (b *BW) WriteByte(c byte) error      { fmt.Println("WriteByte"); b.b = append(b.b, c); return nil }

type C struct{ io.Reader }

func (C) Close() error { fmt.Println("Close"); return nil }
func main() {
	io.Copy(os.Stdout, &WT{"x\n"})
	var r RF
	io.Copy(&r, strings.NewReader("abc"))
	io.Copy(&r, S{strings.NewReader("abc")})
	io.WriteString(&r, "q")
	fmt.Println(r.String())
	var a, b int
	fmt.Fscan(S{strings.NewReader("12 34")}, &a, &b)
	fmt.Println(a, b)
	bw := bufio.NewWriter(&r)
	bw.ReadFrom(strings.NewReader("zz"))
	bw.WriteString("yy")
	bw.Flush()
	fmt.Println(r.String())
	br := bufio.NewReader(&WT{"long"})
	br.WriteTo(os.Stdout)
	fmt.Println()
	io.CopyN(&r, strings.NewReader("abcdef"), 3)
	io.CopyBuffer(&r, &WT{"cb"}, nil)
	fmt.Println(r.String())
	mr := io.MultiReader(&WT{"m1"}, strings.NewReader("m2"))
	_ = mr
	n, err := io.Copy(io.Discard, mr)
	fmt.Println(n, err)
	x := io.NopCloser(&WT{"nc"})
	_, ok := x.(io.WriterTo)
	fmt.Println(ok)
	_, ok = io.NopCloser(S{}).(io.WriterTo)
	fmt.Println(ok)
	tr := io.TeeReader(S{strings.NewReader("tee")}, &r)
	io.ReadAll(tr)
	fmt.Println(r.String())
	mw := io.MultiWriter(&r, &BW{})
	io.WriteString(mw, "mw")
	fmt.Println(r.String())
	lr := io.LimitReader(S{strings.NewReader("limit")}, 2)
	d, _ := io.ReadAll(lr)
	fmt.Println(string(d))
	var rc io.ReadCloser = C{strings.NewReader("cl")}
	rc.Close()
	sr := io.NewSectionReader(Seek{strings.NewReader("0123456789")}, 2, 5)
	d, _ = io.ReadAll(sr)
	fmt.Println(string(d))
	io.WriteString(&BW{}, "s")
	rd := io.Reader(Seek{strings.NewReader("abc")})
	_, isSeek := rd.(io.Seeker)
	_, isB := rd.(io.ByteScanner)
	_, isAt := rd.(io.ReaderAt)
	fmt.Println(isSeek, isB, isAt)
}

// Output:
// x
// WriteTo 2
// WriteString abc
// ReadFrom
// WriteString q
// abcabcq
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// ReadRune
// ReadRune
// UnreadRune
// ReadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// UnreadRune
// ReadRune
// ReadRune
// ReadRune
// 12 34
// ReadFrom
// abcabcqzzyy
// longWriteTo 4
//
// ReadFrom
// WriteString cb
// WriteTo 2
// abcabcqzzyyabccb
// WriteTo 2
// 4 <nil>
// true
// false
// abcabcqzzyyabccbtee
// WriteString mw
// abcabcqzzyyabccbteemw
// li
// Close
// 23456
// true true true
