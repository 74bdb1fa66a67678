package frontier

import (
	"encoding/binary"
	"fmt"
	"math"
)

// memoVersion changes whenever the metrics change their meaning, so that results
// kept from before are not used.
const memoVersion = "frontier-2"

// results gives the metrics of some settings for the cohort's questions, a value
// for each setting and question in that order, from memory, the source's memo or
// the records. With grounded only the metrics are computed that depend on tau.
func (c *Cohort) results(dataset int, settings []int32, tau float64, grounded bool) ([]values, error) {
	r := c.runs
	set := &c.sets[dataset]
	key := fmt.Sprintf("%s %d %v of %v %s %v %s", memoVersion, dataset, settings, set.settings, plain(tau), grounded, r.evaluator)
	r.mu.Lock()
	defer r.mu.Unlock()
	if got, ok := r.computed[key]; ok {
		return got, nil
	}
	n := len(settings) * len(set.at)
	var stored string
	if memo := r.source.Memo; memo != nil {
		digest, err := r.source.Digest()
		if err != nil {
			return nil, err
		}
		stored = "galley/lib/frontier scores " + digest + " " + key
		if data, ok := memo.Get(stored); ok {
			if got, ok := decodeValues(data, n); ok {
				r.computed[key] = got
				return got, nil
			}
		}
	}
	corpus, err := r.loaded()
	if err != nil {
		return nil, err
	}
	missing := &missingScores{}
	out := make([]values, n)
	parallel(n, 256, func(lo, hi int) {
		e := newEvaluator(corpus, tau, missing)
		for i := lo; i < hi; i++ {
			at := r.index.runOf(settings[i/len(set.at)], set.at[i%len(set.at)])
			if grounded {
				out[i] = e.evaluateGrounded(&corpus.runs[at])
			} else {
				out[i] = e.evaluate(&corpus.runs[at])
			}
		}
	})
	if err := missing.err(r.used, tau); err != nil {
		return nil, err
	}
	r.computed[key] = out
	if stored != "" {
		r.source.Memo.Put(stored, encodeValues(out))
	}
	return out, nil
}

// encodeValues is a small columnar form: the number of rows, the masks, then the
// defined values of each metric, all little-endian.
func encodeValues(rows []values) []byte {
	b := binary.LittleEndian.AppendUint64(nil, uint64(len(rows)))
	for i := range rows {
		b = binary.LittleEndian.AppendUint32(b, rows[i].defined)
	}
	for m := range metricCount {
		for i := range rows {
			if rows[i].has(m) {
				b = binary.LittleEndian.AppendUint64(b, math.Float64bits(rows[i].at[m]))
			}
		}
	}
	return b
}

// decodeValues undoes encodeValues; not ok when the bytes are something else.
func decodeValues(b []byte, n int) ([]values, bool) {
	if len(b) < 8+4*n || binary.LittleEndian.Uint64(b) != uint64(n) {
		return nil, false
	}
	rows := make([]values, n)
	total := 0
	for i := range rows {
		rows[i].defined = binary.LittleEndian.Uint32(b[8+4*i:])
		for m := range metricCount {
			if rows[i].has(m) {
				total++
			}
		}
	}
	b = b[8+4*n:]
	if len(b) != 8*total {
		return nil, false
	}
	for m := range metricCount {
		for i := range rows {
			if rows[i].has(m) {
				rows[i].at[m] = math.Float64frombits(binary.LittleEndian.Uint64(b))
				b = b[8:]
			}
		}
	}
	return rows, true
}
