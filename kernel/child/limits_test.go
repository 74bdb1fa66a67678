package child

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// A run has limits however short it is: it is looked at once more when it ends.
func TestLimitsHoldForTheShortestRun(t *testing.T) {
	for _, kind := range []string{KindBook, KindMain} {
		deed := map[string]string{KindBook: "fine", KindMain: "environment"}[kind]
		for want, limits := range map[string]Limits{
			"time":   {Time: time.Nanosecond},
			"memory": {Memory: 1},
		} {
			f := do(t, deed, Job{Kind: kind, Limits: limits}, Options{}).Outcome.Failure
			if f == nil || f.Kind != want || !strings.Contains(f.Message, want+" limit") {
				t.Errorf("%s, %s: %v", kind, want, f)
			}
		}
	}
}

// A program that prints for ever is ended, and what it printed up to its limit is kept.
func TestPrintingWithoutEndIsEnded(t *testing.T) {
	var out bytes.Buffer
	r := do(t, "endless", Job{Kind: KindMain, Limits: Limits{Output: 1000}}, Options{Stdout: &out})
	f := r.Outcome.Failure
	if f == nil || f.Kind != "output" || f.Message != "printed more than 32 times its limit of 1000 bytes; ended" {
		t.Errorf("failure %v", f)
	}
	if out.Len() != 1000 || !strings.HasPrefix(out.String(), "no line ends here") {
		t.Errorf("%d bytes were passed on", out.Len())
	}
}

func TestMakingWithoutEndIsEnded(t *testing.T) {
	f := do(t, "values", Job{Limits: Limits{Events: 100_000}}, Options{}).Outcome.Failure
	if f == nil || f.Kind != "output" || !strings.Contains(f.Message, "limit of 100000 bytes") || f.Cell != 2 {
		t.Errorf("failure %v", f)
	}
}
