package contrast

import (
	"fmt"
	"math"
	"strings"
)

// Streams says how random draws are shared between contrasts.
type Streams int

const (
	// Shared uses one resampling plan for all contrasts of a cohort (common
	// random numbers): each interval and p-value has its right distribution,
	// while the Monte Carlo errors of contrasts of one cohort are correlated.
	Shared Streams = iota
	// Separate draws every contrast's replicates from a stream of its own,
	// keyed by the contrast's ID.
	Separate
)

// String returns "shared" or "separate".
func (s Streams) String() string {
	if s == Separate {
		return "separate"
	}
	return "shared"
}

// Options say how a family is estimated. The zero value is the procedure of
// papers/001 §4.2: seed 13, 10,000 replicates of each kind, 95 % intervals.
type Options struct {
	Seed       uint64  // 0 means 13
	Replicates int     // bootstrap replicates, and as many sign flips; 0 means 10,000
	Level      float64 // confidence level of intervals, in (0, 1); 0 means 0.95
	Alpha      float64 // adjusted p-values below it are supported, in (0, 1); 0 means 1 − Level
	Streams    Streams

	// Members declares the size of the family when only part of it is run;
	// 0 means the contrasts given. Correction always uses this size.
	Members int

	// Exact computes the exact randomization p-value of every contrast whose
	// differences lie on a lattice, beside the Monte Carlo one (Result.PExact).
	Exact bool
	// Bounds implies Exact, and encloses the exact p-value of contrasts on no
	// lattice (Result.PExactLo, PExactHi), at about 0.05 s for each of them.
	Bounds bool
	// PreferExact implies Exact, and puts the exact value in place of the
	// Monte Carlo one (Result.P, and so in the corrections) where there is one;
	// with Bounds, the upper bound where there is none, which can only err on the
	// side of caution.
	PreferExact bool

	// MaxReplicates above Replicates makes the randomization test sequential:
	// sign flips are added, contrast by contrast, until Holm's decision is
	// settled for all or MaxReplicates is reached. With probability at least
	// 1 − DecisionError every decision called settled is the one that infinitely
	// many flips would give.
	MaxReplicates int
	DecisionError float64 // 0 means 0.001

	// MaxT adds Westfall–Young step-down adjusted p-values (Result.PMaxT) from
	// the shared sign flips. Simultaneous adds intervals that hold together
	// (Result.SimLo, SimHi) from the shared bootstrap draws.
	MaxT         bool
	Simultaneous bool

	// Workers bounds the goroutines; 0 means GOMAXPROCS. No number depends on it.
	Workers int
}

func (o Options) withDefaults() Options {
	if o.Seed == 0 {
		o.Seed = 13
	}
	if o.Replicates == 0 {
		o.Replicates = 10_000
	}
	if o.Level == 0 {
		o.Level = 0.95
	}
	if o.Alpha == 0 {
		o.Alpha = complement(o.Level)
	}
	if o.DecisionError == 0 {
		o.DecisionError = 0.001
	}
	o.Exact = o.Exact || o.PreferExact || o.Bounds
	return o
}

// complement is 1 − level without the last bits of 1 − 0.95.
func complement(level float64) float64 {
	a := min(1-level, 1-0x1p-53) // levels near 0 and 1 have one, too
	// The level was typed as a short decimal; so is its complement.
	const unit = 1e15
	if short := math.Floor(float64(a*unit)+0.5) / unit; short > 0 && short < 1 {
		return short
	}
	return a
}

func (o Options) check(contrasts int) error {
	var faults []string
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	if o.Replicates < 1 {
		fault("Replicates is %d (at least 1; 0 means 10,000)", o.Replicates)
	}
	if !(o.Level > 0 && o.Level < 1) {
		fault("Level is %v (between 0 and 1, as 0.95)", o.Level)
	} else if !(o.Alpha > 0 && o.Alpha < 1) {
		fault("Alpha is %v (between 0 and 1, as 0.05; 0 means 1 − Level)", o.Alpha)
	}
	if !(o.DecisionError > 0 && o.DecisionError < 1) {
		fault("DecisionError is %v (between 0 and 1, as 0.001)", o.DecisionError)
	}
	if o.MaxReplicates < 0 {
		fault("MaxReplicates is %d (0 for a fixed number)", o.MaxReplicates)
	}
	if o.Streams != Shared && o.Streams != Separate {
		fault("Streams is %d (Shared or Separate)", int(o.Streams))
	}
	if o.Members != 0 && o.Members < contrasts {
		fault("Members is %d but %d contrasts are declared", o.Members, contrasts)
	}
	if (o.MaxT || o.Simultaneous) && o.Streams == Separate {
		fault("MaxT and Simultaneous need Shared streams: they rest on the joint draws")
	}
	if (o.MaxT || o.Simultaneous) && o.Members > contrasts {
		fault("MaxT and Simultaneous need the whole family: Members is %d and %d contrasts are run", o.Members, contrasts)
	}
	if faults == nil {
		return nil
	}
	return fmt.Errorf("contrast: options: %s", strings.Join(faults, "; "))
}
