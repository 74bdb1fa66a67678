package resample

import (
	"math"
	"slices"
)

// A tail keeps the smallest keys offered to it: at least keep of them, once so
// many were offered. What it holds does not depend on the order of offering.
type tail struct {
	keep  int
	keys  []int64
	limit int64 // keys at or above cannot be among the keep smallest
}

func newTail(keep int) *tail {
	return &tail{keep: keep, keys: make([]int64, 0, 3*keep+64), limit: math.MaxInt64}
}

func (t *tail) offer(key int64) {
	if key < t.limit {
		t.keys = append(t.keys, key)
		if len(t.keys) == cap(t.keys) {
			t.shrink()
		}
	}
}

// guess lowers the limit from a sample of the keys about to be offered, so that
// few are taken in. It says whether it did; if so, the caller checks that enough
// came in, and calls retry if not: what the tail holds is exact either way.
func (t *tail) guess(keys []int64, sign int64) bool {
	const stride, least = 8, 2048
	if len(t.keys) > 0 || len(keys) < least {
		return false
	}
	sample := make([]int64, 0, len(keys)/stride+1)
	for i := 0; i < len(keys); i += stride {
		sample = append(sample, sign*keys[i])
	}
	expected := float64(t.keep) / stride
	rank := int(expected + float64(3*math.Sqrt(expected)) + 4)
	if rank >= len(sample)/2 {
		return false
	}
	nth(sample, rank)
	t.limit = sample[rank]
	return t.limit < math.MaxInt64
}

// retry forgets a guess that let too few keys in.
func (t *tail) retry() {
	t.keys, t.limit = t.keys[:0], math.MaxInt64
}

// shrink drops all but the keep smallest keys.
func (t *tail) shrink() {
	if len(t.keys) <= t.keep {
		return
	}
	nth(t.keys, t.keep-1)
	t.keys = t.keys[:t.keep]
	t.limit = t.keys[t.keep-1]
}

// sorted returns the smallest keys, ascending, at most keep of them.
func (t *tail) sorted() []int64 {
	t.shrink()
	slices.Sort(t.keys)
	return t.keys
}

// nth moves the k-th smallest key to position k, smaller ones before it.
func nth(keys []int64, k int) {
	lo, hi := 0, len(keys)-1
	for hi-lo > 12 {
		// Median of three as pivot, then Hoare's partition.
		mid := (lo + hi) / 2
		a, b, c := keys[lo], keys[mid], keys[hi]
		pivot := max(min(a, b), min(max(a, b), c))
		i, j := lo, hi
		for i <= j {
			for keys[i] < pivot {
				i++
			}
			for keys[j] > pivot {
				j--
			}
			if i <= j {
				keys[i], keys[j] = keys[j], keys[i]
				i++
				j--
			}
		}
		switch {
		case k <= j:
			hi = j
		case k >= i:
			lo = i
		default:
			return
		}
	}
	slices.Sort(keys[lo : hi+1])
}

// orderOf maps a float to an integer with the same order, valueOf back.
// The map is its own inverse on the bits.
func orderOf(x float64) int64 { return orderBits(int64(math.Float64bits(x))) }

func valueOf(key int64) float64 { return math.Float64frombits(uint64(orderBits(key))) }

func orderBits(b int64) int64 { return b ^ int64(uint64(b>>63)>>1) }
