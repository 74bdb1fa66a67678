package frontier

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"galley/lib/contrast"
)

// Sample gives one side of a contrast: the values of a metric under a setting
// for the cohort's questions of a dataset. The recovery threshold of a setting
// matters to pg, rg, rec and ur only. An unknown cohort, setting or metric is an
// error naming those there are; so is a score that the cache lacks.
func (c *Cohort) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	d := slices.Index(Datasets(), cohort)
	if d < 0 {
		return contrast.Sample{}, fmt.Errorf("frontier: no cohort %q; have %s", cohort, strings.Join(Datasets(), ", "))
	}
	metric := slices.Index(metricIDs[:], side.Metric)
	if metric < 0 {
		return contrast.Sample{}, fmt.Errorf("frontier: no metric %q; have %s", side.Metric, strings.Join(metricIDs[:], ", "))
	}
	compressor, budget, tau, err := ParseSetting(side.Setting)
	if err != nil {
		return contrast.Sample{}, err
	}
	set := &c.sets[d]
	position := slices.Index(set.settings, c.runs.index.settingOf(int8(d), compressor, budget))
	if position < 0 {
		return contrast.Sample{}, fmt.Errorf("frontier: the cohort of %s has no setting %s; have %s", cohort, SettingID(compressor, budget), strings.Join(c.settingIDs(d), ", "))
	}
	var rows []values
	if tau != DefaultTau && slices.Contains([]int{mPg, mRg, mRec, mUr}, metric) {
		rows, err = c.results(d, set.settings[position:position+1], tau, true)
	} else if rows, err = c.results(d, set.settings, DefaultTau, false); err == nil {
		rows = rows[position*len(set.at) : (position+1)*len(set.at)]
	}
	if err != nil {
		return contrast.Sample{}, err
	}
	sample := contrast.Sample{Questions: set.ids, Clusters: set.clusters}
	sample.Values, sample.Missing = columnOf(rows, metric)
	if !slices.Contains(sample.Missing, true) {
		sample.Missing = nil
	}
	return sample, nil
}

// Labels say how tables print the ids of contrasts.
func (c *Cohort) Labels() contrast.Labels {
	l := contrast.Labels{Cohorts: map[string]string{}, Metrics: maps.Clone(endpointNames)}
	for _, d := range Datasets() {
		l.Cohorts[d] = DatasetName(d)
	}
	return l
}

// settingIDs lists the cohort's settings of a dataset.
func (c *Cohort) settingIDs(d int) []string {
	ids := make([]string, len(c.sets[d].settings))
	for i, s := range c.sets[d].settings {
		ids[i] = c.runs.index.settings[s].id
	}
	return ids
}
