package stats

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math"
	"testing"
)

// portableBits is the digest of the bits of about 2,940 results: special
// functions, sums, intervals of every method, tests. Recorded on linux/amd64;
// the same with GOAMD64=v3 (which fuses multiply-add) and on arm64, s390x and
// riscv64 under qemu-user.
const portableBits = "80e36b235e2fe0e2"

// TestBitsAreTheSameEverywhere fails where a product is fused into a sum or a
// platform's own transcendental slips in.
func TestBitsAreTheSameEverywhere(t *testing.T) {
	h := sha256.New()
	n := 0
	put := func(xs ...float64) {
		for _, x := range xs {
			var b [8]byte
			binary.LittleEndian.PutUint64(b[:], math.Float64bits(x))
			h.Write(b[:])
			n++
		}
	}
	rng := NewKey(5, "portability").Stream(0)
	for range 200 {
		x, a, b := rng.Float64(), 0.5+float64(40*rng.Float64()), 0.5+float64(400*rng.Float64())
		lo, up := betaTails(x, 1-x, a, b)
		p, q := gammaTails(a, b/4)
		put(lo, up, p, q, logOf(x), expOf(float64(20*x)-10), log1pOf(x-0.5), logGamma(a), normalUpper(8*x), normalQuantile(x),
			tUpper(4*x, a), fUpper(x, a, b), stirlingError(a), deviance(a, b))
	}
	left, right := make([]float64, 120), make([]float64, 120)
	clusters := make([]string, 120)
	for i := range left {
		left[i], right[i] = rng.Float64(), float64(rng.IntN(7))/6
		clusters[i] = string(rune('a' + rng.IntN(15)))
	}
	d, err := differences("test", left, right)
	if err != nil {
		t.Fatal(err)
	}
	methods := []Method{Percentile, Basic, BCa, Studentized, Bayesian}
	for _, ids := range [][]string{nil, clusters} {
		ivs, err := BootstrapMethods(d, ids, Bootstrap{Replicates: 400}, methods...)
		if err != nil {
			t.Fatal(err)
		}
		for _, iv := range ivs {
			put(iv.Point, iv.Lo, iv.Hi, iv.StandardError, iv.LoError, iv.HiError)
		}
		f, _ := SignFlip(d, ids, Flips{Draws: 400})
		s, _ := TTest(d, ids, 0.95)
		e, _ := Equivalence(d, ids, 0.1, 0.95)
		m, _ := MinimumDetectable(d, ids, 300, 0.05, 0.8)
		put(f.P, f.PError, f.Diff, s.T, s.P, s.Lo, s.Hi, s.SE, e.PLower, e.PUpper, e.Lo, m.Difference, m.DesignEffect)
	}
	w, _ := Wilcoxon(d, PrattZeros)
	fr, _ := Friedman([][]float64{left, right, d})
	pg, _ := PageTrend([][]float64{left, right, d})
	lt, _ := LinearTrend([][]float64{left, right, d}, []float64{0.1, 0.25, 0.7}, clusters, Flips{Draws: 100})
	wi, _ := Wilson(17, 120, 0.95)
	cp, _ := ClopperPearson(17, 120, 0.95)
	mc, _ := McNemarCounts(17, 31, 120)
	kr, _ := Krippendorff([][]float64{left, right}, nil, IntervalScale, Bootstrap{Replicates: 100})
	ka, _ := Kappa(clusters, append(clusters[1:], "a"), 0.95)
	wk, _ := WeightedKappa(clusters, append(clusters[1:], "a"), distinct(clusters), LinearWeights, 0.95)
	jt, _ := Jonckheere([][]float64{left, right, d})
	pe, _ := PairedEffect(d, clusters, Bootstrap{Replicates: 100})
	lo, hi, _ := SignFlipBounds(fixedPoint(d), flipSlack)
	sl, _ := Slopes([][]float64{left, right, d}, []float64{0.1, 0.25, 0.7})
	put(lo, hi, sl[0], sl[7])
	put(wk.Kappa, wk.SE, wk.Maximum, wk.Lo, jt.J, jt.Z, jt.P, jt.Effect, pe.D, pe.G, pe.RankBiserial, pe.Dominance.Hi)
	put(w.P, w.Z, w.Effect, fr.Statistic, fr.P, pg.Z, pg.P, lt.Slope, lt.P, wi.Lo, wi.Hi, cp.Lo, cp.Hi, mc.Exact, mc.MidP,
		mc.Plain, mc.Corrected, kr.Alpha, kr.Interval.Lo, ka.Kappa, ka.SE)
	ac, _ := GwetAC1(clusters, append(clusters[1:], "a"), 0.95)
	right3 := make([]bool, len(d))
	for i := range right3 {
		right3[i] = left[i] > 0.4
	}
	cl, _ := ClusteredProportion(right3, clusters, 0.95)
	eb, _ := EquivalenceBetween(d, clusters, -0.05, 0.2, 0.95)
	put(ac.AC1, ac.Expected, ac.SE, ac.Lo, ac.Hi, cl.Point, cl.Lo, cl.Hi, eb.PLower, eb.PUpper)
	few := [][]float64{right[:9], right[9:18], right[18:27]}
	ex, _ := Friedman(few)
	px, _ := PageTrend(few)
	jx, _ := Jonckheere(few)
	if !ex.Exact || !px.Exact || !jx.Exact {
		t.Error("p-values of few scores are not exact")
	}
	put(ex.P, px.P, jx.P, fr.ChiSquare, pg.Normal, jt.Normal)
	if got := hex.EncodeToString(h.Sum(nil))[:16]; got != portableBits {
		t.Errorf("digest of %d numbers is %s, recorded %s: a result moved (say so in CHANGELOG) or is not portable", n, got, portableBits)
	}
}
