package resample

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// A Config says how much to draw and what to keep.
type Config struct {
	Seed     uint64
	Keep     int  // bootstrap statistics kept at each end, at least
	KeepAll  bool // keep every bootstrap statistic and flip sum, for joint inference
	Boots    int  // bootstrap replicates in all; sizes what is kept
	Flips    int  // flips in the first stage
	Separate bool // every problem draws from streams keyed by its name
	Workers  int  // 0 means GOMAXPROCS
	Memory   int  // bytes of plans at a time; 0 means 2 MiB, about a second-level cache. It moves no number
}

// An Engine holds problems ready to be resampled.
type Engine struct {
	config  Config
	cohorts []*group
	states  [][]*state // per cohort, per problem, as offered
	workers []*worker
}

// group is a cohort with its columns and its plan.
type group struct {
	*Cohort
	columns []*column
	plan    *plan
}

// Draws is what resampling one problem gave.
type Draws struct {
	Observed  float64
	Low, High []float64 // bootstrap statistics: the smallest ascending, the largest descending
	Hits      int       // flips at least as extreme as the observed sum
	Flips     int
	Boot      []float64 // all bootstrap statistics in replicate order, with Config.KeepAll
	Flip      []int64   // all flip sums in replicate order, with Config.KeepAll
}

// Chunks hold enough replicates, unless that takes mostMemory.
const (
	enough     = 4 * Block
	mostMemory = 480 << 20
)

// New prepares cohorts for resampling. Every problem must include a unit.
func New(cohorts []Cohort, config Config) *Engine {
	if config.Workers <= 0 {
		config.Workers = runtime.GOMAXPROCS(0)
	}
	if config.Memory <= 0 {
		config.Memory = 2 << 20
	}
	e := &Engine{config: config, states: make([][]*state, len(cohorts))}
	for i := range cohorts {
		own := cohorts[i]
		own.Problems = nil // the states have them
		c := &own
		states := make([]*state, len(cohorts[i].Problems))
		for j, p := range cohorts[i].Problems {
			s := &state{prepared: prepare(c, p)}
			keep := min(max(config.Keep, 1), max(config.Boots, 1))
			s.low, s.high = newTail(keep), newTail(keep)
			if config.KeepAll {
				s.boot = make([]float64, config.Boots)
				s.flip = make([]int64, config.Flips)
			}
			states[j] = s
		}
		e.states[i] = states
		g := &group{Cohort: c}
		if !config.Separate {
			g.columns = pack(c.Units, states)
			g.plan = newPlan(c, config.Seed, windowFor(c.Units, states))
			for _, s := range states {
				if !s.moves {
					s.Values = nil // the columns have them
				}
			}
		}
		e.cohorts = append(e.cohorts, g)
	}
	for i := 0; i < config.Workers; i++ {
		e.workers = append(e.workers, &worker{})
	}
	return e
}

// Advance adds bootstrap replicates from, from+1, … from+boots−1 and so many
// sign flips. Where there are bootstrap replicates, from is a multiple of Block.
func (e *Engine) Advance(from, boots, flips int) {
	if boots > 0 && from%Block != 0 {
		panic("resample: bootstrap replicates must start on a block boundary")
	}
	if e.config.Separate {
		e.separate(from, boots, flips)
		return
	}
	perReplicate := 1
	for _, g := range e.cohorts {
		perReplicate += g.plan.bytesPerReplicate()
	}
	// A chunk of replicates at a time: few enough for their plans to stay in a
	// cache, but enough to pay for the tables, which are filled once per chunk.
	chunk := max(e.config.Memory, min(enough*perReplicate, mostMemory)) / perReplicate
	chunk = max(Block, chunk/Block*Block)
	for at := 0; at < max(boots, flips); at += chunk {
		b := max(0, min(chunk, boots-at))
		f := max(0, min(chunk, flips-at))
		type task struct {
			group *group
			index int
		}
		var tasks []task
		for _, g := range e.cohorts {
			g.plan.resize(from+at, b, f)
			for i := 0; i < g.plan.blocks(); i++ {
				tasks = append(tasks, task{g, i})
			}
		}
		e.each(len(tasks), func(w *worker, i int) { w.build(tasks[i].group.plan, tasks[i].index) })
		tasks = tasks[:0]
		for _, g := range e.cohorts {
			for i := range g.columns {
				tasks = append(tasks, task{g, i})
			}
		}
		e.each(len(tasks), func(w *worker, i int) { w.run(tasks[i].group.columns[tasks[i].index], tasks[i].group.plan) })
	}
}

// each runs n tasks on the workers. A task owns what it writes, so neither the
// order nor the number of workers shows in a result.
func (e *Engine) each(n int, do func(w *worker, i int)) {
	if len(e.workers) == 1 || n <= 1 {
		for i := 0; i < n; i++ {
			do(e.workers[0], i)
		}
		return
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	for _, w := range e.workers[:min(len(e.workers), n)] {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(w, i)
			}
		})
	}
	wait.Wait()
}

// Draws returns what has been collected about a problem.
func (e *Engine) Draws(cohort, problem int) Draws {
	s := e.states[cohort][problem]
	d := Draws{Observed: s.statistic(s.observed, s.count), Hits: s.hits, Flips: s.flips, Boot: s.boot, Flip: s.flip}
	for _, key := range s.low.sorted() {
		d.Low = append(d.Low, s.fromKey(key))
	}
	for _, key := range s.high.sorted() {
		d.High = append(d.High, s.fromKey(-key))
	}
	return d
}

// Hits returns the sign flips so far and how many were extreme.
func (e *Engine) Hits(cohort, problem int) (hits, flips int) {
	s := e.states[cohort][problem]
	return s.hits, s.flips
}

// Settle stops flips for a problem in later calls of Advance.
func (e *Engine) Settle(cohort, problem int) { e.states[cohort][problem].settled = true }
