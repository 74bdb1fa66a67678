package contrast

import (
	"fmt"
	"math"

	"galley/lib/stats"
)

// newSide checks a sample and puts it in canonical order.
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
	out := &side{roster: known.roster, duplicates: known.duplicates, duplicate: known.duplicate}
	out.values = make([]float64, len(s.Values))
	for i := range out.values {
		row := i
		if known.order != nil {
			row = int(known.order[i])
		}
		if s.Missing != nil && s.Missing[row] {
			if out.missing == nil {
				out.missing = make([]bool, len(s.Values))
			}
			out.missing[i] = true
			continue
		}
		v := s.Values[row]
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return nil, fmt.Errorf("question %q (row %d) has the value %v (mark it missing, or mend it)", s.Questions[row], row+1, v)
		}
		out.values[i] = v
	}
	if l, numerators, ok := stats.FindLattice(out.values); ok {
		out.lattice, out.numerators = l, numerators
	}
	return out, nil
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

// pick returns order, or nil when there is nothing to order.
func pick(mask []bool, order []int32) []int32 {
	if mask == nil {
		return nil
	}
	return order
}
