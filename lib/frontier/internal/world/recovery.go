package world

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
func round4(p float64) float64 { return float64(int(float64(p*10000)+0.5)) / 10000 }
func ceil4(p float64) float64  { return float64(int(float64(p*10000)+0.9999)) / 10000 }

// top is the score of the best candidate.
func (u *Unit) top() float64 {
	best := 0.0
	for _, p := range u.p {
		best = max(best, p)
	}
	return best
}
