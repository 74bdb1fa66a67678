package generate

import (
	"fmt"
	"strings"
)

var valueVerbs = []string{"%v", "%+v", "%#v", "%T", "%d", "%x", "%X", "%q", "%s", "%t", "%e", "%g", "%b", "%o", "%c", "%U", "% x", "%#x", "%08d", "%-8v|", "%8.2v", "%+d", "%+q", "%#q", "%6.2f", "%O", "%z", "%w"}

// scene writes a function about values of one type.
func (g *values) scene(i int) {
	t := pick(&g.rand, g.types)
	if g.chance(25) {
		t = g.composite(2)
	}
	g.line("func scene%d() {", i)
	if g.chance(20) {
		g.line("type Local %s", t.name)
		t = &shape{name: "Local", under: t.under, basic: t.basic, elem: t.elem, key: t.key, length: t.length, fields: t.fields, methods: map[string]bool{}}
	}
	k := g.n(9)
	v, w := g.value(t, 3, k), g.value(t, 3, g.n(9))
	if g.chance(30) {
		w = v
	}
	g.line("var v, w %s = %s, %s\n_, _ = v, w", t.name, v.code, w.code)
	for range 5 + g.n(5) {
		g.step(t, &v, &w)
	}
	g.line("}\n")
}

func (g *values) step(t *shape, v, w *literal) {
	verbs := func(n int) string {
		var b strings.Builder
		for range n {
			b.WriteString(g.verb() + " ")
		}
		return b.String()
	}
	show := func(args ...string) {
		if v.addr || w.addr {
			g.line("fmt.Printf(\"%%T %%v\\n\", %s, kind(%s))", args[0], args[0])
			return
		}
		n := 2 + g.n(3)
		f := verbs(n)
		for _, a := range args {
			g.line("fmt.Printf(%q+\"\\n\"%s)", f, strings.Repeat(", "+a, n))
		}
	}
	switch g.n(30) {
	case 24, 25, 26:
		g.line("try(\"decode\", func() {")
		g.decoding(t, v, w)
		g.line("})")
	case 27, 28:
		g.scanning(t)
	case 29:
		g.flags(t)
	case 16, 17, 18, 19:
		g.library(t, v, w)
	case 20, 21:
		g.failures(t, v)
	case 22, 23:
		g.templated(t, v, w)
	case 0:
		if t.basic == "" && t.under != "pointer" && t.under != "any" && t.under != "iface" && t.under != "error" {
			show("v", "&v")
		} else {
			show("v", "w")
		}
	case 1:
		show("[]"+t.name+"{v, w}", fmt.Sprintf("map[string]%s{\"k\": v, \"l\": w}", t.name))
	case 2:
		show(fmt.Sprintf("struct{F %s; g any; H []any}{v, w, []any{v, nil}}", t.name), "[1]any{v}")
	case 3:
		show("holder["+t.name+"]{One: v, Many: []"+t.name+"{w}, Any: v}", "holder[any]{One: w}")
	case 4:
		g.line("fmt.Printf(\"%%T %%T %%T %%T\\n\", zero[%s], each[%s, []%s], holder[%s].Get, (*holder[*%s]).Set)", t.name, t.name, t.name, t.name, t.name)
		g.line("fmt.Println(kind(v), kind(&v), kind([]%s{v}), kind(zero[%s]()), kind(zero[*%s]()))", t.name, t.name, t.name)
	case 5:
		g.line("try(\"any\", func() { fmt.Println(any(v) == any(w), any(v) != any(v), any(v) == any(&v)) })")
		if t.hashed() {
			g.line("try(\"same\", func() { fmt.Println(v == w, same(v, w), [2]%s{v, w} == [2]%s{w, v}, struct{a %s; b int}{v, 1} == struct{a %s; b int}{v, 2}) })", t.name, t.name, t.name, t.name)
		}
	case 6:
		g.line("try(\"keys\", func() { m := map[any]int{}; m[v]++; m[w]++; m[any(v)]++; m[nil]++; fmt.Println(len(m), m[v], m[&v]) })")
		if t.hashed() {
			g.line("try(\"key\", func() { m := map[%s]int{v: 1}; m[w] += 2; delete(m, v); _, ok := m[w]; fmt.Println(len(m), m[w], ok) })", t.name)
		}
	case 7:
		g.assertions(t)
	case 8, 9:
		g.line("try(\"json\", func() { jsoned(\"v\", v); jsoned(\"&v\", &v); jsoned(\"many\", map[string][]%s{\"w\": {v, w}}) })", t.name)
		if g.chance(50) {
			g.line("try(\"json\", func() { jsoned(\"holder\", holder[%s]{One: v, By: map[string]%s{\"a\": w}, Ptr: &w}) })", t.name, t.name)
		}
	case 10:
		g.line("fmt.Println(reflect.DeepEqual(v, w), reflect.DeepEqual(v, v), reflect.DeepEqual([]%s{v}, []%s{w}), reflect.DeepEqual(any(v), any(&v)))", t.name, t.name)
	case 11:
		g.copies(t, v, w)
	case 12:
		g.conversions(t)
	case 13:
		g.calls(t)
	case 14:
		g.containers(t, v)
	case 15:
		if !v.addr && !w.addr {
			g.line("fmt.Println(fmt.Sprint(v, w, \"s\", v), fmt.Sprintln(v, w), fmt.Sprint(1, v), fmt.Errorf(\"%%v %%d %%w\", v, w, v))")
		}
	}
}

// assertions asks for the dynamic type in many ways.
func (g *values) assertions(t *shape) {
	seen := map[string]bool{}
	g.line("for i, x := range []any{v, &v, []%s{v}, struct{ A %s }{w}, nil} {\nswitch x.(type) {", t.name, t.name)
	for range 5 {
		c := g.any(1)
		if g.chance(30) {
			c = t
		}
		name := pick(&g.rand, []string{"", "*", "[]"}) + c.name
		if c.under == "any" || seen[name] || strings.Contains(name, "byte") {
			continue
		}
		seen[name] = true
		g.line("case %s:\nfmt.Println(i, %q)", name, name)
	}
	g.line("case interface{ Size() int }:\nfmt.Println(i, \"Size\")\ndefault:\nfmt.Printf(\"%%d %%T\\n\", i, x)\n}")
	to := pick(&g.rand, []string{g.any(1).name, "fmt.Stringer", "error", "Sized", "*" + t.name, "interface{ size() }", "interface{ MarshalText() ([]byte, error); Size() int }"})
	g.line("try(\"assert\", func() { y := x.(%s); fmt.Printf(\"%%T\\n\", any(y)) })\n}", to)
}

// copies changes a copy, or the value through a pointer.
func (g *values) copies(t *shape, v, w *literal) {
	name := g.name("c")
	g.line("%s := v\np%s := &%s\n_ = p%s", name, name, name, name)
	switch {
	case t.under == "struct" && len(t.fields) > 0:
		f := pick(&g.rand, t.fields)
		x := g.value(f.typ, 1, g.n(9))
		g.line("p%s.%s = %s", name, f.name, x.code)
		v.addr = v.addr || x.addr
	case t.under == "array" && t.length > 0, t.under == "slice":
		g.line("if len(%s) > 0 {\n%s[0] = zero[%s]()\n}", name, name, t.elem.name)
	case t.under == "map":
		k := g.value(t.key, 1, 2)
		e := g.value(t.elem, 1, 1)
		g.line("if %s != nil {\ntry(\"set\", func() { %s[%s] = %s })\n}", name, name, k.code, e.code)
		v.addr, w.addr = v.addr || k.addr || e.addr, w.addr || k.addr || e.addr
		g.line("fmt.Println(len(%s), len(v))", name)
		return
	case t.basic != "" && t.basic != "bool":
		g.line("*p%s += v", name)
	}
	g.line("fmt.Println(reflect.DeepEqual(%s, v))", name)
	if !v.addr && !w.addr {
		g.line("fmt.Println(v, %s)\nfmt.Printf(\"%%+v %%#v\\n\", %s, v)", name, name)
	}
}

// conversions goes to the underlying type, another of the same, and among numbers.
func (g *values) conversions(t *shape) {
	if t.basic == "" {
		return
	}
	switch b := t.basic; {
	case b == "string":
		g.line("fmt.Println([]byte(v), []rune(v), len(v), string(v)+\"x\", v+v > w)\nfor i, r := range v {\nfmt.Print(i, r, \" \")\n}\nfmt.Println()")
	case b == "bool":
		g.line("fmt.Println(bool(v) && !bool(w), v != w)")
	case strings.HasPrefix(b, "complex"):
		g.line("fmt.Println(real(v), imag(w), complex64(v), complex128(v*w)+1, v == w, -v)")
	case strings.HasPrefix(b, "float"):
		g.line("fmt.Println(float32(v), float64(v)*3, v/w, v < w, -v, v == w, min(v, w), max(v, w))")
		g.line("if v > -1e6 && v < 1e6 {\nfmt.Println(int(v), int64(v))\n}")
	default:
		u := pick(&g.rand, shapes[:13])
		for u.basic == "uintptr" {
			u = pick(&g.rand, shapes[:13])
		}
		g.line("fmt.Println(%s(v), float64(w), v+w, v-w, v*w, v&^w, v|w<<3, v>>1, ^v, -v, uint8(v), int16(w), string(rune(v&127)))", u.name)
		g.line("try(\"divide\", func() { fmt.Println(v/w, v%%w) })")
	}
	for _, o := range g.types {
		if o.basic == t.basic && o != t {
			g.line("fmt.Printf(\"%%T %%v\\n\", %s(v), %s(w))", o.name, o.name)
			break
		}
	}
}

// calls calls methods in each way there is.
func (g *values) calls(t *shape) {
	if strings.HasPrefix(t.name, "G") {
		x := g.name("s")
		g.line("%s, _ := v.Swap(w.Val)\nfmt.Println(reflect.DeepEqual(%s.Val, w.Val), reflect.DeepEqual(%s.Key, v.Key))\nfmt.Printf(\"%%T %%T\\n\", v.Swap, %s.Swap)", x, x, x, t.name)
	}
	for _, m := range []string{"Size", "String", "Error", "GoString"} {
		pointer, has := t.methods[m]
		if !has {
			continue
		}
		f := g.name("f")
		g.line("%s := v.%s\nfmt.Println(v.%s(), %s(), (&v).%s(), (*%s).%s(&w))", f, m, m, f, m, t.name, m)
		if !pointer {
			g.line("fmt.Println(%s.%s(v))\nfmt.Printf(\"%%T\\n\", %s.%s)", t.name, m, t.name, m)
		}
	}
	if pointer, has := t.methods["Error"]; has && !pointer {
		g.line("{\nvar to %s\nerr := fmt.Errorf(\"at %%w\", v)\nfmt.Println(errors.As(err, &to), reflect.DeepEqual(to, v))\ntry(\"is\", func() { fmt.Println(errors.Is(err, w), errors.Unwrap(err) == any(v)) })\ntry(\"throw\", func() { panic(v) })\n}", t.name)
	}
}

// containers passes values through channels and the containers of the library.
func (g *values) containers(t *shape, v *literal) {
	switch g.n(5) {
	case 0:
		g.line("{\nch := make(chan %s, 2)\nch <- v\nch <- w\nclose(ch)\nfor x := range ch {\nfmt.Println(reflect.DeepEqual(x, v), kind(x))\n}\nx, ok := <-ch\nfmt.Println(reflect.DeepEqual(x, zero[%s]()), ok)\n}", t.name, t.name)
	case 1:
		g.line("{\nvar m sync.Map\ntry(\"store\", func() { m.Store(v, w); x, ok := m.Load(any(v)); fmt.Printf(\"%%T %%v\\n\", x, ok) })\n}")
	case 2:
		g.line("{\nl := list.New()\nl.PushBack(v)\nl.PushFront(&v)\nfmt.Printf(\"%%T %%T\\n\", l.Front().Value, l.Back().Value)\n_, ok := l.Back().Value.(%s)\nfmt.Println(ok)\n}", t.name)
	case 3:
		g.line("{\nvar a atomic.Value\ntry(\"atomic\", func() { a.Store(v); a.Store(w); fmt.Println(reflect.DeepEqual(a.Load(), any(w))); a.Store(&v) })\n}")
	case 4:
		g.line("try(\"context\", func() {\nctx := context.WithValue(context.Background(), any(v), w)\nfmt.Println(ctx.Value(v) != nil, ctx.Value(&v) == nil)\n})")
	}
	if !v.addr {
		g.line("fmt.Println(each([]%s{v, zero[%s]()}, func(x %s) string { return fmt.Sprint(x) }))", t.name, t.name, t.name)
	}
}
