package world

// counts is how often an answer has one, two, three or four statements.
type counts [4]float64

// statementCounts by dataset and compressor: the verifier's input tokens of
// Table 2 and the 1,627 claims of Appendix C's 800 answers.
var statementCounts = [2][6]counts{
	{
		identity: {0.43, 0.36, 0.15, 0.06}, rerank: {0.78, 0.18, 0.04, 0},
		extractive: {0.30, 0.36, 0.22, 0.12}, ecr: {0.36, 0.36, 0.19, 0.09},
		recomp: {0.88, 0.11, 0.01, 0}, lingua: {0.64, 0.27, 0.09, 0},
	},
	{
		identity: {0.25, 0.30, 0.27, 0.18}, rerank: {0.40, 0.35, 0.20, 0.05},
		extractive: {0.25, 0.30, 0.27, 0.18}, ecr: {0.25, 0.30, 0.27, 0.18},
		recomp: {0.45, 0.33, 0.16, 0.06}, lingua: {0.22, 0.32, 0.28, 0.18},
	},
}

// habits are the citing habits of a setting's answers; calibrate finds them.
type habits struct {
	uncited float64 // a statement after the first carries no citation
	multi   float64 // a cited statement carries two or three
}

// drawStatements draws what every statement of a run could cite; cite turns it
// into citations.
func (d *Dataset) drawStatements(q, s int) {
	run := d.run(q, s)
	r := keyed(d.seed, forStatements, d.Index, q, s)
	n := 1
	u := r.float()
	for _, share := range statementCounts[d.Index][Settings()[s].Compressor] {
		if u < share {
			break
		}
		u -= share
		n = min(n+1, 4)
	}
	run.Statements = make([]Statement, n)
	for i := range run.Statements {
		st := &run.Statements[i]
		st.noise, st.noise2, st.order = r.bell(), r.bell(), r.float()
		st.uncited, st.multi, st.third, st.odd = r.float(), r.float(), r.float(), r.float()
		if i == 0 {
			// The first statement nearly always has a citation.
			st.uncited = 2
			if r.chance(0.015) {
				st.uncited = -1
			}
		}
		st.picks = picks(&r, len(run.Units))
	}
}

// picks chooses up to three different units, early ones more often.
func picks(r *stream, units int) [3]int32 {
	out := [3]int32{1, 0, 0}
	for i := range min(3, units) {
		for {
			u := r.float()
			n := int32(float64(u*u)*float64(units)) + 1
			if n != out[0] && n != out[1] || i == 0 || n != out[0] && i == 1 {
				out[i] = n
				break
			}
		}
	}
	return out
}

// cite gives a statement its citations. Few answers cite a unit twice or one
// that does not exist.
func (st *Statement) cite(units int, h habits) {
	st.Citations, st.resolved = st.Citations[:0], 0
	if st.uncited < h.uncited {
		return
	}
	n := 1
	if st.multi < h.multi {
		n = 2
		if st.third < 0.2 {
			n = 3
		}
	}
	for _, p := range st.picks[:max(1, min(n, units))] {
		st.Citations = append(st.Citations, int64(p))
	}
	st.resolved = min(len(st.Citations), units)
	switch {
	case units == 0:
	case st.odd < 0.003:
		st.Citations = append(st.Citations, int64(units)+1) // no such unit
	case st.odd < 0.008:
		st.Citations = append(st.Citations, st.Citations[0])
		st.resolved++
	}
}

// repeats tells whether a statement cites its first unit twice.
func (st *Statement) repeats() bool {
	n := len(st.Citations)
	return n > 1 && st.Citations[n-1] == st.Citations[0]
}
