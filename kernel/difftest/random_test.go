package difftest

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"galley/kernel/difftest/generate"
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
	campaign(t, "random", number(t, "GALLEY_RANDOM", 2000), func(seed uint64) []byte {
		return generate.Program(seed, generate.Normal)
	})
}

// TestFlow is TestRandom with programs about control flow: 200, or a fifth of what
// GALLEY_RANDOM says.
func TestFlow(t *testing.T) {
	campaign(t, "flow", number(t, "GALLEY_RANDOM", 1000)/5, generate.Flow)
}

// TestValues is TestRandom with programs about types and values: 200, or a fifth of what
// GALLEY_RANDOM says.
func TestValues(t *testing.T) {
	campaign(t, "values", number(t, "GALLEY_RANDOM", 1000)/5, generate.Values)
}

// TestGeneric is TestRandom with programs about type parameters: 200, or a fifth of what
// GALLEY_RANDOM says.
func TestGeneric(t *testing.T) {
	campaign(t, "generic", number(t, "GALLEY_RANDOM", 1000)/5, generate.Generic)
}
