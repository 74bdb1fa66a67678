package contrast_test

import (
	"fmt"
	"math"
	"sort"
	"testing"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

// Max-T and simultaneous intervals replicate by replicate from their definitions,
// where every contrast leaves out questions, and whole clusters, of its own.
func TestJointInferenceWithClustersAndUndefinedValues(t *testing.T) {
	rng := stats.NewKey(3, "joint").Stream(0)
	for _, missing := range []float64{0.05, 0.6} {
		o := contrast.Options{Seed: 5, Replicates: 600, Level: 0.9, MaxT: true, Simultaneous: true}
		src := synthetic.Source{}
		family := contrast.Family{Options: o}
		const members = 5
		var plain []plainReplay
		for c := range members {
			left, right := sixtieths(&rng, 90, 20, missing)
			for i := range left.Values {
				left.Values[i] += float64(c) / 20 // exact sixtieths: 3c/60
			}
			x := contrast.Contrast{ID: fmt.Sprint(c), Cohort: "set", Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}}
			if c == members-1 { // a member that is undefined stays out of every maximum
				for i := range left.Missing {
					left.Missing[i] = true
				}
			} else {
				plain = append(plain, replayed(left, right, "set", o))
			}
			src.Put("set", x.Left, left)
			src.Put("set", x.Right, right)
			family.Contrasts = append(family.Contrasts, x)
		}
		results := family.Run(src)
		if r := results.Get(fmt.Sprint(members - 1)); r.HasMaxT || r.HasSimultaneous || r.Outcome != contrast.Undefined {
			t.Errorf("an undefined member has %+v", r)
		}
		want := stepDown(plain)
		critical, errors := band(plain, o.Level)
		for c, p := range plain {
			r := results.Get(fmt.Sprint(c))
			if !r.HasMaxT || r.PMaxT != want[c] {
				t.Errorf("%v missing, contrast %d: max-T %v, by definition %v", missing, c, r.PMaxT, want[c])
			}
			lo, hi := p.diff-critical*errors[c], p.diff+critical*errors[c]
			if !r.HasSimultaneous || math.Abs(r.SimLo-lo) > 1e-12 || math.Abs(r.SimHi-hi) > 1e-12 {
				t.Errorf("%v missing, contrast %d: [%v, %v], by definition [%v, %v]", missing, c, r.SimLo, r.SimHi, lo, hi)
			}
		}
	}
}

// stepDown is Westfall and Young's Algorithm 4.1, without haste.
func stepDown(family []plainReplay) []float64 {
	order := make([]int, len(family))
	for i := range order {
		order[i] = i
	}
	observed := func(i int) float64 { return family[i].observed() / family[i].norm() }
	sort.SliceStable(order, func(a, b int) bool { return observed(order[a]) > observed(order[b]) })
	out := make([]float64, len(family))
	running := 0.0
	for k, i := range order {
		hits := 0
		for r := range family[i].flips {
			for _, j := range order[k:] {
				if family[j].flips[r]/family[j].norm() >= observed(i) {
					hits++
					break
				}
			}
		}
		running = max(running, float64(hits+1)/float64(len(family[i].flips)+1))
		out[i] = running
	}
	return out
}

// band returns the level-quantile of the largest standardised deviation of a
// replicate, and the standard errors.
func band(family []plainReplay, level float64) (critical float64, errors []float64) {
	largest := make([]float64, len(family[0].boots))
	for _, p := range family {
		summary, err := stats.Describe(p.boots)
		if err != nil {
			panic(err)
		}
		errors = append(errors, summary.SD)
		for r, x := range p.boots {
			largest[r] = max(largest[r], math.Abs(x-p.diff)/summary.SD)
		}
	}
	critical, err := stats.Quantile(largest, level)
	if err != nil {
		panic(err)
	}
	return critical, errors
}

// Over 400 simulated studies without any difference, twelve settings against one
// reference: max-T finds one in about 5 % of the studies, Holm in no more, and
// simultaneous intervals hold zero, all twelve, in about 95 %.
func TestJointInferenceHoldsItsLevel(t *testing.T) {
	const studies, members, n = 400, 12, 120
	rng := stats.NewKey(31, "joint level").Stream(0)
	ids := make([]string, n)
	for i := range ids {
		ids[i] = fmt.Sprintf("q%03d", i)
	}
	maxT, holm, covered := 0, 0, 0
	for range studies {
		src := synthetic.Source{}
		base := make([]float64, n)
		put := func(setting string) {
			values := make([]float64, n)
			for i := range values {
				values[i] = base[i] + float64(rng.IntN(5))
			}
			src.Put("set", contrast.Side{Setting: setting, Metric: "m"}, contrast.Sample{Questions: ids, Values: values})
		}
		for i := range base {
			base[i] = float64(rng.IntN(4))
		}
		put("reference")
		var settings []string
		for c := range members {
			settings = append(settings, fmt.Sprint("s", c))
			put(settings[c])
		}
		f := contrast.Ablation("null", "set", "m", "reference", settings)
		f.Options = contrast.Options{Replicates: 400, MaxT: true, Simultaneous: true, Workers: 1}
		anyT, anyHolm, all := false, false, true
		for _, r := range f.Run(src).All() {
			anyT = anyT || r.PMaxT < 0.05
			anyHolm = anyHolm || r.PHolm < 0.05
			all = all && r.SimLo <= 0 && 0 <= r.SimHi
		}
		for _, c := range []struct {
			count *int
			found bool
		}{{&maxT, anyT}, {&holm, anyHolm}, {&covered, all}} {
			if c.found {
				*c.count++
			}
		}
	}
	// One standard error of 5 % over 400 studies is 1.1 points.
	if share := float64(maxT) / studies; share < 0.02 || share > 0.085 {
		t.Errorf("max-T errs in %.3f of the studies", share)
	}
	if holm > maxT+4 {
		t.Errorf("Holm errs in %d studies, max-T in %d", holm, maxT)
	}
	if share := float64(covered) / studies; share < 0.91 || share > 0.985 {
		t.Errorf("simultaneous intervals hold in %.3f of the studies", share)
	}
	t.Logf("errors: max-T %d, Holm %d; all intervals hold in %d of %d studies", maxT, holm, covered, studies)
}
