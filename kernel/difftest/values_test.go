package difftest

import (
	"fmt"
	"os"
	"testing"

	"galley/kernel/difftest/generate"
)

// TestValues compares random programs about types and values: 300, or a quarter of what
// GALLEY_RANDOM says, from the seed after GALLEY_SEED (0) on.
func TestValues(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("compiles hundreds of programs: set GALLEY_SLOW=1")
	}
	count, start := number(t, "GALLEY_RANDOM", 1200)/4, number(t, "GALLEY_SEED", 0)
	counts, refusals := map[Verdict]int{}, map[string]int{}
	const chunk = 100
	for from := start; from < start+count; from += chunk {
		var programs []Program
		for seed := from + 1; seed <= min(from+chunk, start+count); seed++ {
			programs = append(programs, Program{Name: fmt.Sprintf("values/seed%d", seed), Path: "main.go", Source: generate.Values(uint64(seed))})
		}
		want, err := Native(programs)
		if err != nil {
			t.Fatal(err)
		}
		for i, got := range Batch(programs, programLimit) {
			verdict, where := Compare(want[i], got)
			counts[verdict]++
			switch verdict {
			case Refused:
				refusals[refusalKind(where)]++
			case Different:
				t.Errorf("%s: %s", programs[i].Name, where)
			}
		}
	}
	t.Log(summary(count, counts, refusals))
}
