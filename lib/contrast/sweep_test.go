package contrast_test

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

// curve is a source of settings l0 … l5 and a reference: question i scores
// base_i + effect[level], with noise, on hundredths.
func curveSource(n int, effects []float64) synthetic.Source {
	src := synthetic.Source{}
	ids := make([]string, n)
	for i := range ids {
		ids[i] = fmt.Sprintf("q%04d", i)
	}
	rng := stats.NewKey(21, "curve").Stream(0)
	base := make([]float64, n)
	for i := range base {
		base[i] = float64(rng.IntN(101)) / 100
	}
	put := func(setting string, effect float64) {
		values := make([]float64, n)
		for i := range values {
			values[i] = math.Round(100*(base[i]+effect)+float64(rng.IntN(21)-10)) / 100
		}
		src.Put("set", contrast.Side{Setting: setting, Metric: "em"}, contrast.Sample{Questions: ids, Values: values})
	}
	put("reference", 0)
	for i, e := range effects {
		put(fmt.Sprintf("l%d", i), e)
	}
	return src
}

func TestSweepFindsTrendAndChanges(t *testing.T) {
	effects := []float64{-0.2, -0.1, 0, 0, 0.1, 0.2}
	src := curveSource(300, effects)
	s := contrast.Sweep{Name: "budget", Cohort: "set", Metric: "em", Reference: "reference", Options: contrast.Options{Replicates: 2000}}
	for i := range effects {
		s.Levels = append(s.Levels, contrast.Level{At: float64(i), Setting: fmt.Sprintf("l%d", i)})
	}
	rs := s.Run(src)
	if rs.Len() != 6 {
		t.Fatalf("%d contrasts, want one per level", rs.Len())
	}
	want := []contrast.Change{
		{From: 1, To: 2, Before: "right higher", After: "unclear"},
		{From: 3, To: 4, Before: "unclear", After: "left higher", Reversal: true},
	}
	if !reflect.DeepEqual(rs.Changes, want) {
		t.Errorf("changes %+v, want %+v", rs.Changes, want)
	}
	if len(rs.Crossings) == 0 || rs.Crossings[0] < 1 || rs.Crossings[0] > 4 {
		t.Errorf("crossings %v, want one between levels 1 and 4", rs.Crossings)
	}
	// The least-squares slope of the effects on 0…5 is Σ(x−2.5)e / 17.5 = 1.3/17.5.
	if slope := rs.Trend; math.Abs(slope.Diff-1.3/17.5) > 0.004 || slope.Lo > slope.Diff || slope.Hi < slope.Diff || slope.P > 0.001 {
		t.Errorf("trend %v, want about %v", slope, 1.3/17.5)
	}
	// The mean of slopes is the slope of means.
	mean := 0.0
	for i := range effects {
		mean += (float64(i) - 2.5) / 17.5 * rs.Get(fmt.Sprintf("l%d", i)).LeftMean
	}
	if math.Abs(rs.Trend.Diff-mean) > 1e-12 {
		t.Errorf("mean of slopes %v, slope of means %v", rs.Trend.Diff, mean)
	}
	if f := rs.Curve(); f.Len() != 6 || f.Floats("at")[5] != 5 {
		t.Errorf("curve %v", f)
	}
	s.Levels[2].At = 0.5
	if _, err := s.RunErr(src); err == nil || !strings.Contains(err.Error(), "does not follow") {
		t.Errorf("levels out of order: %v", err)
	}
}

func TestRankingGroups(t *testing.T) {
	src := curveSource(400, []float64{0.2, 0, 0.2, 0.1})
	// l4 repeats l0: an exact tie.
	src.Put("set", contrast.Side{Setting: "l4", Metric: "em"}, src["set/l0/em"])
	for _, order := range [][]string{{"l0", "l1", "l2", "l3", "l4"}, {"l4", "l3", "l2", "l1", "l0"}} {
		r := contrast.Rank(src, "set", "em", order, true, contrast.Options{Replicates: 2000})
		byName := map[string]contrast.Ranked{}
		for _, x := range r.Ranked {
			byName[x.Setting] = x
		}
		if byName["l0"].Rank != byName["l4"].Rank || byName["l0"].Mean != byName["l4"].Mean {
			t.Errorf("order %v: equal settings rank %v and %v", order, byName["l0"].Rank, byName["l4"].Rank)
		}
		if !byName["l0"].Top || !byName["l2"].Top || !byName["l4"].Top || byName["l3"].Top || byName["l1"].Top {
			t.Errorf("order %v: top %+v, want l0, l2 and l4", order, r.Ranked)
		}
		if byName["l1"].Rank != 5 || byName["l3"].Rank != 4 || byName["l3"].Letters == byName["l1"].Letters {
			t.Errorf("order %v: %+v", order, r.Ranked)
		}
		if text := r.Table(3).CSV(); !strings.Contains(string(text), "l2") {
			t.Errorf("table:\n%s", text)
		}
	}
}

func TestAblationAndPairwiseDeclare(t *testing.T) {
	f := contrast.Ablation("a", "set", "em", "full", []string{"full", "x", "y"})
	if len(f.Contrasts) != 2 || f.Contrasts[0].ID != "x" || f.Contrasts[0].Right.Setting != "full" {
		t.Errorf("ablation %+v", f.Contrasts)
	}
	if p := contrast.Pairwise("p", "set", "em", []string{"a", "b", "c"}); len(p.Contrasts) != 3 || p.Contrasts[2].ID != "b | c" {
		t.Errorf("pairwise %+v", p.Contrasts)
	}
}

func TestGatekeeping(t *testing.T) {
	src := curveSource(300, []float64{0.2, 0.1, 0, 0.2})
	f := contrast.Ablation("tiers", "set", "em", "reference", []string{"l0", "l1", "l2", "l3"})
	rs := f.Run(src)
	got := rs.Gatekeep([][]string{{"l0", "l1"}, {"l2"}, {"l3"}})
	for i, want := range []contrast.Gated{
		{ID: "l0", Tier: 1, Supported: true, Open: true},
		{ID: "l1", Tier: 1, Supported: true, Open: true},
		{ID: "l2", Tier: 2, Supported: false, Open: true},
		{ID: "l3", Tier: 3, Supported: false, Open: false}, // strong, but behind a closed gate
	} {
		g := got[i]
		if g.ID != want.ID || g.Tier != want.Tier || g.Supported != want.Supported || g.Open != want.Open {
			t.Errorf("%+v, want %+v", g, want)
		}
	}
	if got[3].P < got[2].P || got[0].P != 2*rs.Get("l0").P {
		t.Errorf("adjusted p-values %+v", got)
	}
	// The decision level is one's own, whatever the level of the intervals.
	strict := f
	strict.Options.Alpha = 1e-9
	if _, _, _, supported := strict.Run(src).Count(); supported != 0 {
		t.Errorf("%d differences supported at 1e-9 by 10,000 flips", supported)
	}
	wide := f
	wide.Options.Level, wide.Options.Alpha = 0.999, 0.05
	for _, r := range wide.Run(src).All() {
		if plain := rs.Get(r.ID); r.Supported() != plain.Supported() || !(r.Lo < plain.Lo && r.Hi > plain.Hi) {
			t.Errorf("99.9 %% intervals, decisions at 0.05: %v, usual %v", r, plain)
		}
	}
	// A gate that cannot be tested stays shut, whatever lies behind it.
	src.Put("set", contrast.Side{Setting: "l1", Metric: "em"}, contrast.Sample{})
	src.Put("set", contrast.Side{Setting: "l2", Metric: "em"}, src["set/reference/em"])
	shut := f.Run(src)
	for _, gate := range []string{"l1", "l2"} { // undefined, degenerate
		got := shut.Gatekeep([][]string{{"l0", gate}, nil, {"l3"}})
		if !got[0].Supported || got[1].Supported || got[1].P != 1 || got[2].Supported || got[2].Open || got[2].P != 1 {
			t.Errorf("behind %s (%v): %+v", gate, shut.Get(gate).Outcome, got)
		}
	}
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), `"l0" is in tiers 1 and 2`) {
			t.Errorf("an id in two tiers: %v", r)
		}
	}()
	rs.Gatekeep([][]string{{"l0"}, {"l0"}})
}
