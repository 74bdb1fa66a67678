package contrast

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// A task is one contrast on its way to a result.
type task struct {
	Contrast
	pairs  *pairs // dropped once the result is described
	roster *roster
	integers
	units  []int64 // d summed over each unit, in order
	sizes  []int64 // questions in each unit; nil at question level
	own    bool    // sizes are not those of the roster
	skip   []bool  // units without an included question; nil when none
	count  int     // questions included
	live   int     // units included
	level  string  // "question" or "cluster"
	result Result  // what needs no resampling
}

// build turns pairs into sums per unit, describes them, and lets the pairs go.
func (t *task) build(o Options) {
	p := t.pairs
	if p.pairing != nil && p.receipt.Matched > p.receipt.Missing {
		t.sum()
	}
	t.result = t.describe(o)
	t.pairs, t.d = nil, nil
}

func (t *task) sum() {
	p, r := t.pairs, t.pairs.pairing.roster
	t.roster = r
	t.integers = newIntegers(p)
	t.count = p.receipt.Matched - p.receipt.Missing
	if r.unit == nil {
		t.level, t.units, t.skip, t.live = "question", t.d, p.skip, t.count
		return
	}
	t.level = "cluster"
	t.units = make([]int64, r.units)
	t.sizes, t.live = r.sizes, r.units
	for i, u := range r.unit {
		t.units[u] += t.d[i]
	}
	if p.skip == nil {
		return
	}
	t.sizes, t.own = make([]int64, r.units), true
	for i, u := range r.unit {
		if !p.skip[i] {
			t.sizes[u]++
		}
	}
	for u, size := range t.sizes {
		if size == 0 {
			if t.skip == nil {
				t.skip = make([]bool, r.units)
			}
			t.skip[u] = true
			t.live--
		}
	}
}

// each runs n independent steps on so many goroutines; 0 means GOMAXPROCS.
func each(n, workers int, do func(i int)) {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if workers = min(workers, n); workers <= 1 {
		for i := 0; i < n; i++ {
			do(i)
		}
		return
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	for range workers {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	wait.Wait()
}
