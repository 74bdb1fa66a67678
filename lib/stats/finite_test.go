package stats

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// awkward are numbers that break careless arithmetic: both zeros, the ends of
// the denormals and of the normal numbers, and magnitudes whose squares leave
// the range.
var awkward = []float64{0, math.Copysign(0, -1), math.SmallestNonzeroFloat64, -math.SmallestNonzeroFloat64, 0x1p-1022, 1e-310,
	-1e-300, 1e-160, 0.1, 0.2, 0.3, 1.0 / 3, 1, -1, 1 + 0x1p-52, 1e15, 1e16, -1e160, 1e300, -1e300, math.MaxFloat64, -math.MaxFloat64}

// awkwardLevels are confidence levels up to the last float below 1.
var awkwardLevels = []float64{math.SmallestNonzeroFloat64, 1e-17, 0.5, 0.9, 0.95, 0.999, 1 - 1e-12, math.Nextafter(1, 0)}

// anyValues draws n values of one kind: awkward, ordinary, on a lattice, or equal.
func anyValues(t *rapid.T, n int, name string) []float64 {
	out := make([]float64, n)
	kind := rapid.IntRange(0, 4).Draw(t, name+" kind")
	equal := rapid.SampledFrom(awkward).Draw(t, name+" equal")
	for i := range out {
		switch kind {
		case 0:
			out[i] = equal
		case 1:
			out[i] = float64(rapid.IntRange(-3, 3).Draw(t, name)) / 4
		case 2:
			out[i] = rapid.Float64Range(-1, 1).Draw(t, name)
		case 3:
			out[i] = rapid.SampledFrom(awkward).Draw(t, name)
		default:
			out[i] = rapid.Float64Range(-math.MaxFloat64, math.MaxFloat64).Draw(t, name)
		}
	}
	return out
}

// sound walks a result: every float is finite, every p-value in [0, 1] and
// above 0 unless the result is undefined, when its numbers are zero; a reason
// wherever the outcome is not Estimate; an interval's ends in order.
func sound(what string, result any) error {
	return soundValue(what, reflect.ValueOf(result))
}

func soundValue(path string, v reflect.Value) error {
	switch v.Kind() {
	case reflect.Float64:
		if x := v.Float(); math.IsNaN(x) || math.IsInf(x, 0) {
			return fmt.Errorf("%s is %v", path, x)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if err := soundValue(fmt.Sprintf("%s[%d]", path, i), v.Index(i)); err != nil {
				return err
			}
		}
	case reflect.Struct:
		outcome := Estimate
		if f := v.FieldByName("Outcome"); f.IsValid() {
			outcome = Outcome(f.Int())
			if reason := v.FieldByName("Reason").String(); (outcome == Estimate) != (reason == "") {
				return fmt.Errorf("%s: outcome %v with reason %q", path, outcome, reason)
			}
		}
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			if err := soundValue(path+"."+name, v.Field(i)); err != nil {
				return err
			}
			switch name {
			case "P", "PLower", "PUpper", "Exact", "MidP", "Corrected", "Plain", "Normal":
				if v.Field(i).Kind() != reflect.Float64 {
					continue
				}
				if p := v.Field(i).Float(); p > 1 || outcome != Undefined && p <= 0 {
					return fmt.Errorf("%s.%s = %v is not a p-value", path, name, p)
				}
			}
		}
		for _, name := range []string{"Point", "Mean", "Diff", "Lo", "Hi", "SE", "P"} {
			if f := v.FieldByName(name); outcome == Undefined && f.IsValid() && f.Float() != 0 {
				return fmt.Errorf("%s is undefined, but %s = %v", path, name, f.Float())
			}
		}
		if lo, hi := v.FieldByName("Lo"), v.FieldByName("Hi"); lo.IsValid() && lo.Float() > hi.Float() {
			return fmt.Errorf("%s: ends %v and %v are out of order", path, lo, hi)
		}
	}
	return nil
}

// entryPoints calls everything public that takes data, on data that no record
// should hold. An error must name its package; a result must be sound.
func entryPoints(t *rapid.T) {
	n := rapid.IntRange(0, 12).Draw(t, "n")
	x, y := anyValues(t, n, "x"), anyValues(t, n, "y")
	var clusters []string
	if rapid.Bool().Draw(t, "clustered") {
		clusters = clusterIDs(t, n)
	}
	level := rapid.SampledFrom(awkwardLevels).Draw(t, "level")
	see := func(what string, result any, err error) {
		t.Helper()
		if err != nil {
			if !strings.HasPrefix(err.Error(), "stats: ") {
				t.Fatalf("%s: error %q lacks its package", what, err)
			}
			return
		}
		if err := sound(what, result); err != nil {
			t.Fatalf("%v\nfrom %v, %v, clusters %q, level %v: %+v", err, x, y, clusters, level, result)
		}
	}
	summary, err := Describe(x)
	see("Describe", summary, err)
	e, err := StandardError(x, clusters)
	see("StandardError", e, err)
	tt, err := TTest(x, clusters, level)
	see("TTest", tt, err)
	tt, err = PairedT(x, y, level)
	see("PairedT", tt, err)
	for _, m := range []Method{Percentile, Basic, BCa, Studentized, Bayesian} {
		o := Bootstrap{Method: m, Replicates: rapid.SampledFrom([]int{1, 2, 7, 60}).Draw(t, "B"), Level: level}
		iv, err := BootstrapMean(x, clusters, o)
		see("BootstrapMean "+m.String(), iv, err)
		sizes := make([]float64, n)
		for i := range sizes {
			sizes[i] = math.Abs(y[i])
		}
		iv, err = BootstrapRatio(x, sizes, clusters, o)
		see("BootstrapRatio "+m.String(), iv, err)
		iv, err = BootstrapStatistic(n, func(rows []int) (float64, bool) {
			largest := math.Inf(-1)
			for _, row := range rows {
				largest = max(largest, x[row])
			}
			return largest, len(rows) > 0
		}, o)
		see("BootstrapStatistic "+m.String(), iv, err)
	}
	for _, m := range []FlipMethod{FlipMonteCarlo, FlipExact, FlipSequential} {
		r, err := SignFlip(x, clusters, Flips{Method: m, Draws: 50, Hits: 5})
		see("SignFlip "+m.String(), r, err)
	}
	for _, zeros := range []ZeroRule{DropZeros, PrattZeros} {
		r, err := Wilcoxon(x, zeros)
		see("Wilcoxon", r, err)
	}
	margin := math.Abs(rapid.SampledFrom(awkward).Draw(t, "margin"))
	eq, err := Equivalence(x, clusters, margin, level)
	see("Equivalence", eq, err)
	rows := [][]float64{x, y, anyValues(t, n, "z")}[:rapid.IntRange(1, 3).Draw(t, "settings")]
	fr, err := Friedman(rows)
	see("Friedman", fr, err)
	f, p := fr.ImanDavenport()
	see("ImanDavenport", []float64{f, p}, nil)
	tr, err := PageTrend(rows)
	see("PageTrend", tr, err)
	tr, err = LinearTrend(rows, anyValues(t, len(rows), "level"), clusters, Flips{Draws: 50})
	see("LinearTrend", tr, err)
	slopes, err := Slopes(rows, anyValues(t, len(rows), "level"))
	see("Slopes", slopes, err)
	alpha, err := Krippendorff(rows, nil, Scale(rapid.IntRange(0, 2).Draw(t, "scale")), Bootstrap{Replicates: 20, Level: level})
	see("Krippendorff", alpha, err)
	labels := clusterIDs(t, 2*n)
	k, err := Kappa(labels[:n], labels[n:], level)
	see("Kappa", k, err)
	k, err = WeightedKappa(labels[:n], labels[n:], distinct(labels), KappaWeights(rapid.IntRange(0, 2).Draw(t, "weights")), level)
	see("WeightedKappa", k, err)
	ac, err := GwetAC1(labels[:n], labels[n:], level)
	see("GwetAC1", ac, err)
	jt, err := Jonckheere([][]float64{x, nil, y})
	see("Jonckheere", jt, err)
	effects, err := PairedEffect(x, clusters, Bootstrap{Replicates: 20, Level: level})
	see("PairedEffect", effects, err)
	iv, err := ExactAgreement(labels[:n], labels[n:], level)
	see("ExactAgreement", iv, err)
	successes := rapid.IntRange(0, n).Draw(t, "successes")
	iv, err = Wilson(successes, n, level)
	see("Wilson", iv, err)
	iv, err = ClopperPearson(successes, n, level)
	see("ClopperPearson", iv, err)
	outcomes := make([]bool, n)
	for i := range outcomes {
		outcomes[i] = x[i] > 0
	}
	iv, err = ClusteredProportion(outcomes, clusters, level)
	see("ClusteredProportion", iv, err)
	mc, err := McNemarCounts(successes, n-successes, n)
	see("McNemar", mc, err)
	effect := rapid.SampledFrom(awkward).Draw(t, "effect")
	plan, err := MinimumDetectable(x, clusters, max(2, n), 0.05, 0.8)
	see("MinimumDetectable", plan, err)
	plan, err = QuestionsNeeded(x, clusters, effect, 0.05, 0.8)
	see("QuestionsNeeded", plan, err)
	power, err := Power(x, clusters, effect, max(2, n), PowerOptions{Studies: 5, Draws: 40})
	see("Power", power, err)
	rate, _, err := WinRate(x, y)
	see("WinRate", rate, err)
	q, err := Quantile(x, rapid.Float64Range(0, 1).Draw(t, "quantile"))
	see("Quantile", q, err)
	levels := anyValues(t, n, "sweep")
	slices.Sort(levels)
	crossings, err := Crossings(levels, x)
	see("Crossings", crossings, err)
	best, err := Best(x, nil, true, 3)
	see("Best", best, err)
}

// No NaN and no infinity leaves a result as a number, and nothing panics.
func TestEveryNumberIsFinite(t *testing.T) { rapid.Check(t, entryPoints) }

// FuzzEveryNumberIsFinite searches on from there:
// go test -run xxx -fuzz Finite ./lib/stats
func FuzzEveryNumberIsFinite(f *testing.F) { f.Fuzz(rapid.MakeFuzz(entryPoints)) }
