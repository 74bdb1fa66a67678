package frontier

import (
	"math"
	"slices"
	"strconv"
	"testing"
)

// Differences and interval widths of the 148 contrasts. The width is that of a
// normal interval with the standard error of a mean of questions, or of papers as
// a ratio: close to the bootstrap's, and without its noise.
func TestSimulatedContrasts(t *testing.T) {
	cohort := publishedStudy(t)
	var ratios []float64
	for i, row := range publishedRows(t, "contrasts.csv") {
		c := PlannedFamily().Contrasts[i]
		mean, half, n := pairedMean(t, cohort, i)
		tolerance := 0.01
		if c.Digits == 4 {
			tolerance = 0.006
		}
		within(t, c.ID+" "+c.Name, mean, number(t, row["delta"]), tolerance)
		if strconv.Itoa(n) != row["n"] {
			t.Errorf("%s: %d pairs, published %s", c.ID, n, row["n"])
		}
		ratio := 2 * half / (number(t, row["ci_high"]) - number(t, row["ci_low"]))
		ratios = append(ratios, ratio)
		if ratio < 0.5 || ratio > 1.8 {
			t.Errorf("%s %s: interval %.2f times as wide as published", c.ID, c.Name, ratio)
		}
	}
	slices.Sort(ratios)
	t.Logf("interval widths over published: least %.2f, decile %.2f, median %.2f, decile %.2f, most %.2f",
		ratios[0], ratios[14], ratios[73], ratios[133], ratios[147])
	if ratios[14] < 0.85 || ratios[133] > 1.15 || math.Abs(ratios[73]-1) > 0.05 {
		t.Error("interval widths have drifted from the published ones")
	}
}

// pairedMean is the mean difference of a planned contrast, half its interval and
// its pairs.
func pairedMean(t *testing.T, cohort *Cohort, i int) (mean, half float64, n int) {
	t.Helper()
	c := PlannedFamily().Contrasts[i]
	left, err := cohort.Sample(c.Cohort, c.Left)
	if err != nil {
		t.Fatal(err)
	}
	right, err := cohort.Sample(c.Cohort, c.Right)
	if err != nil {
		t.Fatal(err)
	}
	type total struct {
		sum float64
		n   int
	}
	clusters := map[string]total{}
	sum := 0.0
	for k := range left.Values {
		if left.Missing != nil && left.Missing[k] || right.Missing != nil && right.Missing[k] {
			continue
		}
		key := left.Questions[k]
		if left.Clusters != nil {
			key = left.Clusters[k]
		}
		d := left.Values[k] - right.Values[k]
		clusters[key] = total{clusters[key].sum + d, clusters[key].n + 1}
		sum += d
		n++
	}
	mean = sum / float64(n)
	squares := 0.0
	for _, c := range clusters {
		e := c.sum - float64(c.n)*mean
		squares += e * e
	}
	return mean, 1.96 * math.Sqrt(squares) / float64(n), n
}
