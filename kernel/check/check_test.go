package check

import (
	"os"
	"path/filepath"
	"testing"

	"galley/kernel/symbols/policy"
)

func TestEveryPackageImports(t *testing.T) {
	for _, path := range policy.Standard {
		src := "package main\n\nimport _ " + `"` + path + `"` + "\n\nfunc main() {}\n"
		if _, faults := File("x.go", []byte(src)); len(faults) > 0 {
			t.Errorf("%s: %v", path, faults)
		}
	}
}

func TestNamesOfOpenPackages(t *testing.T) {
	for _, test := range []struct{ src, want string }{
		{"package main\n\nimport \"os\"\n\nfunc main() { os.Remove(\"x\") }\n", "x.go:5:18: os.Remove is not available to scripts"},
		{"package main\n\nimport \"os\"\n\nfunc main() { _ = os.Getenv }\n", "x.go:5:22: os.Getenv is not available to scripts"},
		{"package main\n\nimport . \"os\"\n\nfunc main() { Remove(\"x\") }\n", "x.go:5:15: os.Remove is not available to scripts"},
		{"package main\n\nimport \"net\"\n\nfunc main() { net.Dial(\"\", \"\") }\n", "x.go:3:8: package \"net\" is not available to scripts"},
		{"package p\n\nimport \"time\"\n\nvar T = time.Now()\n", "x.go:5:14: time.Now gives another result in every run"},
		{"package main\n\nimport \"log\"\n\nfunc main() { log.SetFlags(log.Llongfile) }\n", "x.go:5:32: log.Llongfile is not available to scripts"},
	} {
		_, faults := File("x.go", []byte(test.src))
		if len(faults) != 1 || len(faults[0].Error()) < len(test.want) || faults[0].Error()[:len(test.want)] != test.want || !faults[0].Refused {
			t.Errorf("got %v, want %s", faults, test.want)
		}
	}
	ok := "package main\n\nimport \"time\"\n\nfunc main() { _ = time.Now() }\n"
	if _, faults := File("x.go", []byte(ok)); len(faults) > 0 {
		t.Errorf("a package main may ask the time: %v", faults)
	}
}

func BenchmarkFile(b *testing.B) {
	src := []byte("package main\n\nimport (\n\t\"fmt\"\n\t\"sort\"\n\t\"strings\"\n)\n\nfunc main() {\n\ts := strings.Fields(\"b a\")\n\tsort.Strings(s)\n\tfmt.Println(s)\n}\n")
	for b.Loop() {
		if _, faults := File("x.go", src); len(faults) > 0 {
			b.Fatal(faults)
		}
	}
}

// FuzzCheck checks that no bytes make File panic.
func FuzzCheck(f *testing.F) {
	f.Add([]byte("package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(1) }\n"))
	f.Add([]byte("package main\n\nimport \"slices\"\n\nfunc main() { slices.Sort([]int{2, 1}) }\n"))
	f.Add([]byte("package main\n\ntype T[P any] struct{ next *T[P] }\n\nfunc main() { var t T[int]; _ = t }\n"))
	files, _ := filepath.Glob("../../analyses/*/*.go")
	for _, name := range files {
		if src, err := os.ReadFile(name); err == nil {
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		c, faults := File("x.go", src)
		if len(faults) == 0 && c.Pkg == nil {
			t.Error("no package and no faults")
		}
	})
}

// TestSizes: of package unsafe the script has the constants, and nothing else.
func TestSizes(t *testing.T) {
	for body, refused := range map[string]bool{
		`import "unsafe"; var x struct{ a int8; b int64 }; func main() { println(unsafe.Sizeof(x), unsafe.Offsetof(x.b), unsafe.Alignof(x)) }`: false,
		`import u "unsafe"; const n = u.Sizeof(1); func main() { println(n) }`:                                                                 false,
		`import . "unsafe"; func main() { println(Sizeof(1)) }`:                                                                                true,
		`import "unsafe"; func f[T any](x T) uintptr { return unsafe.Sizeof(x) }; func main() { println(f(1)) }`:                               true,
		`import "unsafe"; func main() { x := 1; println(unsafe.Sizeof(x), *(*int)(unsafe.Pointer(&x))) }`:                                      true,
		`import "unsafe"; var p unsafe.Pointer; func main() { println(p == nil) }`:                                                             true,
		`import "unsafe"; func main() { println(unsafe.String(nil, 0)) }`:                                                                      true,
		`import _ "unsafe"; func main() {}`:                                                                                                    true,
	} {
		_, faults := File("x.go", []byte("package main\n"+body+"\n"))
		if got := len(faults) == 1 && faults.Refused() && faults[0].Kind == "unsafe"; got != refused || !got && len(faults) > 0 {
			t.Errorf("%s: refused %v\n%v", body, got, faults)
		}
	}
}
