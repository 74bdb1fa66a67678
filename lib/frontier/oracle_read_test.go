package frontier

import (
	"fmt"
	"strings"
	"testing"

	"galley/lib/record"
)

func join(parts ...any) string { return strings.TrimSuffix(fmt.Sprintln(parts...), "\n") }

func readAgain(t *testing.T, src *record.Source) *secondReading {
	o := &secondReading{t: t, snippets: map[string]oracleSnippet{}, paragraphs: map[string][]string{}, source: map[string]string{},
		total: map[string]int64{}, paper: map[string]string{}, golds: map[string][][]string{}, evidence: map[string][][]string{},
		runs: map[string]*oracleRun{}, p: map[[2]int64]float64{}}
	table := func(name string) *record.Table {
		for _, s := range Schemas() {
			if s.Table == name {
				got, err := src.Table(s)
				if err != nil {
					t.Fatal(err)
				}
				return got
			}
		}
		t.Fatal("no table ", name)
		return nil
	}
	absent := func(mask []bool, row int) bool { return mask != nil && mask[row] }

	s := table("sources")
	for i := range s.Rows() {
		d, source, paragraph := s.Texts("dataset")[i], s.Texts("source")[i], s.Texts("paragraph")[i]
		o.snippets[join(d, source, s.Texts("sid")[i])] = oracleSnippet{s.Texts("text")[i], join(d, source, paragraph), s.Ints("tokens")[i]}
		o.paragraphs[join(d, source, paragraph)] = append(o.paragraphs[join(d, source, paragraph)], s.Texts("text")[i])
	}
	q := table("questions")
	for i := range q.Rows() {
		key := join(q.Texts("dataset")[i], q.Texts("question")[i])
		o.source[key], o.total[key], o.paper[key] = q.Texts("source")[i], q.Ints("source_tokens")[i], q.Texts("paper")[i]
	}
	g := table("golds")
	at, answers := g.ListTexts("answers")
	for i := range g.Rows() { // in the order of the pairs, which str-EM does not depend on
		key := join(g.Texts("dataset")[i], g.Texts("question")[i])
		o.golds[key] = append(o.golds[key], answers[at[i]:at[i+1]])
	}
	e := table("evidence")
	at, answers = e.ListTexts("paragraphs")
	for i := range e.Rows() {
		key := join(e.Texts("dataset")[i], e.Texts("question")[i])
		o.evidence[key] = append(o.evidence[key], answers[at[i]:at[i+1]])
	}
	runKey := func(t *record.Table, i int) string {
		return join(t.Texts("dataset")[i], t.Texts("question")[i], t.Texts("compressor")[i], t.Floats("budget")[i])
	}
	r := table("runs")
	for i := range r.Rows() {
		o.runs[runKey(r, i)] = &oracleRun{
			dataset: r.Texts("dataset")[i], question: r.Texts("question")[i],
			setting: SettingID(r.Texts("compressor")[i], r.Floats("budget")[i]),
			ok:      r.Texts("status")[i] == "ok", ctx: r.Ints("ctx_tokens")[i], in: r.Ints("gen_in_tokens")[i],
			answer: r.Texts("answer")[i], units: map[int64]oracleUnit{}, claims: map[int64]oracleClaim{},
		}
	}
	u := table("units")
	declaredAt, declared := u.ListTexts("declared")
	candidatesAt, candidates := u.ListTexts("candidates")
	for i := range u.Rows() {
		run := o.runs[runKey(u, i)]
		unit := oracleUnit{tokens: u.Ints("tokens")[i], text: u.Texts("text")[i]}
		source := o.source[join(run.dataset, run.question)]
		var words []string
		for _, sid := range declared[declaredAt[i]:declaredAt[i+1]] {
			key := join(run.dataset, source, sid)
			unit.declared = append(unit.declared, key)
			words = append(words, o.snippets[key].text)
		}
		for _, sid := range candidates[candidatesAt[i]:candidatesAt[i+1]] {
			unit.candidates = append(unit.candidates, join(run.dataset, source, sid))
		}
		if absent(u.Missing("text"), i) {
			unit.text = strings.Join(words, " ")
		}
		run.units[u.Ints("unit")[i]] = unit
	}
	c := table("statements")
	citesAt, cites := c.ListInts("citations")
	for i := range c.Rows() {
		o.runs[runKey(c, i)].claims[c.Ints("statement")[i]] = oracleClaim{c.Texts("claim")[i], c.Ints("tokens")[i], cites[citesAt[i]:citesAt[i+1]]}
	}
	scores := table("scores")
	for i := range scores.Rows() {
		o.p[[2]int64{scores.Ints("premise")[i], scores.Ints("hypothesis")[i]}] = scores.Floats("p")[i]
	}
	return o
}
