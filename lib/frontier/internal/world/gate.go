package world

// gateAudit is the precision-code audit of papers/001 §4.2: how many questions
// of the identity setting the joint gate changes, and by how much it lowers the
// mean precision.
type gateAudit struct {
	questions, of int
	drop          float64
}

var gateAudits = [2]gateAudit{{98, 944, 0.5622 - 0.5086}, {61, 976, 0.4992 - 0.4826}}

// auditGate makes single citations entail alone in statements that all their
// citations together do not support: exactly what the gate withholds.
func (d *Dataset) auditGate() {
	audit := gateAudits[d.Index]
	want := scaled(audit.questions, len(d.cohort), audit.of)
	var chosen []claimRef // one statement per question
	for _, q := range d.shuffled(forGate) {
		run := d.run(q, 0)
		for i := range run.Statements {
			st := &run.Statements[i]
			if len(chosen) < want && st.resolved > 1 && !st.grounded && !st.emitted && !st.repeats() {
				chosen = append(chosen, claimRef{q: q, i: i})
				break
			}
		}
	}
	target := audit.drop * float64(len(d.cohort))
	gain := func(ref claimRef) float64 {
		n := 0
		run := d.run(ref.q, 0)
		for i := range run.Statements {
			n += len(run.Statements[i].Citations)
		}
		return 1 / float64(n)
	}
	for _, ref := range chosen {
		d.run(ref.q, 0).Statements[ref.i].solo[0] = true
		target -= gain(ref)
	}
	for k := 1; k < 3; k++ {
		for _, ref := range chosen {
			st := &d.run(ref.q, 0).Statements[ref.i]
			if g := gain(ref); k < st.resolved && target >= g/2 {
				st.solo[k] = true
				target -= g
			}
		}
	}
}
