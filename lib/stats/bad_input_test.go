package stats

import (
	"math"
	"strings"
	"testing"
)

// TestBadInput offers every function what it must refuse, and looks for the
// words that tell the user what to do.
func TestBadInput(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	ids := []string{"a", "b", "b"}
	good := []float64{1, 2, 4}
	drop := func(_ any, err error) error { return err }
	cases := []struct {
		name string
		err  error
		want string
	}{
		{"NaN value", drop(BootstrapMean([]float64{1, nan}, nil, Bootstrap{})), "value 2 of 2 is NaN"},
		{"infinite value", drop(TTest([]float64{inf, 1}, nil, 0.95)), "value 1 of 2 is +Inf"},
		{"NaN in Describe", drop(Describe([]float64{nan})), "missing values"},
		{"NaN quantile", drop(Quantile([]float64{nan}, 0.5)), "NaN"},
		{"quantile of nothing", drop(Quantile(nil, 0.5)), "no values"},
		{"quantile probability", drop(Quantile(good, 1.5)), "not in [0, 1]"},
		{"lengths", drop(PairedT(good, good[:2], 0.95)), "3 values on the left but 2 values on the right"},
		{"level 95", drop(TTest(good, nil, 95)), "0.95, not 95"},
		{"level 0", drop(Wilson(1, 2, 0)), "not between 0 and 1"},
		{"level 1", drop(BootstrapMean(good, nil, Bootstrap{Level: 1})), "confidence level 1"},
		{"level NaN", drop(ClopperPearson(1, 2, nan)), "not between 0 and 1"},
		{"no replicates", drop(BootstrapMean(good, nil, Bootstrap{Replicates: -1})), "-1 replicates"},
		{"unknown method", drop(BootstrapMean(good, nil, Bootstrap{Method: 9})), "unknown method"},
		{"no draws", drop(SignFlip(good, nil, Flips{Draws: -5})), "-5 draws"},
		{"blank cluster", drop(BootstrapMean(good, []string{"a", " ", "b"}, Bootstrap{})), "row 2 has no cluster id"},
		{"blank cluster in flips", drop(SignFlip(good, []string{"", "", ""}, Flips{})), "row 1 has no cluster id"},
		{"blank cluster in SE", drop(StandardError(good, []string{"a", "", "b"})), "no cluster id"},
		{"cluster count", drop(SignFlip(good, ids[:2], Flips{})), "3 values but 2 cluster ids"},
		{"negative count", drop(Wilson(-1, 5, 0.95)), "not a count"},
		{"more successes than trials", drop(ClopperPearson(6, 5, 0.95)), "not a count"},
		{"discordant above n", drop(McNemarCounts(3, 4, 6)), "not a count"},
		{"outcomes of other length", drop(McNemar([]bool{true}, nil)), "1 outcomes on the left but 0"},
		{"p above 1", drop(Adjust(HolmCorrection, []float64{0.2, 1.2}, 2)), "p-value 2 of 2 is 1.2"},
		{"NaN p", drop(Adjust(HolmCorrection, []float64{nan}, 1)), "is NaN"},
		{"family too small", drop(Adjust(HolmCorrection, []float64{0.1, 0.2}, 1)), "2 p-values for a family declared to have 1"},
		{"margin", drop(Equivalence(good, nil, 0, 0.95)), "margin 0"},
		{"margin NaN", drop(Equivalence(good, nil, nan, 0.95)), "margin NaN"},
		{"one setting", drop(Friedman([][]float64{good})), "1 settings"},
		{"ragged settings", drop(CochranQ([][]bool{{true, false}, {true}})), "2 questions of setting 1 but 1"},
		{"kappa lengths", drop(Kappa(ids, ids[:1], 0.95)), "3 labels of the first rater"},
		{"label out of order", drop(WeightedKappa(ids, ids, []string{"a", "c"}, LinearWeights, 0.95)), `label "b" has no place`},
		{"label twice in the order", drop(WeightedKappa(ids, ids, []string{"a", "b", "a"}, LinearWeights, 0.95)), `label "a" stands twice`},
		{"unknown weights", drop(WeightedKappa(ids, ids, ids, 7, 0.95)), "unknown weights 7"},
		{"one group", drop(Jonckheere([][]float64{good})), "1 groups"},
		{"NaN in a group", drop(Jonckheere([][]float64{good, {nan}})), "group 2: value 1 of 1 is NaN"},
		{"NaN effect", drop(PairedEffect([]float64{nan}, nil, Bootstrap{})), "NaN"},
		{"rate without clusters", drop(ClusteredProportion([]bool{true, false}, nil, 0.95)), "2 values but 0 cluster ids"},
		{"rate with a blank cluster", drop(ClusteredProportion([]bool{true, false}, []string{"a", ""}, 0.95)), "row 2 has no cluster id"},
		{"AC1 lengths", drop(GwetAC1(ids, ids[:1], 0.95)), "3 labels of the first rater"},
		{"alpha NaN", drop(Krippendorff([][]float64{{1, nan}, {1, 2}}, nil, Nominal, Bootstrap{})), "rater 1 unit 2"},
		{"alpha ragged", drop(Krippendorff([][]float64{{1, 2}, {1}}, nil, Nominal, Bootstrap{})), "of rater 2"},
		{"negative denominator", drop(BootstrapRatio(good, []float64{1, -1, 1}, nil, Bootstrap{})), "denominator 2 is -1"},
		{"studentized statistic", drop(BootstrapStatistic(3, func([]int) (float64, bool) { return 0, true }, Bootstrap{Method: Studentized})), "studentized"},
		{"statistic is NaN", drop(BootstrapStatistic(3, func([]int) (float64, bool) { return nan, true }, Bootstrap{})), "return ok = false"},
		{"levels equal", drop(LinearTrend([][]float64{good, good}, []float64{2, 2}, nil, Flips{})), "all levels are 2"},
		{"sweep out of order", drop(FlipPoints([]float64{2, 1}, []Verdict{Unclear, LeftHigher})), "sort the sweep"},
		{"effect of zero", drop(QuestionsNeeded(good, nil, 0, 0.05, 0.8)), "difference of 0"},
		{"power below alpha", drop(MinimumDetectable(good, nil, 100, 0.9, 0.5)), "alpha < power"},
		{"too few draws for alpha", drop(Power(good, nil, 1, 10, PowerOptions{Alpha: 0.0001})), "cannot give p"},
		{"p matrix", drop(Rank([]string{"a", "b"}, []float64{1, 2}, [][]float64{{1, 0.2}, {0.3, 1}}, 0.05, true)), "b against a"},
		{"printed text", drop(InvertMcNemar(3, 10, -1, -1, "p<.01", McNemarExact)), "not a printed p-value"},
		{"draws for p = 0", drop(DrawsNeeded(0, 0.1)), "between 0 and 1"},
	}
	for _, c := range cases {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", c.name, c.err, c.want)
		} else if !strings.HasPrefix(c.err.Error(), "stats: ") {
			t.Errorf("%s: error %q lacks its package", c.name, c.err)
		}
	}
}

// TestDegenerateData gives every function empty, single and flat data: a typed
// outcome with a reason, all numbers finite, no panic.
func TestDegenerateData(t *testing.T) {
	flat := []float64{0.25, 0.25, 0.25}
	one := []string{"x", "x", "x"}
	type outcome struct {
		Outcome
		reason  string
		numbers []float64
	}
	interval := func(iv Interval, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{iv.Outcome, iv.Reason, []float64{iv.Point, iv.Lo, iv.Hi, iv.StandardError, iv.LoError, iv.HiError}}
	}
	flip := func(r FlipResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.P, r.PError, r.Diff, r.Floor}}
	}
	student := func(r TResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.Mean, r.SE, r.T, r.P, r.Lo, r.Hi}}
	}
	ranks := func(r WilcoxonResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.P, r.Z, r.Effect, r.Normal, r.Corrected}}
	}
	several := func(r SeveralResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		f, p := r.ImanDavenport()
		return outcome{r.Outcome, r.Reason, []float64{r.Statistic, r.P, r.W, f, p}}
	}
	mc := func(r McNemarResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.Exact, r.MidP, r.Plain, r.Corrected, r.Diff}}
	}
	kappa := func(r KappaResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.Kappa, r.SE, r.Lo, r.Hi, r.Maximum}}
	}
	alpha := func(r AlphaResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.Alpha, r.Observed, r.Expected}}
	}
	trend := func(r TrendResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.P, r.Slope, r.Z}}
	}
	equivalence := func(r EquivalenceResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		if r.Equivalent || r.NonInferior {
			t.Errorf("claims %+v", r)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.P, r.PLower, r.PUpper, r.Lo, r.Hi}}
	}
	plan := func(r PlanResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.Difference, r.SE}}
	}
	jonckheere := func(r JonckheereResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.Z, r.P, r.J, r.Effect}}
	}
	effect := func(r EffectResult, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.D, r.G, r.RankBiserial, r.Dominance.Point}}
	}
	ac1 := func(r AC1Result, err error) outcome {
		if err != nil {
			t.Fatal(err)
		}
		return outcome{r.Outcome, r.Reason, []float64{r.AC1, r.SE, r.Lo, r.Hi}}
	}
	order := []string{"v", "x", "y"}
	calls := 0
	onlyAsGiven := func([]int) (float64, bool) { calls++; return 7, calls == 1 }
	type row struct {
		name string
		got  outcome
		want Outcome
		says string
	}
	rows := []row{
		{"flips of nothing", flip(SignFlip(nil, nil, Flips{})), Undefined, "no pairs"},
		{"flips of zeros", flip(SignFlip([]float64{0, 0}, nil, Flips{})), Degenerate, "all 2 differences are zero"},
		{"flips of many zeros", flip(SignFlip(make([]float64, 25), nil, Flips{Method: FlipExact})), Degenerate, "all 25 differences are zero"},
		{"flips of one", flip(SignFlip([]float64{0, 1}, nil, Flips{})), Degenerate, "a single unit"},
		{"flips in one cluster", flip(SignFlip(flat, one, Flips{})), Degenerate, "in one cluster"},
		{"clusters that cancel", flip(SignFlip([]float64{1, -1, 2, -2}, []string{"a", "a", "b", "b"}, Flips{})), Degenerate, "sum to zero"},
		{"exact of many continuous", flip(SignFlip(irrationals(30), nil, Flips{Method: FlipExact})), Undefined, "use Monte Carlo"},
		{"t of nothing", student(TTest(nil, nil, 0.95)), Undefined, "no values"},
		{"t of one", student(TTest([]float64{3}, nil, 0.95)), Undefined, "one value"},
		{"t of flat", student(TTest(flat, nil, 0.95)), Degenerate, "no variation"},
		{"t of one cluster", student(TTest([]float64{1, 2, 3}, one, 0.95)), Undefined, "one cluster"},
		{"signed rank of nothing", ranks(Wilcoxon(nil, DropZeros)), Undefined, "no pairs"},
		{"signed rank of zeros", ranks(Wilcoxon([]float64{0, 0, 0}, PrattZeros)), Degenerate, "all 3 differences are zero"},
		{"signed rank of one", ranks(Wilcoxon([]float64{2}, DropZeros)), Estimate, ""},
		{"Friedman of nothing", several(Friedman([][]float64{nil, nil})), Undefined, "no questions"},
		{"Friedman of ties", several(Friedman([][]float64{flat, flat})), Degenerate, "agree on all 3"},
		{"Cochran of agreement", several(CochranQ([][]bool{{true, false}, {true, false}})), Degenerate, "agree on all 2"},
		{"McNemar of nothing", mc(McNemar(nil, nil)), Undefined, "no pairs"},
		{"McNemar with itself", mc(McNemar([]bool{true, false}, []bool{true, false})), Degenerate, "agree on all 2 pairs"},
		{"kappa of nothing", kappa(Kappa(nil, nil, 0.95)), Undefined, "no items"},
		{"kappa of one label", kappa(Kappa(one, one, 0.95)), Degenerate, "agreement by chance is certain"},
		{"weighted kappa of nothing", kappa(WeightedKappa(nil, nil, order, LinearWeights, 0.95)), Undefined, "no items"},
		{"weighted kappa of one label", kappa(WeightedKappa(one, one, order, QuadraticWeights, 0.95)), Degenerate, "agreement by chance is certain"},
		{"weighted kappa of a single category", kappa(WeightedKappa(one, one, order[1:2], QuadraticWeights, 0.95)), Degenerate, "agreement by chance is certain"},
		{"AC1 of nothing", ac1(GwetAC1(nil, nil, 0.95)), Undefined, "no items"},
		{"AC1 of one label", ac1(GwetAC1(one, one, 0.95)), Degenerate, "no chance to agree by"},
		{"AC1 of perfect raters", ac1(GwetAC1(order, order, 0.95)), Degenerate, "standard error is zero"},
		{"groups of nothing", jonckheere(Jonckheere([][]float64{nil, nil})), Undefined, "no scores"},
		{"groups of one", jonckheere(Jonckheere([][]float64{{2}, nil})), Degenerate, "are equal"},
		{"groups that are equal", jonckheere(Jonckheere([][]float64{flat, flat})), Degenerate, "all 6 scores are equal"},
		{"groups of which one has all", jonckheere(Jonckheere([][]float64{nil, {1, 2, 3}, nil})), Degenerate, "all 3 scores are in one group"},
		{"effect of nothing", effect(PairedEffect(nil, nil, Bootstrap{Replicates: 50})), Undefined, "no values"},
		{"effect of one", effect(PairedEffect([]float64{-2}, nil, Bootstrap{Replicates: 50})), Degenerate, "one value"},
		{"effect of flat", effect(PairedEffect(flat, one, Bootstrap{Replicates: 50})), Degenerate, "are equal"},
		{"alpha of no pairs", alpha(Krippendorff([][]float64{{1}}, nil, Ordinal, Bootstrap{Replicates: 50})), Undefined, "two ratings"},
		{"alpha of no raters", alpha(Krippendorff(nil, nil, Nominal, Bootstrap{Replicates: 50})), Undefined, "two ratings"},
		{"alpha of one value", alpha(Krippendorff([][]float64{{1, 1}, {1, 1}}, nil, IntervalScale, Bootstrap{Replicates: 50})), Degenerate, "are equal"},
		{"trend of ties", trend(PageTrend([][]float64{flat, flat})), Degenerate, "same at every level"},
		{"slope of ties", trend(LinearTrend([][]float64{flat, flat}, []float64{0.1, 0.7}, nil, Flips{Draws: 50})), Degenerate, "are zero"},
		{"equivalence of flat", equivalence(Equivalence(flat, nil, 1, 0.95)), Degenerate, "no variation"},
		{"equivalence of nothing", equivalence(Equivalence(nil, nil, 1, 0.95)), Undefined, "no values"},
		{"plan from flat", plan(MinimumDetectable(flat, nil, 10, 0.05, 0.8)), Undefined, "no spread"},
		{"plan from one cluster", plan(QuestionsNeeded([]float64{1, 2, 3}, one, 1, 0.05, 0.8)), Undefined, "no spread"},
		{"Wilson of nothing", interval(Wilson(0, 0, 0.95)), Undefined, "no trials"},
		{"clustered rate of nothing", interval(ClusteredProportion(nil, []string{}, 0.95)), Undefined, "no trials"},
		{"clustered rate in one cluster", interval(ClusteredProportion([]bool{true, false, true}, one, 0.95)), Degenerate, "all 3 outcomes are in one cluster"},
		{"ratio without base", interval(BootstrapRatio([]float64{0, 0}, []float64{0, 0}, nil, Bootstrap{})), Undefined, "sum to zero"},
		{"statistic of no resample", interval(BootstrapStatistic(4, onlyAsGiven, Bootstrap{})), Undefined, "no resample has a value"},
		{"statistic without value", interval(BootstrapStatistic(4, func([]int) (float64, bool) { return 0, false }, Bootstrap{})), Undefined, "no value"},
	}
	for _, m := range []Method{Percentile, Basic, BCa, Studentized, Bayesian} {
		o := Bootstrap{Method: m, Replicates: 100}
		rows = append(rows,
			row{m.String() + " of nothing", interval(BootstrapMean(nil, nil, o)), Undefined, "no values"},
			row{m.String() + " of one", interval(BootstrapMean([]float64{2}, nil, o)), Degenerate, "one value"},
			row{m.String() + " of flat", interval(BootstrapMean(flat, nil, o)), Degenerate, "no variation"},
			row{m.String() + " of one cluster", interval(BootstrapMean([]float64{1, 2, 3}, one, o)), Degenerate, "in one cluster"},
			row{m.String() + " of huge", interval(BootstrapMean([]float64{1e300, -1e300, 9e299, 8e299}, nil, o)), Estimate, ""},
			row{m.String() + " of tiny", interval(BootstrapMean([]float64{1e-300, 5e-324, -2e-310, 3e-300}, nil, o)), Estimate, ""},
		)
	}
	for _, r := range rows {
		if r.got.Outcome != r.want || !strings.Contains(r.got.reason, r.says) {
			t.Errorf("%s: %v %q, want %v with %q", r.name, r.got.Outcome, r.got.reason, r.want, r.says)
		}
		if r.want != Estimate && r.got.reason == "" {
			t.Errorf("%s: no reason given", r.name)
		}
		for i, x := range r.got.numbers {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Errorf("%s: number %d is %v", r.name, i, x)
			}
		}
	}
}

// irrationals are n values on no lattice.
func irrationals(n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = math.Sqrt(float64(2 + 3*i))
	}
	return out
}

// TestMillionTies runs the tests on 10^6 differences of which most are equal.
func TestMillionTies(t *testing.T) {
	x := make([]float64, 1_000_000)
	for i := range x {
		switch i % 1000 {
		case 0:
			x[i] = 0.5
		case 1, 2:
			x[i] = -0.25
		}
	}
	w, err := Wilcoxon(x, PrattZeros)
	if err != nil || w.Outcome != Estimate || w.ZeroCount != 997_000 || w.Exact {
		t.Errorf("signed rank: %+v, %v", w, err)
	}
	f, err := SignFlip(x, nil, Flips{Draws: 100})
	if err != nil || f.Outcome != Estimate || f.Diff != 0 || f.P != 1 {
		t.Errorf("sign flip: %+v, %v", f, err)
	}
	r, err := TTest(x, nil, 0.95)
	if err != nil || r.Outcome != Estimate || r.P != 1 {
		t.Errorf("t: %+v, %v", r, err)
	}
}
