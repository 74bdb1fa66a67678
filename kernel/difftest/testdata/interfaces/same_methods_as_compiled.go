// An interface of the script and a compiled one with the same methods, converted into each other.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"sort"
)

type Writer interface {
	Write(p []byte) (n int, err error)
}
type Both interface {
	Writer
	String() string
}
type mine struct{ n int }

func (m *mine) Write(p []byte) (int, error) { m.n += len(p); return len(p), nil }
func (m *mine) String() string              { return fmt.Sprint("mine ", m.n) }

type Sorter interface {
	Len() int
	Less(i, j int) bool
	Swap(i, j int)
}
type Err interface{ Error() string }
type failing string

func (f failing) Error() string { return string(f) }

type holder struct{ W Writer }
type holder2 struct{ W Writer }
type Reader interface {
	Read(p []byte) (n int, err error)
}

func main() {
	var b bytes.Buffer
	b.WriteString("hello")
	var w Writer = &mine{}
	fmt.Println(b.WriteTo(w))
	fmt.Println(w)
	w = os.Stdout
	fmt.Fprintln(w, "direct")
	w = &mine{}
	n, err := fmt.Fprintf(w, "%d", 12345)
	fmt.Println(n, err, w)
	var iw io.Writer = w
	iw.Write([]byte("x"))
	w = iw
	fmt.Println(w, iw)
	var bo Both = &mine{7}
	fmt.Fprint(bo, "abc")
	fmt.Println(bo)
	var s Sorter = sort.IntSlice{3, 1, 2}
	sort.Sort(s)
	fmt.Println(s)
	s = sort.Reverse(s)
	sort.Sort(s)
	fmt.Println(s.Len())
	var e Err = failing("f")
	var ee error = e
	fmt.Println(ee, e == ee, fmt.Errorf("w: %w", e))
	var e0 Err
	ee = e0
	fmt.Println(ee == nil)
	h := holder2(holder{&mine{1}})
	fmt.Fprint(h.W, "1234")
	fmt.Println(h.W)
	var r Reader = bytes.NewReader([]byte("some text"))
	data, err := io.ReadAll(r)
	fmt.Println(string(data), err)
	ws := []Writer{&mine{}, &b}
	for _, w := range ws {
		io.WriteString(w, "zz")
		fmt.Println(w)
	}
	m := map[string]Writer{"a": &mine{}}
	io.WriteString(m["a"], "12")
	fmt.Println(m["a"])
	f := func(w Writer) io.Writer { return w }
	fmt.Println(f(&mine{3}))
	func() {
		defer func() { fmt.Println(recover()) }()
		var none Writer
		fmt.Fprint(none, "x")
	}()
	x := any(w).(io.Writer)
	fmt.Println(x == w)
	switch y := x.(type) {
	case Both:
		fmt.Println("both", y)
	}
	io.Copy(w, r)
	io.MultiWriter(w, bo).Write([]byte("multi"))
	fmt.Println(w, bo)
	ch := make(chan Writer, 1)
	ch <- w
	var got io.Writer = <-ch
	fmt.Println(got)
}

// Output:
// 5 <nil>
// mine 5
// direct
// 5 <nil> mine 5
// mine 6 mine 6
// mine 10
// [1 2 3]
// 3
// f true w: f
// true
// mine 5
// some text <nil>
// mine 2
// zz
// mine 2
// mine 3
// runtime error: invalid memory address or nil pointer dereference
// true
// both mine 6
// mine 11 mine 15
// mine 11
