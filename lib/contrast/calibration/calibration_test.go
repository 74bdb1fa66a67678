package calibration

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/stats"
)

// family is a dozen contrasts over both cohorts, one metric of which can be undefined.
func family() contrast.Family {
	f := contrast.Family{Name: "small"}
	add := func(cohort, left, right, metric string) {
		f.Contrasts = append(f.Contrasts, contrast.Contrast{ID: fmt.Sprintf("C%02d", len(f.Contrasts)+1), Cohort: cohort,
			Left: contrast.Side{Setting: left, Metric: metric}, Right: contrast.Side{Setting: right, Metric: metric}})
	}
	for _, cohort := range []string{"asqa", "qasper"} {
		for _, metric := range []string{"pg", "us"} {
			add(cohort, "a", "b", metric)
			add(cohort, "a", "c", metric)
			add(cohort, "b", "c", metric)
		}
	}
	return f
}

// quick is a study small enough for tests.
func quick() Study { return Study{Studies: 60, Replicates: 199} }

func TestDefaultSizesAreThoseOfTheCohort(t *testing.T) {
	total := 0
	for _, n := range qasperSizes() {
		total += n
	}
	if len(qasperSizes()) != 271 || total != 976 {
		t.Errorf("%d questions in %d clusters, want 976 in 271", total, len(qasperSizes()))
	}
}

// The truth of each population is the mean of a large sample, and the
// correlation within clusters is the one asked for.
func TestPopulations(t *testing.T) {
	const clusters, size = 16000, 5
	for _, p := range []population{graded(0.1, 0.2), graded(0, 0), graded(0.08, 0.4), rare(), skewed(), exchangeable()} {
		rng := stats.NewKey(1, "population", p.name, fmt.Sprint(p.left.wobble)).Stream(0)
		values := quarters(p.draw(&rng, repeated(size, clusters), nil))
		ids := make([]string, 0, len(values))
		for c := range clusters {
			for range size {
				ids = append(ids, fmt.Sprint(c))
			}
		}
		e, err := stats.StandardError(values, ids)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(e.Mean-p.truth()) > 4.5*e.SE {
			t.Errorf("%s: mean %v ± %v, truth %v", p.name, e.Mean, e.SE, p.truth())
		}
		if p.name != "graded" && p.name != "exchangeable" {
			continue
		}
		want := 0.2 // exchangeable, and the first
		switch {
		case p.left.wobble == 0:
			want = 0
		case p.left.base-p.right.base > 5000 && p.left.base-p.right.base < 5500:
			want = 0.4
		}
		if got := (e.DesignEffect - 1) / (size - 1); math.Abs(got-want) > 0.015 {
			t.Errorf("%s: correlation %v, want %v", p.name, got, want)
		}
	}
}

// No number depends on the workers, and adding studies leaves earlier ones alone.
func TestWorkersChangeNothing(t *testing.T) {
	all := func(workers int) string {
		s := quick()
		s.Studies, s.Workers = 9, workers
		return fmt.Sprint(s.Coverage(), s.ClusterEffect(), s.TypeOne(), s.Families(family()), s.Power(12))
	}
	want := all(1)
	for _, workers := range []int{2, 3, 7} {
		if got := all(workers); got != want {
			t.Errorf("%d workers give other numbers", workers)
		}
	}
}

// sample hands a simulated study to the real pipeline.
type sample struct {
	plan  *familyPlan
	seed  stats.Key
	shift int64
}

func (s sample) Sample(name string, side contrast.Side) (contrast.Sample, error) {
	for c := range s.plan.cohorts {
		k := &s.plan.cohorts[c]
		if k.name != name {
			continue
		}
		rng := s.seed.Stream(uint64(c))
		scores, missing := k.draw(&rng, s.shift)
		i := k.index[side]
		out := contrast.Sample{Values: quarters(scores[i]), Missing: missing[i]}
		for q := range scores[i] {
			out.Questions = append(out.Questions, fmt.Sprintf("q%05d", q))
		}
		if k.sizes != nil {
			out.Clusters = idsOf(clusterNames(len(k.sizes)), k.sizes)
		}
		return out, nil
	}
	return contrast.Sample{}, fmt.Errorf("no cohort %q", name)
}

// TestDecisionsAreThoseOfTheFamily runs simulated studies through
// contrast.Family with all 10,000 flips: the raw p-value of every contrast that
// was not settled early is the same to the last bit, no settled one is smaller
// than it was when it was settled, and so is the family's decision. Studies with
// and without a false positive are looked at.
func TestDecisionsAreThoseOfTheFamily(t *testing.T) {
	s := must(quick())
	for _, shift := range []int64{0, one * 15 / 100} {
		plan := s.plan(family(), shift != 0)
		seen := map[bool]int{}
		for study := 0; study < 120 && (seen[true] < 2 || seen[false] < 2); study++ {
			key := s.key("families", "test", study)
			cohorts := plan.simulate(key, shift)
			seed := uint64(study) + 1
			_, holm := plan.decide(cohorts, seed, s.alpha())
			if seen[holm] == 2 {
				continue
			}
			seen[holm]++
			f := family()
			f.Options.Seed = seed
			f.Options.Workers = 1
			results, err := f.RunErr(sample{plan, key, shift})
			if err != nil {
				t.Fatal(err)
			}
			hits := countFlips(cohorts, seed, func(_, _, hits, _ int) bool { return hits > 40 })
			supported := false
			for c, k := range plan.cohorts {
				for problem, i := range k.members {
					r := results.All()[i]
					p := float64(hits[c][problem]+1) / (familyFlips + 1)
					if hits[c][problem] <= 40 && r.P != p || r.P < p {
						t.Errorf("study %d %s: p %v here, %v in the family", study, r.ID, p, r.P)
					}
					supported = supported || plan.null[i] && r.Supported()
				}
			}
			if supported != holm {
				t.Errorf("study %d, shift %d: false positive %v here, %v in the family", study, shift, holm, supported)
			}
		}
		if seen[true] == 0 || seen[false] == 0 {
			t.Errorf("shift %d: decisions seen %v", shift, seen)
		}
	}
}

// The findings that the analysis reports hold, roughly, in a small run.
func TestFindings(t *testing.T) {
	s := quick()
	s.Studies = 300
	effect := s.ClusterEffect()
	first, last := effect.Row(0), effect.Row(effect.Len()-1)
	if first.Float("ignored") < 0.9 || last.Float("ignored") > 0.88 || last.Float("robust") < 0.9 {
		t.Errorf("coverage ignoring clusters %v → %v, robust %v", first.Float("ignored"), last.Float("ignored"), last.Float("robust"))
	}
	if d := last.Float("ignored") - last.Float("predicted"); math.Abs(d) > 0.08 {
		t.Errorf("coverage is %v off its prediction", d)
	}
	families := s.Families(family())
	for i := range families.Len() {
		r := families.Row(i)
		// 300 studies at 0.05: five standard errors are 0.063.
		if r.Text("procedure") == "Holm" && r.Float("any_false") > 0.113 || r.Text("procedure") == "uncorrected" && r.Float("any_false") < 0.1 {
			t.Errorf("%s %s: %v", r.Text("scenario"), r.Text("procedure"), r.Float("any_false"))
		}
	}
	power := s.Power(12)
	for i := range power.Len() {
		r := power.Row(i)
		if math.Abs(r.Float("alone")-r.Float("predicted_alone")) > 0.13 {
			t.Errorf("%s at %v: power %v, predicted %v", r.Text("layout"), r.Float("difference"), r.Float("alone"), r.Float("predicted_alone"))
		}
	}
}

type store map[string][]byte

func (m store) Get(key string) ([]byte, bool) { data, ok := m[key]; return data, ok }
func (m store) Put(key string, data []byte)   { m[key] = data }

func TestMemo(t *testing.T) {
	memo := store{}
	s := quick()
	s.Studies, s.Memo = 5, memo
	first := s.ClusterEffect().String()
	if len(memo) != 1 {
		t.Fatalf("%d entries", len(memo))
	}
	s.Workers = 1
	if again := s.ClusterEffect().String(); again != first || len(memo) != 1 {
		t.Errorf("a second run differs, or missed the memo (%d entries)", len(memo))
	}
	s.Seed = 14
	if other := s.ClusterEffect().String(); other == first || len(memo) != 2 {
		t.Errorf("another seed gave the same numbers, or shared the memo (%d entries)", len(memo))
	}
	for key := range memo {
		memo[key] = []byte("garbage")
	}
	s.Seed = 0
	if mended := s.ClusterEffect().String(); mended != first {
		t.Error("a spoilt memo was used")
	}
}

func TestBadStudies(t *testing.T) {
	for want, s := range map[string]Study{
		"-1 studies": {Studies: -1}, "level 95": {Level: 95}, "1 clusters": {Sizes: []int{3}}, "cluster 2 has 0": {Sizes: []int{1, 0}},
	} {
		func() {
			defer func() {
				if r := fmt.Sprint(recover()); !strings.Contains(r, want) || !strings.HasPrefix(r, "calibration: ") {
					t.Errorf("panic %q, want %q", r, want)
				}
			}()
			s.Coverage()
		}()
	}
}

// A panic in a worker comes out in the caller's goroutine.
func TestPanicsReachTheCaller(t *testing.T) {
	defer func() {
		if r := recover(); r != "study 3" {
			t.Errorf("recovered %v", r)
		}
	}()
	Study{Workers: 2}.each(10, func(i int) {
		if i == 3 {
			panic("study 3")
		}
	})
}
