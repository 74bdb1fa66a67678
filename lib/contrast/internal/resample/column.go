package resample

import (
	"math/bits"
	"sort"
)

// role says what the sum in a lane counts.
type role int

const (
	values role = iota // Σ Values
	sizes              // Σ sizes: questions
	hits               // draws that hit a unit not skipped
)

// A lane is a run of bits of a word that holds one signed sum of a problem.
type lane struct {
	problem int // index into the column's problems
	role    role
	width   int
}

// A word packs lanes into one int64 per unit, lowest bits first.
type word struct {
	packed []int64 // per unit, padded to whole groups of 64
	lanes  []lane
	used   int // bits
}

// A column is what one worker sums at a time: problems, and the words that hold
// their lanes.
type column struct {
	problems []*state
	words    []*word
}

// put lays a lane into w.
func (w *word) put(problem int, role role, width int, value func(unit int) int64, units int) {
	w.lanes = append(w.lanes, lane{problem: problem, role: role, width: width})
	for u := 0; u < units; u++ {
		w.packed[u] += value(u) << w.used
	}
	w.used += width
}

// wanted lists the lanes of a problem. A lane is wide enough for any replicate,
// even one whose draws all hit the unit with the largest value.
func (s *state) wanted() []lane {
	width := func(largest int64) int { return bits.Len64(uint64(largest)*uint64(s.cohort.Units)) + 1 }
	lanes := []lane{{role: values, width: width(s.largest)}}
	if s.own {
		largest := int64(0)
		for _, size := range s.sizes {
			largest = max(largest, size)
		}
		lanes = append(lanes, lane{role: sizes, width: width(largest)})
	}
	if s.moves {
		lanes = append(lanes, lane{role: hits, width: width(1)})
	}
	return lanes
}

// get reads what a lane sums.
func (s *state) get(role role) func(unit int) int64 {
	switch role {
	case sizes:
		return func(u int) int64 { return s.sizes[u] }
	case hits:
		return func(u int) int64 {
			if s.Skip[u] {
				return 0
			}
			return 1
		}
	}
	return func(u int) int64 { return s.Values[u] }
}

// pack distributes problems over columns of at least two words where it can:
// widest value first, each lane into the first word with room. Where a sum lives
// never changes its value.
func pack(units int, states []*state) []*column {
	order := make([]*state, len(states))
	copy(order, states)
	sort.SliceStable(order, func(a, b int) bool { return order[a].largest > order[b].largest })
	padded := (units + 63) / 64 * 64
	var columns []*column
	for _, s := range order {
		lanes := s.wanted()
		total := 0
		for _, l := range lanes {
			total += l.width
		}
		into := columnFor(&columns, min(total, 64))
		at := len(into.problems)
		into.problems = append(into.problems, s)
		for _, l := range lanes {
			into.room(l.width, total, padded).put(at, l.role, l.width, s.get(l.role), units)
			total -= l.width
		}
	}
	return columns
}

// columnFor returns the first column with a word that has width bits free, or
// that can still open a word, or a new column.
func columnFor(columns *[]*column, width int) *column {
	for _, c := range *columns {
		for _, w := range c.words {
			if w.used+width <= 64 {
				return c
			}
		}
	}
	for _, c := range *columns {
		if len(c.words) < 2 {
			return c
		}
	}
	c := &column{}
	*columns = append(*columns, c)
	return c
}

// room returns the word of c for a lane of width bits: one that holds all the
// bits still to come of its problem if there is one, else any that holds the lane.
func (c *column) room(width, total, padded int) *word {
	for _, need := range []int{total, width} {
		for _, w := range c.words {
			if w.used+need <= 64 {
				return w
			}
		}
		if need == total && len(c.words) < 2 {
			break
		}
	}
	w := &word{packed: make([]int64, padded)}
	c.words = append(c.words, w)
	return w
}
