package resample

import "galley/lib/stats"

// A plan holds the random draws of a range of replicates of one cohort.
// Planes are laid out group by group: word g*reps+r is group g of replicate r.
type plan struct {
	cohort  *Cohort
	groups  int // of 64 units
	window  int // draws kept on either side of the last one, for problems that skip units
	first   int // replicate number of index 0
	boots   int // bootstrap replicates in this range
	flips   int // sign flips in this range
	bootKey stats.Key
	flipKey stats.Key
	drawer  stats.Drawer

	ones, twos []uint64  // bits 0 and 1 of each unit's count
	heavy      [][]int32 // per block: units drawn 4 times or more, once per 4
	heavyEnd   []int32   // per replicate: where its heavy units end in its block's list
	totals     []int64   // per replicate: questions drawn, when units have sizes
	near       []uint32  // per replicate: 2*window draws around the last one
	signs      []uint64
}

func newPlan(c *Cohort, seed uint64, window int) *plan {
	p := &plan{cohort: c, groups: (c.Units + 63) / 64, window: window, drawer: stats.NewDrawer(c.Units)}
	p.bootKey, p.flipKey = Keys(seed, c.Name)
	return p
}

// bytesPerReplicate estimates the memory of one replicate of a plan.
func (p *plan) bytesPerReplicate() int {
	return p.groups*24 + p.cohort.Units/12 + p.window*8 + 16
}

// resize makes room for replicates first … first+n−1; boots and flips of them.
func (p *plan) resize(first, boots, flips int) {
	p.first, p.boots, p.flips = first, boots, flips
	p.ones = grow(p.ones, p.groups*boots)
	p.twos = grow(p.twos, p.groups*boots)
	p.signs = grow(p.signs, p.groups*flips)
	p.heavyEnd = grow(p.heavyEnd, boots)
	p.near = grow(p.near, 2*p.window*boots)
	if p.cohort.Sizes != nil {
		p.totals = grow(p.totals, boots)
	}
	blocks := (boots + Block - 1) / Block
	for len(p.heavy) < blocks {
		p.heavy = append(p.heavy, nil)
	}
	p.heavy = p.heavy[:blocks]
}

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

// blocks returns how many blocks of replicates the range has.
func (p *plan) blocks() int {
	return (p.first%Block + max(p.boots, p.flips) + Block - 1) / Block
}
