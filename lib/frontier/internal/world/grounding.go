package world

import "math"

// groundedMix is how much the grounded latent of an answer follows its emitted
// one, by dataset, compressor and budget: how nearly what sources support is a part of
// what summaries support (C001–C016).
var groundedMix = [2][6][4]float64{
	{recomp: {0.97, 0.97, 0.97, 0.90}, lingua: {0.50, 0.45, 0.40, 0.45}},
	{recomp: {0.6, 0.6, 0.6, 0.6}, lingua: {0, 0.40, 0.30, 0.20}},
}

// groundedFamily is how much of the rest the budgets of a compressor share
// (C067–C072).
var groundedFamily = [2][6][4]float64{
	{recomp: {0.7, 0.7, 0.7, 0.7}, lingua: {0.75, 0.75, 0.7, 0.7}},
	{recomp: {0.7, 0.7, 0.7, 0.7}, lingua: {0.6, 0.6, 0.3, 0.1}},
}

// uncitedLean makes answers with uncited statements more or less often grounded:
// grounded recall then stands to precision as printed.
var uncitedLean = [2][6][4]float64{
	{lingua: {1.2, -0.3, -1, 0}},
	{lingua: {-0.8, -0.3, 0, 0.2}},
}

// uncitedShare is the share of a run's statements that cite nothing.
func (r *Run) uncitedShare() float64 {
	n := 0
	for i := range r.Statements {
		if r.Statements[i].resolved == 0 {
			n++
		}
	}
	return float64(n) / float64(len(r.Statements))
}

// ground decides, bin by bin of the sweep, which cited statements the recovered
// snippets entail, so that grounded precision follows the sweep.
func (w *work) ground(sweep []sweepPoint) {
	c := Settings()[w.s].Compressor
	mix := groundedMix[w.d.Index][c][budgetIndex(w.s)]
	together := loadings[w.d.Index][c][budgetIndex(w.s)].together
	common := groundedFamily[w.d.Index][c][budgetIndex(w.s)]
	rest := math.Sqrt(1 - float64(common*common))
	var refs []claimRef
	for q := range w.d.Questions {
		run := w.d.run(q, w.s)
		if w.fixed != nil && w.fixed[q] {
			continue
		}
		own := w.d.withPaper(q, 0.6, forRecovery, 60, w.s)
		family := w.d.withPaper(q, paperShareOwn, forRecovery, 61, c)
		for i := range run.Statements {
			st := &run.Statements[i]
			st.grounded = false
			if st.resolved == 0 {
				continue
			}
			z := float64(mix*w.z[q]) + float64((1-mix)*(float64(common*family)+float64(rest*own)))
			noise := float64(mix*st.noise) + float64((1-mix)*st.noise2)
			latent := answerLatent(z, noise, together) + float64(uncitedLean[w.d.Index][c][budgetIndex(w.s)]*run.uncitedShare())
			refs = append(refs, claimRef{q, i, latent})
		}
	}
	byLatent(refs)
	high, before := 2.0, 0.0
	owed := 0.0
	for _, p := range sweep {
		bin := make([]claimRef, 0, len(refs))
		for _, ref := range refs {
			if top := w.d.run(ref.q, w.s).Units[0].top(); top >= p.tau && top < high {
				bin = append(bin, ref)
			}
		}
		owed += float64((p.pg - before) * w.n)
		owed -= w.copies(p.tau, high)
		owed -= w.entailGrounded(bin, owed)
		high, before = p.tau, p.pg
	}
}

// copies is the grounded precision that copied answers bring into a bin.
func (w *work) copies(low, high float64) float64 {
	sum := 0.0
	if w.fixed == nil {
		return 0
	}
	for _, q := range w.d.cohort {
		run := w.d.run(q, w.s)
		if !w.fixed[q] || len(run.Units) == 0 {
			continue
		}
		if top := run.Units[0].top(); top < low || top >= high {
			continue
		}
		cited := 0
		hits := 0
		for i := range run.Statements {
			cited += len(run.Statements[i].Citations)
			if run.Statements[i].grounded {
				hits += run.Statements[i].resolved
			}
		}
		if cited > 0 {
			sum += float64(hits) / float64(cited)
		}
	}
	return sum
}

// entailGrounded marks the best statements of a bin until their precision sums
// to target, and gives the sum reached.
func (w *work) entailGrounded(bin []claimRef, target float64) float64 {
	cited := func(q int) (n int) {
		run := w.d.run(q, w.s)
		for i := range run.Statements {
			n += len(run.Statements[i].Citations)
		}
		return n
	}
	gain := func(ref claimRef) float64 {
		if w.d.Questions[ref.q].Failure != None {
			return 0
		}
		return float64(w.statement(ref).resolved) / float64(cited(ref.q))
	}
	n := take(bin, target, gain)
	sum := 0.0
	for _, ref := range bin[:n] {
		st := w.statement(ref)
		st.grounded = true
		sum += gain(ref)
	}
	return sum
}
