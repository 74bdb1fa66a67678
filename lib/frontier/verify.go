package frontier

import (
	"slices"

	"galley/lib/frontier/internal/premise"
)

// verification sets the unsupported rates of the three modes (papers/001 §3.3)
// and the verifier's input tokens. A claim without evidence is unsupported and
// costs nothing: the verifier is not called. Without claims the rates are
// undefined and the tokens 0.
func (e *evaluator) verification(v *values) {
	var tokensSpan, tokensSum int64
	unsupported := [2]int{} // by units, by declared snippets
	for i := range e.cited {
		claim := e.claim(i)
		ok, tokens := e.summaryChecked(i, claim)
		tokensSum += tokens
		if !ok {
			unsupported[0]++
		}
		e.poolOf(i, true)
		if len(e.pool) > 0 {
			tokensSpan += claim.tokens
			for _, s := range e.pool {
				tokensSpan += e.c.snippets[s].tokens
			}
		}
		if len(e.pool) == 0 || !e.supportsPool(kindSpan, claim) {
			unsupported[1]++
		}
	}
	v.set(mVerSum, float64(tokensSum))
	v.set(mVerSpan, float64(tokensSpan))
	if n := len(e.cited); n > 0 {
		v.set(mUm, float64(unsupported[0])/float64(n))
		v.set(mUs, float64(unsupported[1])/float64(n))
	}
	e.recoveredRate(v)
}

// recoveredRate sets the unsupported rate of recovered-source checking.
func (e *evaluator) recoveredRate(v *values) {
	unsupported := 0
	for i := range e.cited {
		e.poolOf(i, false)
		if len(e.pool) == 0 || !e.supportsPool(kindRecovered, e.claim(i)) {
			unsupported++
		}
	}
	if n := len(e.cited); n > 0 {
		v.set(mUr, float64(unsupported)/float64(n))
	}
}

func (e *evaluator) claim(i int) *statement {
	return &e.c.statements[int(e.run.statements.lo)+i]
}

// summaryChecked pools the texts of the units a claim cites, each unit once, and
// gives whether they support it and what the check costs.
func (e *evaluator) summaryChecked(i int, claim *statement) (supported bool, tokens int64) {
	e.unitSeen = append(e.unitSeen[:0], make([]bool, len(e.units))...)
	e.buffer = e.buffer[:0]
	pooled, last := 0, 0
	for _, n := range e.cited[i] {
		if n < 1 || n > len(e.units) || e.unitSeen[n-1] {
			continue
		}
		e.unitSeen[n-1] = true
		tokens += e.units[n-1].tokens
		pooled, last = pooled+1, n
	}
	switch {
	case pooled == 0:
		return false, 0
	case pooled == 1:
		return e.supports(kindSummary, e.units[last-1].hash, claim.hash), tokens + claim.tokens
	}
	clear(e.unitSeen)
	first := true
	for _, n := range e.cited[i] {
		if n < 1 || n > len(e.units) || e.unitSeen[n-1] {
			continue
		}
		e.unitSeen[n-1] = true
		e.buffer = e.c.appendUnitText(e.buffer, first, &e.units[n-1])
		first = false
	}
	return e.supports(kindSummary, premise.Hash(e.buffer), claim.hash), tokens + claim.tokens
}

// poolOf fills e.pool with the snippets behind the units a claim cites, each
// snippet once in order of first mention: declared ones only, or recovered ones
// too.
func (e *evaluator) poolOf(i int, declaredOnly bool) {
	e.pool = e.pool[:0]
	for _, n := range e.cited[i] {
		if n < 1 || n > len(e.units) || declaredOnly && e.units[n-1].declared.len() == 0 {
			continue
		}
		for _, s := range e.recovered[n-1] {
			if !slices.Contains(e.pool, s) {
				e.pool = append(e.pool, s)
			}
		}
	}
}
