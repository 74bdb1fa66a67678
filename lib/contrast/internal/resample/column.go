package resample

import (
	"math/bits"
	"sort"
)

// A lane is a run of bits of a word that holds one signed sum of a problem.
type lane struct {
	problem int  // index into the column's problems
	sizes   bool // questions rather than values
	width   int
	shift   int
}

// A word packs lanes into one int64 per unit.
type word struct {
	packed []int64 // per unit, padded to whole groups of 64
	total  int64   // Σ packed
	lanes  []lane
	used   int // bits
}

// A column is what one worker sums at a time: problems and the words that hold
// their lanes. It has more than one word only when a problem's lanes do not fit
// one word together.
type column struct {
	problems []*state
	words    []*word
}

// room returns the column's first word with width bits to spare, or nil.
func (c *column) room(width int) *word {
	for _, w := range c.words {
		if w.used+width <= 64 {
			return w
		}
	}
	return nil
}

func (c *column) open(padded int) *word {
	w := &word{packed: make([]int64, padded)}
	c.words = append(c.words, w)
	return w
}

// put lays a lane of the column's last problem into w.
func (w *word) put(problem int, sizes bool, width int, values []int64) {
	w.lanes = append(w.lanes, lane{problem: problem, sizes: sizes, width: width, shift: w.used})
	for u, v := range values {
		w.packed[u] += v << w.used
		w.total += v << w.used
	}
	w.used += width
}

// pack distributes problems over columns: widest value first, each into the
// first word with room. Where a sum lives never changes its value.
func pack(units int, states []*state) []*column {
	// A lane is wide enough for any replicate, even one whose draws all hit the
	// unit with the largest value.
	width := func(largest int64) int { return bits.Len64(uint64(largest)*uint64(units)) + 1 }
	order := make([]*state, len(states))
	copy(order, states)
	sort.SliceStable(order, func(a, b int) bool { return order[a].largest > order[b].largest })
	padded := (units + 63) / 64 * 64
	var columns []*column
	for _, s := range order {
		values, sizes := width(s.largest), 0
		if s.own {
			largest := int64(0)
			for _, size := range s.sizes {
				largest = max(largest, size)
			}
			sizes = width(largest)
		}
		var into *column
		var w *word
		for _, c := range columns {
			if w = c.room(min(64, values+sizes)); w != nil {
				into = c
				break
			}
		}
		if into == nil {
			into = &column{}
			columns = append(columns, into)
			w = into.open(padded)
		}
		at := len(into.problems)
		into.problems = append(into.problems, s)
		w.put(at, false, values, s.Values)
		if sizes > 0 {
			if w.used+sizes > 64 {
				if w = into.room(sizes); w == nil {
					w = into.open(padded)
				}
			}
			w.put(at, true, sizes, s.sizes)
		}
	}
	return columns
}
