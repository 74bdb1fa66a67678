package calibration

import "galley/lib/stats"

// share is a proportion of simulated studies with its Wilson interval of level 0.95.
type share struct {
	Hits, Studies int
}

func (s share) value() float64 {
	if s.Studies == 0 {
		return 0
	}
	return float64(s.Hits) / float64(s.Studies)
}

// bounds is the interval; [0, 1] when nothing was counted.
func (s share) bounds() (lo, hi float64) {
	iv, err := stats.Wilson(s.Hits, s.Studies, 0.95)
	if err != nil || iv.Outcome == stats.Undefined {
		return 0, 1
	}
	return iv.Lo, iv.Hi
}

// count adds up a flag over studies.
func count(flags []bool) share {
	s := share{Studies: len(flags)}
	for _, f := range flags {
		if f {
			s.Hits++
		}
	}
	return s
}

// quarters turns quarter points into scores.
func quarters(diffs []int64) []float64 {
	out := make([]float64, len(diffs))
	for i, d := range diffs {
		out[i] = float64(d) / 4
	}
	return out
}

// clusterNames are ids for clusters 0 … n−1, made once.
func clusterNames(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = "c" + string(rune('0'+i/100%10)) + string(rune('0'+i/10%10)) + string(rune('0'+i%10))
		if i >= 1000 {
			names[i] += clusterNames(i/1000 + 1)[i/1000]
		}
	}
	return names
}

// idsOf repeats each cluster's name over its questions.
func idsOf(names []string, sizes []int) []string {
	var out []string
	for c, n := range sizes {
		for range n {
			out = append(out, names[c])
		}
	}
	return out
}
