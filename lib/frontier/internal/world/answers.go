package world

// drawAnswers writes the answers of every setting and decides what supports
// them. Settings of one compressor are drawn in turn, compressors side by side.
func (d *Dataset) drawAnswers() {
	z := d.drawLatents()
	presence := d.drawPresence()
	d.drawZeroClaims()
	each(6, func(c int) {
		switch c {
		case identity:
			d.declaredAnswers(0, z)
			d.auditGate()
		case recomp:
			d.recompAnswers(z)
		case lingua:
			for b := range budgets {
				s := at(lingua, b)
				d.fresh(s, nil)
				d.undeclaredAnswers(s, z, nil)
			}
		default:
			for b := range budgets {
				d.declaredAnswers(at(c, b), z)
			}
		}
	})
	each(6, func(c int) { d.decidePresence(c, presence) })
	each(len(d.Questions), d.writeAnswers)
}

// fresh draws the statements of a setting's answers, but for copies.
func (d *Dataset) fresh(s int, fixed []bool) {
	for q := range d.Questions {
		if d.run(q, s).Failed || fixed != nil && fixed[q] {
			continue
		}
		d.drawStatements(q, s)
	}
}

// declaredAnswers are those of settings whose units all declare snippets: first
// the grounded view, then the emitted one, which differs where a unit is not one
// verbatim snippet.
func (d *Dataset) declaredAnswers(s int, z *latents) {
	d.fresh(s, nil)
	w := &work{d: d, s: s, z: z[s]}
	t := targets[d.Index][s]
	w.calibrate(t.rg, t.pg, loadings[d.Index][Settings()[s].Compressor][budgetIndex(s)].together)
	for _, ref := range w.everything() {
		st := w.statement(ref)
		st.grounded = st.emitted
	}
	w.flip(t.re - t.rg)
	w.unrepeat(t.us)
}

// unrepeat lets statements that cite one unit twice, and are not supported so,
// be supported by the unit once, until the span-checked rate comes down to its
// target: verification removes repeats, citation scoring does not (Appendix B).
func (w *work) unrepeat(us float64) {
	if us == 0 {
		return
	}
	rate := w.n
	for _, q := range w.d.cohort {
		run := w.d.run(q, w.s)
		for i := range run.Statements {
			if run.Statements[i].grounded {
				rate -= 1 / float64(len(run.Statements))
			}
		}
	}
	for _, q := range w.d.shuffled(forFlips, w.s, 1) {
		run := w.d.run(q, w.s)
		for i := range run.Statements {
			st := &run.Statements[i]
			gain := 1 / float64(len(run.Statements))
			if len(st.Citations) == 2 && st.repeats() && !st.grounded && !st.emitted && rate-gain/2 > us*w.n {
				st.solo[0], st.solo[1] = true, true
				rate -= gain
			}
		}
	}
}

func budgetIndex(s int) int {
	if s == 0 {
		return 0
	}
	return (s - 1) % 4
}

// everything lists all statements of the setting, outside the cohort too.
func (w *work) everything() []claimRef {
	var refs []claimRef
	for q := range w.d.Questions {
		for i := range w.d.run(q, w.s).Statements {
			refs = append(refs, claimRef{q: q, i: i})
		}
	}
	return refs
}

// flips is, by dataset and setting, how much of the cohort's recall changes
// between the two views, both ways together: the variance of U_s − U_m
// (C127–C134), about a tenth of a per cent of a question where not printed.
var flips = [2]map[int]float64{
	{0: 0.0070, at(rerank, 1): 0.0065, at(extractive, 1): 0.0006, at(ecr, 1): 0.0155},
	{0: 0.0050, at(rerank, 1): 0.0050, at(extractive, 1): 0.0115, at(ecr, 1): 0.0130},
}

// flip makes the emitted view differ from the grounded one by diff on average,
// on statements whose premises differ.
func (w *work) flip(diff float64) {
	volume, ok := flips[w.d.Index][w.s]
	if !ok {
		volume = 0.004
	}
	if diff > volume {
		volume = diff
	}
	if -diff > volume {
		volume = -diff
	}
	var up, down []claimRef
	r := keyed(w.d.seed, forFlips, w.d.Index, w.s)
	for _, q := range w.d.shuffled(forFlips, w.s) {
		run := w.d.run(q, w.s)
		if len(run.Statements) == 0 {
			continue
		}
		i := r.intn(len(run.Statements))
		st := &run.Statements[i]
		if st.resolved == 0 || st.repeats() || !differs(run, st) {
			continue
		}
		if st.emitted {
			down = append(down, claimRef{q: q, i: i})
		} else {
			up = append(up, claimRef{q: q, i: i})
		}
	}
	gain := func(ref claimRef) float64 { return 1 / float64(len(w.d.run(ref.q, w.s).Statements)) }
	for _, ref := range up[:take(up, (volume+diff)/2*w.n, gain)] {
		w.statement(ref).emitted = true
	}
	for _, ref := range down[:take(down, (volume-diff)/2*w.n, gain)] {
		w.statement(ref).emitted = false
	}
}

// differs tells whether the cited units read otherwise than the snippets they
// declare, so that the two views ask about different premises.
func differs(run *Run, st *Statement) bool {
	for _, c := range st.Citations {
		if int(c) > len(run.Units) {
			continue
		}
		if u := &run.Units[c-1]; u.Text != "" || len(u.Declared) > 1 {
			return true
		}
	}
	return false
}
