package difftest

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "record what the compiler's binaries do, for new programs; with -all for every program")
var all = flag.Bool("all", false, "with -update: record every program anew")

// TestGoldens checks the recorded results against the compiler, or records them.
func TestGoldens(t *testing.T) {
	programs := load(t)
	if *update {
		programs = stale(programs)
	} else if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("builds every program, about two minutes: set GALLEY_SLOW=1")
	}
	results, err := Native(programs)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range programs {
		if *update {
			if err := p.Record(results[i]); err != nil {
				t.Error(err)
			}
			continue
		}
		if verdict, where := Compare(p.Want, results[i]); verdict != Same {
			t.Errorf("%s: the recorded result is not the compiler's: %s", p.Name, where)
		}
	}
}

func stale(programs []Program) []Program {
	if *all {
		return programs
	}
	var without []Program
	for _, p := range programs {
		if !p.Golden {
			without = append(without, p)
		}
	}
	return without
}

// TestEveryProgramIsRecorded keeps a program without a result out of the corpus.
func TestEveryProgramIsRecorded(t *testing.T) {
	if *update {
		t.Skip("recording")
	}
	for _, p := range load(t) {
		if !p.Golden {
			t.Errorf("%s: no result recorded: run go test ./kernel/difftest -run Goldens -update", p.Name)
		}
		if !strings.HasPrefix(string(p.Source), "// ") {
			t.Errorf("%s: begin with a comment that says what it shows", p.Name)
		}
	}
}

func load(t *testing.T) []Program {
	t.Helper()
	programs, err := Load("testdata")
	if err != nil {
		t.Fatal(err)
	}
	if len(programs) == 0 {
		t.Fatal("no programs in testdata")
	}
	return programs
}

// TestGoldenRoundTrip writes and reads results with all the things that comments make hard.
func TestGoldenRoundTrip(t *testing.T) {
	const source = "// Shows.\npackage main\n\nfunc main() {}\n"
	for _, r := range []Result{
		{},
		{Stdout: "a\n"},
		{Stdout: "\n\n  b \n\tc\n// d\nExit: 3\n"},
		{Exit: 2, Stderr: "panic: x\n"},
		{Exit: 1, Stderr: "one\n\ntwo \n", Stdout: "// Output:\n\n"},
		{Stderr: "only\n"},
	} {
		comment, err := formatGolden(r)
		if err != nil {
			t.Errorf("%+v: %v", r, err)
			continue
		}
		src, got, golden, err := splitGolden([]byte(source + "\n" + comment))
		if err != nil || !golden || got != r || string(src) != source {
			t.Errorf("%+v: read back as %+v, golden %v, error %v, source %q", r, got, golden, err, src)
		}
	}
}

// TestGoldenRefuses texts that would not survive in a comment.
func TestGoldenRefuses(t *testing.T) {
	for _, text := range []string{"no end", "a\x00\n", "tab\t\n", "cr\r\n", "bad \xff\n", "␣\n"} {
		if comment, err := formatGolden(Result{Stdout: text}); err == nil {
			t.Errorf("%q was recorded as %q", text, comment)
		}
	}
}
