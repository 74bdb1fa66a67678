package frontier

import (
	"fmt"
	"strings"
	"sync"
)

// scoreKind is what a score is for: the premise kind a message names.
type scoreKind int

const (
	kindEmitted scoreKind = iota
	kindGrounded
	kindCandidate
	kindSummary
	kindSpan
	kindRecovered
	kindCount
)

var kindNames = [kindCount]string{
	"cited unit texts against a claim (emitted citations)",
	"cited source snippets against a claim (grounded citations)",
	"candidate snippet against a unit (source recovery)",
	"pooled unit texts against a claim (summary-checked)",
	"pooled declared snippets against a claim (span-checked)",
	"pooled recovered snippets against a claim (recovered-source)",
}

// missingScores collects the pairs that the cache lacks, each once, under the
// first kind that asked in the order of the kinds.
type missingScores struct {
	mu    sync.Mutex
	pairs map[[2]int64]scoreKind
}

func (m *missingScores) note(kind scoreKind, premise, hypothesis int64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.pairs == nil {
		m.pairs = map[[2]int64]scoreKind{}
	}
	key := [2]int64{premise, hypothesis}
	if old, seen := m.pairs[key]; !seen || kind < old {
		m.pairs[key] = kind
	}
}

// err is nil when nothing is missing.
func (m *missingScores) err(evaluator string, tau float64) error {
	if len(m.pairs) == 0 {
		return nil
	}
	var counts [kindCount]int
	for _, kind := range m.pairs {
		counts[kind]++
	}
	var parts []string
	for kind, n := range counts {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, kindNames[kind]))
		}
	}
	return fmt.Errorf("frontier: table scores lacks %d pairs of evaluator %q that the metrics need at recovery threshold %s: %s; score them and add rows (premise and hypothesis are TextHash of the texts)",
		len(m.pairs), evaluator, plain(tau), strings.Join(parts, "; "))
}
