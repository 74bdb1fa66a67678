package frontier

import (
	"strings"
	"testing"
)

// The table shows a contrast as the paper does: labels, a pair of endpoints, a
// signed difference, n.
func TestContrastTable(t *testing.T) {
	results, err := PlannedFamily().RunErr(Load(simulate(t, small)).CommonCohort())
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(ContrastTable(results, 111, 148).CSV(), "\n")
	row := func(id string) string {
		for _, line := range lines {
			if strings.HasPrefix(line, id) {
				return line
			}
		}
		t.Fatalf("no line of %s in\n%s", id, strings.Join(lines, "\n"))
		return ""
	}
	if got := row("C111"); !strings.HasPrefix(got, "C111,Q,ECR/.5,X/.5,EF1,") {
		t.Errorf("C111 reads %q", got)
	}
	if got := row("C135"); !strings.HasPrefix(got, "C135,A,RC/.25,RC/.25/.3,") || !strings.Contains(got, ",59") {
		t.Errorf("C135 reads %q", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("a range beyond the family is accepted")
		}
	}()
	ContrastTable(results, 140, 149)
}
