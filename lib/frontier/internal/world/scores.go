package world

import (
	"slices"

	"galley/lib/frontier/internal/premise"
)

// leastTau is the lowest recovery threshold that the score cache serves: below
// it other sets of snippets would be recovered than the cache has scores for.
const leastTau = 0.3

// Scores gives every entailment score that the metrics of a question can ask
// for, each pair once.
func (d *Dataset) Scores(q int) []Score {
	b := &scorer{d: d, source: &d.Sources[d.Questions[q].Source]}
	for s := range settingCount {
		run := d.run(q, s)
		if run.Failed {
			continue
		}
		b.r = keyed(d.seed, forScores, d.Index, q, s)
		b.run = run
		if run.sameAs < 0 {
			b.candidates()
		}
		if run.copied {
			continue
		}
		for i := range run.Statements {
			b.statement(&run.Statements[i])
		}
	}
	return b.out
}

// scorer collects the scores of one question.
type scorer struct {
	d      *Dataset
	source *Source
	run    *Run
	r      stream
	out    []Score

	hypothesis int64
	known      []int64 // premises scored for the statement at work
	buffer     []byte
}

// candidates scores each candidate snippet against its unit.
func (b *scorer) candidates() {
	for i := range b.run.Units {
		u := &b.run.Units[i]
		if len(u.Candidates) == 0 {
			continue
		}
		unit := premise.Hash(b.appendUnit(b.buffer[:0], u))
		for k, c := range u.Candidates {
			b.buffer = append(b.buffer[:0], b.source.Snippets[c].Text...)
			b.out = append(b.out, Score{premise.Hash(b.buffer), unit, u.p[k]})
		}
	}
}

// statement scores a claim against everything its citations can lead to.
func (b *scorer) statement(st *Statement) {
	if st.resolved == 0 {
		return
	}
	b.buffer = append(b.buffer[:0], st.Claim...)
	b.hypothesis = premise.Hash(b.buffer)
	b.known = b.known[:0]
	var cited []int
	for _, c := range st.Citations {
		if int(c) <= len(b.run.Units) {
			cited = append(cited, int(c)-1)
		}
	}
	b.view(st, cited, st.solo, st.emitted, b.appendUnit)
	if len(b.run.Units[cited[0]].Declared) > 0 {
		b.view(st, cited, st.solo, st.grounded, b.appendDeclared)
		return
	}
	// One unit: each citation leads to the same recovered snippets.
	alone := slices.Repeat([]bool{st.grounded}, len(cited))
	for _, set := range b.run.Units[0].recoveredSets() {
		b.view(st, cited, alone, st.grounded, func(buffer []byte, u *Unit) []byte {
			return b.appendSnippets(buffer, set)
		})
	}
}

// view scores one view of a statement: all citations together, each alone, all
// but one, and all without repeats.
func (b *scorer) view(st *Statement, cited []int, solo []bool, joint bool, text func([]byte, *Unit) []byte) {
	b.premise(cited, joint, text)
	if len(cited) == 1 {
		return
	}
	for k := range cited {
		b.premise(cited[k:k+1], solo[k], text)
	}
	for k := range cited {
		rest := append(slices.Clone(cited[:k]), cited[k+1:]...)
		b.premise(rest, joint && without(solo, k), text)
	}
	if st.repeats() {
		b.premise(cited[:len(cited)-1], joint, text)
	}
}

// premise adds the score of the statement against some units' texts, unless the
// pair has one.
func (b *scorer) premise(cited []int, entails bool, text func([]byte, *Unit) []byte) {
	b.buffer = b.buffer[:0]
	for _, c := range cited {
		b.buffer = text(b.buffer, &b.run.Units[c])
	}
	key := premise.Hash(b.buffer)
	if slices.Contains(b.known, key) {
		return
	}
	b.known = append(b.known, key)
	b.out = append(b.out, Score{key, b.hypothesis, b.probability(entails)})
}

// probability draws a score on one side of 0.5: mostly near 0 or 1, as NLI
// models give.
func (b *scorer) probability(entails bool) float64 {
	x := b.r.float()
	p := round4(float64(0.5 * float64(x*x) * x))
	if entails {
		return round4(1 - p)
	}
	return min(p, 0.4999)
}

func (b *scorer) appendUnit(buffer []byte, u *Unit) []byte {
	if len(buffer) > 0 {
		buffer = append(buffer, premise.Separator)
	}
	if u.Text != "" {
		return append(buffer, u.Text...)
	}
	for i, s := range u.Declared {
		if i > 0 {
			buffer = append(buffer, ' ')
		}
		buffer = append(buffer, b.source.Snippets[s].Text...)
	}
	return buffer
}

func (b *scorer) appendDeclared(buffer []byte, u *Unit) []byte {
	return b.appendSnippets(buffer, u.Declared)
}

func (b *scorer) appendSnippets(buffer []byte, set []int32) []byte {
	for _, s := range set {
		buffer = premise.Append(buffer, len(buffer) == 0, b.source.Snippets[s].Text)
	}
	return buffer
}

// recoveredSets lists the sets of snippets that thresholds from 0.3 up recover,
// without the empty one.
func (u *Unit) recoveredSets() [][]int32 {
	var taus []float64
	for _, p := range u.p {
		if p >= leastTau && !slices.Contains(taus, p) {
			taus = append(taus, p)
		}
	}
	sets := make([][]int32, len(taus))
	for i, tau := range taus {
		for k, p := range u.p {
			if p >= tau {
				sets[i] = append(sets[i], u.Candidates[k])
			}
		}
	}
	return sets
}
