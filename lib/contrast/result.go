package contrast

import (
	"fmt"

	"galley/lib/stats"
)

// Outcome says what kind of answer a contrast has: Estimate, Degenerate or Undefined.
type Outcome = stats.Outcome

const (
	Estimate   = stats.Estimate   // every number holds
	Degenerate = stats.Degenerate // the point estimate holds, its uncertainty is not informative
	Undefined  = stats.Undefined  // no pairs: every number is zero and is printed as missing
)

// A Receipt counts what was paired, each question once. Matched − Missing
// questions enter the estimate; every other question listed on either side is
// Excluded. Where a question is listed twice on one side nothing enters, and all
// are Excluded.
type Receipt struct {
	Matched   int // questions on both sides
	LeftOnly  int // questions on the left side alone
	RightOnly int // questions on the right side alone
	Duplicate int // rows whose question id had been seen on the same side
	Missing   int // matched questions undefined on at least one side
	Excluded  int // LeftOnly + RightOnly + Missing; every question when one is listed twice
}

// A Result is one contrast, estimated. Numbers hold as far as Outcome says;
// none is ever NaN.
type Result struct {
	Contrast
	Outcome Outcome
	Reason  string // why Outcome is not Estimate

	Diff                float64 // mean over questions of left − right
	Lo, Hi              float64 // percentile bootstrap interval at Level, pointwise
	LoError, HiError    float64 // Monte Carlo standard errors of the two ends
	LeftMean, RightMean float64 // means over the same questions

	P                  float64 // two-sided randomization p-value, (b+1)/(B+1) or exact, or its upper bound (Options.PreferExact)
	PError             float64 // Monte Carlo standard error of P; 0 when exact
	PExact             float64 // exact randomization p-value, when HasExact (else NoExact says why, if it was asked for)
	PExactLo, PExactHi float64 // certain bounds of the exact p-value, when HasBounds; both PExact when HasExact
	PHolm              float64 // P after Holm's correction over the family

	PHochberg float64 // Hochberg's step-up correction
	PBH       float64 // Benjamini–Hochberg: false discovery rate, not family-wise error
	PMaxT     float64 // Westfall–Young step-down max-T, when HasMaxT

	PMaxTError   float64 // Monte Carlo standard error of PMaxT
	SimLo, SimHi float64 // simultaneous interval over the family, when HasSimultaneous
	SimError     float64 // Monte Carlo standard error of either end of it

	HasExact        bool
	NoExact         string // why Options.Exact found no exact p-value
	HasBounds       bool
	HasMaxT         bool
	HasSimultaneous bool

	N        int // questions in the estimate
	Clusters int // clusters resampled together; 0 at question level
	Wins     int // questions where left > right
	Losses   int // questions where left < right
	Ties     int // questions where left = right
	Flips    int // sign flips behind P; Options.Replicates unless sequential

	// Settled says that Holm's decision stands whatever more flips would show,
	// up to Options.DecisionError. Only sequential families set it.
	Settled bool

	Level    float64 // of the intervals
	Alpha    float64 // of the decisions
	Receipt  Receipt
	Warnings []string
}

// Supported says whether the difference is supported at the family's level: an
// Estimate with PHolm < Alpha (papers/001 §4.2: p_H < 0.05).
func (r Result) Supported() bool {
	return r.Outcome == Estimate && r.PHolm < r.Alpha
}

// Sign returns +1 or −1 for a supported difference by its direction, 0 otherwise.
func (r Result) Sign() int {
	switch {
	case !r.Supported() || r.Diff == 0:
		return 0
	case r.Diff > 0:
		return 1
	}
	return -1
}

// String shows the result on one line, for exploring.
func (r Result) String() string {
	if r.Outcome == Undefined {
		return fmt.Sprintf("%s undefined (%s)", r.Label(), r.Reason)
	}
	text := fmt.Sprintf("%s %.4g [%.4g, %.4g] p=%.4g p_H=%.4g n=%d", r.Label(), r.Diff, r.Lo, r.Hi, r.P, r.PHolm, r.N)
	if r.Clusters > 0 {
		text += fmt.Sprintf(" in %d clusters", r.Clusters)
	}
	if r.Outcome == Degenerate {
		text += fmt.Sprintf(" (degenerate: %s)", r.Reason)
	}
	return text
}

// Results is a family, estimated: one Result per declared contrast, in order.
type Results struct {
	Name    string
	Options Options // with the defaults filled in
	Labels  Labels  // how Table prints ids: those of the source, or what a script puts here
	all     []Result
	index   map[string]int
}

func newResults(name string, options Options, all []Result) *Results {
	rs := &Results{Name: name, Options: options, all: all, index: make(map[string]int, len(all))}
	for i, r := range all {
		rs.index[r.ID] = i
	}
	return rs
}

// Len returns the number of contrasts.
func (rs *Results) Len() int { return len(rs.all) }

// All returns the results in the order declared; do not change them.
func (rs *Results) All() []Result { return rs.all }

// Has says whether the family has a contrast of this id.
func (rs *Results) Has(id string) bool {
	_, ok := rs.index[id]
	return ok
}

// Get returns the result of a contrast. It panics naming the ids there are.
func (rs *Results) Get(id string) Result {
	i, ok := rs.index[id]
	if !ok {
		contrasts := make([]Contrast, len(rs.all))
		for j, r := range rs.all {
			contrasts[j] = r.Contrast
		}
		panic(fmt.Sprintf("contrast: no result %q in family %q; have %s", id, rs.Name, idList(contrasts)))
	}
	return rs.all[i]
}

// Count returns how many contrasts are estimates, degenerate and undefined, and
// how many are supported.
func (rs *Results) Count() (estimates, degenerate, undefined, supported int) {
	for _, r := range rs.all {
		switch r.Outcome {
		case Estimate:
			estimates++
		case Degenerate:
			degenerate++
		default:
			undefined++
		}
		if r.Supported() {
			supported++
		}
	}
	return
}
