package frontier

import (
	"fmt"
	"slices"
	"strings"

	"galley/lib/metric"
	"galley/lib/record"
)

// loader reads the heavy tables into a corpus.
type loader struct {
	src   *record.Source
	x     *index
	c     *corpus
	bySID map[uint64]int32 // snippet by source and sid code
	codes map[string]int32 // code of a sid
	names []string         // sources
	which [2]map[string]int32
	texts map[int64]int32 // number of a paragraph text by its hash
}

// loadCorpus reads everything and resolves every id, so that the metrics walk
// over positions only.
func loadCorpus(src *record.Source, x *index, evaluator string) (*corpus, string, error) {
	l := &loader{src: src, x: x, c: &corpus{
		questions: append([]question(nil), x.questions...),
		settings:  x.settings,
		runs:      append([]run(nil), x.runs...),
	}}
	var units, statements, answers, golds, evidence *record.Table
	err := together(
		func() error { return l.readScores(&evaluator) },
		func() (err error) { units, err = src.Table(unitsSchema()); return },
		func() error { return l.readSources() },
		func() (err error) { statements, err = src.Table(statementsSchema()); return },
		func() (err error) {
			answers, err = src.Table(runsSchema(), "dataset", "question", "compressor", "budget", "status", "answer")
			return
		},
		func() (err error) { golds, err = src.Table(goldsSchema()); return },
		func() (err error) { evidence, err = src.Table(evidenceSchema()); return },
	)
	if err != nil {
		return nil, "", err
	}
	if err := l.placeSources(); err != nil {
		return nil, "", err
	}
	err = together(
		func() error { return l.placeUnits(units) },
		func() error { return l.placeStatements(statements) },
		func() error { return l.placeAnswers(answers) },
		func() error { return l.placeGolds(golds) },
		func() error { return l.placeEvidence(evidence) },
	)
	if err != nil {
		return nil, "", err
	}
	l.c.hashTexts()
	return l.c, evaluator, nil
}

// readScores fills the score cache with one evaluator's scores.
func (l *loader) readScores(evaluator *string) error {
	t, err := l.src.Table(scoresSchema())
	if err != nil {
		return err
	}
	codes, names := t.Codes("evaluator")
	chosen := int32(-1)
	for i, name := range names {
		if name == *evaluator || *evaluator == "" {
			chosen = int32(i)
		}
	}
	switch {
	case *evaluator == "" && len(names) > 1:
		return fmt.Errorf("frontier: table scores, column evaluator: %d evaluators (%s); name the one to use with LoadEvaluator", len(names), strings.Join(names, ", "))
	case *evaluator != "" && chosen < 0:
		return fmt.Errorf("frontier: table scores, column evaluator: no scores of %q; there are %s", *evaluator, strings.Join(names, ", "))
	case chosen >= 0:
		*evaluator = names[chosen]
	}
	premises, hypotheses, ps := t.Ints("premise"), t.Ints("hypothesis"), t.Floats("p")
	l.c.scores = newScoreCache(len(ps))
	for row, p := range ps {
		if codes[row] == chosen {
			l.c.scores.add(premises[row], hypotheses[row], p)
		}
	}
	return nil
}

// placeAnswers gives every successful run its answer.
func (l *loader) placeAnswers(t *record.Table) error {
	find := newRunFinder(l.x, t)
	answers, missing := t.Texts("answer"), t.Missing("answer")
	for row, answer := range answers {
		r, err := find.run(row)
		if err != nil {
			return err
		}
		if missing != nil && missing[row] && l.c.runs[r].status == StatusOK {
			return fmt.Errorf("frontier: table runs, column answer: %s: null although the status is ok; an empty answer is an empty text", t.Where(row))
		}
		l.c.runs[r].answer = answer
	}
	return nil
}

// mostPairs bounds the pairs of a question, so that a wrong number ends in a
// message; ASQA has at most a few dozen.
const mostPairs = 1000

// placeGolds gives questions their normalised short answers, pairs in order.
func (l *loader) placeGolds(t *record.Table) error {
	datasets, pairs := datasetsOf(t), t.Ints("pair")
	ids := t.Texts("question")
	offsets, answers := t.ListTexts("answers")
	for row, id := range ids {
		q, ok := l.x.byID[datasets[row]][id]
		if !ok {
			return strayError(t, "question", row, id, Datasets()[datasets[row]]+" question", "questions", 0)
		}
		if pairs[row] > mostPairs {
			return fmt.Errorf("frontier: table golds, column pair: %s: %d; pairs are numbered from 1 without gaps", t.Where(row), pairs[row])
		}
		if offsets[row] == offsets[row+1] {
			return fmt.Errorf("frontier: table golds, column answers: %s: no short answer; a pair without one would count as never found", t.Where(row))
		}
		question := &l.c.questions[q]
		for int64(len(question.golds)) < pairs[row] {
			question.golds = append(question.golds, nil)
		}
		normal := make([]string, 0, offsets[row+1]-offsets[row])
		for _, a := range answers[offsets[row]:offsets[row+1]] {
			normal = append(normal, metric.Normalize(a))
		}
		question.golds[pairs[row]-1] = normal
	}
	for i := range l.c.questions {
		q := &l.c.questions[i]
		if k := slices.IndexFunc(q.golds, func(pair []string) bool { return pair == nil }); k >= 0 {
			return fmt.Errorf("frontier: table golds, column pair: question %q has %d pairs but no pair %d; they are numbered from 1 without gaps", q.id, len(q.golds), k+1)
		}
	}
	return nil
}
