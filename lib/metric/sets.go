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

func setOf(list []string) map[string]bool {
	set := make(map[string]bool, len(list))
	for _, s := range list {
		set[s] = true
	}
	return set
}

func common(a, b map[string]bool) int {
	n := 0
	for s := range a {
		if b[s] {
			n++
		}
	}
	return n
}
