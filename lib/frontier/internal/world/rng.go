package world

import "math/bits"

// stream is a splitmix64 generator. It is small enough to be made anew for every
// question, setting and purpose.
type stream struct{ state uint64 }

// purposes keep the streams of different draws apart.
const (
	forPapers = iota + 1
	forSnippets
	forGolds
	forRanking
	forContext
	forLatents
	forStatements
	forPairs
	forRecovery
	forFlips
	forGate
	forTexts
	forScores
	forEvidence
)

func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// keyed gives the stream of a key.
func keyed(seed uint64, key ...int) stream {
	state := mix(seed + 0x9e3779b97f4a7c15)
	for _, k := range key {
		state = mix(state ^ uint64(k) + 0x9e3779b97f4a7c15 + state<<6)
	}
	return stream{state}
}

func (s *stream) next() uint64 {
	s.state += 0x9e3779b97f4a7c15
	return mix(s.state)
}

// float is uniform on [0, 1).
func (s *stream) float() float64 { return float64(s.next()>>11) / (1 << 53) }

// intn is uniform on 0 … n-1, up to a bias of n/2^64.
func (s *stream) intn(n int) int {
	hi, _ := bits.Mul64(s.next(), uint64(n))
	return int(hi)
}

func (s *stream) chance(p float64) bool { return s.float() < p }

// bell is a draw with mean 0 and variance 1 that looks normal: the sum of eight
// uniform 16-bit numbers. Sums of integers are the same everywhere, logarithms
// are not.
func (s *stream) bell() float64 {
	sum := 0
	for range 2 {
		w := s.next()
		sum += int(w&0xffff) + int(w>>16&0xffff) + int(w>>32&0xffff) + int(w>>48)
	}
	const mean, sd = 8 * 65535 / 2, 53509.9 // sd: 65536·sqrt(8/12)
	return float64(sum-mean) / sd
}
