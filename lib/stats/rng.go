package stats

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
)

// A Key names a family of independent random streams. Keys are derived, never
// drawn: the same seed and labels give the same key on every machine, and two
// different label lists give unrelated keys, so that neither the number of
// workers nor the presence of another analysis can move a number.
//
//	key := stats.NewKey(13, "bootstrap", "asqa")   // seed, purpose, cohort
//	rng := key.Block(3).Stream(17)                  // block 3, replicate 17 of it
//
// Derivation is SHA-256 over the seed and the length-prefixed labels, so
// ("ab", "c") and ("a", "bc") differ.
type Key [4]uint64

// NewKey derives the key of a seed and any number of labels (by convention a
// purpose, then a cohort).
func NewKey(seed uint64, labels ...string) Key {
	h := sha256.New()
	var word [8]byte
	put := func(x uint64) {
		binary.LittleEndian.PutUint64(word[:], x)
		h.Write(word[:])
	}
	h.Write([]byte("galley stream 1"))
	put(seed)
	put(uint64(len(labels)))
	for _, label := range labels {
		put(uint64(len(label)))
		h.Write([]byte(label))
	}
	return keyOf(h.Sum(nil))
}

// Block derives the key of one numbered block of work under k.
func (k Key) Block(block uint64) Key {
	var data [40]byte
	for i, w := range k {
		binary.LittleEndian.PutUint64(data[8*i:], w)
	}
	binary.LittleEndian.PutUint64(data[32:], block)
	sum := sha256.Sum256(data[:])
	return keyOf(sum[:])
}

func keyOf(sum []byte) Key {
	var k Key
	for i := range k {
		k[i] = binary.LittleEndian.Uint64(sum[8*i:])
	}
	return k
}

// Stream returns the index-th stream of k: a generator of its own, at the cost
// of four multiplications. Streams of one key start at different states for
// different indices, by construction.
func (k Key) Stream(index uint64) Stream {
	step := (index + 1) * 0x9e3779b97f4a7c15
	return Stream{
		s0: mix64(k[0] + step),
		s1: mix64(k[1] ^ step),
		s2: mix64(k[2] - step),
		s3: mix64(k[3]+bits.RotateLeft64(step, 32)) | 1, // never the all-zero state
	}
}

// mix64 is the bijective finaliser of SplitMix64 (Steele, Lea, Flood 2014).
func mix64(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// A Stream is a xoshiro256++ generator (Blackman, Vigna 2019): period 2^256-1,
// the same words on every machine. The zero Stream is not usable; take one from
// a Key. A Stream is a value: copying it copies its position. Not safe for
// concurrent use.
type Stream struct{ s0, s1, s2, s3 uint64 }

// Uint64 returns the next 64 uniform random bits.
func (s *Stream) Uint64() uint64 {
	out := bits.RotateLeft64(s.s0+s.s3, 23) + s.s0
	t := s.s1 << 17
	s.s2 ^= s.s0
	s.s3 ^= s.s1
	s.s1 ^= s.s2
	s.s0 ^= s.s3
	s.s2 ^= t
	s.s3 = bits.RotateLeft64(s.s3, 45)
	return out
}

// Fill sets every word of dst to the next 64 random bits, as so many calls of
// Uint64 would, with the state kept in registers.
func (s *Stream) Fill(dst []uint64) {
	s0, s1, s2, s3 := s.s0, s.s1, s.s2, s.s3
	for i := range dst {
		dst[i] = bits.RotateLeft64(s0+s3, 23) + s0
		t := s1 << 17
		s2 ^= s0
		s3 ^= s1
		s1 ^= s2
		s0 ^= s3
		s2 ^= t
		s3 = bits.RotateLeft64(s3, 45)
	}
	s.s0, s.s1, s.s2, s.s3 = s0, s1, s2, s3
}

// IntN returns an exactly uniform integer in [0, n). It panics when n < 1.
// Method: multiply-shift with rejection (Lemire 2019).
func (s *Stream) IntN(n int) int {
	if n < 1 {
		panic("stats: IntN needs n >= 1")
	}
	bound := uint64(n)
	hi, lo := bits.Mul64(s.Uint64(), bound)
	if lo < bound {
		for reject := -bound % bound; lo < reject; {
			hi, lo = bits.Mul64(s.Uint64(), bound)
		}
	}
	return int(hi)
}

// Float64 returns a uniform number in [0, 1): a multiple of 2^-53.
func (s *Stream) Float64() float64 {
	return float64(s.Uint64()>>11) * 0x1p-53
}

// Bool returns a fair coin.
func (s *Stream) Bool() bool { return s.Uint64()>>63 == 1 }

// Shuffle permutes n elements uniformly (Fisher-Yates), calling swap.
func (s *Stream) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, s.IntN(i+1))
	}
}
