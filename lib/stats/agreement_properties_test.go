package stats

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// grades draws n labels "0" … "k−1".
func grades(t *rapid.T, n, k int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprint(rapid.IntRange(0, k-1).Draw(t, "grade"))
	}
	return out
}

// Kappa does not care which rater comes first, which way the order of labels
// runs, nor in which order items come; no table with the same margins agrees
// better than Maximum; with two labels all weights are the same.
func TestKappaProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, k := rapid.IntRange(1, 40).Draw(t, "n"), rapid.IntRange(2, 5).Draw(t, "k")
		a, b := grades(t, n, k), grades(t, n, k)
		var order []string
		for i := range k {
			order = append(order, fmt.Sprint(i))
		}
		backwards := slices.Clone(order)
		slices.Reverse(backwards)
		weights := rapid.SampledFrom([]KappaWeights{Unweighted, LinearWeights, QuadraticWeights}).Draw(t, "weights")
		r := must[KappaResult](t)(WeightedKappa(a, b, order, weights, 0.9))
		swapped := must[KappaResult](t)(WeightedKappa(b, a, order, weights, 0.9))
		reversed := must[KappaResult](t)(WeightedKappa(a, b, backwards, weights, 0.9))
		for name, other := range map[string]KappaResult{"raters swapped": swapped, "order reversed": reversed} {
			if r.Outcome != other.Outcome || math.Abs(r.Kappa-other.Kappa) > 1e-12 || math.Abs(r.SE-other.SE) > 1e-9 || math.Abs(r.Maximum-other.Maximum) > 1e-12 {
				t.Fatalf("%s: %+v and %+v", name, r, other)
			}
		}
		if r.Outcome == Undefined || r.Observed == 1 && r.Expected == 1 {
			return
		}
		// Another second rater with the same margins.
		shuffled := must[KappaResult](t)(WeightedKappa(a, rapid.Permutation(b).Draw(t, "b"), order, weights, 0.9))
		if r.Kappa > r.Maximum+1e-12 || shuffled.Kappa > r.Maximum+1e-12 || r.Kappa > 1 {
			t.Fatalf("kappa %v and %v above the maximum %v", r.Kappa, shuffled.Kappa, r.Maximum)
		}
		if k == 2 {
			plain := must[KappaResult](t)(WeightedKappa(a, b, order, Unweighted, 0.9))
			if math.Abs(plain.Kappa-r.Kappa) > 1e-12 || math.Abs(plain.SE-r.SE) > 1e-9 {
				t.Fatalf("two labels: %v %+v, unweighted %+v", weights, r, plain)
			}
		}
	})
}

// Jonckheere's Z changes sign with the order of groups, is blind to any
// increasing change of scale, and J is what counting every pair gives.
func TestJonckheereProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		groups := make([][]float64, rapid.IntRange(2, 5).Draw(t, "groups"))
		cubes := make([][]float64, len(groups))
		for g := range groups {
			groups[g] = scores(t, rapid.IntRange(0, 9).Draw(t, "size"), "score")
			for _, v := range groups[g] {
				cubes[g] = append(cubes[g], v*v*v+v)
			}
		}
		r := must[JonckheereResult](t)(Jonckheere(groups))
		cubed := must[JonckheereResult](t)(Jonckheere(cubes))
		turned := slices.Clone(groups)
		slices.Reverse(turned)
		back := must[JonckheereResult](t)(Jonckheere(turned))
		if r.Outcome != back.Outcome || math.Abs(r.P-back.P) > 1e-12 || r.Z != -back.Z || r.Effect != -back.Effect {
			t.Fatalf("%+v, groups reversed %+v", r, back)
		}
		if r.J != cubed.J || r.P != cubed.P {
			t.Fatalf("%+v, scores cubed %+v", r, cubed)
		}
		j := 0.0
		for g := range groups {
			for h := g + 1; h < len(groups); h++ {
				for _, a := range groups[g] {
					for _, b := range groups[h] {
						j += boolTo1(b > a) + boolTo1(b == a)/2
					}
				}
			}
		}
		if r.Outcome != Undefined && r.J != j {
			t.Fatalf("J = %v, pair by pair %v", r.J, j)
		}
	})
}

// Effects change sign with the sides and not with the unit, and G is closer to
// zero than D.
func TestEffectProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := scores(t, size(t), "difference")
		negative, scaled := make([]float64, len(x)), make([]float64, len(x))
		for i, v := range x {
			negative[i], scaled[i] = -v, math.Ldexp(v, 7)
		}
		o := Bootstrap{Replicates: 50}
		r, n, s := must[EffectResult](t)(PairedEffect(x, nil, o)), must[EffectResult](t)(PairedEffect(negative, nil, o)), must[EffectResult](t)(PairedEffect(scaled, nil, o))
		if r.D != -n.D || r.G != -n.G || r.RankBiserial != -n.RankBiserial || r.Dominance.Point != -n.Dominance.Point || r.Wins != n.Losses {
			t.Fatalf("%+v, sides swapped %+v", r, n)
		}
		if r.D != s.D || r.RankBiserial != s.RankBiserial || r.Wins != s.Wins {
			t.Fatalf("%+v, in another unit %+v", r, s)
		}
		if math.Abs(r.G) > math.Abs(r.D) || r.Wins+r.Losses+r.Ties != r.N {
			t.Fatalf("%+v", r)
		}
	})
}

// Few questions that tell settings apart, or few scores, are said to be few.
func TestRoughApproximationsAreWarnedOf(t *testing.T) {
	few, many := make([]float64, 60), make([]float64, 60)
	for i := range many {
		many[i] = float64(i%2) * float64(i)
	}
	// Twelve settings have too many orders to count, however few the questions.
	one := make([][]float64, 12)
	for s := range one {
		one[s] = []float64{float64(s)}
	}
	few[0], few[1] = 1, 1
	for name, c := range map[string]struct {
		rows [][]float64
		want int
	}{"one": {one, 1}, "few": {[][]float64{few, make([]float64, 60)}, 0}, "many": {[][]float64{many, make([]float64, 60)}, 0}} {
		f, err := Friedman(c.rows)
		if err != nil || len(f.Warnings) != c.want || f.Exact != (name != "one") {
			t.Errorf("%s: Friedman warns %q (%v)", name, f.Warnings, err)
		}
	}
	// 19 groups of one: 2^19 ways to have filled some of them.
	var singles [][]float64
	for i := range 19 {
		singles = append(singles, []float64{float64(i * 7 % 19)}, nil)
	}
	for want, groups := range map[int][][]float64{0: {{1, 2}, {2, 3}}, 1: singles} {
		j, err := Jonckheere(groups)
		if err != nil || len(j.Warnings) != want || j.Exact != (want == 0) {
			t.Errorf("Jonckheere of %d scores warns %q (%v)", j.N, j.Warnings, err)
		}
	}
}

// 125 items, nearly all of one label, raters agreeing on 94 %: by hand, chance is
// (123·120 + 2·5)/125² = 0.9453 for kappa and 2·0.972·0.028 = 0.0544 for AC1.
func TestAC1WhereKappaFails(t *testing.T) {
	var a, b []string
	for _, c := range []struct {
		first, second string
		n             int
	}{{"+", "+", 118}, {"+", "-", 5}, {"-", "+", 2}} {
		for range c.n {
			a, b = append(a, c.first), append(b, c.second)
		}
	}
	ac1, err1 := GwetAC1(a, b, 0.95)
	k, err2 := Kappa(a, b, 0.95)
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	if math.Abs(ac1.AC1-0.9408) > 5e-5 || math.Abs(k.Kappa+0.0234) > 5e-5 || ac1.Observed != 0.944 {
		t.Errorf("AC1 %v, kappa %v at an agreement of %v", ac1.AC1, k.Kappa, ac1.Observed)
	}
}
