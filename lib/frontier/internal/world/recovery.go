package world

import "math"

// undeclaredAnswers decides a setting whose units declare nothing: the emitted
// view, then which units are recovered at which threshold, then the grounded
// view of the answers over recovered units.
func (d *Dataset) undeclaredAnswers(s int, z *latents, fixed []bool) {
	w := &work{d: d, s: s, z: z[s], fixed: fixed}
	t := targets[d.Index][s]
	l := loadings[d.Index][Settings()[s].Compressor][budgetIndex(s)]
	w.calibrate(t.re, t.pe, l.together)
	d.recover(s)
	sweep := sweepOf(d.Index, s)
	if fixed != nil {
		// The few answers of their own can bring the whole to its target only
		// together, not bin by bin.
		sweep = []sweepPoint{sweep[3], sweep[5]}
	}
	w.ground(sweep)
}

// recover decides how well the candidates support the unit of each run. Runs
// that repeat another's context repeat its scores.
func (d *Dataset) recover(s int) {
	var refs []claimRef
	for q := range d.Questions {
		run := d.run(q, s)
		if len(run.Units) == 0 {
			continue
		}
		if run.sameAs >= 0 && d.run(q, run.sameAs).Units[0].p != nil {
			run.Units[0].p = d.run(q, run.sameAs).Units[0].p
			continue
		}
		refs = append(refs, claimRef{q: q, latent: d.recoveryLatent(q, s)})
	}
	byLatent(refs)
	inside, total := 0, 0
	for _, ref := range refs {
		if d.Questions[ref.q].Failure == None {
			total++
		}
	}
	sweep := d.remainder(s, sweepOf(d.Index, s), total)
	for _, ref := range refs {
		if d.Questions[ref.q].Failure == None {
			inside++
		}
		u := (float64(inside) - 0.5) / float64(total)
		d.scoreCandidates(ref.q, s, best(sweep, max(0, u)))
	}
}

// remainder is the sweep that the runs with a context of their own must follow
// for the setting as a whole, repeated contexts among them, to follow another.
func (d *Dataset) remainder(s int, sweep []sweepPoint, fresh int) []sweepPoint {
	out := append([]sweepPoint(nil), sweep...)
	if fresh == 0 {
		return out
	}
	least := 0.0
	for i, p := range sweep {
		units, found := 0, 0
		for _, q := range d.cohort {
			run := d.run(q, s)
			units += len(run.Units)
			if len(run.Units) > 0 && run.Units[0].p != nil && run.Units[0].top() >= p.tau {
				found++
			}
		}
		rate := (float64(p.rec*float64(units)) - float64(found)) / float64(fresh)
		least = min(0.98, max(rate, least+0.001))
		out[i].rec = least
	}
	return out
}

// recoveryLatent links the recovery of a question's units over the budgets of a
// compressor (C124–C126).
func (d *Dataset) recoveryLatent(q, s int) float64 {
	c := Settings()[s].Compressor
	common := d.withPaper(q, paperShareOwn, forRecovery, 50, c)
	own := d.withPaper(q, paperShareOwn, forRecovery, 51, s)
	return float64(0.55*common) + float64(0.835*own)
}

// best is the score of the best candidate of a unit by its rank u from 0, the
// best unit, to 1: straight between the points of the sweep.
func best(sweep []sweepPoint, u float64) float64 {
	lowTau, lowRec := 0.99, 0.0
	for _, p := range sweep {
		if u <= p.rec {
			return lowTau - float64((lowTau-p.tau)*((u-lowRec)/(p.rec-lowRec)))
		}
		lowTau, lowRec = p.tau, p.rec
	}
	return lowTau - float64((lowTau-0.005)*((u-lowRec)/(1-lowRec)))
}

// scoreCandidates gives the ten candidates their scores: the best somewhere
// among the first few, others mostly far below.
func (d *Dataset) scoreCandidates(q, s int, top float64) {
	u := &d.run(q, s).Units[0]
	r := keyed(d.seed, forRecovery, d.Index, q, s)
	u.p = make([]float64, len(u.Candidates))
	for i := range u.p {
		x := r.float()
		u.p[i] = round4(float64(top * float64(x*x)))
		if r.chance(0.7) {
			u.p[i] = round4(float64(0.05 * x))
		}
	}
	u.p[min(r.intn(4), r.intn(10), len(u.p)-1)] = ceil4(top)
}

// round4 rounds a score to four decimals; ceil4 rounds up, so that a score at a
// threshold stays at or above it.
func round4(p float64) float64 { return float64(int(p*10000+0.5)) / 10000 }
func ceil4(p float64) float64  { return float64(int(p*10000+0.9999)) / 10000 }

// top is the score of the best candidate.
func (u *Unit) top() float64 {
	best := 0.0
	for _, p := range u.p {
		best = max(best, p)
	}
	return best
}

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
		owed += (p.pg - before) * w.n
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

// recompAnswers writes RECOMP's: budget 0.25 first, then 0.5, 0.1 and 0.05,
// which keep most of its answers where the context is the same.
func (d *Dataset) recompAnswers(z *latents) {
	base := at(recomp, 1)
	d.fresh(base, nil)
	d.dropClaims(base)
	d.undeclaredAnswers(base, z, nil)
	for _, b := range []int{0, 2, 3} {
		s := at(recomp, b)
		fixed := make([]bool, len(d.Questions))
		for q := range fixed {
			r := keyed(d.seed, forStatements, d.Index, q, s, 1)
			again := r.chance(0.05)
			if d.sameContext(q, s, base) && !again && d.zeroClaims[q] == 0 {
				fixed[q] = true
				run := d.run(q, s)
				run.copied = true
				run.Statements = d.run(q, base).Statements
			}
		}
		d.fresh(s, fixed)
		d.dropClaims(s)
		d.undeclaredAnswers(s, z, fixed)
	}
}

// sameContext tells whether two settings show the same units.
func (d *Dataset) sameContext(q, s, t int) bool {
	a, b := d.run(q, s).Units, d.run(q, t).Units
	if len(a) == 0 || len(b) == 0 {
		return len(a) == len(b)
	}
	return a[0].Text == b[0].Text
}

// drawZeroClaims chooses the QASPER questions to which RECOMP answers nothing
// that could be checked: 1, 2, 3 and 2 answers over the budgets (Appendix A).
func (d *Dataset) drawZeroClaims() {
	d.zeroClaims = make([]int, len(d.Questions))
	if d.Index != qasper {
		return
	}
	for i, q := range d.shuffled(forStatements, recomp)[:3] {
		d.zeroClaims[q] = i + 1
	}
}

// dropClaims takes the statements of the zero-claim answers away.
func (d *Dataset) dropClaims(s int) {
	most := [4]int{1, 2, 3, 2}[budgetIndex(s)]
	for q, k := range d.zeroClaims {
		if k > 0 && k <= most {
			d.run(q, s).Statements = nil
		}
	}
}
