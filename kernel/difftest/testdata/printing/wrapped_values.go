// Readers, writers and sorters of the script inside slices, maps and structs, printed.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
)

type RV struct{ s string }

func (r RV) Read(p []byte) (int, error) { return 0, io.EOF }

type W struct{ n int }

func (w *W) Write(p []byte) (int, error) { w.n += len(p); return len(p), nil }

type SW []string

func (s SW) Write(p []byte) (int, error) { return len(p), nil }

type RStr struct{ n int }

func (r RStr) Read(p []byte) (int, error) { return 0, io.EOF }
func (r RStr) String() string             { return fmt.Sprint("RStr", r.n) }

type H struct {
	R io.Reader
	W io.Writer
	s sort.Interface
	m map[string]io.Reader
	l []io.Writer
	a [1]io.Reader
}
type S sort.StringSlice

func (s S) Len() int           { return len(s) }
func (s S) Less(i, j int) bool { return s[i] < s[j] }
func (s S) Swap(i, j int)      { s[i], s[j] = s[j], s[i] }

func main() {
	rs := []io.Reader{RV{"x"}, RStr{3}, nil}
	fmt.Println(rs)
	fmt.Printf("%v %+v %#v %T %s %d\n", rs, rs, rs, rs, rs, rs)
	fmt.Printf("%v %+v %#v\n", map[string]io.Reader{"a": RV{"q"}, "b": RStr{1}}, [2]io.Writer{SW{"z"}}, struct{ R io.Reader }{RV{"w"}})
	h := H{RV{"a"}, SW{"b"}, S{"c"}, map[string]io.Reader{"k": RStr{2}}, []io.Writer{SW{"d"}}, [1]io.Reader{RV{"e"}}}
	fmt.Printf("%v\n%+v\n%#v\n", h, h, h)
	var r io.Reader = RV{"solo"}
	fmt.Println(r, r.(RV).s)
	fmt.Printf("%T %v %#v\n", r, r, r)
	var e any = r
	_, ok := e.(io.Writer)
	_, ok2 := e.(interface{ Read([]byte) (int, error) })
	fmt.Println(ok, ok2, e == any(RV{"solo"}), r == RV{"solo"}, r != io.Reader(RV{"x"}))
	w := &W{}
	mw := io.MultiWriter(w, os.Stdout)
	fmt.Fprintf(mw, "%s\n", "both")
	fmt.Println(w.n)
	bw := bufio.NewWriterSize(w, 4)
	fmt.Fprint(bw, "hello world")
	fmt.Println(w.n, bw.Buffered())
	bw.Flush()
	fmt.Println(w.n)
	tr := io.TeeReader(strings.NewReader("tee"), w)
	b, err := io.ReadAll(tr)
	fmt.Println(string(b), err, w.n)
	n, err := io.Copy(w, strings.NewReader("copy"))
	fmt.Println(n, err, w.n)
	var buf bytes.Buffer
	m, err := buf.ReadFrom(io.LimitReader(RV{""}, 3))
	fmt.Println(m, err, buf.Len())
	sc := bufio.NewScanner(io.MultiReader(strings.NewReader("a b\nc"), RV{}))
	sc.Split(bufio.ScanWords)
	for sc.Scan() {
		fmt.Print(sc.Text(), ";")
	}
	fmt.Println(sc.Err())
	s := S{"b", "a"}
	sort.Sort(sort.Reverse(s))
	fmt.Println(s, fmt.Sprintf("%T", sort.Reverse(s)))
	fmt.Printf("%v %+v\n", sort.Reverse(s), &struct{ sort.Interface }{s})
}

// Output:
// [{x} RStr3 <nil>]
// [{x} RStr3 <nil>] [{s:x} RStr3 <nil>] []io.Reader{main.RV{s:"x"}, main.RStr{n:3}, io.Reader(nil)} []io.Reader [{x} RStr3 <nil>] [{%!d(string=x)} {3} <nil>]
// map[a:{q} b:RStr1] [[z] <nil>] struct { R io.Reader }{R:main.RV{s:"w"}}
// {{a} [b] [c] map[k:{2}] [[d]] [{e}]}
// {R:{s:a} W:[b] s:[c] m:map[k:{n:2}] l:[[d]] a:[{s:e}]}
// main.H{R:main.RV{s:"a"}, W:main.SW{"b"}, s:main.S{"c"}, m:map[string]io.Reader{"k":main.RStr{n:2}}, l:[]io.Writer{main.SW{"d"}}, a:[1]io.Reader{main.RV{s:"e"}}}
// {solo} solo
// main.RV {solo} main.RV{s:"solo"}
// false true true true true
// both
// 5
// 16 0
// 16
// tee <nil> 19
// 4 <nil> 23
// 0 <nil> 0
// a;b;c;<nil>
// [b a] *sort.reverse
// &{[b a]} &{Interface:[b a]}
