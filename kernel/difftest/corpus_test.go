package difftest

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"time"
)

var match = flag.String("match", "", "run only the programs whose section/name matches this pattern (path.Match), and print all that it finds")

func TestMain(m *testing.M) {
	if Serving() {
		Serve()
	}
	flag.Parse()
	os.Exit(m.Run())
}

// programLimit is generous: only a program that hangs meets it.
const programLimit = 2 * time.Minute

// TestCorpus runs every program through the kernel: the compiler's bytes and exit
// code, or a refusal.
func TestCorpus(t *testing.T) {
	programs := load(t)
	if *match != "" {
		programs = slices.DeleteFunc(programs, func(p Program) bool {
			ok, err := path.Match(*match, p.Name)
			return err != nil || !ok
		})
	}
	known := readKnown(t)
	results := Batch(programs, programLimit)
	counts := map[Verdict]int{}
	refusals := map[string]int{}
	for i, p := range programs {
		verdict, where := Compare(p.Want, results[i])
		counts[verdict]++
		if verdict == Refused {
			refusals[refusalKind(where)]++
		}
		switch {
		case verdict == Different && !known[p.Name]:
			t.Errorf("%s: %s", p.Name, where)
		case verdict != Different && known[p.Name]:
			t.Errorf("%s is listed in testdata/known.txt but is %v now: take it out", p.Name, verdict)
		case *match != "" && verdict != Same:
			t.Logf("%s: %v: %s", p.Name, verdict, where)
		}
	}
	t.Log(summary(len(programs), counts, refusals))
	if *match == "" && counts[Refused]*10 >= len(programs) {
		t.Errorf("%d of %d programs are refused: 10 %% or more", counts[Refused], len(programs))
	}
}

// refusalKind is the id of a refusal, which its reason begins with.
func refusalKind(reason string) string {
	kind, _, _ := strings.Cut(reason, ":")
	return kind
}

func summary(total int, counts map[Verdict]int, refusals map[string]int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d programs: %d same, %d refused (%.1f %%), %d different", total,
		counts[Same], counts[Refused], 100*float64(counts[Refused])/float64(max(total, 1)), counts[Different])
	for _, kind := range slices.Sorted(maps.Keys(refusals)) {
		fmt.Fprintf(&b, "\n  %3d %s", refusals[kind], kind)
	}
	return b.String()
}

// readKnown reads the names of programs that are known to differ. The list is to be empty.
func readKnown(t *testing.T) map[string]bool {
	t.Helper()
	content, err := os.ReadFile("testdata/known.txt")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for line := range strings.Lines(string(content)) {
		if name, _, _ := strings.Cut(line, "#"); strings.TrimSpace(name) != "" {
			known[strings.TrimSpace(name)] = true
		}
	}
	return known
}
