package contrast

import (
	"fmt"

	"galley/lib/stats"
	"galley/lib/table"
)

// A Ranking orders settings by a metric, and says which of them can be told apart.
type Ranking struct {
	Cohort, Metric string
	Ranked         []Ranked // best first
	Pairs          *Results // every pair, corrected together
	N              int      // questions defined for every setting: what all means rest on
	Dropped        int      // questions of any setting left out
}

// Ranked is one setting of a ranking.
type Ranked struct {
	Setting string
	Mean    float64
	Rank    float64 // 1 is best; exact ties share their mean rank
	// Letters: two settings differ significantly exactly when they share none.
	Letters string
	// Top says that no test separates the setting from the best one.
	Top bool
}

// Rank is RankErr for scripts: it panics with the error.
func Rank(src Source, cohort, metric string, settings []string, higher bool, options Options) *Ranking {
	r, err := RankErr(src, cohort, metric, settings, higher, options)
	if err != nil {
		panic(err)
	}
	return r
}

// RankErr ranks settings on the questions that all of them have, tests every
// pair (Holm over the pairs), and groups those that cannot be told apart. Ties
// are exact: equal means share a rank whatever the order of settings. Errors as
// Family.RunErr; fewer than two settings; no question that all settings have.
func RankErr(src Source, cohort, metric string, settings []string, higher bool, options Options) (*Ranking, error) {
	if len(settings) < 2 {
		return nil, fmt.Errorf("contrast: ranking %s on %q: %d settings (at least 2)", metric, cohort, len(settings))
	}
	sides := make([]Side, len(settings))
	for i, s := range settings {
		sides[i] = Side{Setting: s, Metric: metric}
	}
	rows, err := complete(src, cohort, sides)
	if err != nil {
		return nil, err
	}
	if len(rows.roster.ids) == 0 {
		return nil, fmt.Errorf("contrast: ranking %s on %q: no question has a value for every setting", metric, cohort)
	}
	held := bySide{}
	for i, side := range sides {
		held[side] = rows.sample(rows.values[i])
	}
	family := Pairwise("pairs of "+metric, cohort, metric, settings)
	family.Options = options
	pairs, err := family.RunErr(held)
	if err != nil {
		return nil, err
	}
	pairs.Labels = labelsOf(src)
	n := len(settings)
	means := make([]float64, n)
	adjusted := make([][]float64, n)
	for i := range adjusted {
		adjusted[i] = make([]float64, n)
		adjusted[i][i] = 1
	}
	at := 0
	for i := range settings {
		for j := i + 1; j < n; j++ {
			r := pairs.All()[at]
			at++
			means[i], means[j] = r.LeftMean, r.RightMean
			adjusted[i][j], adjusted[j][i] = r.PHolm, r.PHolm
		}
	}
	ranked, err := stats.Rank(settings, means, adjusted, pairs.Options.Alpha, higher)
	if err != nil {
		return nil, err
	}
	out := &Ranking{Cohort: cohort, Metric: metric, Pairs: pairs, N: len(rows.roster.ids), Dropped: rows.dropped}
	for i, name := range ranked.Names {
		out.Ranked = append(out.Ranked, Ranked{Setting: name, Mean: ranked.Means[i], Rank: ranked.Ranks[i], Letters: ranked.Letters[i], Top: ranked.Top[i]})
	}
	return out, nil
}

// Table returns the ranking, best first, with the letters of the groups that
// cannot be told apart; settings not separable from the best in bold.
func (r *Ranking) Table(digits int) *table.Table {
	labels := r.Pairs.Labels
	metric := printed(labels.Metrics, r.Metric)
	t := table.New(metric + " on " + printed(labels.Cohorts, r.Cohort))
	t.Columns(
		table.Column{Name: "rank", Header: "Rank"},
		table.Column{Name: "setting", Header: "Setting"},
		table.Column{Name: "mean", Header: metric},
		table.Column{Name: "group", Header: "Group"},
	)
	for _, x := range r.Ranked {
		mean := table.Number(x.Mean, digits)
		if x.Top {
			mean = mean.Bold()
		}
		t.Row(table.Significant(x.Rank, 3), table.Rich(printed(labels.Settings, x.Setting)), mean, x.Letters)
	}
	t.Note(fmt.Sprintf("*n* = %s questions with a value for every setting (%s left out). Settings that share a letter are not separable at the family's level (Holm over %d pairs); bold: not separable from the best.", thousands(r.N), thousands(r.Dropped), r.Pairs.Len()))
	return t
}
