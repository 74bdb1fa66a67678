package contrast

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// A roster is a list of questions in canonical order, by id, and the units they
// are resampled in. Everything downstream works in this order, so the order of
// rows in a sample never shows in a number.
type roster struct {
	ids      []string
	clusters []string // per question; nil at question level
	unit     []int32  // unit of each question; nil at question level
	sizes    []int64  // questions of each unit; nil at question level
	units    int
}

// newRoster numbers clusters by their first question, so that clusters of size
// one give the very draws that questions give.
func newRoster(ids, clusters []string) *roster {
	r := &roster{ids: ids, clusters: clusters, units: len(ids)}
	if clusters == nil {
		return r
	}
	r.unit = make([]int32, len(ids))
	number := make(map[string]int32, len(ids))
	for i, c := range clusters {
		u, ok := number[c]
		if !ok {
			u = int32(len(number))
			number[c] = u
			r.sizes = append(r.sizes, 0)
		}
		r.unit[i] = u
		r.sizes[u]++
	}
	r.units = len(number)
	return r
}

// span bounds the questions of any replicate: all draws may hit the largest unit.
func (r *roster) span() uint64 {
	largest := int64(1)
	for _, size := range r.sizes {
		largest = max(largest, size)
	}
	return uint64(r.units) * uint64(largest)
}

// A side is a checked sample in the order of its roster.
type side struct {
	roster     *roster
	order      []int32 // row of each question; nil if rows are in order
	sample     Sample  // as offered, until read
	faulty     bool
	values     []float64 // 0 where missing
	missing    []bool    // nil when none is
	lattice    int64     // L with all values k/L; 0 when there is none
	numerators []int64
	duplicates int    // rows beyond the first of their question
	duplicate  string // one such question
}

// rosters remembers orders already worked out, for samples that list the same
// questions again.
type rosters struct {
	known []*knownRoster
	pairs map[[2]*roster]*pairing
}

type knownRoster struct {
	questions, clusters []string // as offered
	order               []int32  // row of each question of the roster; nil if rows are in order
	roster              *roster
	duplicates          int
	duplicate           string
}

// find returns the roster of a sample, nil error only when ids and clusters are sound.
func (rs *rosters) find(s Sample) (*knownRoster, error) {
	for i := len(rs.known) - 1; i >= 0; i-- {
		k := rs.known[i]
		if sameTexts(k.questions, s.Questions) && (k.clusters == nil) == (s.Clusters == nil) && sameTexts(k.clusters, s.Clusters) {
			return k, nil
		}
	}
	if s.Clusters != nil {
		if len(s.Clusters) != len(s.Questions) {
			return nil, fmt.Errorf("%d questions but %d cluster ids (give every question its cluster)", len(s.Questions), len(s.Clusters))
		}
		for i, c := range s.Clusters {
			if strings.TrimSpace(c) == "" {
				return nil, fmt.Errorf("question %q (row %d) has no cluster id (give it its cluster, or one of its own)", s.Questions[i], i+1)
			}
		}
	}
	k := &knownRoster{questions: s.Questions, clusters: s.Clusters}
	if !slices.IsSorted(s.Questions) {
		k.order = make([]int32, len(s.Questions))
		for i := range k.order {
			k.order[i] = int32(i)
		}
		sort.SliceStable(k.order, func(a, b int) bool { return s.Questions[k.order[a]] < s.Questions[k.order[b]] })
	}
	ids := ordered(s.Questions, k.order)
	for i := 1; i < len(ids); i++ {
		if ids[i] == ids[i-1] {
			k.duplicates++
			k.duplicate = ids[i]
		}
	}
	var clusters []string
	if s.Clusters != nil {
		clusters = ordered(s.Clusters, k.order)
	}
	k.roster = newRoster(ids, clusters)
	rs.known = append(rs.known, k)
	return k, nil
}

func ordered[T any](values []T, order []int32) []T {
	if order == nil {
		return values
	}
	out := make([]T, len(order))
	for i, row := range order {
		out[i] = values[row]
	}
	return out
}

// sameTexts compares contents, at once when the two are one slice.
func sameTexts(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	if len(a) == 0 || &a[0] == &b[0] {
		return true
	}
	return slices.Equal(a, b)
}

// A pairing says which questions two rosters share.
type pairing struct {
	roster              *roster // the questions on both sides
	left, right         []int32 // their positions on each side; nil when all, in order
	leftOnly, rightOnly int
}

// pair matches two rosters by question id. Both are sorted and free of duplicates.
func (rs *rosters) pair(left, right *roster) (*pairing, error) {
	if p, ok := rs.pairs[[2]*roster{left, right}]; ok {
		return p, nil
	}
	if (left.clusters == nil) != (right.clusters == nil) {
		return nil, fmt.Errorf("one side has cluster ids and the other has none")
	}
	p := &pairing{}
	if left == right {
		p.roster = left
	} else {
		var ids, clusters []string
		i, j := 0, 0
		for i < len(left.ids) && j < len(right.ids) {
			switch {
			case left.ids[i] < right.ids[j]:
				i++
			case left.ids[i] > right.ids[j]:
				j++
			default:
				if left.clusters != nil {
					if left.clusters[i] != right.clusters[j] {
						return nil, fmt.Errorf("question %q is in cluster %q on the left and %q on the right", left.ids[i], left.clusters[i], right.clusters[j])
					}
					clusters = append(clusters, left.clusters[i])
				}
				ids = append(ids, left.ids[i])
				p.left, p.right = append(p.left, int32(i)), append(p.right, int32(j))
				i++
				j++
			}
		}
		p.leftOnly, p.rightOnly = len(left.ids)-len(ids), len(right.ids)-len(ids)
		if left.clusters != nil && clusters == nil {
			clusters = []string{}
		}
		p.roster = rs.canonical(newRoster(ids, clusters))
	}
	rs.pairs[[2]*roster{left, right}] = p
	return p, nil
}

// canonical returns an equal roster met before, so that equal lists of questions
// share one plan of draws.
func (rs *rosters) canonical(r *roster) *roster {
	same := func(k *roster) bool {
		return sameTexts(k.ids, r.ids) && (k.clusters == nil) == (r.clusters == nil) && sameTexts(k.clusters, r.clusters)
	}
	for _, k := range rs.known {
		if same(k.roster) {
			return k.roster
		}
	}
	for _, p := range rs.pairs {
		if same(p.roster) {
			return p.roster
		}
	}
	return r
}
