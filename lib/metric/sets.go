package metric

// Jaccard is the number of different texts that two lists have in common over
// the number that either has. Two empty lists have no similarity: ok is false.
func Jaccard(a, b []string) (value float64, ok bool) {
	x, y := setOf(a), setOf(b)
	same := common(x, y)
	union := len(x) + len(y) - same
	if union == 0 {
		return 0, false
	}
	return float64(same) / float64(union), true
}

func setOf[K comparable](list []K) map[K]bool {
	set := make(map[K]bool, len(list))
	for _, x := range list {
		set[x] = true
	}
	return set
}

func common[K comparable](a, b map[K]bool) int {
	n := 0
	for x := range a {
		if b[x] {
			n++
		}
	}
	return n
}
