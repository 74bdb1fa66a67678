package generate

import "fmt"

// failures makes trees of errors, and asks them.
func (g *values) failures(t *shape, v *literal) {
	leaf := func() string {
		list := []string{"io.EOF", "errPlain", "codeErr(2)", "codeErr(3)", "&pathErr{\"p\", nil}", "&pathErr{\"q\", io.EOF}", "sameErr{\"s\"}", "errors.New(\"own\")", "nil", "asErr(4)", "listErr{codeErr(2), nil, io.EOF}"}
		if pointer, has := t.methods["Error"]; has && !pointer && !v.addr {
			list = append(list, "v", "v", "w")
		}
		return pick(&g.rand, list)
	}
	var tree func(depth int) string
	tree = func(depth int) string {
		if depth == 0 {
			return leaf()
		}
		switch g.n(7) {
		case 0:
			return "errors.Join(" + tree(depth-1) + ", " + tree(depth-1) + ")"
		case 1:
			return "fmt.Errorf(\"at %w\", " + tree(depth-1) + ")"
		case 2:
			return "fmt.Errorf(\"%w and %w: %v\", " + tree(depth-1) + ", " + leaf() + ", " + leaf() + ")"
		case 3:
			return "&pathErr{\"r\", " + tree(depth-1) + "}"
		case 4:
			return "listErr{" + tree(depth-1) + ", " + leaf() + "}"
		case 5:
			return "error(wrapErr{" + leaf() + "})"
		}
		return leaf()
	}
	g.line("try(\"tree\", func() {\nvar err error = errors.Join(%s, %s)\nfmt.Printf(\"%%v\\n\", err)", tree(3), tree(2))
	for range 2 + g.n(3) {
		switch g.n(6) {
		case 0, 1:
			g.line("try(\"is\", func() { fmt.Println(errors.Is(err, %s), errors.Is(err, %s)) })", leaf(), leaf())
		case 2:
			g.line("{\nvar path *pathErr\nvar code codeErr\nfmt.Println(errors.As(err, &path), errors.As(err, &code), code)\nif path != nil {\nfmt.Println(path.name, path.err != nil)\n}\n}")
		case 3:
			g.line("{\nvar is interface{ Is(error) bool }\nvar many interface{ Unwrap() []error }\nfmt.Println(errors.As(err, &is), errors.As(err, &many))\nif many != nil {\nfmt.Printf(\"%%T %%d\\n\", many, len(many.Unwrap()))\n}\n}")
		case 4:
			g.line("fmt.Printf(\"%%T %%v %%q %%s\\n\", errors.Unwrap(err), errors.Unwrap(fmt.Errorf(\"x %%w\", err)) == err, fmt.Errorf(\"y %%w\", err), err)")
		default:
			g.line("if to, ok := errors.AsType[%s](err); ok {\nfmt.Println(to)\n}", pick(&g.rand, []string{"codeErr", "*pathErr", "wrapErr", "sameErr", "listErr"}))
		}
		g.line("err = fmt.Errorf(\"more %%w\", err)")
	}
	g.line("})")
}

// templated shows values through a template.
func (g *values) templated(t *shape, v, w *literal) {
	if v.addr || w.addr {
		return
	}
	parts := []string{
		"{{.V}}", "{{range .L}}[{{.}}]{{else}}none{{end}}", "{{with .M.k}}{{.}}{{else}}no{{end}}", "{{printf \"%T %v\" .V .M}}", "{{len .L}}", "{{index .L 0}}",
		"{{if .V}}t{{else}}f{{end}}", "{{if and .V (not .W)}}t{{end}}", "{{eq .V .W}}", "{{kind .V}}", "{{.V | kind | printf \"%q\"}}", "{{range $i, $x := .L}}{{$i}}={{$x}};{{end}}",
		"{{range $k, $x := .M}}{{$k}}={{$x}};{{end}}", "{{.Any}}", "{{html .V}}", "{{js .V}}", "{{print .V .W 1}}", "{{$x := .V}}{{$x = .W}}{{$x}}", "{{define \"d\"}}<{{.}}>{{end}}{{template \"d\" .V}}",
		"{{slice .L 1}}", "{{call .F .V}}", "{{lt .V .W}}", "{{.V.Size}}", "{{.Both 3}}", "{{range .L}}{{if eq . $.V}}{{continue}}{{end}}x{{break}}{{end}}", "{{index .M \"k\"}}", "{{.M.none}}", "{{block \"b\" .W}}({{.}}){{end}}",
	}
	if t.under == "struct" && len(t.fields) > 0 {
		f := pick(&g.rand, t.fields)
		parts = append(parts, "{{.V."+f.name+"}}", "{{with .V."+f.name+"}}{{.}}{{end}}")
	}
	text := ""
	for range 2 + g.n(4) {
		text += pick(&g.rand, parts) + pick(&g.rand, []string{" ", "\n", " {{- \"\" }} "})
	}
	g.line("try(\"template\", func() {\ntm, err := template.New(\"t\").Funcs(template.FuncMap{\"kind\": kind[any]}).Parse(%s)\nif err != nil {\nfmt.Println(err)\nreturn\n}", fmt.Sprintf("%q", text))
	g.line("var out strings.Builder\nerr = tm.Execute(&out, paged[%s]{v, w, []%s{v, w}, map[string]%s{\"k\": w}, v, func(x %s) string { return kind(x) }})\nfmt.Println(out.String(), err)\n})", t.name, t.name, t.name, t.name)
}

// valuesTrees is what the scenes about errors and templates share.
const valuesTrees = `
var errPlain = errors.New("plain")

type codeErr int

func (c codeErr) Error() string { return fmt.Sprint("code ", int(c)) }

type pathErr struct {
	name string
	err  error
}

func (p *pathErr) Error() string { return fmt.Sprint(p.name, ": ", p.err) }
func (p *pathErr) Unwrap() error { return p.err }

type sameErr struct{ s string }

func (s sameErr) Error() string     { return s.s }
func (s sameErr) Is(to error) bool  { return to == error(errPlain) || to == error(codeErr(3)) }

type asErr int

func (asErr) Error() string { return "as" }
func (a asErr) As(to any) bool {
	if c, ok := to.(*codeErr); ok {
		*c = codeErr(a) * 10
	}
	_, ok := to.(*codeErr)
	return ok
}

type listErr []error

func (l listErr) Error() string   { return fmt.Sprint("list of ", len(l)) }
func (l listErr) Unwrap() []error { return l }

type wrapErr struct{ error }

func (w wrapErr) Unwrap() error { return w.error }

type paged[T any] struct {
	V, W T
	L    []T
	M    map[string]T
	Any  any
	F    func(T) string
}

func (p paged[T]) Both(n int) (string, error) {
	if n > len(p.L) {
		return "", codeErr(n)
	}
	return fmt.Sprint(p.V), nil
}
`
