package calibration

import (
	"fmt"

	"galley/lib/frame"
	"galley/lib/stats"
)

// Tests of TypeOne.
const (
	flipTest        = "sign flip"
	tTest           = "t"
	flipIgnored     = "sign flip, clusters ignored"
	wilcoxonIgnored = "signed rank by question"
)

// errorRow is one design and test under the null.
type errorRow struct {
	Population, Layout, Test string
	Clusters                 int
	Rejected                 share
}

// TypeOne simulates studies without a mean difference and counts how often each
// test finds one at 1 − Level (p ≤ α; 999 flips make that level exact).
//
// Two nulls: "exchangeable", on which the two sides are drawn alike, so that
// sign flipping is exact by construction; and "skewed", on which only the means
// agree. Columns: null, layout, clusters, test, studies, rejected, lo, hi
// (Wilson interval of rejected). The signed-rank test knows no clusters.
func (s Study) TypeOne() *frame.Frame {
	s = must(s)
	rows := remember(s, "type-one", nil, func() []errorRow {
		var rows []errorRow
		for _, null := range []population{exchangeable(), skewed()} {
			for _, l := range layouts() {
				counts := []int{10, 25, 75}
				switch {
				case l.flat || l.name == cohortLayout:
					counts = append(counts, len(s.Sizes))
				case l.name == equalLayout || null.name == "skewed":
					continue
				}
				for _, n := range counts {
					rows = append(rows, s.reject(null, l, n)...)
				}
			}
		}
		return rows
	})
	f := newColumns(len(rows))
	for _, r := range rows {
		f.text("null", r.Population)
		f.text("layout", r.Layout)
		f.integer("clusters", r.Clusters)
		f.text("test", r.Test)
		f.share("rejected", r.Rejected)
	}
	return f.frame()
}

func exchangeable() population {
	p := graded(0, intraclass)
	p.name = "exchangeable"
	return p
}

func (s Study) reject(null population, l layout, clusters int) []errorRow {
	tests := []string{flipTest, tTest, wilcoxonIgnored}
	if l.flat {
		null = null.flattened()
	} else {
		tests = append(tests, flipIgnored)
	}
	label := fmt.Sprintf("%s/%s/%d", null.name, l.name, clusters)
	names := clusterNames(clusters)
	alpha := s.alpha()
	// With this many hits p exceeds alpha for certain, so the flips can stop.
	enough := int(float64(alpha*float64(s.Replicates+1)) + 1e-9)
	rejected := make([][]bool, len(tests))
	for i := range rejected {
		rejected[i] = make([]bool, s.Studies)
	}
	s.each(s.Studies, func(study int) {
		rng := s.key("type-one", label, study).Stream(0)
		sizes := l.sizes(&rng, clusters, s.Sizes)
		values := quarters(null.draw(&rng, sizes, nil))
		ids := idsOf(names, sizes)
		if l.flat {
			ids = nil
		}
		flips := stats.Flips{Method: stats.FlipSequential, Hits: max(1, enough), Draws: s.Replicates, Seed: s.Seed, Stream: fmt.Sprintf("%s/%d", label, study)}
		for i, test := range tests {
			p := 1.0
			switch test {
			case flipTest:
				r, err := stats.SignFlip(values, ids, flips)
				check(err)
				p = r.P
			case flipIgnored:
				r, err := stats.SignFlip(values, nil, flips)
				check(err)
				p = r.P
			case tTest:
				r, err := stats.TTest(values, ids, s.Level)
				check(err)
				if r.Outcome == stats.Estimate {
					p = r.P
				}
			case wilcoxonIgnored:
				r, err := stats.Wilcoxon(values, stats.PrattZeros)
				check(err)
				p = r.P
			}
			rejected[i][study] = p <= alpha
		}
	})
	rows := make([]errorRow, len(tests))
	for i, test := range tests {
		rows[i] = errorRow{Population: null.name, Layout: l.name, Clusters: clusters, Test: test, Rejected: count(rejected[i])}
	}
	return rows
}
