package calibration

import (
	"fmt"
	"math"

	"galley/lib/frame"
	"galley/lib/stats"
)

// clusterRow is one strength of the cluster effect.
type clusterRow struct {
	Correlation       float64
	Ignored, Robust   share
	DesignEffect      float64 // mean over studies of the squared ratio of the two standard errors
	PredictedCoverage float64 // of the interval that ignores clusters, from the design effect
	ErrorRate         share   // studies without a difference in which the t test that ignores clusters finds one
}

// ClusterEffect simulates studies in the layout of the cohort in view, with
// within-cluster correlations from 0 to 0.4, and counts how often the t
// interval that takes questions as independent covers the truth, beside the
// cluster-robust one.
//
// Columns: correlation; studies; ignored, robust (coverage) each with _lo and
// _hi (Wilson intervals of level 0.95); design_effect (mean variance ratio);
// predicted (coverage of the interval that ignores clusters, were the estimate
// normal: 2Φ(z/√design effect) − 1); error_ignored (type-I error of the test that
// ignores clusters, at 1 − Level).
func (s Study) ClusterEffect() *frame.Frame {
	s = must(s)
	correlations := []float64{0, 0.05, 0.1, 0.2, 0.3, 0.4}
	rows := remember(s, "cluster-effect", correlations, func() []clusterRow {
		rows := make([]clusterRow, len(correlations))
		for i, c := range correlations {
			rows[i] = s.clusterEffect(c)
		}
		return rows
	})
	f := newColumns(len(rows))
	for _, r := range rows {
		f.float("correlation", r.Correlation)
		f.integer("studies", r.Ignored.Studies)
		for _, named := range []struct {
			name string
			share
		}{{"ignored", r.Ignored}, {"robust", r.Robust}} {
			lo, hi := named.bounds()
			f.float(named.name, named.value())
			f.float(named.name+"_lo", lo)
			f.float(named.name+"_hi", hi)
		}
		f.float("design_effect", r.DesignEffect)
		f.float("predicted", r.PredictedCoverage)
		f.float("error_ignored", r.ErrorRate.value())
	}
	return f.frame()
}

func (s Study) clusterEffect(correlation float64) clusterRow {
	names := clusterNames(len(s.Sizes))
	ids := idsOf(names, s.Sizes)
	label := fmt.Sprint(correlation)
	ignored, robust, found := make([]bool, s.Studies), make([]bool, s.Studies), make([]bool, s.Studies)
	effects := make([]float64, s.Studies)
	p, null := graded(0.1, correlation), graded(0, correlation)
	truth := p.truth()
	s.each(s.Studies, func(study int) {
		rng := s.key("cluster-effect", label, study).Stream(0)
		values := quarters(p.draw(&rng, s.Sizes, nil))
		ignored[study] = tInterval(values, nil, s.Level).Contains(truth)
		robust[study] = tInterval(values, ids, s.Level).Contains(truth)
		e, err := stats.StandardError(values, ids)
		check(err)
		effects[study] = e.DesignEffect
		t, err := stats.TTest(quarters(null.draw(&rng, s.Sizes, nil)), nil, s.Level)
		check(err)
		found[study] = t.Outcome == stats.Estimate && t.P < s.alpha()
	})
	r := clusterRow{Correlation: correlation, Ignored: count(ignored), Robust: count(robust), ErrorRate: count(found)}
	r.DesignEffect = stats.Sum(effects) / float64(s.Studies)
	r.PredictedCoverage = normalCoverage(s.Level, r.DesignEffect)
	return r
}

// normalCoverage is the coverage of a normal interval of the given level whose
// standard error is too small by √effect.
func normalCoverage(level, effect float64) float64 {
	z := stats.NormalQuantile(0.5+level/2) / math.Sqrt(effect)
	return 2*stats.NormalProbability(z) - 1
}
