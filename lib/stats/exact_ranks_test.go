package stats

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// everyOrder visits all k! orders of a slice.
func everyOrder[T any](x []T, visit func([]T)) {
	var place func(i int)
	place = func(i int) {
		if i == len(x) {
			visit(x)
			return
		}
		for j := i; j < len(x); j++ {
			x[i], x[j] = x[j], x[i]
			place(i + 1)
			x[i], x[j] = x[j], x[i]
		}
	}
	place(0)
}

// everyTable visits all tables in which the scores of each question are permuted on
// their own: scores[setting][question].
func everyTable(scores [][]float64, visit func([][]float64)) {
	var question func(q int)
	question = func(q int) {
		if q == len(scores[0]) {
			visit(scores)
			return
		}
		column := make([]float64, len(scores))
		for s := range scores {
			column[s] = scores[s][q]
		}
		everyOrder(column, func(order []float64) {
			for s := range scores {
				scores[s][q] = order[s]
			}
			question(q + 1)
		})
	}
	question(0)
}

// atLeast tells whether a statistic is at least as large as another up to rounding.
func atLeast(a, b float64) bool { return a >= b-1e-9*(1+math.Abs(b)) }

// The exact p-values of Friedman, Cochran and Page are the share of all (k!)^n tables
// that are at least as extreme, counted here one by one from the statistics themselves.
func TestExactRanksByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom([][2]int{{2, 7}, {3, 4}, {4, 2}, {3, 1}, {2, 1}, {5, 1}, {3, 3}}).Draw(t, "settings and questions")
		highest := rapid.IntRange(1, 3).Draw(t, "highest") // 1: zeros and ones
		scores := make([][]float64, size[0])
		for s := range scores {
			for range size[1] {
				scores[s] = append(scores[s], float64(rapid.IntRange(0, highest).Draw(t, "score")))
			}
		}
		f := must[SeveralResult](t)(Friedman(scores))
		page := must[TrendResult](t)(PageTrend(scores))
		if f.Outcome == Degenerate {
			if f.P != 1 || page.P != 1 || f.ChiSquare != 1 || page.Normal != 1 {
				t.Fatalf("degenerate: %+v, %+v", f, page)
			}
			return
		}
		if !f.Exact || !page.Exact {
			t.Fatalf("not exact: %+v, %+v", f, page)
		}
		var all, friedman, trend, cochran int
		var q SeveralResult
		if highest == 1 {
			q = must[SeveralResult](t)(CochranQ(successesOf(scores)))
		}
		everyTable(scores, func(table [][]float64) {
			all++
			if atLeast(statisticOf(Friedman(table)), f.Statistic) {
				friedman++
			}
			if r, _ := PageTrend(table); atLeast(math.Abs(r.Z), math.Abs(page.Z)) {
				trend++
			}
			if highest == 1 && atLeast(statisticOf(CochranQ(successesOf(table))), q.Statistic) {
				cochran++
			}
		})
		for name, c := range map[string]struct {
			got  float64
			ways int
		}{"Friedman": {f.P, friedman}, "Page": {page.P, trend}, "Cochran": {q.P, cochran}} {
			if want := float64(c.ways) / float64(all); math.Abs(c.got-want) > 1e-12 && (name != "Cochran" || highest == 1) {
				t.Fatalf("%s: p = %v, %d of %d tables give %v", name, c.got, c.ways, all, want)
			}
		}
	})
}

func statisticOf(r SeveralResult, _ error) float64 { return r.Statistic }

// The exact p-value of Jonckheere's test is the share of all n! orders of the scores
// that, dealt out to the groups, are at least as far from no trend.
func TestExactTrendByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sizes := rapid.SampledFrom([][]int{{2, 3}, {2, 2, 3}, {1, 1, 1, 1, 1}, {1, 0, 4, 2}, {3, 4}, {1, 2, 1, 3}, {6, 1}}).Draw(t, "sizes")
		highest := rapid.IntRange(1, 9).Draw(t, "highest")
		var scores []float64
		for _, n := range sizes {
			for range n {
				scores = append(scores, float64(rapid.IntRange(0, highest).Draw(t, "score")))
			}
		}
		deal := func(scores []float64) (groups [][]float64) {
			for _, n := range sizes {
				groups, scores = append(groups, scores[:n]), scores[n:]
			}
			return groups
		}
		r := must[JonckheereResult](t)(Jonckheere(deal(scores)))
		if r.Outcome == Degenerate {
			return
		}
		rise, fall := concordance(deal(scores))
		all, extreme := 0, 0
		everyOrder(slices.Clone(scores), func(order []float64) {
			up, down := concordance(deal(order))
			if all++; max(up-down, down-up) >= max(rise-fall, fall-rise) {
				extreme++
			}
		})
		if want := float64(extreme) / float64(all); !r.Exact || math.Abs(r.P-want) > 1e-12 {
			t.Fatalf("%v of sizes %v: %+v, %d of %d orders give %v", scores, sizes, r, extreme, all, want)
		}
	})
}

// R 4.2.2: cor.test(1:9, x, method = "kendall", exact = TRUE), wilcox.test(a, b, exact =
// TRUE), and coin 1.4's wilcox_test(y ~ g, distribution = "exact") with ties.
func TestExactTrendAgainstR(t *testing.T) {
	for name, c := range map[string]struct {
		groups [][]float64
		want   float64
	}{
		"Kendall":        {[][]float64{{3}, {1}, {4}, {2}, {6}, {5}, {9}, {7}, {8}}, 0.01266534391534391},
		"rank sum":       {[][]float64{{1.1, 2.3, 0.4, 3.6, 2.9}, {5.2, 2.5, 4.4, 3.1, 6.0, 7.3}}, 0.0303030303030303},
		"rank sum, ties": {[][]float64{{0, 0, 1, 0.5, 0.5, 1}, {1, 1, 0.5, 1, 0.75}}, 0.2316017316017316},
		"zeros and ones": {[][]float64{{0, 0, 1, 0, 0}, {1, 1, 0, 1, 1, 1, 0, 1}}, 0.1025641025641026},
	} {
		r, err := Jonckheere(c.groups)
		if err != nil || !r.Exact || math.Abs(r.P-c.want) > 1e-12 {
			t.Errorf("%s: %+v (%v), R says %v", name, r, err, c.want)
		}
	}
}

// Friedman's statistic: the tail probabilities of Siegel (1956), Nonparametric
// Statistics, Table N. Page's L: the critical values at 0.05, 0.01 and 0.001, one-sided,
// of Page (1963), JASA 58:216–230, Table 2; 0 where there is none.
func TestExactRanksAgainstPrintedTables(t *testing.T) {
	for _, c := range []struct {
		settings, questions int
		statistic, p        float64
		digits              int
	}{
		{3, 2, 4, 0.167, 3}, {3, 3, 4.667, 0.194, 3}, {3, 3, 6, 0.028, 3}, {3, 4, 6, 0.069, 3}, {3, 4, 6.5, 0.042, 3}, {3, 4, 8, 0.0046, 4},
		{4, 2, 5.4, 0.167, 3}, {4, 2, 6, 0.042, 3}, {4, 3, 7.4, 0.033, 3}, {4, 3, 9, 0.0017, 4},
	} {
		found := false
		tables(c.settings, c.questions, func(scores [][]float64) bool {
			r, err := Friedman(scores)
			if err != nil || !r.Exact {
				t.Fatalf("%+v (%v)", r, err)
			}
			if found = math.Abs(r.Statistic-c.statistic) < 0.001; found {
				if scale := math.Pow10(c.digits); math.Abs(r.P-c.p) > 0.501/scale {
					t.Errorf("%d settings, %d questions, χ² %v: p = %v, the table has %v", c.settings, c.questions, c.statistic, r.P, c.p)
				}
			}
			return !found
		})
		if !found {
			t.Errorf("no table of %d settings and %d questions has χ² %v", c.settings, c.questions, c.statistic)
		}
	}
	levels := []float64{0.05, 0.01, 0.001}
	for size, critical := range map[[2]int][3]float64{
		{3, 2}: {28, 0, 0}, {3, 3}: {41, 42, 0}, {3, 4}: {54, 55, 56}, {4, 2}: {58, 60, 0}, {4, 3}: {84, 87, 89},
	} {
		least := [3]float64{}
		tables(size[0], size[1], func(scores [][]float64) bool {
			r, err := PageTrend(scores)
			if err != nil || !r.Exact {
				t.Fatalf("%+v (%v)", r, err)
			}
			for i, level := range levels {
				// Symmetric: half of the two-sided value is the upper tail.
				if r.Z > 0 && r.P/2 <= level && (least[i] == 0 || r.L < least[i]) {
					least[i] = r.L
				}
			}
			return true
		})
		if least != critical {
			t.Errorf("%d levels, %d questions: critical values %v, printed %v", size[0], size[1], least, critical)
		}
	}
}

// tables visits the tables of untied ranks with the first question in order, until
// visit says no.
func tables(settings, questions int, visit func([][]float64) bool) {
	scores := make([][]float64, settings)
	for s := range scores {
		for range questions {
			scores[s] = append(scores[s], float64(s))
		}
	}
	stopped := false
	rest := make([][]float64, settings)
	for s := range rest {
		rest[s] = scores[s][1:]
	}
	everyTable(rest, func([][]float64) {
		if !stopped {
			stopped = !visit(scores)
		}
	})
}

// With two settings the exact tests are the binomial ones.
func TestExactRanksOfTwoSettings(t *testing.T) {
	for breaks := range 9 {
		for fixes := range 12 {
			if breaks+fixes == 0 {
				continue
			}
			left, right := make([]bool, 30), make([]bool, 30)
			for i := range breaks {
				left[i] = true
			}
			for i := range fixes {
				right[29-i] = true
			}
			m, err1 := McNemar(left, right)
			q, err2 := CochranQ([][]bool{left, right})
			p, err3 := PageTrend([][]float64{floatsOf(left), floatsOf(right)})
			if err1 != nil || err2 != nil || err3 != nil || !q.Exact || !p.Exact ||
				math.Abs(q.P-m.Exact) > 1e-13 || math.Abs(p.P-m.Exact) > 1e-13 {
				t.Errorf("%d breaks, %d fixes: Cochran %v, Page %v, McNemar %v", breaks, fixes, q.P, p.P, m.Exact)
			}
		}
	}
}

func floatsOf(outcomes []bool) []float64 {
	x := make([]float64, len(outcomes))
	for i, right := range outcomes {
		x[i] = boolTo1(right)
	}
	return x
}

// What the documentation says of the limits: the largest sizes that are counted.
func TestExactRanksLimits(t *testing.T) {
	untied := func(settings, questions int) [][]float64 {
		scores := make([][]float64, settings)
		for s := range scores {
			for q := range questions {
				scores[s] = append(scores[s], float64((s*7+q*5+s*q)%(settings*settings+1))+float64(s)/100)
			}
		}
		return scores
	}
	for settings, most := range map[int][2]int{3: {100, 700}, 4: {20, 300}, 5: {8, 150}, 6: {4, 80}} {
		f, err1 := Friedman(untied(settings, most[0]))
		p, err2 := PageTrend(untied(settings, most[1]))
		if err1 != nil || err2 != nil || !f.Exact || !p.Exact {
			t.Errorf("%d settings: Friedman of %d questions exact %v, Page of %d exact %v", settings, most[0], f.Exact, most[1], p.Exact)
		}
		f, _ = Friedman(untied(settings, 2*most[0]))
		p, _ = PageTrend(untied(settings, 2*most[1]))
		if f.Exact || p.Exact {
			t.Errorf("%d settings: exact at twice the size, too: say so", settings)
		}
	}
	for _, c := range []struct {
		groups, size int
		exact        bool
	}{{2, 60, true}, {3, 16, true}, {4, 9, true}, {5, 5, true}, {3, 30, false}, {5, 10, false}, {2, 600, false}} {
		groups := make([][]float64, c.groups)
		for i := range c.groups * c.size {
			groups[i%c.groups] = append(groups[i%c.groups], float64(i*i%1009))
		}
		if r, err := Jonckheere(groups); err != nil || r.Exact != c.exact {
			t.Errorf("%s: exact %v (%v)", fmt.Sprintf("%d groups of %d", c.groups, c.size), r.Exact, err)
		}
	}
}
