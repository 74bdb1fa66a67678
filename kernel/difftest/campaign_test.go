package difftest

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"galley/kernel/difftest/shrink"
)

// campaign compares count programs of one generator by compiler and kernel.
func campaign(t *testing.T, name string, count int, program func(seed uint64) []byte) {
	t.Helper()
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("compiles thousands of programs: set GALLEY_SLOW=1")
	}
	start := number(t, "GALLEY_SEED", 0)
	const chunk = 100
	counts := map[Verdict]int{}
	refusals := map[string]int{}
	for from := start; from < start+count; from += chunk {
		var programs []Program
		for seed := from + 1; seed <= min(from+chunk, start+count); seed++ {
			programs = append(programs, Program{
				Name:   fmt.Sprintf("%s/seed%d", name, seed),
				Path:   "main.go",
				Source: program(uint64(seed)),
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
		t.Errorf("%d of %d %s programs are refused: 10 %% or more", counts[Refused], count, name)
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
