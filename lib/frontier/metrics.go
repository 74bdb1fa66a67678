package frontier

// The metrics of one question under one setting, in the order of Scores.
const (
	mPe = iota
	mRe
	mPg
	mRg
	mLegacy
	mRec
	mUs
	mUm
	mUr
	mEM
	mEF1
	mAchieved
	mCtx
	mGenIn
	mVerSpan
	mVerSum
	mTotal
	mClaims
	mCitations
	metricCount
)

var metricIDs = [metricCount]string{
	"pe", "re", "pg", "rg", "legacy", "rec", "us", "um", "ur", "em", "ef1",
	"achieved", "ctx", "gen_in", "ver_span", "ver_sum", "total", "claims", "citations",
}

// Metrics lists the metric ids in the order of Scores' columns.
func Metrics() []string { return append([]string(nil), metricIDs[:]...) }

// values is the metrics of one run; a bit of defined says which exist.
type values struct {
	defined uint32
	at      [metricCount]float64
}

func (v *values) set(metric int, x float64) {
	v.at[metric] = x
	v.defined |= 1 << metric
}

func (v *values) has(metric int) bool { return v.defined>>metric&1 == 1 }
