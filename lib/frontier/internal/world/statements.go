package world

// counts is how often an answer has one, two, three or four statements.
type counts [4]float64

// statementCounts by dataset and compressor: the verifier's input tokens of
// Table 2 and the 1,627 claims of Appendix C's 800 answers.
var statementCounts = [2][6]counts{
	{
		identity: {0.41, 0.36, 0.16, 0.07}, rerank: {0.82, 0.155, 0.025, 0},
		extractive: {0.30, 0.36, 0.22, 0.12}, ecr: {0.33, 0.36, 0.20, 0.11},
		recomp: {0.855, 0.13, 0.015, 0}, lingua: {0.70, 0.23, 0.07, 0},
	},
	{
		identity: {0.25, 0.30, 0.27, 0.18}, rerank: {0.40, 0.35, 0.20, 0.05},
		extractive: {0.25, 0.30, 0.27, 0.18}, ecr: {0.25, 0.30, 0.27, 0.18},
		recomp: {0.45, 0.33, 0.16, 0.06}, lingua: {0.22, 0.32, 0.28, 0.18},
	},
}

// countsOf gives the counts of a setting. On ASQA two reranked passages let an
// answer say more than one, and the tightest pruned contexts need answers that
// leave statements uncited for precision to exceed recall as far as it does.
func countsOf(dataset, s int) counts {
	switch {
	case dataset == asqa && s == at(rerank, 0):
		return counts{0.40, 0.38, 0.22, 0}
	case dataset == asqa && (s == at(lingua, 2) || s == at(lingua, 3)):
		return counts{0.42, 0.37, 0.21, 0}
	case dataset == asqa && s == at(recomp, 3):
		return counts{0.79, 0.18, 0.03, 0}
	}
	return statementCounts[dataset][Settings()[s].Compressor]
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
	r := keyed(d.seed, forStatements, d.Index, q, d.likeExtraction(q, s))
	n := 1
	u := r.float()
	for _, share := range countsOf(d.Index, s) {
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

// alike is how often ECR answers in the shape that extraction does, by dataset
// and budget: where few units are left, both mostly show the same ones (C061,
// C062, C065, C066).
var alike = [2][4]float64{{0, 0, 0.55, 0.85}, {0, 0, 0.25, 0.5}}

// likeExtraction gives the setting whose stream a run's statements are drawn
// from.
func (d *Dataset) likeExtraction(q, s int) int {
	if Settings()[s].Compressor != ecr {
		return s
	}
	r := keyed(d.seed, forStatements, d.Index, q, s, 2)
	if r.chance(alike[d.Index][budgetIndex(s)]) {
		return s - 4
	}
	return s
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
	case st.odd < 0.011:
		st.Citations = append(st.Citations, st.Citations[0])
		st.resolved++
	}
}

// repeats tells whether a statement cites its first unit twice.
func (st *Statement) repeats() bool {
	n := len(st.Citations)
	return n > 1 && st.Citations[n-1] == st.Citations[0]
}
