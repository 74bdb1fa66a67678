package resample

import (
	"fmt"
	"math/bits"
	"slices"

	"galley/lib/stats"
)

// A Problem is one paired comparison in integers. The statistic of a sum S of
// Values and a number M of questions is float64(S·Mul) / float64(Den·M).
type Problem struct {
	Name   string  // keys the streams when they are separate
	Values []int64 // per unit of the cohort; 0 where skipped
	Sizes  []int64 // questions per unit, 0 where skipped; nil for the cohort's own
	Skip   []bool  // units left out; nil for none
	Mul    int64
	Den    int64
	Slack  int64 // sums within Slack of the observed one count as ties
}

// A Cohort is a list of units and the problems that share its draws.
type Cohort struct {
	Name     string
	Units    int
	Sizes    []int64 // questions per unit; nil when each unit is one question
	Problems []Problem
}

// prepared is a Problem with what the engine derives from it.
type prepared struct {
	Problem
	cohort   *Cohort
	included int     // units not skipped
	sizes    []int64 // per unit, nil when every included unit is one question
	own      bool    // sizes differ from the cohort's
	observed int64   // Σ Values
	count    int64   // questions included: M of the observed statistic
	largest  int64   // max |Values|
	moves    bool    // some unit is skipped: draws must be corrected
}

func prepare(c *Cohort, p Problem) *prepared {
	if len(p.Values) != c.Units || p.Mul < 1 || p.Den < 1 {
		panic(fmt.Sprintf("resample: problem %q of cohort %q: %d values for %d units, Mul %d, Den %d", p.Name, c.Name, len(p.Values), c.Units, p.Mul, p.Den))
	}
	q := &prepared{Problem: p, cohort: c, sizes: c.Sizes}
	if p.Sizes != nil {
		q.sizes, q.own = p.Sizes, true
	}
	if q.sizes != nil && p.Skip != nil && !q.own {
		// Units left out bring no questions: the cohort's totals do not serve.
		q.own = true
		q.sizes = slices.Clone(c.Sizes)
		for u, skip := range p.Skip {
			if skip {
				q.sizes[u] = 0
			}
		}
	}
	for i, v := range p.Values {
		if p.Skip != nil && p.Skip[i] {
			q.moves = true
			continue
		}
		q.included++
		q.observed += v
		q.largest = max(q.largest, abs(v))
		if q.sizes != nil {
			q.count += q.sizes[i]
		} else {
			q.count++
		}
	}
	if q.included == 0 {
		panic(fmt.Sprintf("resample: problem %q of cohort %q has no units", p.Name, c.Name))
	}
	if hi, lo := bits.Mul64(uint64(q.largest), uint64(c.Units)); hi != 0 || lo > 1<<62 {
		panic(fmt.Sprintf("resample: problem %q of cohort %q: values up to %d overflow over %d units", p.Name, c.Name, q.largest, c.Units))
	}
	return q
}

// statistic is the one place where integers become a float.
func (q *prepared) statistic(sum, count int64) float64 {
	return float64(sum*q.Mul) / float64(q.Den*count)
}

// ratio says whether the number of questions varies between replicates.
func (q *prepared) ratio() bool { return q.sizes != nil }

func (q *prepared) size(unit int) int64 {
	if q.sizes == nil {
		return 1
	}
	return q.sizes[unit]
}

func (q *prepared) skipped(unit int) bool { return q.Skip != nil && q.Skip[unit] }

func abs(x int64) int64 {
	if x < 0 {
		return -x
	}
	return x
}

// Block is the number of replicates that share one derived key.
const Block = 256

// Purposes of the two independent families of streams.
const (
	purposeBootstrap = "bootstrap"
	purposeFlips     = "sign-flip"
)

// Keys returns the keys of a cohort's two procedures; more labels (a contrast's
// name) give it streams of its own.
func Keys(seed uint64, cohort string, more ...string) (bootstrap, flips stats.Key) {
	labels := func(purpose string) []string { return append([]string{purpose, cohort}, more...) }
	return stats.NewKey(seed, labels(purposeBootstrap)...), stats.NewKey(seed, labels(purposeFlips)...)
}
