package contrast

import (
	"fmt"
	"math"

	"galley/lib/frame"
	"galley/lib/stats"
)

// A Level is one setting of a factor: a budget, a threshold, a position.
type Level struct {
	At      float64
	Setting string
}

// A Sweep follows one metric along a factor, paired with a reference at every
// level: "from which budget on does compression cost accuracy?"
type Sweep struct {
	Name      string
	Cohort    string
	Metric    string
	Reference string  // setting that every level is compared with
	Levels    []Level // ascending by At
	Options   Options
}

// SweepResults is a sweep, estimated.
type SweepResults struct {
	*Results         // one contrast per level, level minus reference; IDs are the settings
	Levels   []Level // as declared

	// Trend is the mean over questions of the least-squares slope of the metric
	// on the level, with interval and randomization p-value like any other
	// contrast: paired, so differences between questions drop out. Questions with
	// a value at every level enter it. It is a test of its own, outside the
	// family.
	Trend Result
	// Changes lists where the conclusion changes between neighbouring levels.
	Changes []Change
	// Crossings are the levels at which the difference from the reference passes
	// through zero, by linear interpolation.
	Crossings []float64
}

// A Change is a conclusion that flips between two neighbouring levels.
type Change struct {
	From, To      float64
	Before, After string // "left higher", "right higher", "unclear"; left is the level's setting
	Reversal      bool   // the supported sign changed, possibly across unclear levels
}

// Family returns the contrasts of the sweep: level minus reference.
func (s Sweep) Family() Family {
	settings := make([]string, len(s.Levels))
	for i, l := range s.Levels {
		settings[i] = l.Setting
	}
	f := Ablation(s.Name, s.Cohort, s.Metric, s.Reference, settings)
	f.Options = s.Options
	return f
}

// Run is RunErr for scripts: it panics with the error.
func (s Sweep) Run(src Source) *SweepResults {
	out, err := s.RunErr(src)
	if err != nil {
		panic(err)
	}
	return out
}

// RunErr estimates every level against the reference, the trend, and where
// conclusions change. Errors: as Family.RunErr, fewer than two levels, levels
// that do not ascend.
func (s Sweep) RunErr(src Source) (*SweepResults, error) {
	if len(s.Levels) < 2 {
		return nil, fmt.Errorf("contrast: sweep %q has %d levels (at least 2)", s.Name, len(s.Levels))
	}
	for i, l := range s.Levels {
		if math.IsNaN(l.At) || math.IsInf(l.At, 0) || i > 0 && l.At <= s.Levels[i-1].At {
			return nil, fmt.Errorf("contrast: sweep %q: level %v of %s does not follow the one before (levels ascend)", s.Name, l.At, l.Setting)
		}
	}
	results, err := s.Family().RunErr(src)
	if err != nil {
		return nil, err
	}
	out := &SweepResults{Results: results, Levels: s.Levels}
	if out.Trend, err = s.trend(src); err != nil {
		return nil, err
	}
	return out, out.conclude()
}

// conclude finds where conclusions change and differences cross zero.
func (s *SweepResults) conclude() error {
	var at, diffs []float64
	var verdicts []stats.Verdict
	for _, l := range s.Levels {
		if !s.Has(l.Setting) { // the reference itself
			continue
		}
		r := s.Get(l.Setting)
		if r.Outcome == Undefined {
			continue
		}
		at, diffs = append(at, l.At), append(diffs, r.Diff)
		verdicts = append(verdicts, stats.Decide(r.Outcome, r.Diff, r.PHolm, r.Alpha))
	}
	flips, err := stats.FlipPoints(at, verdicts)
	if err != nil {
		return err
	}
	for _, f := range flips {
		s.Changes = append(s.Changes, Change{From: f.From, To: f.To, Before: f.Before.String(), After: f.After.String(), Reversal: f.Reversal})
	}
	s.Crossings, err = stats.Crossings(at, diffs)
	return err
}

// trend estimates the mean slope over questions.
func (s Sweep) trend(src Source) (Result, error) {
	sides := make([]Side, len(s.Levels))
	for i, l := range s.Levels {
		sides[i] = Side{Setting: l.Setting, Metric: s.Metric}
	}
	rows, err := complete(src, s.Cohort, sides)
	if err != nil {
		return Result{}, err
	}
	at := make([]float64, len(s.Levels))
	for i, l := range s.Levels {
		at[i] = l.At
	}
	slopes, err := stats.Slopes(rows.values, at)
	if err != nil {
		return Result{}, fmt.Errorf("contrast: sweep %q: %w", s.Name, err)
	}
	slope, zero := Side{Setting: "slope", Metric: s.Metric}, Side{Setting: "no trend", Metric: s.Metric}
	family := Family{Name: s.Name + ", trend", Options: s.Options, Contrasts: []Contrast{
		{ID: "trend", Name: "slope of " + s.Metric, Cohort: s.Cohort, Left: slope, Right: zero}}}
	family.Options.Members = 0
	results, err := family.RunErr(bySide{slope: rows.sample(slopes), zero: rows.sample(make([]float64, len(slopes)))})
	if err != nil {
		return Result{}, err
	}
	r := results.Get("trend")
	if rows.dropped > 0 {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%s without a value at some level, left out of the trend", counted(rows.dropped, "question is", "questions are")))
	}
	return r, nil
}

// Curve returns the sweep as a frame for a figure: at, setting, mean (of the
// level), reference, diff, lo, hi, p_holm and supported, one row per level.
func (s *SweepResults) Curve() *frame.Frame {
	var at, mean, reference, diff, lo, hi, p []float64
	var settings []string
	var missing, supported []bool
	for _, l := range s.Levels {
		if !s.Has(l.Setting) {
			continue
		}
		r := s.Get(l.Setting)
		at, settings = append(at, l.At), append(settings, l.Setting)
		mean, reference = append(mean, r.LeftMean), append(reference, r.RightMean)
		diff, lo, hi, p = append(diff, r.Diff), append(lo, r.Lo), append(hi, r.Hi), append(p, r.PHolm)
		missing, supported = append(missing, r.Outcome == Undefined), append(supported, r.Supported())
	}
	return frame.New().
		WithFloats("at", at).
		WithTexts("setting", settings).
		WithFloatsMasked("mean", mean, missing).
		WithFloatsMasked("reference", reference, missing).
		WithFloatsMasked("diff", diff, missing).
		WithFloatsMasked("lo", lo, missing).
		WithFloatsMasked("hi", hi, missing).
		WithFloatsMasked("p_holm", p, missing).
		WithBools("supported", supported)
}
