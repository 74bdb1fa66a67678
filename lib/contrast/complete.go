package contrast

import "fmt"

// completeRows are questions that have a value on every one of several sides,
// in canonical order: what a trend or a ranking over all of them rests on.
type completeRows struct {
	roster  *roster
	values  [][]float64 // per side, per question
	dropped int         // questions of any side left out
}

// complete keeps the questions defined on all sides of a cohort. Errors as
// RunErr; a question listed twice is an error here.
func complete(src Source, cohort string, sides []Side) (*completeRows, error) {
	rs := &rosters{pairs: map[[2]*roster]*pairing{}}
	var kept *roster
	all := make([]*side, len(sides))
	listed := map[string]bool{}
	out := &completeRows{}
	for i, s := range sides {
		sample, err := src.Sample(cohort, s)
		if err == nil {
			all[i], err = newSide(rs, sample)
		}
		if err == nil {
			err = all[i].read()
		}
		if err == nil && all[i].duplicates > 0 {
			err = fmt.Errorf("question %q is listed more than once", all[i].duplicate)
		}
		if err != nil {
			return nil, fmt.Errorf("contrast: cohort %q, %s: %w", cohort, s, err)
		}
		present := all[i].present()
		for _, id := range all[i].roster.ids {
			listed[id] = true
		}
		if i == 0 {
			kept = present
			continue
		}
		match, err := rs.pair(kept, present)
		if err != nil {
			return nil, fmt.Errorf("contrast: cohort %q, %s against %s: %w", cohort, sides[0], s, err)
		}
		kept = match.roster
	}
	out.roster = kept
	out.dropped = len(listed) - len(kept.ids)
	for _, s := range all {
		row := make(map[string]int, len(s.roster.ids))
		for i, id := range s.roster.ids {
			row[id] = i
		}
		values := make([]float64, len(kept.ids))
		for i, id := range kept.ids {
			values[i] = s.values[row[id]]
		}
		out.values = append(out.values, values)
	}
	return out, nil
}

// present is the roster of the questions that have a value.
func (s *side) present() *roster {
	if s.missing == nil {
		return s.roster
	}
	var ids, clusters []string
	for i, missing := range s.missing {
		if missing {
			continue
		}
		ids = append(ids, s.roster.ids[i])
		if s.roster.clusters != nil {
			clusters = append(clusters, s.roster.clusters[i])
		}
	}
	if s.roster.clusters != nil && clusters == nil {
		clusters = []string{}
	}
	return newRoster(ids, clusters)
}

// sample wraps values over the kept questions.
func (c *completeRows) sample(values []float64) Sample {
	return Sample{Questions: c.roster.ids, Clusters: c.roster.clusters, Values: values}
}

// bySide is a Source of a few samples held in memory, whatever the cohort.
type bySide map[Side]Sample

func (b bySide) Sample(cohort string, side Side) (Sample, error) {
	s, ok := b[side]
	if !ok {
		return s, fmt.Errorf("no sample")
	}
	return s, nil
}
