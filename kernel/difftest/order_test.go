package difftest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"galley/kernel/difftest/generate"
)

// TestOrder compares the order of evaluation in as many statements as GALLEY_ORDER says
// (8,000), in programs from the seed after GALLEY_SEED (0) on.
func TestOrder(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("compiles dozens of programs: set GALLEY_SLOW=1")
	}
	const each = 200
	count, start := number(t, "GALLEY_ORDER", 8000)/each, number(t, "GALLEY_SEED", 0)
	var programs []Program
	for seed := start + 1; seed <= start+count; seed++ {
		programs = append(programs, Program{Name: fmt.Sprintf("order/seed%d", seed), Path: "main.go", Source: generate.Order(uint64(seed), each)})
	}
	want, err := Native(programs)
	if err != nil {
		t.Fatal(err)
	}
	differ := 0
	for i, got := range Batch(programs, programLimit) {
		if verdict, where := Compare(want[i], got); verdict != Same {
			t.Errorf("%s: %v: %s", programs[i].Name, verdict, where)
		}
		a, b := strings.Split(want[i].Stdout, "\n"), strings.Split(got.Stdout, "\n")
		for k := range min(len(a), len(b)) {
			if a[k] != b[k] {
				differ++
				name, _, _ := strings.Cut(a[k], " ")
				_, body, _ := strings.Cut(string(programs[i].Source), "func "+name+"()")
				_, body, _ = strings.Cut(body, "fv, v, w\n")
				body, _, _ = strings.Cut(body, "}\n\n")
				t.Logf("%s %s:\n%scompiler: %s\nkernel:   %s", programs[i].Name, name, body, a[k], b[k])
			}
		}
	}
	t.Logf("%d statements, %d differ", count*each, differ)
}
