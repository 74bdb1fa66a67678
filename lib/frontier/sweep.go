package frontier

import (
	"fmt"
	"slices"

	"galley/lib/frame"
)

// ThresholdSweep recomputes, at each recovery threshold, the metrics that depend
// on it, with citation scoring held at DefaultTau: a row per threshold and
// compressor with columns threshold, compressor, setting and the mean and count
// (<metric>_n) of pg, rg, rec and ur. It panics when a setting does not occur, and
// with an error that counts what the score cache lacks at a threshold.
func (c *Cohort) ThresholdSweep(dataset string, compressors []string, budget float64, taus []float64) *frame.Frame {
	set := c.set(dataset)
	d := datasetIndex(dataset)
	var thresholds []float64
	var names, ids []string
	var rows []values
	for _, tau := range taus {
		for _, compressor := range compressors {
			s := c.runs.index.settingOf(int8(d), compressor, budget)
			if s < 0 || !slices.Contains(set.settings, s) {
				panic(fmt.Sprintf("frontier: the cohort has no setting %s of %s", SettingID(compressor, budget), dataset))
			}
			got, err := c.results(d, []int32{s}, tau, true)
			if err != nil {
				panic(err)
			}
			rows = append(rows, got...)
			thresholds = append(thresholds, tau)
			names = append(names, compressor)
			ids = append(ids, SettingIDAt(compressor, budget, tau))
		}
	}
	f := frame.New().WithFloats("threshold", thresholds).WithTexts("compressor", names).WithTexts("setting", ids)
	for _, m := range []int{mPg, mRg, mRec, mUr} {
		f = withMean(f, metricIDs[m], rows, m, len(ids))
	}
	return f
}
