package stats

import "math/bits"

// A Drawer turns random words into exactly uniform indices in [0, n), several
// per word. The indices are the base-n digits of floor(x·n^k / 2^64) for a
// word x; one test on the remainder rejects the few words that would make some
// digit string likelier than another (Lemire's method, on n^k at once).
//
// The sequence that a Drawer reads off a Stream is fixed: asking for 10 indices
// and then 5 gives the same 15 as asking for 15.
type Drawer struct {
	n       uint64
	perWord int    // k, the digits taken from one word
	reject  uint64 // 2^64 mod n^k
}

// NewDrawer returns the Drawer of n units. It panics when n < 1.
func NewDrawer(n int) Drawer {
	if n < 1 {
		panic("stats: a Drawer needs at least one unit")
	}
	d := Drawer{n: uint64(n), perWord: 1}
	power := uint64(n)
	// Stop while at most one word in sixteen is rejected.
	for d.perWord < 16 && n > 1 {
		hi, next := bits.Mul64(power, uint64(n))
		if hi != 0 || next > 1<<60 {
			break
		}
		power = next
		d.perWord++
	}
	d.reject = -power % power
	return d
}

// PerWord returns how many indices one random word yields.
func (d Drawer) PerWord() int { return d.perWord }

// Reject returns the bound below which the remainder of a word disqualifies it.
// The remainder is what is left after PerWord multiplications by n.
func (d Drawer) Reject() uint64 { return d.reject }

// word returns a word that passes the rejection test; digits are read from it
// by repeated multiplication.
func (d Drawer) word(rng *Stream) uint64 {
	for {
		x := rng.Uint64()
		rest := x
		for i := 0; i < d.perWord; i++ {
			_, rest = bits.Mul64(rest, d.n)
		}
		if rest >= d.reject {
			return x
		}
	}
}

// A Sequence is an endless run of uniform indices read from one stream.
type Sequence struct {
	drawer Drawer
	rng    Stream
	rest   uint64
	left   int
}

// Sequence starts the endless run of indices of rng.
func (d Drawer) Sequence(rng Stream) Sequence { return Sequence{drawer: d, rng: rng} }

// Next returns the next index.
func (q *Sequence) Next() int {
	if q.left == 0 {
		q.rest = q.drawer.word(&q.rng)
		q.left = q.drawer.perWord
	}
	hi, lo := bits.Mul64(q.rest, q.drawer.n)
	q.rest = lo
	q.left--
	return int(hi)
}
