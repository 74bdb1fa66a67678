package calibration

import (
	"fmt"
	"sync"

	"galley/lib/frame"
	"galley/lib/stats"
)

// Methods of Coverage beside the bootstrap's. The last two resample or average
// single questions where there are clusters: the fault that Coverage measures.
const (
	clusterT          = "t"
	percentileIgnored = "percentile, clusters ignored"
	tIgnored          = "t, clusters ignored"
)

var bootstrapMethods = []stats.Method{stats.Percentile, stats.Basic, stats.BCa, stats.Studentized}

// intraclass is the correlation within clusters where a design has clusters.
const intraclass = 0.2

// coverageRow is one design and method.
type coverageRow struct {
	Population, Layout, Method string
	Clusters                   int
	Questions                  float64 // mean per study
	Covered                    share
	Width                      float64 // mean width of the intervals
	Failed                     int     // studies without an interval; they count as not covered
}

type coverageDesign struct {
	population population
	layout     layout
	clusters   int
}

func (d coverageDesign) label() string {
	return fmt.Sprintf("%s/%s/%d", d.population.name, d.layout.name, d.clusters)
}

// coverageDesigns are what Coverage simulates. Large clustered designs cost the
// most, and are kept where they are the study's own.
func (s Study) coverageDesigns() []coverageDesign {
	whole := len(s.Sizes)
	var designs []coverageDesign
	for _, p := range []population{graded(0.1, intraclass), rare()} {
		for _, l := range layouts() {
			counts := []int{10, 25, 75}
			switch {
			case l.flat:
				p := p.flattened()
				for _, n := range append(counts, whole) {
					designs = append(designs, coverageDesign{p, l, n})
				}
				continue
			case l.name == cohortLayout && p.name == "graded":
				counts = append(counts, whole)
			case p.name == "rare" && l.name != cohortLayout:
				continue
			}
			for _, n := range counts {
				designs = append(designs, coverageDesign{p, l, n})
			}
		}
	}
	return designs
}

// Coverage simulates studies with a known mean difference and counts how often
// each interval contains it. Columns: population, layout, clusters (units
// resampled), questions (mean per study), method, studies, covered, lo and hi
// (Wilson interval of covered), width (mean width), failed (studies without an
// interval, counted as misses).
func (s Study) Coverage() *frame.Frame {
	s = must(s)
	rows := remember(s, "coverage", nil, func() []coverageRow {
		var rows []coverageRow
		for _, d := range s.coverageDesigns() {
			rows = append(rows, s.cover(d)...)
		}
		return rows
	})
	f := newColumns(len(rows))
	for _, r := range rows {
		f.text("population", r.Population)
		f.text("layout", r.Layout)
		f.integer("clusters", r.Clusters)
		f.float("questions", r.Questions)
		f.text("method", r.Method)
		f.share("covered", r.Covered)
		f.float("width", r.Width)
		f.integer("failed", r.Failed)
	}
	return f.frame()
}

// cover runs all studies of one design.
func (s Study) cover(d coverageDesign) []coverageRow {
	names := clusterNames(d.clusters)
	methods := make([]string, 0, 7)
	for _, m := range bootstrapMethods {
		methods = append(methods, m.String())
	}
	methods = append(methods, clusterT)
	resampleQuestions := d.layout.name == cohortLayout && d.population.name == "graded" && d.clusters < len(s.Sizes)
	if !d.layout.flat {
		methods = append(methods, tIgnored)
	}
	if resampleQuestions {
		methods = append(methods, percentileIgnored)
	}
	type one struct {
		covered, failed bool
		width           float64
	}
	results := make([][]one, s.Studies)
	questions := make([]float64, s.Studies)
	truth := d.population.truth()
	var diffs sync.Pool
	s.each(s.Studies, func(study int) {
		key := s.key("coverage", d.label(), study)
		rng := key.Stream(0)
		buffer, _ := diffs.Get().(*[]int64)
		if buffer == nil {
			buffer = new([]int64)
		}
		sizes := d.layout.sizes(&rng, d.clusters, s.Sizes)
		*buffer = d.population.draw(&rng, sizes, (*buffer)[:0])
		values := quarters(*buffer)
		diffs.Put(buffer)
		questions[study] = float64(len(values))

		ids := idsOf(names, sizes)
		if d.layout.flat {
			ids = nil
		}
		o := stats.Bootstrap{Replicates: s.Replicates, Level: s.Level, Seed: s.Seed, Stream: fmt.Sprintf("%s/%d", d.label(), study)}
		out := make([]one, 0, len(methods))
		take := func(iv stats.Interval) {
			out = append(out, one{iv.Outcome == stats.Estimate && iv.Contains(truth), iv.Outcome != stats.Estimate, iv.Width()})
		}
		intervals, err := stats.BootstrapMethods(values, ids, o, bootstrapMethods...)
		check(err)
		for _, iv := range intervals {
			take(iv)
		}
		take(tInterval(values, ids, s.Level))
		if !d.layout.flat {
			take(tInterval(values, nil, s.Level))
		}
		if resampleQuestions {
			o.Stream += "/ignored"
			naive, err := stats.BootstrapMean(values, nil, o)
			check(err)
			take(naive)
		}
		results[study] = out
	})
	rows := make([]coverageRow, len(methods))
	for m, name := range methods {
		rows[m] = coverageRow{Population: d.population.name, Layout: d.layout.name, Method: name, Clusters: d.clusters,
			Questions: stats.Sum(questions) / float64(s.Studies), Covered: share{Studies: s.Studies}}
		widths := make([]float64, s.Studies)
		for study, out := range results {
			widths[study] = out[m].width
			if out[m].covered {
				rows[m].Covered.Hits++
			}
			if out[m].failed {
				rows[m].Failed++
			}
		}
		rows[m].Width = stats.Sum(widths) / float64(s.Studies)
	}
	return rows
}

// tInterval is TTest's interval as an Interval.
func tInterval(values []float64, clusters []string, level float64) stats.Interval {
	t, err := stats.TTest(values, clusters, level)
	check(err)
	return stats.Interval{Outcome: t.Outcome, Reason: t.Reason, Method: clusterT, Level: level, Point: t.Mean, Lo: t.Lo, Hi: t.Hi}
}

// check is for errors that simulated data cannot cause.
func check(err error) {
	if err != nil {
		panic(fmt.Sprintf("calibration: %v", err))
	}
}
