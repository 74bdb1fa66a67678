package world

import "math"

// presence is which gold answers an answer names: a latent per question–answer
// pair, and, once decided, the pairs named by setting.
type presence struct {
	latent [settingCount][][]float64 // by setting, question, pair
	named  [settingCount][][]bool
}

// carry is how much of a pair's latent each budget keeps from the wider one, and
// the widest from identity (C076–C110). Rerank at 0.05 thus has little of what
// identity has.
var carry = [6][4]float64{
	rerank: {0.66, 0.87, 0.71, 0.60}, extractive: {0.78, 0.74, 0.77, 0.74},
	ecr: {0.73, 0.79, 0.71, 0.68}, recomp: {0.75, 0.90, 0.94, 0.945}, lingua: {0.75, 0.72, 0.60, 0.74},
}

// drawPresence draws the latents of a dataset's pairs: part belongs to the
// question, part to the pair, part wanders from setting to setting.
func (d *Dataset) drawPresence() *presence {
	p := &presence{}
	if d.Index != asqa {
		return p
	}
	for s := range p.latent {
		p.latent[s] = make([][]float64, len(d.Questions))
		p.named[s] = make([][]bool, len(d.Questions))
	}
	each(len(d.Questions), func(q int) {
		pairs := len(d.Questions[q].Golds)
		r := keyed(d.seed, forPairs, q)
		common := r.bell()
		var wander [settingCount]float64
		for range pairs {
			pair := r.bell()
			wander[0] = r.bell()
			p.latent[0][q] = append(p.latent[0][q], pairLatent(common, pair, wander[0]))
			for c := rerank; c <= lingua; c++ {
				for b := range budgets {
					s, from := at(c, b), at(c, b-1)
					if b == 0 {
						from = 0
					}
					keep := carry[c][b]
					wander[s] = float64(keep*wander[from]) + float64(math.Sqrt(1-float64(keep*keep))*r.bell())
					p.latent[s][q] = append(p.latent[s][q], pairLatent(common, pair, wander[s]))
				}
			}
		}
	})
	return p
}

func pairLatent(question, pair, wander float64) float64 {
	return float64(0.55*question) + float64(0.35*pair) + float64(0.76*wander)
}

// decidePresence decides which pairs the answers of a compressor name, so that
// str-EM comes out at its target. Copied answers name what the original does.
func (d *Dataset) decidePresence(c int, p *presence) {
	if d.Index != asqa {
		return
	}
	order := []int{0, 1, 2, 3}
	switch c {
	case identity:
		order = order[:1]
	case recomp:
		order = []int{1, 0, 2, 3}
	}
	for _, b := range order {
		d.decideSetting(at(c, b), p)
	}
}

func (d *Dataset) decideSetting(s int, p *presence) {
	var refs []claimRef
	target := targets[d.Index][s].em * float64(len(d.cohort))
	base := at(recomp, 1)
	for q := range d.Questions {
		run := d.run(q, s)
		pairs := len(d.Questions[q].Golds)
		if run.copied {
			p.named[s][q] = p.named[base][q]
			if d.Questions[q].Failure == None {
				for _, named := range p.named[s][q] {
					if named {
						target -= 1 / float64(pairs)
					}
				}
			}
			continue
		}
		p.named[s][q] = make([]bool, pairs)
		if len(run.Statements) == 0 {
			continue // no answer to name anything in
		}
		for i := range pairs {
			refs = append(refs, claimRef{q, i, p.latent[s][q][i]})
		}
	}
	byLatent(refs)
	n := take(refs, target, func(ref claimRef) float64 {
		if d.Questions[ref.q].Failure != None {
			return 0
		}
		return 1 / float64(len(d.Questions[ref.q].Golds))
	})
	for _, ref := range refs[:n] {
		p.named[s][ref.q][ref.i] = true
	}
	d.named[s] = p.named[s]
}
