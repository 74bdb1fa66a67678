// Own types in the interfaces of the library.
package main

import (
	"bufio"
	"bytes"
	"container/heap"
	"container/list"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
	"text/tabwriter"
	"text/template"
	"time"
)

type Item struct {
	p int
	s string
}
type PQ []*Item

func (p PQ) Len() int           { return len(p) }
func (p PQ) Less(i, j int) bool { return p[i].p < p[j].p }
func (p PQ) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }
func (p *PQ) Push(x any)        { *p = append(*p, x.(*Item)) }
func (p *PQ) Pop() any {
	o := *p
	x := o[len(o)-1]
	*p = o[:len(o)-1]
	return x
}

type rot struct{ r io.Reader }

func (r rot) Read(p []byte) (int, error) {
	n, err := r.r.Read(p)
	for i := range p[:n] {
		if p[i] >= 'a' && p[i] <= 'z' {
			p[i] = 'a' + (p[i]-'a'+13)%26
		}
	}
	return n, err
}

type cnt struct {
	io.Writer
	n int
}

func (c *cnt) Write(p []byte) (int, error) { c.n += len(p); return c.Writer.Write(p) }

type byLen []string

func (b byLen) Len() int           { return len(b) }
func (b byLen) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLen) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

type key struct{ n int }
type ctx struct{ context.Context }

func (c ctx) Value(k any) any {
	if k == (key{1}) {
		return "one"
	}
	return c.Context.Value(k)
}

type Temp float64

func (t Temp) MarshalText() ([]byte, error) { return []byte(fmt.Sprintf("%.1fC", float64(t))), nil }
func (t *Temp) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "%fC", (*float64)(t))
	return err
}

type Rec struct {
	Name string          `json:"name"`
	T    Temp            `json:"t,omitempty"`
	M    map[Temp]int    `json:"m"`
	P    *Rec            `json:"p,omitempty"`
	Any  any             `json:"any"`
	Raw  json.RawMessage `json:"raw"`
	Skip int             `json:"-"`
	Str  int             `json:",string"`
	priv int
	Inner
	*Ptr
	Fl []float64
	By []byte
	Du time.Duration
}
type Inner struct{ A, B int }
type Ptr struct{ Z string }

func main() {
	pq := &PQ{{3, "c"}, {1, "a"}}
	heap.Init(pq)
	heap.Push(pq, &Item{2, "b"})
	for pq.Len() > 0 {
		fmt.Print(*heap.Pop(pq).(*Item), " ")
	}
	c := &cnt{Writer: os.Stdout}
	n, err := io.Copy(c, rot{strings.NewReader("uryyb jbeyq\n")})
	fmt.Println(n, err, c.n)
	b := byLen{"ccc", "a", "bb", ""}
	sort.Sort(sort.Reverse(b))
	fmt.Printf("%q %v\n", b, sort.IsSorted(b))
	sort.Stable(b)
	fmt.Printf("%q\n", []string(b))
	l := list.New()
	l.PushBack(key{1})
	l.PushFront(&Item{1, "x"})
	for e := l.Front(); e != nil; e = e.Next() {
		switch v := e.Value.(type) {
		case key:
			fmt.Println("key", v.n)
		case *Item:
			fmt.Println("item", v.s)
		}
	}
	cx := context.WithValue(ctx{context.Background()}, key{2}, Item{5, "v"})
	fmt.Println(cx.Value(key{1}), cx.Value(key{2}), cx.Value(key{3}), cx.Value(key{2}).(Item).s)
	cc, cancel := context.WithCancelCause(cx)
	cancel(fmt.Errorf("why"))
	<-cc.Done()
	fmt.Println(cc.Err(), context.Cause(cc), cc.Value(key{1}))
	r := Rec{Name: "n", T: 3.14, M: map[Temp]int{2: 1, 1.5: 2}, P: &Rec{Name: "<p>"}, Any: []any{Temp(1), Inner{1, 2}, nil}, Raw: json.RawMessage(`{"x": 1}`), Str: 5, Inner: Inner{7, 8}, Fl: []float64{1e21, 1e-7, 0.1}, By: []byte("hi"), Du: 5}
	out, err := json.MarshalIndent(r, "", " ")
	fmt.Println(string(out), err)
	var back Rec
	err = json.Unmarshal(out, &back)
	fmt.Printf("%v %v %v %v %v %v %s\n", err, back.Name, back.T, back.M, back.P.Name, back.Any, back.Raw)
	err = json.Unmarshal([]byte(`{"name": 5}`), &back)
	fmt.Println(err)
	err = json.NewDecoder(strings.NewReader(`{"name":"a","bad":1}`)).Decode(&back)
	fmt.Println(err, back.Name)
	tm := template.Must(template.New("t").Funcs(template.FuncMap{"up": strings.ToUpper, "it": func(i int) Item { return Item{i, "z"} }}).Parse(`{{range $i, $e := .}}{{$i}}:{{.Name | up}} {{.A}} {{with .P}}{{.Name}}{{else}}-{{end}} {{printf "%v" (it 3)}}{{"\n"}}{{end}}`))
	fmt.Println(tm.Execute(os.Stdout, []Rec{r, {Name: "q"}}))
	tw := tabwriter.NewWriter(os.Stdout, 0, 8, 1, ' ', tabwriter.AlignRight|tabwriter.Debug)
	fmt.Fprintln(tw, "a\tbbb\tc")
	fmt.Fprintln(tw, "aaaa\tb\tccc")
	tw.Flush()
	re := regexp.MustCompile(`(\w)(\d+)`)
	fmt.Println(re.ReplaceAllStringFunc("a1 b22 c", func(s string) string { return "<" + s + ">" }), re.FindAllStringSubmatchIndex("a1 b22", -1))
	var sm sync.Map
	sm.Store(key{1}, Item{1, "sm"})
	v, ok := sm.Load(key{1})
	_, ok2 := sm.Load(key{2})
	fmt.Println(v.(Item).s, ok, ok2)
	pool := sync.Pool{New: func() any { return &Item{9, "new"} }}
	fmt.Println(pool.Get().(*Item).s)
	var av atomic.Value
	av.Store(key{4})
	fmt.Println(av.Load().(key).n)
	func() {
		defer func() { fmt.Println(recover()) }()
		av.Store(Item{})
	}()
	var ap atomic.Pointer[Item]
	ap.Store(&Item{3, "ap"})
	fmt.Println(ap.Load().s, ap.CompareAndSwap(nil, nil))
	sc := bufio.NewScanner(strings.NewReader("a,b,,c"))
	sc.Split(func(data []byte, eof bool) (int, []byte, error) {
		if i := bytes.IndexByte(data, ','); i >= 0 {
			return i + 1, data[:i], nil
		}
		if eof && len(data) > 0 {
			return len(data), data, nil
		}
		return 0, nil, nil
	})
	for sc.Scan() {
		fmt.Printf("%q ", sc.Text())
	}
	items := []Item{{3, "x"}, {1, "z"}, {3, "a"}, {2, "q"}}
	slices.SortStableFunc(items, func(a, b Item) int { return b.p - a.p })
	fmt.Println(items, slices.ContainsFunc(items, func(i Item) bool { return i.s == "q" }), slices.Index(items, Item{1, "z"}), slices.MaxFunc(items, func(a, b Item) int { return strings.Compare(a.s, b.s) }))
	fmt.Println(strings.Map(func(r rune) rune {
		if r == 'a' {
			return -1
		}
		return r + 1
	}, "banana"), strings.FieldsFunc("a1b2c", func(r rune) bool { return r < 'a' }), time.Duration(1500)*time.Millisecond)
}

// Output:
// {1 a} {2 b} {3 c} hello world
// 12 <nil> 12
// ["ccc" "bb" "a" ""] false
// ["" "a" "bb" "ccc"]
// item x
// key 1
// one {5 v} <nil> v
// context canceled why one
// {
//  "name": "n",
//  "t": "3.1C",
//  "m": {
//   "1.5C": 2,
//   "2.0C": 1
//  },
//  "p": {
//   "name": "\u003cp\u003e",
//   "m": null,
//   "any": null,
//   "raw": null,
//   "Str": "0",
//   "A": 0,
//   "B": 0,
//   "Fl": null,
//   "By": null,
//   "Du": 0
//  },
//  "any": [
//   "1.0C",
//   {
//    "A": 1,
//    "B": 2
//   },
//   null
//  ],
//  "raw": {
//   "x": 1
//  },
//  "Str": "5",
//  "A": 7,
//  "B": 8,
//  "Fl": [
//   1e+21,
//   1e-7,
//   0.1
//  ],
//  "By": "aGk=",
//  "Du": 5
// } <nil>
// <nil> n 3.1 map[1.5:2 2:1] <p> [1.0C map[A:1 B:2] <nil>] {
//   "x": 1
//  }
// json: cannot unmarshal number into Go struct field Rec.name of type string
// <nil> a
// 0:N 7 <p> {3 z}
// 1:Q 0 - {3 z}
// <nil>
//     a| bbb|c
//  aaaa|   b|ccc
// <a1> <b22> c [[0 2 0 1 1 2] [3 6 3 4 4 6]]
// sm true false
// new
// 4
// sync/atomic: store of inconsistently typed value into Value
// ap false
// "a" "b" "" "c" [{3 x} {3 a} {2 q} {1 z}] true 3 {1 z}
// coo [a b c] 1.5s
