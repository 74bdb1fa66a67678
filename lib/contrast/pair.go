package contrast

import "fmt"

// Paired is the data of one contrast, question by question: what lib/stats takes
// for another interval, test, effect size or plan.
type Paired struct {
	Contrast
	Outcome Outcome // Estimate, or Undefined when no question enters
	Reason  string  // why it is Undefined

	Questions   []string // ids of the questions that enter, ascending
	Clusters    []string // their clusters; nil at question level
	Left, Right []float64
	Differences []float64 // left − right; exact fractions rounded once, so that ties stay ties
	Receipt     Receipt
}

// Pair is PairErr for scripts: it panics with the error, which says what to mend.
//
//	d := contrast.Pair(cohort, family.Contrasts[0])
//	interval, err := stats.BootstrapMean(d.Differences, d.Clusters, stats.Bootstrap{Method: stats.BCa})
func Pair(src Source, c Contrast) Paired {
	p, err := PairErr(src, c)
	if err != nil {
		panic(err)
	}
	return p
}

// PairErr returns the paired values of a contrast, by the same rules and with
// the same errors as Family.RunErr: questions matched by id, those undefined on a
// side left out, duplicate ids Undefined.
func PairErr(src Source, c Contrast) (Paired, error) {
	samples := &loader{src: src}
	rs := &rosters{pairs: map[[2]*roster]*pairing{}}
	var sides [2]*side
	for i, key := range c.sidesOf() {
		sample, err := samples.get(c.ID, key)
		if err != nil {
			return Paired{}, err
		}
		if sides[i], err = newSide(rs, sample); err == nil {
			err = sides[i].read()
		}
		if err != nil {
			return Paired{}, fmt.Errorf("contrast: %s, cohort %q, %s: %w", c.ID, key.cohort, key.side, err)
		}
	}
	pairs, err := newPairs(rs, sides[0], sides[1])
	if err != nil {
		return Paired{}, fmt.Errorf("contrast: %s, cohort %q, %s against %s: %w", c.ID, c.Cohort, c.Left, c.Right, err)
	}
	out := Paired{Contrast: c, Receipt: pairs.receipt}
	if pairs.pairing == nil || pairs.receipt.Matched == pairs.receipt.Missing {
		out.Outcome, out.Reason = Undefined, (&task{pairs: pairs}).noPairs()
		return out, nil
	}
	roster, exact := pairs.pairing.roster, newIntegers(pairs)
	for i, id := range roster.ids {
		if pairs.skip != nil && pairs.skip[i] {
			continue
		}
		out.Questions = append(out.Questions, id)
		if roster.clusters != nil {
			out.Clusters = append(out.Clusters, roster.clusters[i])
		}
		out.Left, out.Right = append(out.Left, pairs.left[i]), append(out.Right, pairs.right[i])
		d := pairs.left[i] - pairs.right[i]
		if exact.lattice {
			d = float64(exact.d[i]*exact.mul) / float64(exact.den)
		}
		out.Differences = append(out.Differences, d)
	}
	return out, nil
}
