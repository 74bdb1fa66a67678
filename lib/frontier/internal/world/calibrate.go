package world

import (
	"math"
	"sort"
)

// claimRef names a statement of a run of the setting at work, with the latent
// that decides on it.
type claimRef struct {
	q, i   int
	latent float64
}

// byLatent sorts from the highest latent down; ties, which do not occur in
// practice, by place.
func byLatent(refs []claimRef) {
	sort.Slice(refs, func(a, b int) bool {
		switch x, y := refs[a], refs[b]; {
		case x.latent != y.latent:
			return x.latent > y.latent
		case x.q != y.q:
			return x.q < y.q
		default:
			return x.i < y.i
		}
	})
}

// take walks refs in order and says how many of them bring the sum of their
// gains nearest to target.
func take(refs []claimRef, target float64, gain func(claimRef) float64) int {
	sum := 0.0
	for n, ref := range refs {
		g := gain(ref)
		if sum+g/2 > target {
			return n
		}
		sum += g
	}
	return len(refs)
}

// work is one setting of a dataset under calibration.
type work struct {
	d     *Dataset
	s     int
	z     []float64 // quality of the answer, by question
	refs  []claimRef
	n     float64 // questions of the cohort
	by    func(q int, st *Statement) float64
	fixed []bool // by question: the answer is a copy, its support is settled
}

// answerLatent mixes the quality of the answer and the noise of a statement.
func answerLatent(z, noise, together float64) float64 {
	return float64(together*z) + float64(math.Sqrt(1-float64(together*together))*noise)
}

// calibrate decides which statements are supported and which citations precise,
// so that recall and precision over the cohort come out at rg and pg. Recall
// decides the threshold on the latents; precision the citing habits, then which
// multiple citations are precise throughout.
func (w *work) calibrate(recall, precision, together float64) {
	w.collect(func(q int, st *Statement) float64 { return answerLatent(w.z[q], st.noise, together) })
	h := habits{uncited: 0.03, multi: 0.25}
	for range 200 {
		w.cite(h)
		w.support(recall)
		low, high := w.precisionRange()
		switch {
		case precision > high+0.001 && h.uncited < 0.95:
			h.uncited += 0.01
			h.multi = max(0, h.multi-0.02)
			continue
		case precision < low-0.001 && h.multi < 0.95:
			h.multi += 0.01
			continue
		case precision < low-0.004 && h.uncited > 0.005:
			h.uncited -= 0.005
			continue
		}
		break
	}
	w.sharpen(precision)
}

// collect lists the statements of the cohort's runs by their latent.
func (w *work) collect(latent func(q int, st *Statement) float64) {
	w.refs, w.by = w.refs[:0], latent
	w.n = float64(len(w.d.cohort))
	for _, q := range w.d.cohort {
		if w.fixed != nil && w.fixed[q] {
			continue
		}
		run := w.d.run(q, w.s)
		for i := range run.Statements {
			w.refs = append(w.refs, claimRef{q, i, latent(q, &run.Statements[i])})
		}
	}
	byLatent(w.refs)
}

func (w *work) statement(ref claimRef) *Statement {
	return &w.d.run(ref.q, w.s).Statements[ref.i]
}

// cite gives every statement of the setting its citations.
func (w *work) cite(h habits) {
	for q := range w.d.Questions {
		if w.fixed != nil && w.fixed[q] {
			continue
		}
		run := w.d.run(q, w.s)
		for i := range run.Statements {
			run.Statements[i].cite(len(run.Units), h)
		}
	}
}

// support marks the best statements as supported until recall is reached; copies
// bring theirs along. Questions outside the cohort follow the same threshold.
func (w *work) support(recall float64) {
	target := recall * w.n
	if w.fixed != nil {
		for _, q := range w.d.cohort {
			if run := w.d.run(q, w.s); w.fixed[q] {
				for i := range run.Statements {
					if run.Statements[i].emitted {
						target -= 1 / float64(len(run.Statements))
					}
				}
			}
		}
	}
	able := w.able()
	n := take(able, target, func(ref claimRef) float64 { return 1 / float64(len(w.d.run(ref.q, w.s).Statements)) })
	for k, ref := range able {
		w.statement(ref).emitted = k < n
	}
	if n > 0 {
		w.others(able[n-1].latent)
	}
}

// others applies the threshold to the questions outside the cohort.
func (w *work) others(least float64) {
	for q := range w.d.Questions {
		if w.d.Questions[q].Failure == None || w.fixed != nil && w.fixed[q] {
			continue
		}
		run := w.d.run(q, w.s)
		for i := range run.Statements {
			st := &run.Statements[i]
			st.emitted = st.resolved > 0 && w.by(q, st) >= least
			st.alone()
		}
	}
}

// able lists the statements that cite something, best first, and marks the
// others unsupported.
func (w *work) able() []claimRef {
	able := make([]claimRef, 0, len(w.refs))
	for _, ref := range w.refs {
		if st := w.statement(ref); st.resolved > 0 {
			able = append(able, ref)
		} else {
			st.emitted = false
		}
	}
	return able
}

// precisionRange is the mean precision when, of each supported multiple
// citation, one or all of the citations are precise.
func (w *work) precisionRange() (low, high float64) {
	for _, q := range w.d.cohort {
		run := w.d.run(q, w.s)
		cited, least, most := 0, 0, 0
		for i := range run.Statements {
			st := &run.Statements[i]
			cited += len(st.Citations)
			if !st.emitted {
				continue
			}
			switch {
			case w.fixed != nil && w.fixed[q]:
				least += st.precise()
				most += st.precise()
			case st.repeats() || st.resolved == 1:
				least += st.resolved
				most += st.resolved
			default:
				least++
				most += st.resolved
			}
		}
		if cited > 0 {
			low += float64(least) / float64(cited)
			high += float64(most) / float64(cited)
		}
	}
	return low / w.n, high / w.n
}

// precise counts the precise citations of a supported statement by the rule of
// papers/001 §3.1.
func (st *Statement) precise() int {
	n := 0
	for k := range st.resolved {
		if st.solo[k] || !without(st.solo, k) {
			n++
		}
	}
	return n
}

// without tells whether the citations of a supported statement but one entail it
// together: they do when one of them does alone.
func without(solo []bool, k int) bool {
	for j, alone := range solo {
		if j != k && alone {
			return true
		}
	}
	return false
}

// sharpen decides, for each supported multiple citation, whether all of its
// citations are precise or only one, until precision is reached.
func (w *work) sharpen(precision float64) {
	low, _ := w.precisionRange()
	multiple := make([]claimRef, 0, len(w.refs))
	for _, ref := range w.refs {
		st := w.statement(ref)
		st.alone()
		if st.emitted && st.resolved > 1 && !st.repeats() {
			multiple = append(multiple, claimRef{ref.q, ref.i, st.order})
		}
	}
	byLatent(multiple)
	cited := func(q int) (n int) {
		for i := range w.d.run(q, w.s).Statements {
			n += len(w.d.run(q, w.s).Statements[i].Citations)
		}
		return n
	}
	n := take(multiple, (precision-low)*w.n, func(ref claimRef) float64 {
		return float64(w.statement(ref).resolved-1) / float64(cited(ref.q))
	})
	for k, ref := range multiple {
		st := w.statement(ref)
		for j := range st.solo {
			// All precise: each alone, or, for a third of them, none alone and
			// each needed. Only one precise: the first cited.
			st.solo[j] = k < n && st.third < 0.6 || k >= n && j == 0
		}
	}
}

// alone starts with what single citations entail alone: what the statement's
// only citation does, and nothing for unsupported ones.
func (st *Statement) alone() {
	st.solo = append(st.solo[:0], make([]bool, st.resolved)...)
	for j := range st.solo {
		st.solo[j] = st.emitted && (st.resolved == 1 || st.repeats())
	}
}
