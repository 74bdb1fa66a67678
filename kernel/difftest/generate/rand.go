package generate

// rand is splitmix64: small, and the same on every machine and in every Go version.
type rand struct{ state uint64 }

func (r *rand) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// n gives a number from 0 to limit-1.
func (r *rand) n(limit int) int { return int(r.next() % uint64(limit)) }

// chance is true in so many of a hundred cases.
func (r *rand) chance(percent int) bool { return r.n(100) < percent }

func pick[T any](r *rand, from []T) T { return from[r.n(len(from))] }
