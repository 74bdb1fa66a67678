package frontier

import (
	"slices"
	"strings"

	"galley/lib/frontier/internal/premise"
	"galley/lib/metric"
)

// evaluator computes the metrics of runs, one after the other, at one recovery
// threshold. It holds scratch space: one evaluator per goroutine.
type evaluator struct {
	c       *corpus
	tau     float64
	missing *missingScores

	run       *run
	units     []unit
	cited     [][]int
	recovered [][]int32 // snippets by unit of the run
	sidRoom   []int32
	pool      []int32
	unitSeen  []bool
	stamp     []int32 // by paragraph text: the last run that declared it
	round     int32
	buffer    []byte

	grounded bool // the view that resolves and entails look at
	entails  func(statement int, cited []int) bool
	resolves func(unit int) bool
}

func newEvaluator(c *corpus, tau float64, missing *missingScores) *evaluator {
	e := &evaluator{c: c, tau: tau, missing: missing, stamp: make([]int32, c.texts)}
	e.entails = e.entailsCited
	e.resolves = e.resolvesUnit
	return e
}

// evaluate gives every metric of a successful run.
func (e *evaluator) evaluate(r *run) values {
	var v values
	e.enter(r)
	q := &e.c.questions[r.question]

	e.grounded = false
	emitted := ScoreCitations(e.cited, len(e.units), e.resolves, e.entails, PaperRules)
	v.set(mPe, emitted.Precision)
	v.set(mRe, emitted.Recall)
	e.grounded = true
	grounded := ScoreCitations(e.cited, len(e.units), e.resolves, e.entails, PaperRules)
	v.set(mPg, grounded.Precision)
	v.set(mRg, grounded.Recall)
	v.set(mLegacy, ScoreCitations(e.cited, len(e.units), e.resolves, e.entails, LegacyRules).Precision)
	v.set(mClaims, float64(grounded.Stated))
	v.set(mCitations, float64(grounded.Cited))

	e.verification(&v)
	e.recovery(&v)
	e.evidence(&v, q)
	e.answerQuality(&v, r, q)
	if q.tokens > 0 {
		v.set(mAchieved, float64(r.ctx)/float64(q.tokens))
	}
	v.set(mCtx, float64(r.ctx))
	v.set(mGenIn, float64(r.genIn))
	v.set(mTotal, float64(r.genIn)+v.at[mVerSpan])
	return v
}

// evaluateGrounded gives only what depends on the recovery threshold.
func (e *evaluator) evaluateGrounded(r *run) values {
	var v values
	e.enter(r)
	e.grounded = true
	grounded := ScoreCitations(e.cited, len(e.units), e.resolves, e.entails, PaperRules)
	v.set(mPg, grounded.Precision)
	v.set(mRg, grounded.Recall)
	e.recovery(&v)
	e.recoveredRate(&v)
	return v
}

// enter makes a run the current one and recovers the sources of its units.
func (e *evaluator) enter(r *run) {
	e.run = r
	e.units = e.c.units[r.units.lo:r.units.hi]
	e.cited = e.cited[:0]
	for i := r.statements.lo; i < r.statements.hi; i++ {
		var room []int
		if len(e.cited) < cap(e.cited) {
			room = e.cited[:len(e.cited)+1][len(e.cited)][:0]
		}
		s := &e.c.statements[i]
		for _, u := range e.c.citations[s.citations.lo:s.citations.hi] {
			room = append(room, int(u))
		}
		e.cited = append(e.cited, room)
	}
	e.recovered = e.recovered[:0]
	e.sidRoom = e.sidRoom[:0]
	for i := range e.units {
		u := &e.units[i]
		if u.declared.len() > 0 {
			e.recovered = append(e.recovered, e.c.sids[u.declared.lo:u.declared.hi])
			continue
		}
		from := len(e.sidRoom)
		for _, s := range e.c.sids[u.candidates.lo:u.candidates.hi] {
			if e.score(kindCandidate, e.c.snippets[s].hash, u.hash) >= e.tau {
				e.sidRoom = append(e.sidRoom, s)
			}
		}
		e.recovered = append(e.recovered, e.sidRoom[from:len(e.sidRoom):len(e.sidRoom)])
	}
}

// recovery is the share of undeclared units that have a recovered source.
func (e *evaluator) recovery(v *values) {
	undeclared, found := 0, 0
	for i := range e.units {
		if e.units[i].declared.len() > 0 {
			continue
		}
		undeclared++
		if len(e.recovered[i]) > 0 {
			found++
		}
	}
	if undeclared > 0 {
		v.set(mRec, float64(found)/float64(undeclared))
	}
}

// evidence is metric.BestEvidenceF1 of the paragraphs of all declared snippets,
// over numbers of texts in place of texts; undefined when a unit declares none,
// without units and without annotators.
func (e *evaluator) evidence(v *values, q *question) {
	if len(q.evidence) == 0 || len(e.units) == 0 {
		return
	}
	e.round++
	paragraphs := 0
	for i := range e.units {
		u := &e.units[i]
		if u.declared.len() == 0 {
			return
		}
		for _, s := range e.c.sids[u.declared.lo:u.declared.hi] {
			if text := e.c.paragraphs[e.c.snippets[s].paragraph].text; e.stamp[text] != e.round {
				e.stamp[text] = e.round
				paragraphs++
			}
		}
	}
	best := 0.0
	for _, gold := range q.evidence {
		hits := 0
		for _, text := range gold {
			if e.stamp[text] == e.round {
				hits++
			}
		}
		best = max(best, setF1(hits, paragraphs, len(gold)))
	}
	v.set(mEF1, best)
}

// setF1 is the F1 of two sets by their sizes and that of their intersection; two
// empty sets agree.
func setF1(hits, predicted, gold int) float64 {
	if predicted == 0 && gold == 0 {
		return 1
	}
	return 2 * float64(hits) / float64(predicted+gold)
}

// answerQuality is ALCE's str-EM of the answer without its citation markers (as
// metric.StrEM, whose short answers are normalised once here); undefined without
// question–answer pairs.
func (e *evaluator) answerQuality(v *values, r *run, q *question) {
	if len(q.golds) == 0 {
		return
	}
	answer := metric.Normalize(metric.RemoveCitations(r.answer))
	hits := 0
	for _, pair := range q.golds {
		if slices.ContainsFunc(pair, func(short string) bool { return strings.Contains(answer, short) }) {
			hits++
		}
	}
	v.set(mEM, float64(hits)/float64(len(q.golds)))
}

// resolvesUnit tells whether a unit leads to text under the current view.
func (e *evaluator) resolvesUnit(unit int) bool {
	return !e.grounded || len(e.recovered[unit-1]) > 0
}

// entailsCited tells whether the texts of some citations of a statement, joined
// in order, entail its claim under the current view.
func (e *evaluator) entailsCited(statement int, cited []int) bool {
	claim := &e.c.statements[int(e.run.statements.lo)+statement]
	numbers := e.cited[statement]
	if !e.grounded {
		if len(cited) == 1 {
			return e.supports(kindEmitted, e.units[numbers[cited[0]]-1].hash, claim.hash)
		}
		e.buffer = e.buffer[:0]
		for i, k := range cited {
			e.buffer = e.c.appendUnitText(e.buffer, i == 0, &e.units[numbers[k]-1])
		}
		return e.supports(kindEmitted, premise.Hash(e.buffer), claim.hash)
	}
	e.pool = e.pool[:0]
	for _, k := range cited {
		e.pool = append(e.pool, e.recovered[numbers[k]-1]...)
	}
	return e.supportsPool(kindGrounded, claim)
}

// supportsPool tells whether the snippets in e.pool, joined, entail a claim.
func (e *evaluator) supportsPool(kind scoreKind, claim *statement) bool {
	if len(e.pool) == 1 {
		return e.supports(kind, e.c.snippets[e.pool[0]].hash, claim.hash)
	}
	e.buffer = e.buffer[:0]
	for i, s := range e.pool {
		e.buffer = premise.Append(e.buffer, i == 0, e.c.snippets[s].text)
	}
	return e.supports(kind, premise.Hash(e.buffer), claim.hash)
}

func (e *evaluator) supports(kind scoreKind, premise, hypothesis int64) bool {
	return e.score(kind, premise, hypothesis) >= DefaultTau
}

// score looks a pair up; one that is missing is noted and counts as 0 until the
// caller reports it.
func (e *evaluator) score(kind scoreKind, premise, hypothesis int64) float64 {
	p, ok := e.c.scores.get(premise, hypothesis)
	if !ok {
		e.missing.note(kind, premise, hypothesis)
	}
	return p
}
