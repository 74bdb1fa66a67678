package difftest

import (
	"fmt"
	"strings"
)

// Result is what one run of a program did.
type Result struct {
	Stdout string
	Stderr string // see trimTrace
	Exit   int

	Refused string // the kernel's reason for not running it; never of a compiled program
	Failure string // why the run itself went wrong: a time limit, a crashed host
}

// Verdict is what a comparison found.
type Verdict int

const (
	Same Verdict = iota
	Refused
	Different
)

func (v Verdict) String() string {
	return [...]string{"same", "refused", "different"}[v]
}

// Compare holds the kernel's result against the compiler's and, when they differ, says where.
func Compare(want, got Result) (Verdict, string) {
	switch {
	case got.Refused != "":
		return Refused, got.Refused
	case got.Failure != "":
		return Different, got.Failure
	case got.Stdout != want.Stdout:
		where := "standard output: " + firstDifference(want.Stdout, got.Stdout)
		if got.Stderr != want.Stderr {
			where += "; standard error: " + quoteShort(got.Stderr)
		}
		return Different, where
	case got.Exit != want.Exit:
		return Different, fmt.Sprintf("exit code: want %d, got %d (standard error: %s)", want.Exit, got.Exit, quoteShort(got.Stderr))
	case got.Stderr != want.Stderr:
		return Different, "standard error: " + firstDifference(want.Stderr, got.Stderr)
	}
	return Same, ""
}

func firstDifference(want, got string) string {
	w, g := strings.SplitAfter(want, "\n"), strings.SplitAfter(got, "\n")
	for i := range max(len(w), len(g)) {
		var a, b string
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("line %d: want %s, got %s", i+1, quoteShort(a), quoteShort(b))
		}
	}
	return "equal"
}

func quoteShort(s string) string {
	const limit = 300
	if len(s) > limit {
		return fmt.Sprintf("%q…", s[:limit])
	}
	return fmt.Sprintf("%q", s)
}

// trimTrace keeps of standard error what is the same in every run: up to and
// with the lines of a panic or fatal error, without the runtime's remarks
// on stack addresses and signals and without goroutine traces.
func trimTrace(stderr string) string {
	var kept strings.Builder
	ends := false
	for line := range strings.Lines(stderr) {
		switch {
		case strings.HasPrefix(line, "runtime: "), strings.HasPrefix(line, "[signal "):
			continue
		case strings.HasPrefix(line, "panic: "), strings.HasPrefix(line, "fatal error: "):
			ends = true
		case ends && !strings.HasPrefix(line, "\t"): // a panic goes on with the ones that came of it
			return kept.String()
		}
		kept.WriteString(line)
	}
	return kept.String()
}
