package frontier

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/lib/metric"
)

// secondReading computes the metrics of papers/001 §3 a second time: slowly, over texts
// and maps, one sentence of the paper after the other, sharing nothing with the
// package but the schemas and lib/metric's normalisation. It must agree with
// Scores to the last bit.
type secondReading struct {
	t          *testing.T
	snippets   map[string]oracleSnippet // by dataset, source, sid
	paragraphs map[string][]string      // snippet texts by dataset, source, paragraph
	source     map[string]string        // by dataset, question
	total      map[string]int64         // source tokens by dataset, question
	paper      map[string]string
	golds      map[string][][]string
	evidence   map[string][][]string
	runs       map[string]*oracleRun
	p          map[[2]int64]float64
}

type oracleSnippet struct {
	text, paragraph string
	tokens          int64
}

type oracleRun struct {
	dataset, question, setting string
	ok                         bool
	ctx, in                    int64
	answer                     string
	units                      map[int64]oracleUnit
	claims                     map[int64]oracleClaim
}

type oracleUnit struct {
	text                 string
	tokens               int64
	declared, candidates []string // keys of snippets
}

type oracleClaim struct {
	text   string
	tokens int64
	cites  []int64
}

// entails is the evaluator at a threshold, over the texts of the premise.
func (o *secondReading) entails(tau float64, hypothesis string, premises ...string) bool {
	key := func(s string) int64 {
		sum := sha256.Sum256([]byte(s))
		return int64(binary.BigEndian.Uint64(sum[:8]))
	}
	p, ok := o.p[[2]int64{key(strings.Join(premises, "\n")), key(hypothesis)}]
	if !ok {
		o.t.Fatalf("the records have no score of %q for %q", premises, hypothesis)
	}
	return p >= tau
}

// spans resolves a unit: its declared snippets, or those of its candidates that
// entail it one by one at τ (§3.2).
func (o *secondReading) spans(u oracleUnit, tau float64) []string {
	if len(u.declared) > 0 {
		return u.declared
	}
	var out []string
	for _, s := range u.candidates {
		if o.entails(tau, u.text, o.snippets[s].text) {
			out = append(out, s)
		}
	}
	return out
}

func (o *secondReading) texts(snippets []string) []string {
	out := []string{}
	for _, s := range snippets {
		out = append(out, o.snippets[s].text)
	}
	return out
}

// citations is precision and recall (§3.1) over what each citation resolves to;
// ungated is precision without the demand that the concatenation entails.
func (o *secondReading) citations(r *oracleRun, resolve func(u oracleUnit) []string) (precision, ungated, recall float64) {
	cited, precise, loose, recalled := 0, 0, 0, 0
	for _, claim := range r.claims {
		cited += len(claim.cites)
		var sources [][]string // of each resolvable citation
		for _, n := range claim.cites {
			if u, ok := r.units[n]; ok {
				if texts := resolve(u); len(texts) > 0 {
					sources = append(sources, texts)
				}
			}
		}
		if len(sources) == 0 {
			continue
		}
		joint := o.entails(0.5, claim.text, slices.Concat(sources...)...)
		if joint {
			recalled++
		}
		for k, alone := range sources {
			rest := slices.Concat(slices.Delete(slices.Clone(sources), k, k+1)...)
			// The scores of the rest are needed, and recorded, only when the whole entails.
			needed := func() bool { return len(rest) == 0 || !o.entails(0.5, claim.text, rest...) }
			switch {
			case joint && (o.entails(0.5, claim.text, alone...) || needed()):
				precise++
				loose++
			case !joint && len(sources) > 1 && o.entails(0.5, claim.text, alone...):
				loose++
			}
		}
	}
	ratio := func(a, b int) float64 {
		if b == 0 {
			return 0 // as the paper's n = 944 and 976 in every row says
		}
		return float64(a) / float64(b)
	}
	return ratio(precise, cited), ratio(loose, cited), ratio(recalled, len(r.claims))
}

// unsupported is one verification mode (§3.3): the share of claims that the pooled
// evidence does not support, and the tokens the verifier reads.
func (o *secondReading) unsupported(r *oracleRun, evidence func(u oracleUnit) []string, text func(string) string, tokens func(string) int64) (rate float64, read int64) {
	unsupported := 0
	for _, claim := range r.claims {
		var pool []string
		for _, n := range claim.cites {
			if u, ok := r.units[n]; ok {
				for _, item := range evidence(u) {
					if !slices.Contains(pool, item) {
						pool = append(pool, item)
					}
				}
			}
		}
		var premise []string
		for _, item := range pool {
			premise = append(premise, text(item))
			read += tokens(item)
		}
		if len(pool) > 0 {
			read += claim.tokens
		}
		if len(pool) == 0 || !o.entails(0.5, claim.text, premise...) {
			unsupported++
		}
	}
	return float64(unsupported) / float64(len(r.claims)), read
}

// metrics gives the defined metrics of a run.
func (o *secondReading) metrics(r *oracleRun, tau float64) map[string]float64 {
	m := map[string]float64{}
	key := join(r.dataset, r.question)
	m["pe"], _, m["re"] = o.citations(r, func(u oracleUnit) []string { return []string{u.text} })
	m["pg"], m["legacy"], m["rg"] = o.citations(r, func(u oracleUnit) []string { return o.texts(o.spans(u, tau)) })
	cited := 0
	for _, claim := range r.claims {
		cited += len(claim.cites)
	}
	m["claims"], m["citations"] = float64(len(r.claims)), float64(cited)

	undeclared, found := 0, 0
	for _, u := range r.units {
		if len(u.declared) == 0 {
			undeclared++
			if len(o.spans(u, tau)) > 0 {
				found++
			}
		}
	}
	if undeclared > 0 {
		m["rec"] = float64(found) / float64(undeclared)
	}

	text := func(s string) string { return o.snippets[s].text }
	tokens := func(s string) int64 { return o.snippets[s].tokens }
	us, span := o.unsupported(r, func(u oracleUnit) []string { return u.declared }, text, tokens)
	ur, _ := o.unsupported(r, func(u oracleUnit) []string { return o.spans(u, tau) }, text, tokens)
	byNumber := map[string]oracleUnit{} // a unit pooled by its number: two units may have the same text
	numbered := &oracleRun{units: map[int64]oracleUnit{}, claims: r.claims}
	for n, u := range r.units {
		name := fmt.Sprint(n)
		byNumber[name] = u
		numbered.units[n] = oracleUnit{declared: []string{name}}
	}
	um, sum := o.unsupported(numbered, func(u oracleUnit) []string { return u.declared },
		func(n string) string { return byNumber[n].text }, func(n string) int64 { return byNumber[n].tokens })
	if len(r.claims) > 0 {
		m["us"], m["ur"], m["um"] = us, ur, um
	}
	m["ver_span"], m["ver_sum"] = float64(span), float64(sum)
	m["ctx"], m["gen_in"], m["total"] = float64(r.ctx), float64(r.in), float64(r.in+span)
	m["achieved"] = float64(r.ctx) / float64(o.total[key])

	if golds := o.golds[key]; len(golds) > 0 { // ALCE's str-EM
		answer := metric.Normalize(metric.RemoveCitations(r.answer))
		hits := 0
		for _, pair := range golds {
			if slices.ContainsFunc(pair, func(short string) bool { return strings.Contains(answer, metric.Normalize(short)) }) {
				hits++
			}
		}
		m["em"] = float64(hits) / float64(len(golds))
	}

	if annotators := o.evidence[key]; len(annotators) > 0 && len(r.units) > 0 && undeclared == 0 {
		words := func(s string) string { return strings.Join(strings.Fields(s), " ") }
		predicted := map[string]bool{}
		for _, u := range r.units {
			for _, s := range u.declared {
				predicted[words(strings.Join(o.paragraphs[o.snippets[s].paragraph], " "))] = true
			}
		}
		best := 0.0
		for _, list := range annotators {
			gold := map[string]bool{}
			hits := 0
			for _, paragraph := range list {
				if p := words(paragraph); !gold[p] {
					gold[p] = true
					if predicted[p] {
						hits++
					}
				}
			}
			best = max(best, 2*float64(hits)/float64(len(predicted)+len(gold)))
		}
		m["ef1"] = best
	}
	return m
}
