package child

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"galley/kernel/origin"
	"galley/lib/notebook"
)

func TestOutcomeArrivesWhole(t *testing.T) {
	r := do(t, "fine", Job{Name: "study/script", Params: map[string]string{"size": "3"}}, Options{})
	o := r.Outcome
	if o.Failure != nil {
		t.Fatal(o.Failure)
	}
	if len(o.Cells) != 2 || o.Cells[0].Title != "First" || o.Stdout() != "one two" || o.Stderr() != "careful" {
		t.Errorf("cells %+v", o.Cells)
	}
	if text, _ := o.Value("n"); text != "7" {
		t.Errorf("value n = %q", text)
	}
	if len(o.Params) != 1 || o.Params[0] != (notebook.Param{Name: "size", Value: "3", Set: true}) {
		t.Errorf("params %+v", o.Params)
	}
}

func TestEveryEndIsExplained(t *testing.T) {
	tests := []struct {
		deed       string
		limits     Limits
		kind       string
		cell, line int
		says       string
	}{
		{"claim", Limits{}, "claim", 1, 12, `the data do not support the claim "broken"`},
		{"panic", Limits{}, "panic", 3, 41, "index out of range"},
		{"exit", Limits{}, "exit", 2, 17, "exit code 5"},
		{"exit0", Limits{}, "exit", 2, 17, "before the script did"},
		{"overflow", Limits{Stack: 1 << 20}, "fatal", 1, 8, "stack overflow"},
		{"maps", Limits{}, "fatal", 1, 6, "concurrent map writes"},
		{"goroutine", Limits{}, "fatal", 4, 22, "panic: in a goroutine"},
		{"deadlock", Limits{}, "deadlock", 1, 5, "all goroutines are asleep"},
		{"kill", Limits{}, "killed", 2, 30, "kill -9"},
		{"memory", Limits{Memory: 128 << 20}, "memory", 1, 7, "memory limit"},
		{"gulp", Limits{Memory: 128 << 20}, "memory", 1, 7, "memory limit"},
	}
	for _, tt := range tests {
		t.Run(tt.deed, func(t *testing.T) {
			t.Parallel()
			f := do(t, tt.deed, Job{Limits: tt.limits}, Options{}).Outcome.Failure
			if f == nil {
				t.Fatal("no failure reported")
			}
			if f.Kind != tt.kind || f.Cell != tt.cell || f.Line != tt.line || !strings.Contains(f.Message, tt.says) || f.File != "analyses/study/script.go" {
				t.Errorf("got %+v\nwant kind %s, cell %d, line %d, a message with %q", *f, tt.kind, tt.cell, tt.line, tt.says)
			}
		})
	}
}

// A slow machine may need longer than the limit to get into the loop: then it is given more.
func TestTheTimeLimitEndsALoop(t *testing.T) {
	for _, limit := range []time.Duration{300 * time.Millisecond, 5 * time.Second, time.Minute} {
		f := do(t, "loop", Job{Limits: Limits{Time: limit}}, Options{}).Outcome.Failure
		if f == nil || f.Kind != "time" || !strings.Contains(f.Message, fmt.Sprintf("time limit of %v", limit)) {
			t.Fatalf("failure %v", f)
		}
		if f.Cell == 1 && f.Line == 9 {
			return
		}
		t.Logf("with %v: %v", limit, f)
	}
	t.Error("the failure does not name cell 1 and line 9")
}

func TestWhatCameBeforeTheEndIsKept(t *testing.T) {
	o := do(t, "kill", Job{}, Options{}).Outcome
	if o.Stdout() != "before the end" {
		t.Errorf("stdout %q", o.Stdout())
	}
}

func TestTenThousandSmallWritesAllArrive(t *testing.T) {
	lines := strings.Split(do(t, "many", Job{}, Options{}).Outcome.Stdout(), "\n")
	if len(lines) != 10001 || lines[9999] != "9999" {
		t.Errorf("%d lines, the last %q", len(lines)-1, lines[len(lines)-2])
	}
}

func TestOutputPastTheBookBelongsToItsCell(t *testing.T) {
	o := do(t, "raw", Job{}, Options{}).Outcome
	if o.Failure != nil || o.Stderr() != "past the book\n" || o.Cells[0].N != 1 {
		t.Errorf("stderr %q, failure %v", o.Stderr(), o.Failure)
	}
}

func TestOutputLimitSaysWhatWasCut(t *testing.T) {
	o := do(t, "flood", Job{Limits: Limits{Cell: 1000}}, Options{}).Outcome
	if o.Failure != nil {
		t.Fatal(o.Failure)
	}
	var warnings []string
	for _, it := range o.Cells[0].Items {
		if it.Warning != nil {
			warnings = append(warnings, it.Warning.Text)
		}
	}
	// 10,000 lines "line N\n": 10 of 7 bytes, 90 of 8, 900 of 9, 9000 of 10 = 98,890 bytes.
	if len(warnings) != 2 || warnings[1] != "97890 bytes of output were left out" {
		t.Errorf("warnings %q", warnings)
	}
	if got := o.Stdout(); len(got) != 1000+len("still here") || !strings.HasSuffix(got, "still here") {
		t.Errorf("kept %d bytes", len(got))
	}
}

func TestMainJobHasArgumentsInputAndExitCode(t *testing.T) {
	var out bytes.Buffer
	r := do(t, "stdin", Job{Kind: KindMain, Args: []string{"a", "b"}}, Options{Stdin: strings.NewReader("in"), Stdout: &out})
	if out.String() != "in|a,b" || r.Exit != 4 || r.Outcome.Failure != nil {
		t.Errorf("stdout %q, exit %d, failure %v", out.String(), r.Exit, r.Outcome.Failure)
	}
}

// Cancelled once the script has moved on: the failure names the line it had moved to.
func TestCancelKillsTheGroup(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	sink := func(e notebook.Event) {
		if e.Value != nil {
			cancel()
		}
	}
	r, err := Run(ctx, Job{Kind: KindBook, Path: "s.go", Source: []byte("moves")}, Options{Sink: sink})
	if err != nil {
		t.Fatal(err)
	}
	if f := r.Outcome.Failure; f == nil || f.Kind != "interrupted" || f.Cell != 1 || f.Line != 10 {
		t.Errorf("failure %v", f)
	}
}

func TestMemoIsWrittenByTheParentAlone(t *testing.T) {
	dir := t.TempDir()
	var path string
	put := func(key string, data []byte) {
		path = filepath.Join(dir, MemoName(key))
		if err := os.WriteFile(path, SealMemo(data), 0o644); err != nil {
			t.Error(err)
		}
	}
	do(t, "remember", Job{Memo: dir}, Options{Put: put})
	var used []string
	o := do(t, "remember", Job{Memo: dir}, Options{Used: func(key string) { used = append(used, key) }}).Outcome
	if text, _ := o.Value("found"); text != "remembered" || len(used) != 1 {
		t.Errorf("found %q, used %q", text, used)
	}
	// A damaged entry is no entry.
	data, _ := os.ReadFile(path)
	data[len(data)-1] ^= 1
	os.WriteFile(path, data, 0o644)
	o = do(t, "remember", Job{Memo: dir}, Options{}).Outcome
	if _, found := o.Value("found"); found {
		t.Error("a damaged memo entry was used")
	}
}

// What one package has computed is forgotten when it changes, and not when others do.
func TestMemoKeysCarryTheOriginOfWhatComputes(t *testing.T) {
	whole, err := origin.Binary()
	if err != nil {
		t.Fatal(err)
	}
	stats, err := origin.Package("galley/lib/stats")
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{
		"galley/lib/stats p-values 1": stats,
		"galley/lib/stats":            stats,
		"galley/lib/nothing x":        whole,
		"galley/lib/statsx":           whole,
		"key":                         whole,
		"":                            whole,
	} {
		if got, err := byOrigin(key); err != nil || got != want+" "+key {
			t.Errorf("%q: %q, %v; want the origin %.8s", key, got, err, want)
		}
	}
}
