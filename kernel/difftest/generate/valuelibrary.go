package generate

import "strings"

// shownBy is code that makes a text of x, a value of the scene's type, without addresses.
func shownBy(x string, v, w *literal) string {
	if v.addr || w.addr {
		return "kind(" + x + ")"
	}
	return "fmt.Sprint(" + x + ")"
}

// library gives values, and closures over them, to packages that call back.
func (g *values) library(t *shape, v, w *literal) {
	T := t.name
	text := func(x string) string { return shownBy(x, v, w) }
	g.line("{\nlist := []%s{v, w, zero[%s](), v}\ntext := func(x %s) string { return %s }\n_, _ = list, text", T, T, T, text("x"))
	switch g.n(14) {
	case 0:
		g.line("slices.SortStableFunc(list, func(a, b %s) int { return strings.Compare(text(a), text(b)) })", T)
		g.line("fmt.Println(each(list, text), slices.IndexFunc(list, func(x %s) bool { return text(x) == text(w) }))", T)
		g.line("list = slices.CompactFunc(list, func(a, b %s) bool { return text(a) == text(b) })\nfor chunk := range slices.Chunk(list, 2) {\nfmt.Println(len(chunk), text(chunk[0]))\n}", T)
	case 1:
		g.line("for i, x := range slices.Backward(list) {\nif i == %d {\nbreak\n}\nfmt.Println(i, text(x))\n}", g.n(4))
		g.line("fmt.Println(text(slices.MaxFunc(list, func(a, b %s) int { return len(text(a)) - len(text(b)) })), slices.ContainsFunc(list, func(x %s) bool { return reflect.DeepEqual(x, w) }))", T, T)
		g.line("at, ok := slices.BinarySearchFunc(list[:1], %q, func(x %s, to string) int { return strings.Compare(text(x), to) })\nfmt.Println(at, ok)", g.word(), T)
	case 2:
		g.line("m := maps.Collect(slices.All(list))\nmaps.DeleteFunc(m, func(i int, x %s) bool { return i > 1 && text(x) == text(v) })\nfmt.Println(slices.Sorted(maps.Keys(m)), maps.EqualFunc(m, maps.Clone(m), func(a, b %s) bool { return text(a) == text(b) }))", T, T)
		g.line("fmt.Println(slices.Sorted(func(yield func(string) bool) {\nfor x := range maps.Values(m) {\nif !yield(text(x)) {\nreturn\n}\n}\n}))")
	case 3:
		g.line("s := &ordered[%s]{list, func(a, b %s) bool { return text(a) < text(b) }}\nsort.Sort(sort.Reverse(s))\nfmt.Println(each(s.list, text), sort.IsSorted(s))\nsort.Stable(s)\nfmt.Println(each(list, text), sort.IsSorted(s))", T, T)
	case 4:
		g.line("h := &ordered[%s]{less: func(a, b %s) bool { return len(text(a)) < len(text(b)) || text(a) < text(b) }}\nfor _, x := range list {\nheap.Push(h, x)\n}\nh.list[0] = w\nheap.Fix(h, 0)\nfor h.Len() > 0 {\nfmt.Println(text(heap.Pop(h).(%s)))\n}", T, T, T)
	case 5:
		g.line("next, stop := iter.Pull2(slices.All(list))\nfor range %d {\ni, x, ok := next()\nfmt.Println(i, text(x), ok)\n}\nstop()\n_, x, ok := next()\nfmt.Println(text(x), ok)", 1+g.n(5))
	case 6:
		g.line("var u sink\nfmt.Fprintf(&u, \"%%T|%%s\", v, text(w))\nb := bufio.NewWriterSize(io.MultiWriter(&u, &u), 16)\nfmt.Fprintln(b, text(v))\nfmt.Println(b.Flush(), u.n, u.String())\nn, err := io.Copy(&u, io.TeeReader(&drip{text: text(v)}, &u))\nfmt.Println(n, err, u.n)")
	case 7:
		g.line("in := bufio.NewScanner(&drip{text: text(v) + \" \" + text(w) + \"\\n é x\"})\nin.Split(%s)\nfor in.Scan() {\nfmt.Printf(\"%%q \", in.Text())\n}\nfmt.Println(in.Err())", pick(&g.rand, []string{
			"bufio.ScanWords", "bufio.ScanLines", "bufio.ScanRunes", "func(b []byte, end bool) (int, []byte, error) {\nif len(b) > 2 || end && len(b) > 0 {\nn := min(3, len(b))\nreturn n, b[:n], nil\n}\nif end {\nreturn 0, nil, bufio.ErrFinalToken\n}\nreturn 0, nil, nil\n}",
			"func(b []byte, end bool) (int, []byte, error) {\nif i := bytes.IndexByte(b, ' '); i >= 0 {\nreturn i + 1, b[:i], nil\n}\nif end {\nreturn len(b), b, bufio.ErrFinalToken\n}\nreturn 0, nil, nil\n}",
		}))
	case 8:
		g.line("s := text(v) + %q\nn := 0\nfmt.Printf(\"%%q %%q %%d %%q\\n\", strings.Map(func(r rune) rune {\nif n++; n == 2 {\nreturn -1\n}\nreturn r + 1\n}, s), strings.FieldsFunc(s, func(r rune) bool { return r < '9' }), strings.IndexFunc(s, func(r rune) bool { return r > 'w' }), strings.TrimFunc(s, func(r rune) bool { return r != 'a' && r != '1' }))", g.word())
		g.line("for x := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == 'a' }) {\nfmt.Printf(\"%%q\", x)\n}\nfor x := range strings.SplitSeq(s, \" \") {\nfmt.Printf(\"%%q\", x)\nbreak\n}\nfmt.Println(n)")
	case 9:
		g.line("pool := sync.Pool{New: func() any { return v }}\nonce := sync.OnceValues(func() (%s, error) { fmt.Println(\"once\"); return w, io.EOF })\nx, err := once()\n_, _ = once()\nfmt.Println(text(x), err, text(pool.Get().(%s)))\nvar m sync.Map\nfor i, x := range list {\nm.LoadOrStore(&m, x)\n_ = i\n}\nm.Range(func(k, x any) bool {\nfmt.Println(text(x.(%s)))\nreturn k == nil\n})", T, T, T)
	case 10:
		g.line("re := regexp.MustCompile(%q)\nfmt.Printf(\"%%q %%q\\n\", re.ReplaceAllStringFunc(text(v), func(s string) string { return \"<\" + text(w) + s + \">\" }), strings.NewReplacer(\"a\", \"1\", \"1\", \"a\", \"\\\"\", \"'\").Replace(text(v)))", pick(&g.rand, []string{"[a-z]", "[0-9]+", "(.)b?", `\W`}))
		g.line("at := sort.Search(len(list), func(i int) bool { return len(text(list[i])) > %d })\nfmt.Println(at, slices.EqualFunc(list, []string{text(v)}, func(x %s, s string) bool { return text(x) == s }))", g.n(9), T)
	case 11:
		g.line("var buf bytes.Buffer\ntab := tabwriter.NewWriter(&buf, 2, 4, 1, '.', 0)\nfmt.Fprintf(tab, \"%%s\\t%%T\\t\\n%%s\\t%%d\\t\\n\", text(v), w, text(w), len(list))\nfmt.Println(tab.Flush(), buf.Len())\nfmt.Print(buf.String())")
		g.line("logger := slog.New(slog.NewTextHandler(&buf, &slog.HandlerOptions{ReplaceAttr: func(groups []string, a slog.Attr) slog.Attr {\nif a.Key == slog.TimeKey {\nreturn slog.Attr{}\n}\nreturn a\n}}))\nbuf.Reset()\nlogger.With(\"n\", len(list)).Info(\"m\", \"v\", %s, slog.Group(\"g\", \"w\", %s))\nfmt.Print(buf.String())", text("v"), loggable(v, w))
	case 12:
		if t.hashed() {
			g.line("try(\"set\", func() {\ns := set[%s]{}\ns.add(v, w, list[2])\nfmt.Println(len(s), s.has(v), s.has(w), len(s.minus(set[%s]{v: {}})))\nfmt.Println(cmp.Or(zero[%s](), v, w) == v, unique.Make(v) == unique.Make(w), slices.Index(list, w), len(slices.Compact(list)))\n})", T, T, T)
		} else {
			g.line("fmt.Println(len(slices.Concat(list, list[:1])), len(slices.Repeat(list, 2)), len(slices.Insert(list, 1, w, v)), cap(slices.Clip(list[:2])))")
		}
	default:
		g.constrained(t)
	}
	g.line("}")
}

// loggable is a value to log: itself where no address is shown.
func loggable(v, w *literal) string {
	if v.addr || w.addr {
		return "kind(w)"
	}
	return "w"
}

// constrained calls generic functions whose constraints have methods, and types that embed
// generic ones.
func (g *values) constrained(t *shape) {
	T := t.name
	g.line("u := nested[%s]{holder: holder[%s]{One: v}}\nu.Set(w)\nf := u.Get\nu.holder.Set(v)\nfmt.Println(text(f()), text(u.Get()), u.Ptr == u.holder.Ptr, text((*nested[%s]).Get(&u)))\nfmt.Printf(\"%%T %%T %%T\\n\", u, f, holder[holder[%s]]{}.Get)", T, T, T, T)
	for _, m := range []string{"Size", "String"} {
		pointer, has := t.methods[m]
		if !has {
			continue
		}
		call := strings.ToLower(m) + "Of"
		g.line("fmt.Println(%s[%s](w))", call, T)
		if !pointer && m == "String" {
			g.line("fmt.Println(texts(list), texts([]fmt.Stringer{v, list[1]}))")
		}
	}
	if t.hashed() {
		g.line("try(\"pair\", func() { fmt.Println(couple[%s, string]{v, \"a\"}.flip().flip() == couple[%s, string]{v, \"a\"}) })", T, T)
	}
}

// word is a short text.
func (g *values) word() string { return pick(&g.rand, []string{"", "a", "é", "b \xff", "10", "zz z"}) }

// valuesLibrary is what the scenes about the library share.
const valuesLibrary = `
type ordered[T any] struct {
	list []T
	less func(a, b T) bool
}

func (o *ordered[T]) Len() int           { return len(o.list) }
func (o *ordered[T]) Less(i, j int) bool { return o.less(o.list[i], o.list[j]) }
func (o *ordered[T]) Swap(i, j int)      { o.list[i], o.list[j] = o.list[j], o.list[i] }
func (o *ordered[T]) Push(x any)         { o.list = append(o.list, x.(T)) }
func (o *ordered[T]) Pop() any {
	x := o.list[len(o.list)-1]
	o.list = o.list[:len(o.list)-1]
	return x
}

type sink struct {
	strings.Builder
	n int
}

func (s *sink) Write(b []byte) (int, error) {
	s.n++
	return s.Builder.Write(b)
}

type drip struct {
	text string
	at   int
}

func (d *drip) Read(b []byte) (int, error) {
	if d.at == len(d.text) {
		return 0, io.EOF
	}
	n := copy(b, d.text[d.at:min(d.at+3, len(d.text))])
	d.at += n
	return n, nil
}

type set[T comparable] map[T]struct{}

func (s set[T]) add(list ...T) {
	for _, x := range list {
		s[x] = struct{}{}
	}
}

func (s set[T]) has(x T) bool { _, ok := s[x]; return ok }

func (s set[T]) minus(o set[T]) set[T] {
	out := maps.Clone(s)
	maps.DeleteFunc(out, func(x T, _ struct{}) bool { return o.has(x) })
	return out
}

type nested[T any] struct {
	holder[T]
	Deep *nested[T]
}

type couple[A, B comparable] struct {
	a A
	b B
}

func (c couple[A, B]) flip() couple[B, A] { return couple[B, A]{c.b, c.a} }

type sizer[T any] interface {
	*T
	Size() int
}

func sizeOf[T any, P sizer[T]](x T) int { return P(&x).Size() }

func stringOf[T any, P interface {
	*T
	fmt.Stringer
}](x T) string {
	f := P.String
	return f(&x)
}

func texts[S ~[]E, E fmt.Stringer](list S) (out []string) {
	for i := range list {
		f := E.String
		defer func() { out = append(out, f(list[i])) }()
	}
	return out
}
`
