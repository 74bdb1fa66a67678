// Templates over the script's own types: fields, methods, embedding, maps, slices, range.
package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"text/template"
	"time"
)

type money int

func (m money) String() string    { return fmt.Sprintf("%d.%02d", int(m)/100, int(m)%100) }
func (m money) Times(n int) money { return m * money(n) }
func (m *money) Double() money    { return *m * 2 }
func (m money) Over(x money) bool { return m > x }

type base struct {
	ID    int
	Label string
}

func (b base) Tag() string    { return fmt.Sprint("#", b.ID) }
func (b *base) Shout() string { return strings.ToUpper(b.Label) }

type item struct {
	base
	Price  money
	Tags   []tag
	Attrs  map[string]any
	Next   *item
	Err    error
	When   time.Time
	F      func(string, int) string
	Any    any
	hidden int
}

type tag string

type point struct{ X, Y float64 }

type grid [2][2]point

type table map[money]point

func (i item) Total(n int, extra ...int) money {
	t := i.Price * money(n)
	for _, e := range extra {
		t += money(e)
	}
	return t
}

func (i *item) Rename(s string) (*item, error) {
	if s == "" {
		return nil, errors.New("no name")
	}
	c := *i
	c.Label = s
	return &c, nil
}

func (i item) Iter(yield func(int, tag) bool) {
	for k, t := range i.Tags {
		if !yield(k, t) {
			return
		}
	}
}

func (i item) Seq() func(func(point) bool) {
	return func(yield func(point) bool) {
		_ = yield(point{1, 2}) && yield(point{3, 4})
	}
}

func run(text string, data any) {
	t, err := template.New("t").Parse(text)
	if err != nil {
		fmt.Println("parse:", err)
		return
	}
	var b strings.Builder
	err = t.Execute(&b, data)
	fmt.Printf("%s => %s", text, b.String())
	if err != nil {
		fmt.Print(" !! ", err)
	}
	fmt.Println()
}

func main() {
	it := item{base: base{7, "seven"}, Price: 1234, Tags: []tag{"a", "b<"}, Attrs: map[string]any{"p": point{1, 2}, "n": nil, "k": money(5)},
		Err: errors.New("oops"), When: time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC), Any: []point{{5, 6}},
		F: func(s string, n int) string { return strings.Repeat(s, n) }}
	it.Next = &item{base: base{8, "eight"}, Price: 5}
	for _, text := range []string{
		"{{.ID}} {{.Label}} {{.Tag}}", "{{.Shout}}", "{{.Price}} {{.Price.Times 2}} {{.Price.Double}}", "{{.base}}", "{{.hidden}}", "{{.None}}",
		"{{.Tags}} {{index .Tags 1}} {{len .Tags}} {{slice .Tags 1}}", "{{range .Tags}}<{{.}}>{{end}}", "{{range $i, $t := .Tags}}{{$i}}={{$t}} {{end}}",
		"{{.Attrs.p}} {{.Attrs.p.X}} {{.Attrs.k}} {{.Attrs.n}} {{.Attrs.zz}}", "{{.Attrs.zz.y}}", "{{range $k, $v := .Attrs}}{{$k}}:{{$v}};{{end}}", "{{index .Attrs \"p\"}} {{(index .Attrs \"p\").Y}}",
		"{{.Next.Label}} {{.Next.Shout}} {{.Next.Next}} {{.Next.Price.Double}}", "{{.Next.Next.Label}}", "{{.Next.Next.Tag}}", "{{with .Next}}{{.ID}}{{$.ID}}{{end}}",
		"{{.Err}} {{.When.Year}} {{.When.Format \"2006\"}}", "{{.Err.Error}}", "{{call .F \"ab\" 3}}", "{{.F}}", "{{.F \"a\" 1}}", "{{call .F 1 2}}", "{{call .F \"a\"}}",
		"{{.Any}} {{(index .Any 0).X}} {{range .Any}}{{.Y}}{{end}}", "{{.Total 3}} {{.Total 3 1 2}} {{3 | .Total}} {{2 | .Total 3 1}}", "{{.Total}}", "{{.Total \"x\"}}", "{{.Total 1.5}}", "{{.Total nil}}",
		"{{(.Rename \"new\").Label}}", "{{.Rename \"\"}}", "{{.Price.Over 3}} {{.Price.Over .Price}} {{.Price.Over .ID}}",
		"{{if .Next}}yes{{else}}no{{end}} {{if .Next.Next}}yes{{else}}no{{end}} {{if .Price}}p{{end}} {{if .When}}w{{end}} {{not .Tags}}",
		"{{range $k, $v := .Iter}}{{$k}}{{$v}} {{end}}", "{{range .Seq}}{{.}}{{end}}", "{{range $p := .Seq}}{{$p.X}}{{end}}", "{{range 3}}{{.}}{{end}}", "{{range .ID}}{{.}}{{end}}",
		"{{eq .Price 1234}} {{lt .Price 2000}} {{eq .ID 7 8}} {{eq .Label \"seven\"}} {{ne .Label .Tag}}", "{{eq .Price .Label}}", "{{lt .Next .Next}}", "{{eq .Next .Next}} {{eq .Next nil}} {{eq .Attrs.p .Attrs.p}}", "{{eq .Tags .Tags}}",
		"{{printf \"%v %d %T %q %+v\" .Price .Price .Price .Tags .base}}", "{{print .Price .Next.Price 3}} {{println .Price}}", "{{html .Tags}} {{js .Tags}} {{urlquery .Tags .Price}}", "{{.Tags | printf \"%s\" | html}}",
		"{{and .Price .Label}} {{or .Attrs.n .Price}} {{and .Attrs.n .Label}} {{or 0 \"\"}}", "{{$x := .Next}}{{$x.ID}}{{$x = .}}{{$x.ID}}", "{{template \"none\" .}}", "{{define \"d\"}}[{{.Label}}{{with .Next}} {{template \"d\" .}}{{end}}]{{end}}{{template \"d\" .}}",
		"{{range .Tags}}{{if eq . \"b<\"}}{{break}}{{end}}{{.}}{{else}}none{{end}}", "{{range .Next.Tags}}x{{else}}none{{end}}", "{{range .Tags}}{{continue}}x{{end}}", "{{range .Label}}{{end}}", "{{range .Price}}{{.}}{{break}}{{end}}",
		"{{.Price | .Next.Total}}", "{{1 | 2}}", "{{.Label 1}}", "{{.Attrs.p 1}}", "{{nil}}", "{{len .Next}} {{len 3}}", "{{index .Tags 9}}", "{{index .Tags \"a\"}}", "{{index .Label 1}}", "{{index .Next 1}}", "{{index .Attrs 1}}", "{{slice .Label 1 3}}", "{{slice .Tags 2 1}}",
		"{{.Next.Rename .Label | printf \"%v\"}}", "{{(.Price.Times 2).Times 3}}", "{{.ID.X}}", "{{$.Next.Next.ID}}", "{{\"a\".B}}", "{{template \"t\"}}", "{{undefined}}",
	} {
		run(text, it)
	}
	p := &it
	for _, text := range []string{"{{.Shout}} {{.Price.Double}} {{(.Rename \"x\").Label}}", "{{.Label}} {{.Next.Shout}}", "{{eq . .}}", "{{with $p := .Next}}{{$p.Label}}{{else with .Err}}{{.}}{{end}}"} {
		run(text, p)
		run(text, &p)
	}
	run("{{.}} {{index . 1}} {{index . 0 1}} {{(index . 1 1).X}} {{range .}}{{range .}}{{.X}} {{end}}{{end}} {{len .}}", grid{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}})
	run("{{slice . 0 1}}", grid{})
	run("{{slice . 0 1}}", &grid{})
	run("{{range $k, $v := .}}{{$k}}={{$v.X}} {{end}}{{index . 3}} {{len .}}", table{3: {1, 2}, 1: {3, 4}})
	run("{{.x}}", table{3: {1, 2}})
	run("{{.a.X}} {{.b}} {{.c.X}}", map[string]point{"a": {1, 2}})
	run("{{.a.X}} {{.b}} {{.c.X}}", map[string]*point{"a": {1, 2}})
	run("{{.}} {{.Over 3}} {{.Double}}", money(7))
	run("{{range .}}{{.}} {{.Double}} {{end}}", []money{1, 2})
	run("{{range .}}{{.}} {{end}}", map[string]money{"b": 1, "a": 2})
	run("{{.}} {{.X}}", (*point)(nil))
	run("{{.Tag}}", (*item)(nil))
	run("{{.Err}} {{.Any}} {{.When.IsZero}}", item{})
	run("{{.Err.Error}}", item{})
	run("{{.Shout}}", struct{ base }{base{1, "x"}})
	run("{{.ID}} {{.Tag}}", struct{ *base }{&base{1, "x"}})
	run("{{.ID}}", struct{ *base }{})
	fmt.Println(template.HTMLEscaper(tag("<"), money(3)), template.JSEscaper(tag("'")), template.URLQueryEscaper(tag("a b"), point{1, 2}))
	fmt.Println(template.IsTrue(money(0)))
	fmt.Println(template.IsTrue(point{}))
	template.Must(template.New("out").Parse("{{.X}}\n")).Execute(os.Stdout, point{9, 9})
}

// Output:
// {{.ID}} {{.Label}} {{.Tag}} => 7 seven #7
// {{.Shout}} =>  !! template: t:1:2: executing "t" at <.Shout>: can't evaluate field Shout in type main.item
// {{.Price}} {{.Price.Times 2}} {{.Price.Double}} => 12.34 24.68  !! template: t:1:38: executing "t" at <.Price.Double>: can't evaluate field Double in type main.money
// {{.base}} =>  !! template: t:1:2: executing "t" at <.base>: base is an unexported field of struct type main.item
// {{.hidden}} =>  !! template: t:1:2: executing "t" at <.hidden>: hidden is an unexported field of struct type main.item
// {{.None}} =>  !! template: t:1:2: executing "t" at <.None>: can't evaluate field None in type main.item
// {{.Tags}} {{index .Tags 1}} {{len .Tags}} {{slice .Tags 1}} => [a b<] b< 2 [b<]
// {{range .Tags}}<{{.}}>{{end}} => <a><b<>
// {{range $i, $t := .Tags}}{{$i}}={{$t}} {{end}} => 0=a 1=b<␣
// {{.Attrs.p}} {{.Attrs.p.X}} {{.Attrs.k}} {{.Attrs.n}} {{.Attrs.zz}} => {1 2} 1 0.05 <no value> <no value>
// {{.Attrs.zz.y}} => <no value>
// {{range $k, $v := .Attrs}}{{$k}}:{{$v}};{{end}} => k:0.05;n:<no value>;p:{1 2};
// {{index .Attrs "p"}} {{(index .Attrs "p").Y}} => {1 2} 2
// {{.Next.Label}} {{.Next.Shout}} {{.Next.Next}} {{.Next.Price.Double}} => eight EIGHT <nil> 0.10
// {{.Next.Next.Label}} =>  !! template: t:1:7: executing "t" at <.Next.Next.Label>: nil pointer evaluating *main.item.Label
// {{.Next.Next.Tag}} =>  !! template: t:1:7: executing "t" at <.Next.Next.Tag>: error calling Tag: runtime error: invalid memory address or nil pointer dereference
// {{with .Next}}{{.ID}}{{$.ID}}{{end}} => 87
// {{.Err}} {{.When.Year}} {{.When.Format "2006"}} => oops 2024 2024
// {{.Err.Error}} => oops
// {{call .F "ab" 3}} => ababab
// {{.F}} =>  !! template: t:1:2: executing "t" at <{{.F}}>: can't print {{.F}} of type func(string, int) string
// {{.F "a" 1}} =>  !! template: t:1:2: executing "t" at <.F>: F has arguments but cannot be invoked as function
// {{call .F 1 2}} =>  !! template: t:1:2: executing "t" at <call .F 1 2>: error calling call: arg 0: value has type int; should be string
// {{call .F "a"}} =>  !! template: t:1:2: executing "t" at <call .F "a">: error calling call: wrong number of args for .F: got 1 want 2
// {{.Any}} {{(index .Any 0).X}} {{range .Any}}{{.Y}}{{end}} => [{5 6}] 5 6
// {{.Total 3}} {{.Total 3 1 2}} {{3 | .Total}} {{2 | .Total 3 1}} => 37.02 37.05 37.02 37.05
// {{.Total}} =>  !! template: t:1:2: executing "t" at <.Total>: wrong number of args for Total: want at least 1 got 0
// {{.Total "x"}} =>  !! template: t:1:9: executing "t" at <"x">: expected integer; found "x"
// {{.Total 1.5}} =>  !! template: t:1:9: executing "t" at <1.5>: expected integer; found 1.5
// {{.Total nil}} =>  !! template: t:1:9: executing "t" at <nil>: cannot assign nil to int
// {{(.Rename "new").Label}} =>  !! template: t:1:3: executing "t" at <.Rename>: can't evaluate field Rename in type main.item
// {{.Rename ""}} =>  !! template: t:1:2: executing "t" at <.Rename>: can't evaluate field Rename in type main.item
// {{.Price.Over 3}} {{.Price.Over .Price}} {{.Price.Over .ID}} => true false  !! template: t:1:55: executing "t" at <.ID>: wrong type for value; expected main.money; got int
// {{if .Next}}yes{{else}}no{{end}} {{if .Next.Next}}yes{{else}}no{{end}} {{if .Price}}p{{end}} {{if .When}}w{{end}} {{not .Tags}} => yes no p w false
// {{range $k, $v := .Iter}}{{$k}}{{$v}} {{end}} =>  !! template: t:1:18: executing "t" at <.Iter>: wrong number of args for Iter: want 1 got 0
// {{range .Seq}}{{.}}{{end}} => {1 2}{3 4}
// {{range $p := .Seq}}{{$p.X}}{{end}} => 13
// {{range 3}}{{.}}{{end}} => 012
// {{range .ID}}{{.}}{{end}} => 0123456
// {{eq .Price 1234}} {{lt .Price 2000}} {{eq .ID 7 8}} {{eq .Label "seven"}} {{ne .Label .Tag}} => true true true true true
// {{eq .Price .Label}} =>  !! template: t:1:2: executing "t" at <eq .Price .Label>: error calling eq: incompatible types for comparison: main.money and string
// {{lt .Next .Next}} =>  !! template: t:1:2: executing "t" at <lt .Next .Next>: error calling lt: invalid type for comparison
// {{eq .Next .Next}} {{eq .Next nil}} {{eq .Attrs.p .Attrs.p}} => true false true
// {{eq .Tags .Tags}} =>  !! template: t:1:2: executing "t" at <eq .Tags .Tags>: error calling eq: non-comparable type [a b<]: []main.tag
// {{printf "%v %d %T %q %+v" .Price .Price .Price .Tags .base}} =>  !! template: t:1:54: executing "t" at <.base>: base is an unexported field of struct type main.item
// {{print .Price .Next.Price 3}} {{println .Price}} => 12.34 0.05 3 12.34
//
// {{html .Tags}} {{js .Tags}} {{urlquery .Tags .Price}} => [a b&lt;] [a b\u003C] %5Ba+b%3C%5D+12.34
// {{.Tags | printf "%s" | html}} => [a b&lt;]
// {{and .Price .Label}} {{or .Attrs.n .Price}} {{and .Attrs.n .Label}} {{or 0 ""}} => seven 12.34 <no value>␣
// {{$x := .Next}}{{$x.ID}}{{$x = .}}{{$x.ID}} => 87
// {{template "none" .}} =>  !! template: t:1:11: executing "t" at <{{template "none" .}}>: template "none" not defined
// {{define "d"}}[{{.Label}}{{with .Next}} {{template "d" .}}{{end}}]{{end}}{{template "d" .}} => [seven [eight]]
// {{range .Tags}}{{if eq . "b<"}}{{break}}{{end}}{{.}}{{else}}none{{end}} => a
// {{range .Next.Tags}}x{{else}}none{{end}} => none
// {{range .Tags}}{{continue}}x{{end}} =>␣
// {{range .Label}}{{end}} =>  !! template: t:1:8: executing "t" at <.Label>: range can't iterate over seven
// {{range .Price}}{{.}}{{break}}{{end}} => 0.00
// {{.Price | .Next.Total}} =>  !! template: t:1:16: executing "t" at <.Next.Total>: wrong type for value; expected int; got main.money
// parse: template: t:1: non executable command in pipeline stage 2
// {{.Label 1}} =>  !! template: t:1:2: executing "t" at <.Label>: Label has arguments but cannot be invoked as function
// {{.Attrs.p 1}} =>  !! template: t:1:8: executing "t" at <.Attrs.p>: p is not a method but has arguments
// {{nil}} =>  !! template: t:1:2: executing "t" at <nil>: nil is not a command
// {{len .Next}} {{len 3}} =>  !! template: t:1:2: executing "t" at <len .Next>: error calling len: len of type main.item
// {{index .Tags 9}} =>  !! template: t:1:2: executing "t" at <index .Tags 9>: error calling index: index out of range: 9
// {{index .Tags "a"}} =>  !! template: t:1:2: executing "t" at <index .Tags "a">: error calling index: cannot index slice/array with type string
// {{index .Label 1}} => 101
// {{index .Next 1}} =>  !! template: t:1:2: executing "t" at <index .Next 1>: error calling index: can't index item of type main.item
// {{index .Attrs 1}} =>  !! template: t:1:2: executing "t" at <index .Attrs 1>: error calling index: value has type int; should be string
// {{slice .Label 1 3}} => ev
// {{slice .Tags 2 1}} =>  !! template: t:1:2: executing "t" at <slice .Tags 2 1>: error calling slice: invalid slice index: 2 > 1
// {{.Next.Rename .Label | printf "%v"}} => &{{8 seven} 0.05 [] map[] <nil> <nil> 0001-01-01 00:00:00 +0000 UTC <nil> <nil> 0}
// {{(.Price.Times 2).Times 3}} => 74.04
// {{.ID.X}} =>  !! template: t:1:5: executing "t" at <.ID.X>: can't evaluate field X in type int
// {{$.Next.Next.ID}} =>  !! template: t:1:3: executing "t" at <$.Next.Next.ID>: nil pointer evaluating *main.item.ID
// parse: template: t:1: unexpected . after term "\"a\""
// {{template "t"}} =>  !! template: t:1:11: executing "t" at <{{template "t"}}>: exceeded maximum template depth (100000)
// parse: template: t:1: function "undefined" not defined
// {{.Shout}} {{.Price.Double}} {{(.Rename "x").Label}} => SEVEN 24.68 x
// {{.Shout}} {{.Price.Double}} {{(.Rename "x").Label}} => SEVEN 24.68 x
// {{.Label}} {{.Next.Shout}} => seven EIGHT
// {{.Label}} {{.Next.Shout}} => seven EIGHT
// {{eq . .}} => true
// {{eq . .}} => true
// {{with $p := .Next}}{{$p.Label}}{{else with .Err}}{{.}}{{end}} => eight
// {{with $p := .Next}}{{$p.Label}}{{else with .Err}}{{.}}{{end}} => eight
// {{.}} {{index . 1}} {{index . 0 1}} {{(index . 1 1).X}} {{range .}}{{range .}}{{.X}} {{end}}{{end}} {{len .}} => [[{1 2} {3 4}] [{5 6} {7 8}]] [{5 6} {7 8}] {3 4} 7 1 3 5 7  2
// {{slice . 0 1}} =>  !! template: t:1:2: executing "t" at <slice . 0 1>: error calling slice: reflect.Value.Slice: slice of unaddressable array
// {{slice . 0 1}} => [[{0 0} {0 0}]]
// {{range $k, $v := .}}{{$k}}={{$v.X}} {{end}}{{index . 3}} {{len .}} => 0.01=3 0.03=1 {1 2} 2
// {{.x}} =>  !! template: t:1:2: executing "t" at <.x>: can't evaluate field x in type main.table
// {{.a.X}} {{.b}} {{.c.X}} => 1 <no value> <no value>
// {{.a.X}} {{.b}} {{.c.X}} => 1 <no value> <no value>
// {{.}} {{.Over 3}} {{.Double}} => 0.07 true  !! template: t:1:20: executing "t" at <.Double>: can't evaluate field Double in type main.money
// {{range .}}{{.}} {{.Double}} {{end}} => 0.01 0.02 0.02 0.04␣
// {{range .}}{{.}} {{end}} => 0.02 0.01␣
// {{.}} {{.X}} => <nil>  !! template: t:1:8: executing "t" at <.X>: nil pointer evaluating *main.point.X
// {{.Tag}} =>  !! template: t:1:2: executing "t" at <.Tag>: error calling Tag: runtime error: invalid memory address or nil pointer dereference
// {{.Err}} {{.Any}} {{.When.IsZero}} => <nil> <no value> true
// {{.Err.Error}} =>  !! template: t:1:6: executing "t" at <.Err.Error>: nil pointer evaluating error.Error
// {{.Shout}} =>  !! template: t:1:2: executing "t" at <.Shout>: can't evaluate field Shout in type struct { main.base }
// {{.ID}} {{.Tag}} => 1 #1
// {{.ID}} =>  !! template: t:1:2: executing "t" at <.ID>: reflect: indirection through nil pointer to embedded struct field base
// &lt;0.03 \' a+b%7B1+2%7D
// false true
// true true
// 9
