package difftest

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"galley/kernel/difftest/generate"
)

// TestOrder compares the order of evaluation in as many statements as GALLEY_ORDER says
// (8,000), in programs from the seed after GALLEY_SEED (0) on.
func TestOrder(t *testing.T) { statements(t, "order", 200, generate.Order) }

// TestFaults compares in the same way which part of a statement fails, and what is done by
// then.
func TestFaults(t *testing.T) { statements(t, "faults", 50, generate.Faults) }

// statements compares programs that make makes, statement by statement: those that are
// refused are left out.
func statements(t *testing.T, kind string, each int, make func(seed uint64, n int) []byte) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("compiles dozens of programs: set GALLEY_SLOW=1")
	}
	count, start := number(t, "GALLEY_ORDER", 8000)/each, number(t, "GALLEY_SEED", 0)
	var programs []Program
	for seed := start + 1; seed <= start+count; seed++ {
		programs = append(programs, Program{Name: fmt.Sprintf("%s/seed%d", kind, seed), Path: "main.go", Source: make(uint64(seed), each)})
	}
	want, err := Native(programs)
	if err != nil {
		t.Fatal(err)
	}
	got := Batch(programs, programLimit)
	refused := map[string]int{}
	for {
		var again []int
		for i := range programs {
			if got[i].Refused != "" && leaveOut(&programs[i], got[i].Refused) {
				refused[refusalKind(got[i].Refused)]++
				again = append(again, i)
			}
		}
		if len(again) == 0 {
			break
		}
		part := []Program{}
		for _, i := range again {
			part = append(part, programs[i])
		}
		for k, r := range Batch(part, programLimit) {
			got[again[k]] = r
		}
	}
	differ, crashed := 0, 0
	for i, p := range programs {
		if want[i].Exit != 0 {
			crashed++ // the compiler's own fault: what it made of a nil pointer is no panic
			continue
		}
		if got[i].Failure != "" || got[i].Refused != "" || got[i].Exit != want[i].Exit {
			t.Errorf("%s: exit %d, want %d: %s%s %s", p.Name, got[i].Exit, want[i].Exit, got[i].Refused, got[i].Failure, got[i].Stderr)
		}
		shown := map[string]string{}
		for _, line := range strings.Split(want[i].Stdout, "\n") {
			name, _, _ := strings.Cut(line, " ")
			shown[name] = line
		}
		for _, line := range strings.Split(got[i].Stdout, "\n") {
			name, _, _ := strings.Cut(line, " ")
			if shown[name] == line {
				continue
			}
			differ++
			_, body, _ := strings.Cut(string(p.Source), "func "+name+"()")
			body, _, _ = strings.Cut(body, "\n}\n\n")
			t.Errorf("%s %s:\n%s\ncompiler: %s\nkernel:   %s", p.Name, name, body[strings.LastIndex(body, "\t_, _, _")+1:], shown[name], line)
		}
	}
	if crashed*50 > len(programs) {
		t.Errorf("%d of %d compiled programs crash", crashed, len(programs))
	}
	t.Logf("%d statements, %d differ, %d compiled programs crash, refused: %v", count*each, differ, crashed, refused)
}

var refusedLine = regexp.MustCompile(`main\.go:(\d+):`)

// leaveOut takes the function that a refusal is about out of a program.
func leaveOut(p *Program, refusal string) bool {
	found := refusedLine.FindStringSubmatch(refusal)
	if found == nil {
		return false
	}
	n, err := strconv.Atoi(found[1])
	if err != nil {
		return false
	}
	lines := strings.SplitAfter(string(p.Source), "\n")
	if n > len(lines) {
		return false
	}
	first := n - 1
	for first > 0 && !strings.HasPrefix(lines[first], "func s") {
		first--
	}
	last := first
	if !strings.HasPrefix(lines[first], "func s") {
		return false
	}
	for lines[last] != "}\n" {
		last++
	}
	name, _, _ := strings.Cut(strings.TrimPrefix(lines[first], "func "), "(")
	source := strings.Join(lines[:first], "") + strings.Join(lines[last+1:], "")
	p.Source = []byte(strings.Replace(source, "\t"+name+"()\n", "", 1))
	return name != ""
}
