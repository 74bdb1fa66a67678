package check

import (
	"strings"
	"testing"
)

// TestBeside checks scripts against packages whose generics have sources: the rest of the
// package is the compiled one, and errors are worded as the compiler's.
func TestBeside(t *testing.T) {
	for _, test := range []struct{ body, want string }{
		{`var once sync.Once; once.Do(func() {}); f := sync.OnceValue(func() int { return 1 }); _ = f() + 1`, ""},
		{`var p atomic.Pointer[int]; var n atomic.Int64; p.Store(nil); n.Add(1); atomic.AddInt64(new(int64), 1)`, ""},
		{`_ = rand.N(3) + rand.IntN(3)`, ""},
		{`_ = unique.Make(3) == unique.Make(4)`, ""},
		{`_ = sync.OnceValue(3)`, "in call to sync.OnceValue, cannot infer T"},
		{`_ = rand.N("x")`, "string does not satisfy rand.intType"},
		{`var p atomic.Pointer[int]; p.Store("")`, `cannot use "" (untyped string constant) as *int value in argument to p.Store`},
		{`var p atomic.Pointer[int]; p.v = nil`, "p.v undefined (cannot refer to unexported field v)"},
		{`unique.Make([]int{})`, "[]int does not satisfy comparable"},
	} {
		src := "package main\n\nimport (\n\t\"math/rand/v2\"\n\t\"sync\"\n\t\"sync/atomic\"\n\t\"unique\"\n)\n\n" +
			"var _, _, _, _ = rand.IntN, sync.NewCond, atomic.AddInt32, unique.Make[int]\n\nfunc main() { " + test.body + " }\n"
		_, faults := File("x.go", []byte(src))
		switch {
		case test.want == "" && len(faults) > 0:
			t.Errorf("%s: %v", test.body, faults)
		case test.want != "" && (len(faults) != 1 || !strings.Contains(faults[0].Msg, test.want)):
			t.Errorf("%s: got %v, want %s", test.body, faults, test.want)
		}
	}
}

// TestWithBook checks what the new packages may not do in an analysis.
func TestWithBook(t *testing.T) {
	for _, test := range []struct{ path, body, want string }{
		{"flag", `flag.Int("n", 1, "")`, "flag.Int belongs to the process"},
		{"flag", `var f flag.FlagSet; f.Parsed()`, "flag.FlagSet belongs to the process"},
		{"log/slog", `slog.Info("x")`, "slog.Info belongs to the process"},
		{"log/slog", `slog.New(slog.DiscardHandler)`, "slog.New gives another result in every run"},
		{"math/rand/v2", `rand.N(3)`, "rand.N gives another result in every run"},
		{"runtime", `runtime.NumGoroutine()`, "runtime.NumGoroutine is not available"},
		{"net/url", `url.Parse("")`, ""},
		{"net/url", `println(url.PathEscape(""))`, "println belongs to the process"},
		{"net/url", `println := func(string) {}; println(url.PathEscape(""))`, ""},
	} {
		src := "package p\n\nimport \"" + test.path + "\"\n\nfunc f() { " + test.body + " }\n"
		_, faults := File("x.go", []byte(src))
		switch {
		case test.want == "" && len(faults) > 0:
			t.Errorf("%s: %v", test.body, faults)
		case test.want != "" && (len(faults) != 1 || !strings.HasPrefix(faults[0].Msg, test.want)):
			t.Errorf("%s: got %v, want %s", test.body, faults, test.want)
		}
	}
}

// What to do about the clock is not what to do about chance.
func TestImpure(t *testing.T) {
	for _, test := range []struct{ path, body, want string }{
		{"math/rand", `rand.Intn(3)`, "draw from rand.New(rand.NewPCG(book.Seed(), 0)) of math/rand/v2"},
		{"time", `_ = time.Now()`, "leave it out: "},
	} {
		_, faults := File("x.go", []byte("package p\n\nimport \""+test.path+"\"\n\nfunc f() { "+test.body+" }\n"))
		if len(faults) != 1 || !strings.Contains(faults[0].Error(), test.want) {
			t.Errorf("%s: got %v, want %s", test.body, faults, test.want)
		}
	}
}
