package world

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
