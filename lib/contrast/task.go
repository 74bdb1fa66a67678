package contrast

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

// A task is one contrast on its way to a result.
type task struct {
	Contrast
	pairs *pairs
	integers
	units []int64 // d summed over each unit, in order
	sizes []int64 // questions in each unit; nil at question level
	skip  []bool  // units without an included question; nil when none
	count int     // questions included
	live  int     // units included
	level string  // "question" or "cluster"
}

// prepare pairs the samples of every contrast and turns differences into
// integers. All faults are reported together.
func prepare(contrasts []Contrast, samples map[sampleKey]Sample, workers int) ([]*task, error) {
	rs := &rosters{pairs: map[[2]*roster]*pairing{}}
	sides := make(map[sampleKey]*side, len(samples))
	var faults []error
	tasks := make([]*task, len(contrasts))
	for i, c := range contrasts {
		both := [2]*side{}
		sound := true
		for k, key := range []sampleKey{{c.Cohort, c.Left}, {c.Cohort, c.Right}} {
			s, seen := sides[key]
			if !seen {
				var err error
				if s, err = newSide(rs, samples[key]); err != nil {
					faults = append(faults, fmt.Errorf("contrast: %s, cohort %q, %s: %w", c.ID, c.Cohort, key.side, err))
				}
				sides[key] = s
			}
			both[k] = s
			sound = sound && s != nil
		}
		if !sound {
			continue
		}
		p, err := newPairs(rs, both[0], both[1])
		if err != nil {
			faults = append(faults, fmt.Errorf("contrast: %s, cohort %q, %s against %s: %w", c.ID, c.Cohort, c.Left, c.Right, err))
			continue
		}
		if p.receipt.Duplicate > 0 {
			example := both[0].duplicate
			if example == "" {
				example = both[1].duplicate
			}
			p.duplicate = example
		}
		tasks[i] = &task{Contrast: c, pairs: p}
	}
	if err := join(faults); err != nil {
		return nil, err
	}
	each(len(tasks), workers, func(i int) { tasks[i].build() })
	return tasks, nil
}

// build turns pairs into sums per unit.
func (t *task) build() {
	p := t.pairs
	if p.pairing == nil || p.receipt.Matched == p.receipt.Missing {
		return
	}
	r := p.pairing.roster
	t.integers = newIntegers(p)
	t.count = p.receipt.Matched - p.receipt.Missing
	if r.unit == nil {
		t.level, t.units, t.skip, t.live = "question", t.d, p.skip, t.count
		return
	}
	t.level = "cluster"
	t.units = make([]int64, r.units)
	t.sizes = r.sizes
	if p.skip != nil {
		t.sizes = make([]int64, r.units)
	}
	for i, u := range r.unit {
		t.units[u] += t.d[i]
		if p.skip != nil && !p.skip[i] {
			t.sizes[u]++
		}
	}
	t.live = r.units
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
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		}()
	}
	wait.Wait()
}
