// Templates over structs with compiled types, channels, recursion and functions inside.
package main

import (
	"container/list"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"text/template"
	"time"
)

type own struct{ X int }

type holder struct {
	*strings.Builder
	sync.Mutex
	U   url.URL
	L   *list.List
	D   time.Duration
	M   map[string]own
	mm  map[string]own
	I   interface{ String() string }
	Ch  chan own
	Arr [3]own
	E   error
	T   *template.Template
	Str fmt.Stringer
	Fn  func(...int) own
}

type level uint8

const (
	low level = iota
	high
)

func (l level) String() string { return [...]string{"low", "high"}[l] }

func main() {
	t := template.Must(template.New("a").Funcs(template.FuncMap{"f": fmt.Sprint, "sf": fmt.Sprintf, "itoa": strconv.Itoa, "json": func(x any) (string, error) { b, err := json.Marshal(x); return string(b), err },
		"dur": func(d time.Duration) string { return d.String() }, "lv": func(l level) level { return l + 1 }, "ints": func(x ...int) int { return len(x) }}).Parse(
		`{{f .X .}} {{sf "%d %v" .X .}} {{itoa .X}} {{json .}} {{dur 5}} {{lv 0}} {{lv .X}}`))
	fmt.Println(t.Execute(os.Stdout, own{1}))
	h := holder{Builder: &strings.Builder{}, L: list.New(), D: time.Second, M: map[string]own{"a": {1}}, I: high, Str: time.Minute, E: fmt.Errorf("w %w", os.ErrNotExist), Ch: make(chan own, 3), Fn: func(x ...int) own { return own{len(x)} }}
	h.L.PushBack(own{7})
	h.U = url.URL{Host: "h", Path: "/p"}
	h.WriteString("built")
	h.Ch <- own{1}
	h.Ch <- own{2}
	close(h.Ch)
	for _, s := range []string{"{{.U.Host}} {{.U.String}}", "{{.U}}", "{{.L.Front.Value.X}} {{.L.Len}}", "{{.D}} {{.D.Seconds}} {{eq .D 1000000000}} {{printf \"%d\" .D}}", "{{.M.a.X}} {{.M.b.X}}", "{{.mm}}", "{{.I}} {{.I.String}} {{eq .I .I}}", "{{range .Ch}}{{.X}} {{end}}", "{{range $i, $e := .Arr}}{{$i}}{{$e.X}}{{end}}",
		"{{.String}} {{.Len}}", "{{.E}} {{.E.Error}} {{.E.Unwrap}}", "{{.T}}", "{{.Str}} {{.Str.Hours}}", "{{call .Fn 1 2}} {{call .Fn}} {{(call .Fn 1).X}}", "{{.Mutex}}", "{{.Builder.Len}}", "{{.Arr}} {{len .Arr}} {{slice .Arr 1}}", "{{.L.Front.Value.Y}}", "{{.Ch}}", "{{index .M \"a\"}} {{index .M 1}}", "{{.U.Parse \"/q\"}}", "{{.U.Parse 1}}",
		"{{.WriteString \"x\"}}{{.String}}", "{{.Lock}}", "{{.TryLock}}", "{{.U.User.Username}}", "{{range $k, $v := .U.Query}}{{end}}x", "{{.D.Round .D}} {{.D.Round 5}} {{.D.Foo}}"} {
		t, err := template.New("h").Parse(s)
		if err != nil {
			fmt.Println(err)
			continue
		}
		var b strings.Builder
		err = t.Execute(&b, &h)
		fmt.Println(s, "=>", b.String(), err)
	}
	type rec struct {
		Name string
		Kids []rec
		M    map[level][]own
		N    *int
	}
	n := 5
	r := rec{"a", []rec{{"b", nil, nil, nil}, {"c", []rec{{Name: "d"}}, nil, nil}}, map[level][]own{high: {{1}}, low: {{2}, {3}}}, &n}
	fmt.Println(template.Must(template.New("r").Parse(`{{define "n"}}{{.Name}}({{range $i, $k := .Kids}}{{if $i}},{{end}}{{template "n" $k}}{{end}}){{end}}{{template "n" .}}{{range $l, $o := .M}} {{$l}}:{{range $o}}{{.X}}{{end}}{{end}} {{.N}} {{if .N}}set{{end}} {{eq .N 5}}
`)).Execute(os.Stdout, r))
	fmt.Println(template.Must(template.New("r").Parse(`{{range .}}{{.X}}{{end}}{{range $i, $x := .}}{{$i}}{{end}}{{len .}}
`)).Execute(os.Stdout, []*own{{1}, {2}}))
	fmt.Println(template.Must(template.New("anon").Parse(`{{.A}} {{.B.X}} {{range .C}}{{.D}}{{end}}
`)).Execute(os.Stdout, struct {
		A level
		B *own
		C []struct{ D any }
	}{high, &own{3}, []struct{ D any }{{1}, {own{2}}}}))
	fmt.Println(template.Must(template.New("m").Parse(`{{.a.X}}{{.b}}{{range .c}}{{.X}}{{end}}{{.d.e.X}}
`)).Execute(os.Stdout, map[string]any{"a": own{1}, "b": &own{2}, "c": []any{own{3}, &own{4}}, "d": map[string]any{"e": own{5}}}))
}

// Output:
// 1 {1} 1 {1} 1 {"X":1} 5ns high template: a:1:78: executing "a" at <.X>: wrong type for value; expected main.level; got int
// {{.U.Host}} {{.U.String}} => h //h/p <nil>
// {{.U}} => //h/p <nil>
// {{.L.Front.Value.X}} {{.L.Len}} => 7 1 <nil>
// {{.D}} {{.D.Seconds}} {{eq .D 1000000000}} {{printf "%d" .D}} => 1s 1 true 1000000000 <nil>
// {{.M.a.X}} {{.M.b.X}} => 1 <no value> <nil>
// {{.mm}} =>  template: h:1:2: executing "h" at <.mm>: mm is an unexported field of struct type *main.holder
// {{.I}} {{.I.String}} {{eq .I .I}} => high high true <nil>
// {{range .Ch}}{{.X}} {{end}} => 1 2  <nil>
// {{range $i, $e := .Arr}}{{$i}}{{$e.X}}{{end}} => 001020 <nil>
// {{.String}} {{.Len}} => built 5 <nil>
// {{.E}} {{.E.Error}} {{.E.Unwrap}} => w file does not exist w file does not exist file does not exist <nil>
// {{.T}} => <nil> <nil>
// {{.Str}} {{.Str.Hours}} => 1m0s 0.016666666666666666 <nil>
// {{call .Fn 1 2}} {{call .Fn}} {{(call .Fn 1).X}} => {2} {0} 1 <nil>
// {{.Mutex}} => {{} {0 0}} <nil>
// {{.Builder.Len}} => 5 <nil>
// {{.Arr}} {{len .Arr}} {{slice .Arr 1}} => [{0} {0} {0}] 3 [{0} {0}] <nil>
// {{.L.Front.Value.Y}} =>  template: h:1:4: executing "h" at <.L.Front.Value.Y>: can't evaluate field Y in type interface {}
// {{.Ch}} =>  template: h:1:2: executing "h" at <{{.Ch}}>: can't print {{.Ch}} of type chan main.own
// {{index .M "a"}} {{index .M 1}} => {1}  template: h:1:19: executing "h" at <index .M 1>: error calling index: value has type int; should be string
// {{.U.Parse "/q"}} => //h/q <nil>
// {{.U.Parse 1}} =>  template: h:1:11: executing "h" at <1>: expected string; found 1
// {{.WriteString "x"}}{{.String}} => 1builtx <nil>
// {{.Lock}} =>  template: h:1:2: executing "h" at <.Lock>: function Lock has 0 return values; should be 1 or 2
// {{.TryLock}} => true <nil>
// {{.U.User.Username}} =>  <nil>
// {{range $k, $v := .U.Query}}{{end}}x => x <nil>
// {{.D.Round .D}} {{.D.Round 5}} {{.D.Foo}} => 1s 1s  template: h:1:35: executing "h" at <.D.Foo>: can't evaluate field Foo in type time.Duration
// a(b(),c(d())) low:23 high:1 5 set template: r:1:210: executing "r" at <eq .N 5>: error calling eq: incompatible types for comparison: *int and int
// 12012
// <nil>
// high 3 1{2}
// <nil>
// 1{2}345
// <nil>
