package difftest

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"galley/kernel/difftest/generate"
	"galley/kernel/difftest/shrink"
)

// samples are the seeds of the programs in testdata/random.
const samples = 30

// TestRandomSamples: the random programs in the corpus are those that the generator
// makes. TestCorpus runs them. After a change of the generator:
//
//	go test ./kernel/difftest -run RandomSamples -update && go test ./kernel/difftest -run Goldens -update
func TestRandomSamples(t *testing.T) {
	programs := map[string]Program{}
	for _, p := range load(t) {
		programs[p.Name] = p
	}
	for seed := uint64(1); seed <= samples; seed++ {
		name := fmt.Sprintf("random/seed%02d", seed)
		want := generate.Program(seed, generate.Tiny)
		if bytes.Equal(programs[name].Source, want) {
			continue
		}
		if !*update {
			t.Errorf("%s is not what the generator makes now: see this test's comment", name)
			continue
		}
		path := filepath.Join("testdata", name+".go")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRandom compares as many random programs as GALLEY_RANDOM says (2,000), from the
// seed after GALLEY_SEED (0) on. With -update the first one that differs is shrunk, which
// takes minutes, and added to testdata/shrunk, to be run with the corpus from then on.
func TestRandom(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("compiles thousands of programs: set GALLEY_SLOW=1")
	}
	count, start := number(t, "GALLEY_RANDOM", 2000), number(t, "GALLEY_SEED", 0)
	const chunk = 100
	counts := map[Verdict]int{}
	refusals := map[string]int{}
	for from := start; from < start+count; from += chunk {
		var programs []Program
		for seed := from + 1; seed <= min(from+chunk, start+count); seed++ {
			programs = append(programs, Program{
				Name:   fmt.Sprintf("random/seed%d", seed),
				Path:   "main.go",
				Source: generate.Program(uint64(seed), generate.Normal),
			})
		}
		want, err := Native(programs)
		if err != nil {
			t.Fatal(err)
		}
		for i, got := range Batch(programs, programLimit) {
			verdict, where := Compare(want[i], got)
			counts[verdict]++
			if verdict == Refused {
				refusals[refusalKind(where)]++
			}
			if verdict != Different {
				continue
			}
			t.Errorf("%s: %s", programs[i].Name, where)
			if *update && counts[Different] == 1 {
				addShrunk(t, programs[i])
			}
		}
	}
	t.Log(summary(count, counts, refusals))
	if counts[Refused]*10 >= count {
		t.Errorf("%d of %d random programs are refused: 10 %% or more", counts[Refused], count)
	}
}

func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s=%q: want a number", name, text)
	}
	return n
}

// addShrunk adds the smallest program that it finds that still differs to the corpus.
func addShrunk(t *testing.T, p Program) {
	t.Helper()
	p.Source = shrink.Program(p.Source, differing)
	p.Path = filepath.Join("testdata", "shrunk", filepath.Base(p.Name)+".go")
	if err := os.MkdirAll(filepath.Dir(p.Path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(p.Path, p.Source, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("%s is shrunk to %s: give it a name, say what it shows, and run this package's tests with -run Goldens -update", p.Name, p.Path)
}

// differing tells of each program whether compiler and kernel differ.
func differing(sources [][]byte) []bool {
	programs := make([]Program, len(sources))
	for i, source := range sources {
		programs[i] = Program{Name: "shrinking", Path: "main.go", Source: source}
	}
	differ := make([]bool, len(sources))
	want, err := Native(programs)
	if err != nil { // one of them does not build or does not end: none is taken
		return differ
	}
	for i, got := range Batch(programs, programLimit) {
		verdict, _ := Compare(want[i], got)
		differ[i] = verdict == Different
	}
	return differ
}
