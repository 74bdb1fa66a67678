package check

import (
	"strings"
	"testing"
)

// TestRefusedImportAlone: whatever is taken from a refused package, the only fault is the import.
func TestRefusedImportAlone(t *testing.T) {
	for _, src := range []string{
		`import "net"; func main() { c, err := net.Dial("", ""); if err != nil { return }; c.Close() }`,
		`import "net"; func main() {}`,
		`import "example.org/go-bar"; func main() { bar.F(1); var x bar.T; _ = x }`,
		`import "gopkg.in/yaml.v3"; type T struct{ n yaml.Node }; func main() { var t T; yaml.Marshal(t.n.Kind) }`,
		`import . "net"; func main() { c, err := Dial("", ""); _, _ = c, err }`,
		`import x "net"; func main() { x.Dial("", "") }`,
		`import _ "net"; func main() {}`,
		`import "net"; type T struct{ net.Conn }; func main() { var t T; t.Close(); t.n() }; func (T) n() {}`,
		`import "net"; type T struct{ *net.TCPConn }; type C interface{ Close() error }; func main() { var c C = T{}; c.Close() }`,
		`import "net"; type T interface{ net.Conn; M() }; func main() { var t T; t.Close(); t.M() }`,
		`import "net"; func f(a net.Addr) string { for i := range a.List() { return i }; return a.String() }; func main() { f(nil) }`,
		`import "net"; func main() { switch e := net.X().(type) { case *net.OpError: _ = e.Op; case nil: } }`,
		`import "net"; var m = net.M{"a": {}, "b": {{1}}}; func main() { _ = m }`,
		`import "net"; const c = net.FlagUp | 1; var a [c]int; func main() { a[0] = 1; _ = len(a) }`,
	} {
		_, faults := File("x.go", []byte("package main\n"+src+"\n"))
		if len(faults) != 1 || !faults.Refused() || faults[0].Kind != "import" && faults[0].Kind != "package" {
			t.Errorf("%s:\n%v", src, faults)
		}
	}
}

// TestErrorsBesideARefusedImport: what is wrong on its own is still said.
func TestErrorsBesideARefusedImport(t *testing.T) {
	for src, want := range map[string]string{
		`import "net"; func main() { net.Dial("", ""); var s string = 1; _ = s }`:            "cannot use 1",
		`import "net"; func main() { net.Dial("", ""); x := 1 }`:                             "declared and not used: x",
		`import "net"; func main() { net.Dial("", ""); y() }`:                                "undefined: y",
		`import "net"; func main() { net.Dial("", ""); z.F() }`:                              "undefined: z",
		`import ("net"; "fmt"); func main() { net.Dial("", "") }`:                            `"fmt" imported and not used`,
		`import "net"; type T struct{}; func main() { net.Dial("", ""); var t T; t.Gone() }`: "no field or method Gone",
	} {
		_, faults := File("x.go", []byte("package main\n"+src+"\n"))
		if len(faults) != 2 || faults.Refused() || !strings.Contains(faults.Error(), want) {
			t.Errorf("%s: want also %q, got\n%v", src, want, faults)
		}
	}
}
