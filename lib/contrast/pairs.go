package contrast

import (
	"fmt"
	"math"

	"galley/lib/stats"
)

// newSide checks the shape of a sample; read does the rest.
func newSide(rs *rosters, s Sample) (*side, error) {
	if len(s.Values) != len(s.Questions) {
		return nil, fmt.Errorf("%d questions but %d values", len(s.Questions), len(s.Values))
	}
	if s.Missing != nil && len(s.Missing) != len(s.Questions) {
		return nil, fmt.Errorf("%d questions but a missing mask of %d", len(s.Questions), len(s.Missing))
	}
	known, err := rs.find(s)
	if err != nil {
		return nil, err
	}
	return &side{roster: known.roster, order: known.order, sample: s, duplicates: known.duplicates, duplicate: known.duplicate}, nil
}

// read puts the values in canonical order and finds their lattice.
func (s *side) read() error {
	sample := s.sample
	s.sample = Sample{}
	s.values = sample.Values
	if s.order != nil || sample.Missing != nil {
		s.values = make([]float64, len(sample.Values))
	}
	for i := range s.values {
		row := i
		if s.order != nil {
			row = int(s.order[i])
		}
		if sample.Missing != nil && sample.Missing[row] {
			if s.missing == nil {
				s.missing = make([]bool, len(s.values))
			}
			s.missing[i] = true
			continue
		}
		v := sample.Values[row]
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return fmt.Errorf("question %q (row %d) has the value %v (mark it missing, or mend it)", sample.Questions[row], row+1, v)
		}
		if s.order != nil || sample.Missing != nil {
			s.values[i] = v
		}
	}
	if l, numerators, ok := stats.FindLattice(s.values); ok {
		s.lattice, s.numerators = l, numerators
	}
	return nil
}

// pairs are the differences of one contrast, ready to be estimated: one row
// per matched question, in canonical order.
type pairs struct {
	pairing   *pairing
	receipt   Receipt
	duplicate string    // a question listed twice
	skip      []bool    // matched questions undefined on a side; nil when none
	left      []float64 // values of matched questions, 0 where undefined on that side
	right     []float64
	leftK     []int64 // lattice numerators over left's and right's own L; nil when not on a lattice
	rightK    []int64
	leftL     int64
	rightL    int64
}

func newPairs(rs *rosters, left, right *side) (*pairs, error) {
	p := &pairs{receipt: Receipt{Duplicate: left.duplicates + right.duplicates}}
	if p.receipt.Duplicate > 0 {
		if p.duplicate = left.duplicate; p.duplicate == "" {
			p.duplicate = right.duplicate
		}
		p.receipt.count(left, right)
		return p, nil
	}
	match, err := rs.pair(left.roster, right.roster)
	if err != nil {
		return nil, err
	}
	p.pairing = match
	n := len(match.roster.ids)
	p.receipt.Matched, p.receipt.LeftOnly, p.receipt.RightOnly = n, match.leftOnly, match.rightOnly
	p.left, p.right = ordered(left.values, match.left), ordered(right.values, match.right)
	if left.lattice > 0 && right.lattice > 0 {
		p.leftL, p.rightL = left.lattice, right.lattice
		p.leftK, p.rightK = ordered(left.numerators, match.left), ordered(right.numerators, match.right)
	}
	if left.missing != nil || right.missing != nil {
		a, b := ordered(left.missing, pick(left.missing, match.left)), ordered(right.missing, pick(right.missing, match.right))
		for i := 0; i < n; i++ {
			if a != nil && a[i] || b != nil && b[i] {
				if p.skip == nil {
					p.skip = make([]bool, n)
				}
				p.skip[i] = true
				p.receipt.Missing++
			}
		}
	}
	p.receipt.Excluded = p.receipt.LeftOnly + p.receipt.RightOnly + p.receipt.Missing
	return p, nil
}

// count fills in a receipt, each question once, where ids are listed again and
// no question enters. A question is missing when any of its rows is undefined.
func (c *Receipt) count(left, right *side) {
	undefined := [2]map[string]bool{left.questions(), right.questions()}
	for id, missing := range undefined[0] {
		other, both := undefined[1][id]
		switch {
		case !both:
			c.LeftOnly++
		default:
			c.Matched++
			if missing || other {
				c.Missing++
			}
		}
	}
	c.RightOnly = len(undefined[1]) - c.Matched
	c.Excluded = c.Matched + c.LeftOnly + c.RightOnly
}

// questions says of every question whether one of its rows is undefined.
func (s *side) questions() map[string]bool {
	out := make(map[string]bool, len(s.roster.ids))
	for i, id := range s.roster.ids {
		out[id] = out[id] || s.missing != nil && s.missing[i]
	}
	return out
}

// pick returns order, or nil when there is nothing to order.
func pick(mask []bool, order []int32) []int32 {
	if mask == nil {
		return nil
	}
	return order
}
