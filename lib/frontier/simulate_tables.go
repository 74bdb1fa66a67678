package frontier

import (
	"galley/lib/frontier/internal/world"
	"galley/lib/record"
)

// runColumns are the four columns that name a run, filled row by row.
type runColumns struct {
	datasets, questions, compressors []string
	budgets                          []float64
}

func (c *runColumns) add(d *world.Dataset, q int, s world.Setting) {
	c.datasets = append(c.datasets, Datasets()[d.Index])
	c.questions = append(c.questions, d.Questions[q].ID)
	c.compressors = append(c.compressors, Compressors()[s.Compressor])
	c.budgets = append(c.budgets, s.Budget)
}

func (c *runColumns) set(t *record.Table) {
	t.SetTexts("dataset", c.datasets, nil)
	t.SetTexts("question", c.questions, nil)
	t.SetTexts("compressor", c.compressors, nil)
	t.SetFloats("budget", c.budgets, nil)
}

// newRunColumns makes room for n rows.
func newRunColumns(n int) *runColumns {
	return &runColumns{make([]string, 0, n), make([]string, 0, n), make([]string, 0, n), make([]float64, 0, n)}
}

// eachRun visits the runs in the order they are written: dataset, setting,
// question.
func eachRun(datasets [2]*world.Dataset, visit func(d *world.Dataset, q int, s world.Setting, run *world.Run)) {
	settings := world.Settings()
	for _, d := range datasets {
		for i, s := range settings {
			for q := range d.Questions {
				visit(d, q, s, &d.Runs[q*len(settings)+i])
			}
		}
	}
}

func runsTable(datasets [2]*world.Dataset) *record.Table {
	key := newRunColumns(len(datasets[0].Runs) + len(datasets[1].Runs))
	var status, answers []string
	var ctx, input []int64
	var missing []bool
	eachRun(datasets, func(d *world.Dataset, q int, s world.Setting, run *world.Run) {
		key.add(d, q, s)
		state := StatusOK
		if run.Failed {
			state = [...]string{StatusOK, StatusBudget, StatusOverflow}[d.Questions[q].Failure]
		}
		status = append(status, state)
		ctx = append(ctx, int64(run.Context))
		input = append(input, int64(run.Input))
		answers = append(answers, run.Answer)
		missing = append(missing, run.Failed)
	})
	t := record.NewTable(runsSchema(), len(status))
	key.set(t)
	t.SetTexts("status", status, nil)
	t.SetInts("ctx_tokens", ctx, missing)
	t.SetInts("gen_in_tokens", input, missing)
	t.SetTexts("answer", answers, missing)
	return t
}

func unitsTable(datasets [2]*world.Dataset) *record.Table {
	units, sids, others := 0, 0, 0
	eachRun(datasets, func(_ *world.Dataset, _ int, _ world.Setting, run *world.Run) {
		units += len(run.Units)
		for i := range run.Units {
			sids += len(run.Units[i].Declared)
			others += len(run.Units[i].Candidates)
		}
	})
	key := newRunColumns(units)
	numbers, tokens := make([]int64, 0, units), make([]int64, 0, units)
	declared, candidates := make([]string, 0, sids), make([]string, 0, others)
	declaredAt, candidatesAt := make([]int, 1, units+1), make([]int, 1, units+1)
	texts, verbatim := make([]string, 0, units), make([]bool, 0, units)
	eachRun(datasets, func(d *world.Dataset, q int, s world.Setting, run *world.Run) {
		snippets := d.Sources[d.Questions[q].Source].Snippets
		for i := range run.Units {
			u := &run.Units[i]
			key.add(d, q, s)
			numbers = append(numbers, int64(i+1))
			tokens = append(tokens, int64(u.Tokens))
			for _, n := range u.Declared {
				declared = append(declared, snippets[n].SID)
			}
			for _, n := range u.Candidates {
				candidates = append(candidates, snippets[n].SID)
			}
			declaredAt = append(declaredAt, len(declared))
			candidatesAt = append(candidatesAt, len(candidates))
			texts = append(texts, u.Text)
			verbatim = append(verbatim, u.Text == "")
		}
	})
	t := record.NewTable(unitsSchema(), len(numbers))
	key.set(t)
	t.SetInts("unit", numbers, nil)
	t.SetInts("tokens", tokens, nil)
	t.SetListTexts("declared", declaredAt, declared, nil)
	t.SetListTexts("candidates", candidatesAt, candidates, nil)
	t.SetTexts("text", texts, verbatim)
	return t
}

func statementsTable(datasets [2]*world.Dataset) *record.Table {
	n := 0
	eachRun(datasets, func(_ *world.Dataset, _ int, _ world.Setting, run *world.Run) { n += len(run.Statements) })
	key := newRunColumns(n)
	numbers, tokens, citations := make([]int64, 0, n), make([]int64, 0, n), make([]int64, 0, 2*n)
	claims, citationsAt := make([]string, 0, n), make([]int, 1, n+1)
	eachRun(datasets, func(d *world.Dataset, q int, s world.Setting, run *world.Run) {
		for i := range run.Statements {
			st := &run.Statements[i]
			key.add(d, q, s)
			numbers = append(numbers, int64(i+1))
			tokens = append(tokens, int64(st.Tokens))
			claims = append(claims, st.Claim)
			citations = append(citations, st.Citations...)
			citationsAt = append(citationsAt, len(citations))
		}
	})
	t := record.NewTable(statementsSchema(), len(numbers))
	key.set(t)
	t.SetInts("statement", numbers, nil)
	t.SetInts("tokens", tokens, nil)
	t.SetTexts("claim", claims, nil)
	t.SetListInts("citations", citationsAt, citations, nil)
	return t
}

func questionsTable(datasets [2]*world.Dataset) *record.Table {
	b := record.NewBuilder(questionsSchema())
	for _, d := range datasets {
		for _, q := range d.Questions {
			source := &d.Sources[q.Source]
			b.Text("dataset", Datasets()[d.Index]).Text("question", q.ID).Text("source", source.ID)
			if q.Paper >= 0 {
				b.Text("paper", q.PaperID)
			}
			b.Text("text", q.Text).Int("source_tokens", int64(source.Tokens)).End()
		}
	}
	return b.Table()
}

func goldsTable(datasets [2]*world.Dataset) *record.Table {
	b := record.NewBuilder(goldsSchema())
	for _, d := range datasets {
		for _, q := range d.Questions {
			for i, answers := range q.Golds {
				b.Text("dataset", Datasets()[d.Index]).Text("question", q.ID).
					Int("pair", int64(i+1)).ListTexts("answers", answers).End()
			}
		}
	}
	return b.Table()
}

func evidenceTable(datasets [2]*world.Dataset) *record.Table {
	b := record.NewBuilder(evidenceSchema())
	for _, d := range datasets {
		for _, q := range d.Questions {
			for i, paragraphs := range q.Evidence {
				b.Text("dataset", Datasets()[d.Index]).Text("question", q.ID).
					Text("annotator", "annotator-"+string(rune('a'+i))).ListTexts("paragraphs", paragraphs).End()
			}
		}
	}
	return b.Table()
}

func sourcesTable(datasets [2]*world.Dataset) *record.Table {
	b := record.NewBuilder(sourcesSchema())
	for _, d := range datasets {
		for i := range d.Sources {
			for _, s := range d.Sources[i].Snippets {
				b.Text("dataset", Datasets()[d.Index]).Text("source", d.Sources[i].ID).Text("sid", s.SID).
					Text("paragraph", s.ParagraphID()).Int("tokens", int64(s.Tokens)).Text("text", s.Text).End()
			}
		}
	}
	return b.Table()
}

func scoresTable(datasets [2]*world.Dataset) *record.Table {
	var byQuestion [][]world.Score
	n := 0
	for _, d := range datasets {
		from := len(byQuestion)
		byQuestion = append(byQuestion, make([][]world.Score, len(d.Questions))...)
		parallel(len(d.Questions), 16, func(lo, hi int) {
			for q := lo; q < hi; q++ {
				byQuestion[from+q] = d.Scores(q)
			}
		})
	}
	for _, scores := range byQuestion {
		n += len(scores)
	}
	evaluators, premises, hypotheses, ps := make([]string, 0, n), make([]int64, 0, n), make([]int64, 0, n), make([]float64, 0, n)
	for _, scores := range byQuestion {
		for _, s := range scores {
			evaluators = append(evaluators, simulatedEvaluator)
			premises = append(premises, s.Premise)
			hypotheses = append(hypotheses, s.Hypothesis)
			ps = append(ps, s.P)
		}
	}
	t := record.NewTable(scoresSchema(), len(ps))
	t.SetTexts("evaluator", evaluators, nil)
	t.SetInts("premise", premises, nil)
	t.SetInts("hypothesis", hypotheses, nil)
	t.SetFloats("p", ps, nil)
	return t
}
