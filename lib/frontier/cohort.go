package frontier

import (
	"fmt"
	"slices"
	"strings"

	"galley/lib/contrast"
)

// Cohort is the questions on which every setting succeeded. It implements
// contrast.Source: its cohorts are named by dataset, its sides by setting id
// (SettingIDAt) and metric id.
type Cohort struct {
	runs *Runs
	sets [2]questionSet
}

// questionSet is the cohort's questions of one dataset, in the order of the
// records, as lib/contrast wants them.
type questionSet struct {
	at       []int32 // positions in the index
	ids      []string
	clusters []string // nil when questions are independent
	settings []int32
}

// CommonCohort keeps, in each dataset, the questions that have a successful run
// under every setting that occurs there.
func (r *Runs) CommonCohort() *Cohort {
	all := make([]int32, len(r.index.settings))
	for s := range all {
		all[s] = int32(s)
	}
	return r.cohortOf(all)
}

// CohortOf is CommonCohort over some settings only: the others are not asked for,
// and do not exclude a question. It panics when a setting id occurs in no dataset.
func (r *Runs) CohortOf(settings ...string) *Cohort {
	var chosen []int32
	for s := range r.index.settings {
		if slices.Contains(settings, r.index.settings[s].id) {
			chosen = append(chosen, int32(s))
		}
	}
	for _, id := range settings {
		known := func(s int32) bool { return r.index.settings[s].id == id }
		if !slices.ContainsFunc(chosen, known) {
			panic(fmt.Sprintf("frontier: the records have no setting %q; have %s", id, strings.Join(r.Settings(), ", ")))
		}
	}
	return r.cohortOf(chosen)
}

// Settings lists the ids of the settings that occur, in the order of the paper's
// tables.
func (r *Runs) Settings() []string {
	var ids []string
	for i := range r.index.settings {
		if id := r.index.settings[i].id; !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

func (r *Runs) cohortOf(settings []int32) *Cohort {
	c := &Cohort{runs: r}
	x := r.index
	for _, s := range settings {
		set := &c.sets[x.settings[s].dataset]
		set.settings = append(set.settings, s)
	}
	for d := range c.sets {
		set := &c.sets[d]
		clustered := false
		for q := x.first[d]; q < x.first[d+1]; q++ {
			if len(set.settings) == 0 || !x.succeeds(set.settings, q) {
				continue
			}
			set.at = append(set.at, q)
			set.ids = append(set.ids, x.questions[q].id)
			cluster := x.questions[q].id
			if x.questions[q].hasPaper {
				cluster, clustered = x.questions[q].paper, true
			}
			set.clusters = append(set.clusters, cluster)
		}
		if !clustered {
			set.clusters = nil
		}
	}
	return c
}

// succeeds tells whether a question has a successful run under all settings.
func (x *index) succeeds(settings []int32, q int32) bool {
	for _, s := range settings {
		if r := x.runOf(s, q); r < 0 || x.runs[r].status != StatusOK {
			return false
		}
	}
	return true
}

// Questions is the number of questions of a dataset in the cohort.
func (c *Cohort) Questions(dataset string) int { return len(c.set(dataset).ids) }

// Clusters is the number of clusters (papers) they come from, or Questions where
// they are independent.
func (c *Cohort) Clusters(dataset string) int {
	set := c.set(dataset)
	if set.clusters == nil {
		return len(set.ids)
	}
	seen := map[string]bool{}
	for _, id := range set.clusters {
		seen[id] = true
	}
	return len(seen)
}

// set finds a dataset; an unknown name is a mistake of the program.
func (c *Cohort) set(dataset string) *questionSet {
	for d, name := range Datasets() {
		if name == dataset {
			return &c.sets[d]
		}
	}
	panic(fmt.Sprintf("frontier: no dataset %q; have %s", dataset, strings.Join(Datasets(), ", ")))
}

// Memo is the store of the records' source, for lib/contrast; nil when it has
// none.
func (c *Cohort) Memo() contrast.Memo {
	if c.runs.source.Memo == nil {
		return nil
	}
	return c.runs.source.Memo
}
