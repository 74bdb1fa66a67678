package frontier

import (
	"path/filepath"
	"testing"

	"galley/lib/frontier/internal/premise"
	"galley/lib/record"
)

// tiny is a study small enough to work out by hand. Rows are plain structs; a
// test changes them before writing.
type tiny struct {
	questions  []tinyQuestion
	golds      []tinyGold
	evidence   []tinyEvidence
	sources    []tinySnippet
	runs       []tinyRun
	units      []tinyUnit
	statements []tinyStatement
	scores     []tinyScore

	edit func(record.Schema) record.Schema // changes the schemas written, for bad records
	skip string                            // table not to write
}

type tinyQuestion struct {
	dataset, id, source, paper string
	tokens                     int64
}

type tinyGold struct {
	question string
	pair     int64
	answers  []string
}

type tinyEvidence struct {
	question, annotator string
	paragraphs          []string
}

type tinySnippet struct {
	dataset, source, sid, paragraph, text string
	tokens                                int64
}

type tinyRun struct {
	dataset, question, compressor string
	budget                        float64
	status                        string
	ctx, input                    int64
	answer                        string
}

type tinyUnit struct {
	run        tinyRun
	n, tokens  int64
	declared   []string
	candidates []string
	text       string
}

type tinyStatement struct {
	run       tinyRun
	n, tokens int64
	claim     string
	cites     []int64
}

type tinyScore struct {
	premise, hypothesis string
	p                   float64
	evaluator           string
}

// run adds a successful run with its units and statements.
func (s *tiny) run(dataset, question, compressor string, budget float64, ctx, input int64, answer string) *tinyRun {
	s.runs = append(s.runs, tinyRun{dataset, question, compressor, budget, StatusOK, ctx, input, answer})
	return &s.runs[len(s.runs)-1]
}

func (s *tiny) unit(r tinyRun, tokens int64, declared, candidates []string, text string) {
	n := int64(1)
	for _, u := range s.units {
		if u.run.same(r) {
			n++
		}
	}
	s.units = append(s.units, tinyUnit{r, n, tokens, declared, candidates, text})
}

func (s *tiny) state(r tinyRun, tokens int64, claim string, cites ...int64) {
	n := int64(1)
	for _, st := range s.statements {
		if st.run.same(r) {
			n++
		}
	}
	s.statements = append(s.statements, tinyStatement{r, n, tokens, claim, cites})
}

func (r tinyRun) same(o tinyRun) bool {
	return r.dataset == o.dataset && r.question == o.question && r.compressor == o.compressor && r.budget == o.budget
}

func (s *tiny) score(premise, hypothesis string, p float64) {
	s.scores = append(s.scores, tinyScore{premise, hypothesis, p, ""})
}

func (r tinyRun) key(b *record.Builder) *record.Builder {
	return b.Text("dataset", r.dataset).Text("question", r.question).Text("compressor", r.compressor).Float("budget", r.budget)
}

// write writes the study and opens it.
func (s *tiny) write(t *testing.T) *record.Source {
	t.Helper()
	dir := t.TempDir()
	builder := func(schema record.Schema) *record.Builder {
		if s.edit != nil {
			schema = s.edit(schema)
		}
		return record.NewBuilder(schema)
	}
	put := func(b *record.Builder) {
		t.Helper()
		table := b.Table()
		name := table.Schema().Table
		if name == s.skip {
			return
		}
		if err := record.Write(filepath.Join(dir, Study, name, "part-0.parquet"), table, nil); err != nil {
			t.Fatal(err)
		}
	}
	b := builder(questionsSchema())
	for _, q := range s.questions {
		b.Text("dataset", q.dataset).Text("question", q.id).Text("source", q.source).Text("text", "?").Int("source_tokens", q.tokens)
		if q.paper != "" {
			b.Text("paper", q.paper)
		}
		b.End()
	}
	put(b)
	b = builder(goldsSchema())
	for _, g := range s.golds {
		b.Text("dataset", ASQA).Text("question", g.question).Int("pair", g.pair).ListTexts("answers", g.answers).End()
	}
	put(b)
	b = builder(evidenceSchema())
	for _, e := range s.evidence {
		b.Text("dataset", QASPER).Text("question", e.question).Text("annotator", e.annotator).ListTexts("paragraphs", e.paragraphs).End()
	}
	put(b)
	b = builder(sourcesSchema())
	for _, p := range s.sources {
		b.Text("dataset", p.dataset).Text("source", p.source).Text("sid", p.sid).Text("paragraph", p.paragraph).
			Int("tokens", p.tokens).Text("text", p.text).End()
	}
	put(b)
	b = builder(runsSchema())
	for _, r := range s.runs {
		r.key(b).Text("status", r.status)
		if r.status == StatusOK {
			b.Int("ctx_tokens", r.ctx).Int("gen_in_tokens", r.input).Text("answer", r.answer)
		}
		b.End()
	}
	put(b)
	b = builder(unitsSchema())
	for _, u := range s.units {
		u.run.key(b).Int("unit", u.n).Int("tokens", u.tokens).ListTexts("declared", u.declared).ListTexts("candidates", u.candidates)
		if u.text != "" {
			b.Text("text", u.text)
		}
		b.End()
	}
	put(b)
	b = builder(statementsSchema())
	for _, st := range s.statements {
		st.run.key(b).Int("statement", st.n).Int("tokens", st.tokens).Text("claim", st.claim).ListInts("citations", st.cites).End()
	}
	put(b)
	b = builder(scoresSchema())
	for _, c := range s.scores {
		if c.evaluator == "" {
			c.evaluator = "nli"
		}
		b.Text("evaluator", c.evaluator).Int("premise", premise.Hash([]byte(c.premise))).
			Int("hypothesis", premise.Hash([]byte(c.hypothesis))).Float("p", c.p).End()
	}
	put(b)
	return record.Open(dir, Study)
}
