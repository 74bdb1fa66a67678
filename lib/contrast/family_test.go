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

func TestWorkersMoveNothing(t *testing.T) {
	family, src := synthetic.Family148(1, 1)
	for _, streams := range []contrast.Streams{contrast.Shared, contrast.Separate} {
		var want []contrast.Result
		for _, workers := range []int{1, 2, 3, 7} {
			family.Options = contrast.Options{Replicates: 600, Streams: streams, Exact: true, MaxT: streams == contrast.Shared, Simultaneous: streams == contrast.Shared, Workers: workers}
			got := family.Run(src).All()
			if want == nil {
				want = got
			} else if !reflect.DeepEqual(got, want) {
				t.Errorf("%v streams: %d workers change a number", streams, workers)
			}
		}
	}
}

// Monte Carlo against exact p-values over the lattice contrasts of a whole
// family: standardised errors must look standard normal.
func TestMonteCarloAgreesWithExact(t *testing.T) {
	family, src := synthetic.Family148(1, 1)
	family.Options = contrast.Options{Exact: true, Streams: contrast.Separate, Replicates: 4000}
	var sum, squares, count float64
	for _, r := range family.Run(src).All() {
		if !r.HasExact || r.PExact < 1e-3 || r.PExact == 1 {
			continue
		}
		b := r.P*float64(r.Flips+1) - 1
		z := (b/float64(r.Flips) - r.PExact) / math.Sqrt(r.PExact*(1-r.PExact)/float64(r.Flips))
		sum += z
		squares += z * z
		count++
	}
	if count < 60 {
		t.Fatalf("only %v lattice contrasts", count)
	}
	// The mean of z has standard deviation 1/√count, its mean square √(2/count).
	if mean := sum / count; math.Abs(mean) > 4/math.Sqrt(count) {
		t.Errorf("mean z %v over %v contrasts", mean, count)
	}
	if ms := squares / count; math.Abs(ms-1) > 4*math.Sqrt(2/count) {
		t.Errorf("mean square z %v over %v contrasts", ms, count)
	}
}

func TestPreferExactReplacesP(t *testing.T) {
	family, src := synthetic.Family148(1, 1)
	family.Options = contrast.Options{PreferExact: true, Replicates: 500}
	exact := 0
	for _, r := range family.Run(src).All() {
		if r.HasExact {
			exact++
			if r.P != r.PExact || r.PError != 0 {
				t.Fatalf("%v: p %v, exact %v", r, r.P, r.PExact)
			}
		} else if r.PError == 0 {
			t.Fatalf("%v: no Monte Carlo error", r)
		}
	}
	if exact != 118 { // all but the continuous 19 + 11
		t.Errorf("%d contrasts have exact p-values, want 118", exact)
	}
}

func TestSequentialSettles(t *testing.T) {
	family, src := synthetic.Family148(1, 1)
	family.Options = contrast.Options{Replicates: 1000, MaxReplicates: 64_000}
	rs := family.Run(src)
	exact := family
	exact.Options = contrast.Options{PreferExact: true, Replicates: 1000}
	truth := exact.Run(src)
	most, least, settled := 0, math.MaxInt, 0
	for _, r := range rs.All() {
		most, least = max(most, r.Flips), min(least, r.Flips)
		if r.Settled {
			settled++
			// The decision is that of the exact p-values where all have one;
			// the few continuous ones leave the exact family's own Holm order.
			if want := truth.Get(r.ID); want.HasExact && (want.PHolm < 0.02 || want.PHolm > 0.1) && (r.PHolm < 0.05) != (want.PHolm < 0.05) {
				t.Errorf("%v is settled, but exact p_H is %v", r, want.PHolm)
			}
		}
	}
	if settled < 100 || least == most {
		t.Errorf("%d settled, between %d and %d flips: want most settled, early ones with fewer flips", settled, least, most)
	}
	// The same replicates: a contrast that ran to n flips has the p of a fixed run of n.
	fixed := family
	fixed.Options = contrast.Options{Replicates: least}
	for _, r := range fixed.Run(src).All() {
		if s := rs.Get(r.ID); s.Flips == least && s.P != r.P {
			t.Errorf("%s: %v after %d flips, %v in a fixed run", r.ID, s.P, s.Flips, r.P)
		}
	}
}

// Westfall–Young against the definition, flip by flip, on a small family.
func TestMaxTByDefinition(t *testing.T) {
	rng := stats.NewKey(5, "maxt").Stream(0)
	src := synthetic.Source{}
	family := contrast.Family{Options: contrast.Options{Replicates: 999, MaxT: true}}
	const n = 30
	var d [3][n]float64
	for c := range d {
		left, right := contrast.Sample{}, contrast.Sample{}
		for i := range n {
			left.Questions = append(left.Questions, fmt.Sprintf("q%02d", i))
			d[c][i] = float64(rng.IntN(5+c) - 2)
			left.Values, right.Values = append(left.Values, d[c][i]), append(right.Values, 0)
		}
		right.Questions = left.Questions
		x := contrast.Contrast{ID: fmt.Sprint(c), Cohort: "set", Left: contrast.Side{Setting: fmt.Sprint("l", c)}, Right: contrast.Side{Setting: fmt.Sprint("r", c)}}
		src.Put("set", x.Left, left)
		src.Put("set", x.Right, right)
		family.Contrasts = append(family.Contrasts, x)
	}
	rs := family.Run(src)
	key := stats.NewKey(13, "sign-flip", "set")
	stat := func(c int, word uint64) float64 {
		sum, squares := 0.0, 0.0
		for i := range n {
			if word>>i&1 == 1 {
				sum += d[c][i]
			} else {
				sum -= d[c][i]
			}
			squares += d[c][i] * d[c][i]
		}
		return math.Abs(sum) / math.Sqrt(squares)
	}
	order := []int{0, 1, 2}
	observed := func(c int) float64 { return stat(c, 1<<n-1) }
	for i := range order {
		for j := i + 1; j < 3; j++ {
			if observed(order[j]) > observed(order[i]) {
				order[i], order[j] = order[j], order[i]
			}
		}
	}
	running := 0.0
	for k, c := range order {
		hits := 0
		for r := range 999 {
			rng := key.Block(uint64(r / 256)).Stream(uint64(r % 256))
			word := rng.Uint64()
			largest := 0.0
			for _, other := range order[k:] {
				largest = math.Max(largest, stat(other, word))
			}
			if largest >= observed(c) {
				hits++
			}
		}
		running = math.Max(running, float64(hits+1)/1000)
		if got := rs.Get(fmt.Sprint(c)).PMaxT; got != running {
			t.Errorf("contrast %d: max-T p %v, by definition %v", c, got, running)
		}
	}
}

// remembering is a source with a memo.
type remembering struct {
	synthetic.Source
	kept map[string][]byte
	hits int
}

func (r *remembering) Memo() contrast.Memo { return r }

func (r *remembering) Get(key string) ([]byte, bool) {
	data, ok := r.kept[key]
	if ok {
		r.hits++
	}
	return data, ok
}

func (r *remembering) Put(key string, data []byte) { r.kept[key] = data }

func TestMemoRecallsTheSameFamilyOnly(t *testing.T) {
	family, memory := synthetic.Family148(1, 1)
	family.Options.Replicates = 300
	src := &remembering{Source: memory, kept: map[string][]byte{}}
	first := family.Run(src)
	family.Options.Workers = 3
	if again := family.Run(src); src.hits != 1 || !reflect.DeepEqual(first.All(), again.All()) {
		t.Errorf("%d hits; the same family must be recalled, bit for bit", src.hits)
	}
	for name, change := range map[string]func(){
		"seed":       func() { family.Options.Seed = 14 },
		"level":      func() { family.Options.Level = 0.9 },
		"alpha":      func() { family.Options.Alpha = 0.01 },
		"an id":      func() { family.Contrasts[3].ID = "new" },
		"a value":    func() { memory["asqa/a0/m"].Values[5] += 0.5 },
		"a question": func() { memory["qasper/a0/m"].Questions[5] += "x" },
	} {
		src.hits = 0
		change()
		if _, err := family.RunErr(src); err != nil || src.hits != 0 {
			t.Errorf("a change of %s: %d hits, error %v; want neither", name, src.hits, err)
		}
	}
	for key := range src.kept {
		src.kept[key] = []byte("{")
	}
	if _, err := family.RunErr(src); err != nil {
		t.Errorf("a broken memo: %v; want a fresh run", err)
	}
}

func TestTableAndFrameKeepEveryMember(t *testing.T) {
	src := synthetic.Source{}
	src.Put("set", leftSide, sample(1, 0, 1, 1, 0, 1, 1))
	src.Put("set", rightSide, sample(0, 0, 1, 0, 0, 1, 0))
	nothing := contrast.Side{Setting: "nothing", Metric: "m"}
	src.Put("set", nothing, contrast.Sample{})
	family := contrast.Family{Name: "Two contrasts", Contrasts: []contrast.Contrast{
		{ID: "C1", Cohort: "set", Left: leftSide, Right: rightSide},
		{ID: "C2", Cohort: "set", Left: leftSide, Right: nothing},
	}}
	rs := family.Run(src)
	if rs.Get("C1").PHolm != 2*rs.Get("C1").P {
		t.Errorf("p_H %v of p %v: the undefined member must count", rs.Get("C1").PHolm, rs.Get("C1").P)
	}
	text := string(rs.Table().CSV())
	for _, want := range []string{"C1", "C2", "0.42857"} { // 3 of 7
		if !strings.Contains(text, want) {
			t.Errorf("table lacks %q:\n%s", want, text)
		}
	}
	f := rs.Frame()
	if f.Len() != 2 || !f.Missing("diff")[1] || f.Missing("diff")[0] || f.Texts("outcome")[1] != "undefined" {
		t.Errorf("frame\n%v", f)
	}
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "have C1, C2") {
			t.Errorf("Get of an unknown id: %v", r)
		}
	}()
	rs.Get("C9")
}
