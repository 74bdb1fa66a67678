package stats

import (
	"math"
	"testing"
)

// The power simulated at the minimum detectable difference is the power asked
// for, and at no difference it is alpha; with clusters too.
func TestPowerAgreesWithTheFormula(t *testing.T) {
	rng := NewKey(3, "plan").Stream(0)
	n := 240
	d := make([]float64, n)
	clusters := make([]string, n)
	shared := 0.0
	for i := range d {
		if i%6 == 0 {
			shared = rng.Float64() - 0.5
		}
		clusters[i] = string(rune('A' + i/6))
		d[i] = shared/2 + rng.Float64() - 0.5
	}
	for _, ids := range [][]string{nil, clusters} {
		plan, err := MinimumDetectable(d, ids, n, 0.05, 0.8)
		if err != nil {
			t.Fatal(err)
		}
		if ids != nil && plan.DesignEffect < 1.3 {
			t.Errorf("design effect %v", plan.DesignEffect)
		}
		back, err := QuestionsNeeded(d, ids, plan.Difference, 0.05, 0.8)
		if err != nil || math.Abs(float64(back.Questions-n)) > 1+0.01*float64(n) {
			t.Errorf("questions needed %d, want %d (%v)", back.Questions, n, err)
		}
		for _, c := range []struct{ difference, want float64 }{{plan.Difference, 0.8}, {0, 0.05}} {
			p, err := Power(d, ids, c.difference, n, PowerOptions{Studies: 2000, Draws: 399})
			if err != nil {
				t.Fatal(err)
			}
			got := float64(p.Found) / float64(p.Studies)
			// Four binomial errors, and 0.02 for resampling 40 clusters.
			if math.Abs(got-c.want) > 4*math.Sqrt(c.want*(1-c.want)/2000)+0.02 {
				t.Errorf("clusters %v: power at %v is %v, want about %v", ids != nil, c.difference, got, c.want)
			}
		}
	}
}

func TestDrawsNeeded(t *testing.T) {
	n, err := DrawsNeeded(0.0003, 0.1)
	if err != nil {
		t.Fatal(err)
	}
	if e := MonteCarloError(0.0003, n) / 0.0003; e > 0.1 || e < 0.0999 {
		t.Errorf("%d draws give a relative error of %v", n, e)
	}
}

func TestDecisionWarning(t *testing.T) {
	// papers/001: at the first Holm threshold 0.05/148 only about 2.4 of 10,000 draws decide.
	if DecisionWarning(4.0/10001, 10000, 148, 0.05) == "" {
		t.Error("no warning at a coin toss")
	}
	if w := DecisionWarning(0.5, 10000, 1, 0.05); w != "" {
		t.Errorf("warning far from the threshold: %s", w)
	}
	if w := DecisionWarning(0.0499, 0, 1, 0.05); w != "" {
		t.Errorf("warning for an exact p-value: %s", w)
	}
}

// The stated Monte Carlo errors are those seen over 300 seeds.
func TestMonteCarloErrorsOverSeeds(t *testing.T) {
	x := irrationals(50)
	d := make([]float64, len(x))
	for i, v := range x {
		d[i] = math.Mod(v*7.3, 1) - 0.45
	}
	for _, m := range []Method{Percentile, Basic, Studentized, BCa, Bayesian} {
		var lows, errors []float64
		for seed := range 300 {
			iv, err := BootstrapMean(d, nil, Bootstrap{Method: m, Replicates: 800, Seed: uint64(seed + 1)})
			if err != nil {
				t.Fatal(err)
			}
			lows, errors = append(lows, iv.Lo), append(errors, iv.LoError)
		}
		if ratio := meanOf(errors) / spread(lows); ratio < 0.87 || ratio > 1.15 {
			t.Errorf("%s: stated error / seen = %v", m, ratio)
		}
	}
	var ps, errors []float64
	for seed := range 300 {
		r, err := SignFlip(d, nil, Flips{Draws: 400, Seed: uint64(seed + 1)})
		if err != nil {
			t.Fatal(err)
		}
		ps, errors = append(ps, r.P), append(errors, r.PError)
	}
	if ratio := meanOf(errors) / spread(ps); ratio < 0.85 || ratio > 1.18 {
		t.Errorf("p: stated error / seen = %v", ratio)
	}
}

// A sequential p-value stops early where p is large, and is the plain one where
// it never stops.
func TestSequentialFlips(t *testing.T) {
	large := []float64{1, -1, 1, -1, 1, 2, -3, 1, 1, -1}
	r, err := SignFlip(large, nil, Flips{Method: FlipSequential})
	if err != nil || r.Hits != 20 || r.Draws > 500 || r.P != 20/float64(r.Draws) {
		t.Errorf("%+v, %v", r, err)
	}
	// The stop is at the very draw of the 20th hit: one fewer draw has 19.
	key := NewKey(13, "sign flip", "")
	units, extreme, _ := flipUnits(large, nil, 0)
	table := NewFlipTable(units)
	if h := table.Count(key, 0, r.Draws-1, extreme); h != 19 {
		t.Errorf("%d hits one draw before the stop", h)
	}
	small := constants(30, 1)
	a, _ := SignFlip(small, nil, Flips{Method: FlipSequential, Draws: 700})
	b, _ := SignFlip(small, nil, Flips{Draws: 700})
	if a.P != b.P || a.Draws != 700 {
		t.Errorf("sequential %+v, fixed %+v", a, b)
	}
}

// With eight clusters the t quantiles matter: t(.975, 7) = 2.364624 and
// t(.8, 7) = 0.896030 (R: qt(c(.975, .8), 7)).
func TestPlanningUsesClustersForDegreesOfFreedom(t *testing.T) {
	d := make([]float64, 40)
	ids := make([]string, len(d))
	for i := range d {
		ids[i] = string(rune('a' + i/5))
		d[i] = float64((i/5*3)%7) - 3 + float64(i%2)
	}
	e, err := StandardError(d, ids)
	if err != nil {
		t.Fatal(err)
	}
	r, err := MinimumDetectable(d, ids, len(d), 0.05, 0.8)
	if err != nil {
		t.Fatal(err)
	}
	if want := (2.364624 + 0.896030) * e.SE; math.Abs(r.Difference/want-1) > 1e-6 || r.Clusters != 8 {
		t.Errorf("detectable %v in %d clusters, want %v in 8", r.Difference, r.Clusters, want)
	}
}
