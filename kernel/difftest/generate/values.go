package generate

import (
	"fmt"
	"go/format"
	"strings"
)

// values is the state of one program's making for [Values].
type values struct {
	rand
	out   strings.Builder
	types []*shape // declared, with instances of generic ones
	iface []*shape // declared interfaces
	local int      // of names
}

// Values returns a program about types and values: named types of every kind, with methods,
// embedding and type parameters; values of them printed, compared, converted, asserted, used
// as keys, written as JSON and read back, copied and changed through other names.
func Values(seed uint64) []byte {
	g := &values{rand: rand{seed}}
	g.declarations()
	g.out.WriteString(valuesPrelude)
	n := 3 + g.n(3)
	for i := range n {
		g.scene(i)
	}
	g.line("func main() {")
	for i := range n {
		g.line("scene%d()", i)
	}
	g.line("}")
	body := g.out.String() + valuesLibrary + valuesTrees + valuesInput
	list := imported(body, "bufio", "bytes", "cmp", "container/heap", "container/list", "container/ring", "context", "encoding/json", "errors", "flag", "fmt", "image", "image/color", "io", "io/fs", "iter", "log/slog",
		"maps", "math", "math/big", "net/url", "reflect", "regexp", "slices", "sort", "strings", "sync", "sync/atomic", "text/tabwriter", "text/template", "time", "unique")
	source := fmt.Sprintf("// Made by generate.Values(%d).\npackage main\n\n%s%s", seed, list, body)
	formatted, err := format.Source([]byte(source))
	if err != nil {
		panic(fmt.Sprintf("generate: seed %d gives a program that does not parse: %v\n%s", seed, err, source))
	}
	return formatted
}

func (g *values) line(format string, args ...any) { fmt.Fprintf(&g.out, format+"\n", args...) }

// name gives a name that no other variable has.
func (g *values) name(prefix string) string {
	g.local++
	return prefix + itoa(g.local)
}

// valuesPrelude is what every program has: generic helpers, and one that names panics.
const valuesPrelude = `
func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Printf("%s panics: %T %v\n", name, r, r)
		}
	}()
	f()
}

func zero[T any]() (z T) { return }

func same[T comparable](a, b T) bool { return a == b }

func each[T, U any](list []T, f func(T) U) []U {
	var out []U
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

func kind[T any](x T) string {
	switch any(x).(type) {
	case nil:
		return "nil"
	case error:
		return "error"
	case fmt.Stringer:
		return "Stringer"
	case fmt.Formatter:
		return "Formatter"
	case interface{ Size() int }:
		return "Size"
	case []T, map[string]T:
		return "of T"
	}
	switch any(&x).(type) {
	case interface{ Size() int }:
		return "*Size"
	case fmt.Stringer:
		return "*Stringer"
	}
	return fmt.Sprintf("%T", x)
}

type holder[T any] struct {
	One  T
	Many []T
	By   map[string]T ` + "`json:\"by,omitempty\"`" + `
	Ptr  *T
	Any  any
}

func (h holder[T]) Get() T   { return h.One }
func (h *holder[T]) Set(x T) { h.One, h.Ptr = x, &x }

func jsoned[T any](name string, x T) {
	b, err := json.Marshal(x)
	fmt.Printf("%s %s %v\n", name, b, err)
	var back T
	if err == nil {
		err = json.Unmarshal(b, &back)
		again, _ := json.Marshal(&back)
		fmt.Println(err, string(again) == string(b), reflect.DeepEqual(x, back))
	}
}
`
