package stats

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// TestBootstrapAgainstR compares the ends of every resampling interval with
// those of R's boot (testdata/oracles/boot.R), both from 200,000 replicates, to
// five times the Monte Carlo errors of the two.
func TestBootstrapAgainstR(t *testing.T) {
	replicates := 200000
	for _, row := range oracleRows(t, "boot.tsv") {
		c := oracleCase{t: t, test: row[0], want: map[string]float64{}}
		for _, list := range row[1:3] {
			var v []float64
			for _, s := range strings.Split(list, ",") {
				v = append(v, parseFloat(t, s))
			}
			c.vectors = append(c.vectors, v)
		}
		for _, pair := range row[3:] {
			name, value, _ := strings.Cut(pair, "=")
			c.want[name] = parseFloat(t, value)
		}
		for _, level := range []float64{0.95, 0.9} {
			methods := []Method{Percentile, Basic, BCa, Studentized}
			o := Bootstrap{Replicates: replicates, Level: level}
			got, err := bootstrapRatio("test", c.vectors[0], c.vectors[1], nil, o, methods)
			c.ok(err)
			for i, m := range methods {
				iv := got[i]
				if iv.Outcome != Estimate {
					t.Fatalf("%s %s: %v", c.test, m, iv)
				}
				name := fmt.Sprintf("%s_%g", m, 100*level)
				for end, pair := range map[string][2]float64{"lo": {iv.Lo, iv.LoError}, "hi": {iv.Hi, iv.HiError}} {
					want := c.want[name+"_"+end]
					// √2 for the errors of both; lattice ends can sit one step apart.
					tolerance := 5*math.Sqrt2*pair[1] + 1e-12
					if c.test == "mean_lattice" {
						tolerance += 0.5 / 120
					}
					if math.Abs(pair[0]-want) > tolerance {
						t.Errorf("%s %s %s: got %v ± %.2g, R says %v", c.test, name, end, pair[0], pair[1], want)
					}
				}
			}
			c.check("point", got[0].Point, 1e-13)
			// The formula's standard error against that of the replicates.
			if se := c.want["se"]; math.Abs(got[0].StandardError/se-1) > 0.12 {
				t.Errorf("%s: standard error %v, R's replicates have %v", c.test, got[0].StandardError, se)
			}
		}
	}
}

// TestBayesianBootstrapMoments checks the posterior of a mean against its known
// moments: mean x̄, variance Σ(x−x̄)²/(n(n+1)) (Rubin 1981, eq. 2.5).
func TestBayesianBootstrapMoments(t *testing.T) {
	x := []float64{0, 1, 1, 0, 1, 3, 0, 2, 1, 1, 5, 0}
	iv, err := BootstrapMean(x, nil, Bootstrap{Method: Bayesian, Replicates: 100000})
	if err != nil {
		t.Fatal(err)
	}
	n := float64(len(x))
	mean := Sum(x) / n
	want := math.Sqrt(varianceOf(x, mean) * (n - 1) / (n * (n + 1)))
	if math.Abs(iv.StandardError/want-1) > 0.01 { // 4.5 Monte Carlo errors at 1/√(2·100000)
		t.Errorf("posterior sd %v, want %v", iv.StandardError, want)
	}
	if iv.Lo >= mean || iv.Hi <= mean || iv.Lo < 0 || iv.Hi > 5 {
		t.Errorf("interval %v", iv)
	}
}
