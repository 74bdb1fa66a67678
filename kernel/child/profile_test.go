package child

import (
	"fmt"
	"strings"
	"testing"
)

func TestSamplesAreOfTheTopmostFrameThatTells(t *testing.T) {
	const head = "goroutine 7 [running]:\n"
	tests := map[string]bool{
		head + "github.com/traefik/yaegi/interp.add(0x1)\n\t/x/interp/op.go:1\n":                                                   true,
		head + "runtime.growslice()\n\t/x\nreflect.Value.Set()\n\t/x\ngithub.com/traefik/yaegi/interp.assign()\n\t/x\n":            true,
		head + "galley/kernel/rt.Append()\n\t/x\ngithub.com/traefik/yaegi/interp.call()\n\t/x\n":                                   true,
		head + "galley/lib/stats.Sum()\n\t/x\nreflect.Value.call()\n\t/x\ngithub.com/traefik/yaegi/interp.callBin.func1()\n\t/x\n": false,
		head + "sort.Slice()\n\t/x\ngithub.com/traefik/yaegi/interp.callBin.func1()\n\t/x\n":                                       false,
	}
	for stack, want := range tests {
		if got := topIsInterpreter([]byte(stack)); got != want {
			t.Errorf("interpreted %v, want %v:\n%s", got, want, stack)
		}
	}
}

func TestStackLineTellsScriptsFromLibraries(t *testing.T) {
	const trace = "goroutine 1 [running]:\ngalley/lib/frontier.Load()\n\t/src/lib/frontier/contrasts.go:7 +0x1\ngalley/analyses/frontier.Contrasts()\n\t/src/analyses/frontier/contrasts.go:31 +0x2\n"
	if got := stackLine([]byte(trace), "analyses/frontier/contrasts.go"); got != 31 {
		t.Errorf("line %d, want 31", got)
	}
	for _, file := range []string{"\t/usr/local/go/src/runtime/stack.go:1207 +0x5c", "\tstack.go:3:5"} {
		want := map[bool]int{true: 0, false: 3}[strings.Contains(file, "runtime")]
		if got := stackLine([]byte(file+"\n"), "stack.go"); got != want {
			t.Errorf("%s: line %d of stack.go, want %d", file, got, want)
		}
	}
	if got := stackLine([]byte(trace), "analyses/frontier/other.go"); got != 0 {
		t.Errorf("line %d, want none", got)
	}
}

// Stopped between two statements, compiled code shows as line 1 (measured: one sample in
// six of an empty loop).
func TestSampledLineAsksAgain(t *testing.T) {
	frame := func(line int) []byte {
		return fmt.Appendf(nil, "goroutine 1 [running]:\nmain.Endless()\n\t/src/analyses/toys/endless.go:%d +0x1a\n", line)
	}
	tests := []struct {
		lines []int // of one sample after the other; the last goes on for ever
		want  int
	}{
		{[]int{9}, 9}, {[]int{1, 1, 1, 9}, 9}, {[]int{0, 1, 0, 9}, 9}, {[]int{1}, 1}, {[]int{1, 0}, 1}, {[]int{0}, 0},
	}
	for _, tt := range tests {
		i := -1
		stacks := func() []byte {
			i = min(i+1, len(tt.lines)-1)
			return frame(tt.lines[i])
		}
		if got := sampledLine(stacks, "analyses/toys/endless.go"); got != tt.want {
			t.Errorf("samples %v: line %d, want %d", tt.lines, got, tt.want)
		}
	}
}

func TestFatalTextPicksTheReason(t *testing.T) {
	tests := []struct{ stderr, text string }{
		{"runtime: goroutine stack exceeds 1000000-byte limit\nfatal error: stack overflow\n\nruntime stack:\n", "stack overflow: a function calls itself without end, or deeper than a script may"},
		{"fatal error: concurrent map writes\n\ngoroutine 9 [running]:\n", "fatal error: concurrent map writes"},
		{"panic: boom [recovered]\n\tpanic: again\n", "panic: boom"},
		{"just words\n", ""},
	}
	for _, tt := range tests {
		if text, _ := fatalText(tt.stderr, "s.go"); text != tt.text {
			t.Errorf("%q, want %q", text, tt.text)
		}
	}
}
