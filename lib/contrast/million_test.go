package contrast_test

import (
	"fmt"
	"os"
	"runtime"
	"testing"
	"time"

	"galley/lib/contrast"
	"galley/lib/stats"
)

// million is a source that makes each sample when asked, so that the run's
// memory is the engine's and one family's samples.
type million struct {
	ids      []string
	clusters []string
}

func (m million) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	s := contrast.Sample{Questions: m.ids, Values: make([]float64, len(m.ids))}
	if cohort == "qasper" {
		s.Clusters = m.clusters
	}
	rng := stats.NewKey(1, cohort, side.Setting).Stream(0)
	for i := range s.Values {
		s.Values[i] = float64(rng.Uint64()&3) / 3
	}
	return s, nil
}

// A family of 148 on a million questions. Minutes: GALLEY_MILLION=1, and
// GALLEY_MILLION=B for B replicates (10,000 when 1).
func TestMillionQuestions(t *testing.T) {
	setting := os.Getenv("GALLEY_MILLION")
	if setting == "" {
		t.Skip("set GALLEY_MILLION=1 for a run of minutes")
	}
	replicates := 10_000
	if n := 0; setting != "1" {
		if _, err := fmt.Sscan(setting, &n); err == nil {
			replicates = n
		}
	}
	src := million{ids: make([]string, 1_000_000), clusters: make([]string, 1_000_000)}
	for i := range src.ids {
		src.ids[i] = fmt.Sprintf("q%07d", i)
		src.clusters[i] = fmt.Sprintf("p%06d", i*277_000/1_000_000)
	}
	family := contrast.Family{Name: "million", Options: contrast.Options{Replicates: replicates}}
	for c := range 148 {
		cohort := "asqa"
		if c >= 95 {
			cohort = "qasper"
		}
		family.Contrasts = append(family.Contrasts, contrast.Contrast{ID: fmt.Sprint(c), Cohort: cohort,
			Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}})
	}
	start := time.Now()
	results := family.Run(src)
	if r := results.Get("0"); r.N != len(src.ids) || r.Outcome != contrast.Estimate {
		t.Errorf("%d questions, %v", r.N, r.Outcome)
	}
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	t.Logf("%d contrasts of %d questions, %d replicates: %v, %d MiB from the system", results.Len(), len(src.ids), replicates, time.Since(start).Round(time.Millisecond), memory.Sys>>20)
}
