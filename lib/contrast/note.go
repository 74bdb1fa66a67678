package contrast

import (
	"fmt"
	"strconv"

	"galley/lib/decimal"
)

// percent shows a level: "95%".
func percent(level float64) string {
	return strconv.FormatFloat(float64(int64(float64(level*1e6)+0.5))/1e4, 'g', -1, 64) + "%"
}

// thousands shows a count with commas: "10,000". Warnings hold such counts and are
// remembered with the results, so it is not for lib/table, which only shows them.
func thousands(n int) string { return decimal.Group(strconv.Itoa(n)) }

// note says how the numbers were made, for the foot of a table.
func (rs *Results) note() string {
	o := rs.Options
	text := fmt.Sprintf("Δ is left minus right. Pointwise %s percentile bootstrap intervals and two-sided sign-flip randomization tests (p = (b+1)/(B+1), ties extreme), %s replicates each, seed %d", percent(o.Level), thousands(o.Replicates), o.Seed)
	if o.Streams == Shared {
		text += "; draws are shared between the contrasts of a cohort (common random numbers), and independent between the two procedures"
	} else {
		text += "; every contrast has streams of its own"
	}
	text += rs.clusterNote()
	if o.PreferExact {
		text += ". Randomization p-values are exact where scores lie on a lattice"
		if o.Bounds {
			text += ", certain upper bounds of the exact ones elsewhere"
		}
	}
	if o.MaxReplicates > o.Replicates {
		text += fmt.Sprintf(". Sign flips are added until Holm's decisions are settled, at most %s", thousands(o.MaxReplicates))
	}
	return text + fmt.Sprintf(". *p*_H: Holm over %d.", max(o.Members, len(rs.all)))
}

// clusterNote says what is resampled where questions hang together.
func (rs *Results) clusterNote() string {
	clustered, most, least := 0, 0, 0
	for _, r := range rs.all {
		if r.Clusters > 0 {
			clustered++
			most = max(most, r.Clusters)
			if least == 0 || r.Clusters < least {
				least = r.Clusters
			}
		}
	}
	if clustered == 0 {
		return ""
	}
	text := fmt.Sprintf(". Whole clusters of questions are resampled and flipped, %s to %s of them", thousands(least), thousands(most))
	if least == most {
		text = fmt.Sprintf(". Whole clusters of questions are resampled and flipped, %s of them", thousands(most))
	}
	if clustered < len(rs.all) {
		text += ", where contrasts have clusters"
	}
	return text
}
