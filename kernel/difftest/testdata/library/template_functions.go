// Functions and options of templates over the script's own types, and how they fail.
package main

import (
	"errors"
	"fmt"
	"io"
	"sort"
	"strings"
	"text/template"
)

type user struct {
	Name  string
	Admin bool
	Age   int
}

func (u user) Greet(other user) string { return u.Name + " greets " + other.Name }
func (u *user) Grow(n int) *user       { u.Age += n; return u }
func (u user) Panic() string           { panic("greeting failed") }
func (u user) Fail() (string, error)   { return "", failure{u.Name} }
func (u user) Two() (int, int)         { return 1, 2 }
func (u user) Nothing()                {}
func (u user) Index() int              { return []int{}[u.Age] }

type failure struct{ who string }

func (f failure) Error() string { return "failure of " + f.who }

type shape interface{ Area() float64 }

type square struct{ Side float64 }

func (s square) Area() float64 { return s.Side * s.Side }

type names []string

func (n names) Len() int { return len(n) }

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, failure{"the writer"} }

var funcs = template.FuncMap{
	"older": func(u user, by int) user { u.Age += by; return u },
	"all": func(us ...user) []string {
		var out []string
		for _, u := range us {
			out = append(out, u.Name)
		}
		return out
	},
	"area":   func(s shape) float64 { return s.Area() },
	"make":   func(n int) shape { return square{float64(n)} },
	"any":    func(x any) any { return x },
	"kind":   func(x any) string { return fmt.Sprintf("%T", x) },
	"join":   strings.Join,
	"sorted": func(n names) names { c := append(names(nil), n...); sort.Strings(c); return c },
	"ptr":    func(u user) *user { return &u },
	"deref":  func(u *user) user { return *u },
	"err":    func(e error) string { return e.Error() },
	"bad":    func() (user, error) { return user{}, failure{"bad"} },
	"boom":   func() user { panic(failure{"boom"}) },
	"apply":  func(f func(user) string, u user) string { return f(u) },
	"namer":  func() func(user) string { return func(u user) string { return "<" + u.Name + ">" } },
	"sum": func(xs ...float64) float64 {
		t := 0.0
		for _, x := range xs {
			t += x
		}
		return t
	},
	"up": strings.ToUpper,
}

func run(text string, data any, options ...string) {
	t, err := template.New("f").Funcs(funcs).Option(options...).Parse(text)
	if err != nil {
		fmt.Println("parse:", err)
		return
	}
	var b strings.Builder
	err = t.Execute(&b, data)
	fmt.Printf("%s => %s", text, b.String())
	if err != nil {
		var f failure
		var e template.ExecError
		fmt.Printf(" !! %v (%v %v %v)", err, errors.As(err, &f), errors.As(err, &e), e.Name)
	}
	fmt.Println()
}

func main() {
	ann := user{"Ann", true, 30}
	data := map[string]any{"u": ann, "p": &user{"Bob", false, 20}, "s": square{3}, "n": names{"b", "a"}, "e": failure{"e"}, "f": func(u user) string { return u.Name }, "nil": nil, "np": (*user)(nil)}
	for _, text := range []string{
		"{{older .u 3}} {{(older .u 3).Age}} {{.u.Age}}", "{{older .p 1}}", "{{older .np 1}}", "{{older .s 1}}", "{{older .nil 1}}", "{{older 3 1}}", "{{.u | older}}", "{{3 | older .u}}", "{{all}} {{all .u}} {{all .u .u .p}}", "{{all .u .s}}",
		"{{area .s}} {{area (make 4)}} {{make 2 | area}} {{(make 5).Area}} {{(make 5).Side}}", "{{area .u}}", "{{area nil}}", "{{any .u}} {{(any .u).Name}} {{kind .u}} {{kind .p}} {{kind (make 1)}} {{kind nil}} {{kind 1}} {{kind .n}}",
		"{{join (sorted .n) \"-\"}} {{sorted .n}} {{.n.Len}} {{join .n \"+\"}}", "{{join .u \"-\"}}", "{{(ptr .u).Name}} {{ptr .u | deref}} {{(deref .p).Name}} {{((ptr .u).Grow 5).Age}}", "{{deref .np}}", "{{deref .u}}", "{{err .e}} {{err .u}}",
		"{{bad}}", "{{boom}}", "{{apply .f .u}} {{apply namer .p}}", "{{call .f .u}} {{call namer .u}} {{call .f .s}}", "{{call .f}}", "{{call .u}}", "{{call .nil}}", "{{sum 1 2.5 .s.Side}}", "{{sum .u.Age}}", "{{.u.Name | up}} {{up .u}}",
		"{{.u.Greet .p}} {{.p.Greet .u}}", "{{.u.Greet .s}}", "{{.u.Panic}}", "{{.u.Fail}}", "{{.u.Two}}", "{{.u.Nothing}}", "{{.u.Index}}", "{{.u.Grow 1}}", "{{.p.Grow 1}} {{.p.Age}}", "{{.np.Grow 1}}", "{{.np.Greet .u}}", "{{.np.Name}}", "{{.np}}",
		"{{.none}} {{.none.x}}", "{{if eq .u .u}}same{{end}} {{eq .u.Name \"Ann\" \"x\"}} {{eq .n .n}}", "{{eq .u .s}}", "{{eq .e .e}} {{ne .u (older .u 1)}}", "{{lt .u.Age .p.Age}} {{ge .u.Age 30}} {{gt .u .u}}", "{{eq .u.Age 1.5}}", "{{eq}}", "{{index .n 0 | up}} {{index .n 2}}",
		"{{with older .u 1}}{{.Age}}{{end}}{{with .np}}x{{else}}none{{end}}", "{{range $i, $n := .n}}{{if $i}}, {{end}}{{$n}}{{end}}", "{{printf \"%s|%v|%+v|%#v\" .u .p .u .s}}", "{{html .e}} {{print .e .n}} {{len .n}} {{len .u}}", "{{- /* c */ -}} {{.u.Name}} {{- \"x\" -}} !", "{{block \"b\" .u}}{{.Age}}{{end}}",
		"{{.u.Name.X}}", "{{.u.name}}", "{{(index . \"u\").Admin}} {{not .u.Admin}} {{.p.Admin}}", "{{define \"r\"}}{{if lt .Age 33}}{{.Age}} {{template \"r\" (older . 1)}}{{end}}{{end}}{{template \"r\" .u}}", "{{\n\n.u.Missing}}", "a\nb{{.s.Area 1}}",
	} {
		run(text, data)
	}
	for _, o := range []string{"missingkey=zero", "missingkey=error", "missingkey=default"} {
		run("{{.a}} {{.b}} {{.b.Name}}", map[string]user{"a": ann}, o)
		run("{{.a.Name}} {{.b}}", map[string]any{"a": ann}, o)
		run("{{.b.Name}}", map[string]any{"a": ann}, o)
	}
	t := template.Must(template.New("main").Funcs(funcs).Delims("<<", ">>").Parse(`<<template "row" .>><<define "row">>[<<.Name>>]<<end>>`))
	fmt.Println(t.Execute(io.Discard, ann), t.ExecuteTemplate(broken{}, "row", ann), t.ExecuteTemplate(io.Discard, "no", ann))
	c := template.Must(t.Clone())
	template.Must(c.Parse(`<<define "row">>{<<older . 1>>}<<end>>`))
	var b strings.Builder
	fmt.Println(c.Execute(&b, ann), t.Execute(&b, ann), b.String())
	fmt.Println(template.New("empty").Execute(io.Discard, ann))
	for _, f := range []any{func() (int, user) { return 0, ann }, func(user) {}, 3, ann} {
		func() {
			defer func() { fmt.Println(recover()) }()
			template.New("x").Funcs(template.FuncMap{"f": f})
		}()
	}
}

// Output:
// {{older .u 3}} {{(older .u 3).Age}} {{.u.Age}} => {Ann true 33} 33 30
// {{older .p 1}} => {Bob false 21}
// {{older .np 1}} =>  !! template: f:1:8: executing "f" at <.np>: dereference of nil pointer of type main.user (false true f)
// {{older .s 1}} =>  !! template: f:1:8: executing "f" at <.s>: wrong type for value; expected main.user; got main.square (false true f)
// {{older .nil 1}} =>  !! template: f:1:8: executing "f" at <.nil>: wrong type for value; expected main.user; got interface {} (false true f)
// {{older 3 1}} =>  !! template: f:1:8: executing "f" at <3>: can't handle 3 for arg of type main.user (false true f)
// {{.u | older}} =>  !! template: f:1:7: executing "f" at <older>: wrong number of args for older: want 2 got 1 (false true f)
// {{3 | older .u}} => {Ann true 33}
// {{all}} {{all .u}} {{all .u .u .p}} => [] [Ann] [Ann Ann Bob]
// {{all .u .s}} =>  !! template: f:1:9: executing "f" at <.s>: wrong type for value; expected main.user; got main.square (false true f)
// {{area .s}} {{area (make 4)}} {{make 2 | area}} {{(make 5).Area}} {{(make 5).Side}} => 9 16 4 25 5
// {{area .u}} =>  !! template: f:1:7: executing "f" at <.u>: wrong type for value; expected main.shape; got main.user (false true f)
// {{area nil}} =>  !! template: f:1:2: executing "f" at <area nil>: error calling area: runtime error: invalid memory address or nil pointer dereference (false true f)
// {{any .u}} {{(any .u).Name}} {{kind .u}} {{kind .p}} {{kind (make 1)}} {{kind nil}} {{kind 1}} {{kind .n}} => {Ann true 30} Ann main.user *main.user main.square <nil> int main.names
// {{join (sorted .n) "-"}} {{sorted .n}} {{.n.Len}} {{join .n "+"}} => a-b [a b] 2 b+a
// {{join .u "-"}} =>  !! template: f:1:7: executing "f" at <.u>: wrong type for value; expected []string; got main.user (false true f)
// {{(ptr .u).Name}} {{ptr .u | deref}} {{(deref .p).Name}} {{((ptr .u).Grow 5).Age}} => Ann {Ann true 30} Bob 35
// {{deref .np}} =>  !! template: f:1:2: executing "f" at <deref .np>: error calling deref: runtime error: invalid memory address or nil pointer dereference (false true f)
// {{deref .u}} =>  !! template: f:1:8: executing "f" at <.u>: wrong type for value; expected *main.user; got main.user (false true f)
// {{err .e}} {{err .u}} => failure of e  !! template: f:1:17: executing "f" at <.u>: wrong type for value; expected error; got main.user (false true f)
// {{bad}} =>  !! template: f:1:2: executing "f" at <bad>: error calling bad: failure of bad (true true f)
// {{boom}} =>  !! template: f:1:2: executing "f" at <boom>: error calling boom: failure of boom (true true f)
// {{apply .f .u}} {{apply namer .p}} => Ann <Bob>
// {{call .f .u}} {{call namer .u}} {{call .f .s}} => Ann <Ann>  !! template: f:1:35: executing "f" at <call .f .s>: error calling call: arg 0: value has type main.square; should be main.user (false true f)
// {{call .f}} =>  !! template: f:1:2: executing "f" at <call .f>: error calling call: wrong number of args for .f: got 0 want 1 (false true f)
// {{call .u}} =>  !! template: f:1:2: executing "f" at <call .u>: error calling call: non-function .u of type main.user (false true f)
// {{call .nil}} =>  !! template: f:1:2: executing "f" at <call .nil>: error calling call: call of nil (false true f)
// {{sum 1 2.5 .s.Side}} => 6.5
// {{sum .u.Age}} =>  !! template: f:1:8: executing "f" at <.u.Age>: wrong type for value; expected float64; got int (false true f)
// {{.u.Name | up}} {{up .u}} => ANN  !! template: f:1:22: executing "f" at <.u>: wrong type for value; expected string; got main.user (false true f)
// {{.u.Greet .p}} {{.p.Greet .u}} => Ann greets Bob Bob greets Ann
// {{.u.Greet .s}} =>  !! template: f:1:11: executing "f" at <.s>: wrong type for value; expected main.user; got main.square (false true f)
// {{.u.Panic}} =>  !! template: f:1:4: executing "f" at <.u.Panic>: error calling Panic: greeting failed (false true f)
// {{.u.Fail}} =>  !! template: f:1:4: executing "f" at <.u.Fail>: error calling Fail: failure of Ann (true true f)
// {{.u.Two}} =>  !! template: f:1:4: executing "f" at <.u.Two>: invalid function signature for Two: second return value should be error; is int (false true f)
// {{.u.Nothing}} =>  !! template: f:1:4: executing "f" at <.u.Nothing>: function Nothing has 0 return values; should be 1 or 2 (false true f)
// {{.u.Index}} =>  !! template: f:1:4: executing "f" at <.u.Index>: error calling Index: runtime error: index out of range [30] with length 0 (false true f)
// {{.u.Grow 1}} =>  !! template: f:1:4: executing "f" at <.u.Grow>: can't evaluate field Grow in type interface {} (false true f)
// {{.p.Grow 1}} {{.p.Age}} => {Bob false 21} 21
// {{.np.Grow 1}} =>  !! template: f:1:5: executing "f" at <.np.Grow>: error calling Grow: runtime error: invalid memory address or nil pointer dereference (false true f)
// {{.np.Greet .u}} =>  !! template: f:1:5: executing "f" at <.np.Greet>: error calling Greet: value method main.user.Greet called using nil *user pointer (false true f)
// {{.np.Name}} =>  !! template: f:1:5: executing "f" at <.np.Name>: nil pointer evaluating interface {}.Name (false true f)
// {{.np}} => <nil>
// {{.none}} {{.none.x}} => <no value> <no value>
// {{if eq .u .u}}same{{end}} {{eq .u.Name "Ann" "x"}} {{eq .n .n}} => same true  !! template: f:1:54: executing "f" at <eq .n .n>: error calling eq: non-comparable type [b a]: main.names (false true f)
// {{eq .u .s}} => false
// {{eq .e .e}} {{ne .u (older .u 1)}} => true true
// {{lt .u.Age .p.Age}} {{ge .u.Age 30}} {{gt .u .u}} => false true  !! template: f:1:40: executing "f" at <gt .u .u>: error calling gt: invalid type for comparison (false true f)
// {{eq .u.Age 1.5}} =>  !! template: f:1:2: executing "f" at <eq .u.Age 1.5>: error calling eq: incompatible types for comparison: int and float64 (false true f)
// {{eq}} =>  !! template: f:1:2: executing "f" at <eq>: wrong number of args for eq: want at least 1 got 0 (false true f)
// {{index .n 0 | up}} {{index .n 2}} => B  !! template: f:1:22: executing "f" at <index .n 2>: error calling index: reflect: slice index out of range (false true f)
// {{with older .u 1}}{{.Age}}{{end}}{{with .np}}x{{else}}none{{end}} => 31none
// {{range $i, $n := .n}}{{if $i}}, {{end}}{{$n}}{{end}} => b, a
// {{printf "%s|%v|%+v|%#v" .u .p .u .s}} => {Ann %!s(bool=true) %!s(int=30)}|&{Bob false 21}|{Name:Ann Admin:true Age:30}|main.square{Side:3}
// {{html .e}} {{print .e .n}} {{len .n}} {{len .u}} => failure of e failure of e [b a] 2  !! template: f:1:41: executing "f" at <len .u>: error calling len: len of type main.user (false true f)
// {{- /* c */ -}} {{.u.Name}} {{- "x" -}} ! => Annx!
// {{block "b" .u}}{{.Age}}{{end}} => 30
// {{.u.Name.X}} =>  !! template: f:1:4: executing "f" at <.u.Name.X>: can't evaluate field X in type string (false true f)
// {{.u.name}} =>  !! template: f:1:4: executing "f" at <.u.name>: can't evaluate field name in type interface {} (false true f)
// {{(index . "u").Admin}} {{not .u.Admin}} {{.p.Admin}} => true false false
// {{define "r"}}{{if lt .Age 33}}{{.Age}} {{template "r" (older . 1)}}{{end}}{{end}}{{template "r" .u}} => 30 31 32␣
// {{
//
// .u.Missing}} =>  !! template: f:3:2: executing "f" at <.u.Missing>: can't evaluate field Missing in type interface {} (false true f)
// a
// b{{.s.Area 1}} => a
// b !! template: f:2:5: executing "f" at <.s.Area>: wrong number of args for Area: want 0 got 1 (false true f)
// {{.a}} {{.b}} {{.b.Name}} => {Ann true 30} { false 0}␣
// {{.a.Name}} {{.b}} => Ann <no value>
// {{.b.Name}} =>  !! template: f:1:4: executing "f" at <.b.Name>: nil pointer evaluating interface {}.Name (false true f)
// {{.a}} {{.b}} {{.b.Name}} => {Ann true 30}  !! template: f:1:9: executing "f" at <.b>: map has no entry for key "b" (false true f)
// {{.a.Name}} {{.b}} => Ann  !! template: f:1:14: executing "f" at <.b>: map has no entry for key "b" (false true f)
// {{.b.Name}} =>  !! template: f:1:4: executing "f" at <.b.Name>: map has no entry for key "b" (false true f)
// {{.a}} {{.b}} {{.b.Name}} => {Ann true 30} <no value> <no value>
// {{.a.Name}} {{.b}} => Ann <no value>
// {{.b.Name}} => <no value>
// <nil> failure of the writer template: no template "no" associated with template "main"
// <nil> <nil> {{Ann true 31}}[Ann]
// template: empty: "empty" is an incomplete or empty template
// invalid function signature for f: second return value should be error; is main.user
// function f has 0 return values; should be 1 or 2
// value for f not a function
// value for f not a function
