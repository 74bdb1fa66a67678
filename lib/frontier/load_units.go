package frontier

import (
	"fmt"

	"galley/lib/record"
)

// placeUnits sorts the units by run and number and resolves their sids.
func (l *loader) placeUnits(t *record.Table) error {
	runs, starts, err := l.byRun(t, "unit")
	if err != nil {
		return err
	}
	declared, err := l.placeSIDs(t, "declared", runs)
	if err != nil {
		return err
	}
	candidates, err := l.placeSIDs(t, "candidates", runs)
	if err != nil {
		return err
	}
	shift := int32(len(declared))
	l.c.sids = append(declared, candidates...)
	numbers, tokens, texts, verbatim := t.Ints("unit"), t.Ints("tokens"), t.Texts("text"), t.Missing("text")
	declaredAt, _ := t.ListTexts("declared")
	candidatesAt, _ := t.ListTexts("candidates")
	l.c.units = make([]unit, t.Rows())
	for row, r := range runs {
		u := &l.c.units[starts[r]+int32(numbers[row])-1]
		u.tokens, u.text = tokens[row], texts[row]
		u.declared = span{int32(declaredAt[row]), int32(declaredAt[row+1])}
		u.candidates = span{int32(candidatesAt[row]) + shift, int32(candidatesAt[row+1]) + shift}
		u.verbatim = verbatim != nil && verbatim[row]
		if u.verbatim && u.declared.len() == 0 {
			return fmt.Errorf("frontier: table units, column text: %s: null for a unit that declares no snippets; its text is needed", t.Where(row))
		}
	}
	for r := range l.c.runs {
		l.c.runs[r].units = span{starts[r], starts[r+1]}
	}
	return nil
}

// placeSIDs turns a column of sids into snippets, in the order of the rows.
func (l *loader) placeSIDs(t *record.Table, column string, runs []int32) ([]int32, error) {
	offsets, _ := t.ListTexts(column)
	codes, dict := t.Codes(column)
	known := make([]int32, len(dict))
	for i, name := range dict {
		known[i] = -1
		if code, ok := l.codes[name]; ok {
			known[i] = code
		}
	}
	out := make([]int32, len(codes))
	for row, r := range runs {
		question := l.c.runs[r].question
		for k := offsets[row]; k < offsets[row+1]; k++ {
			s := l.snippetOf(question, known[codes[k]])
			if s < 0 {
				return nil, l.straySID(t, column, row, dict[codes[k]], question)
			}
			out[k] = s
		}
	}
	return out, nil
}

// placeStatements sorts the statements by run and number.
func (l *loader) placeStatements(t *record.Table) error {
	runs, starts, err := l.byRun(t, "statement")
	if err != nil {
		return err
	}
	numbers, tokens, claims := t.Ints("statement"), t.Ints("tokens"), t.Texts("claim")
	offsets, citations := t.ListInts("citations")
	l.c.citations = make([]int32, len(citations))
	for i, n := range citations {
		// Numbers too large for a unit are one and the same: no unit.
		l.c.citations[i] = int32(min(max(n, -1), 1<<30))
	}
	l.c.statements = make([]statement, t.Rows())
	for row, r := range runs {
		l.c.statements[starts[r]+int32(numbers[row])-1] = statement{
			tokens: tokens[row], claim: claims[row],
			citations: span{int32(offsets[row]), int32(offsets[row+1])},
		}
	}
	for r := range l.c.runs {
		l.c.runs[r].statements = span{starts[r], starts[r+1]}
	}
	return nil
}

// byRun finds the run of every row and where the rows of each run start when
// they stand together. The column numbers the rows of a run from 1 without gaps.
func (l *loader) byRun(t *record.Table, column string) (runs, starts []int32, err error) {
	find := newRunFinder(l.x, t)
	runs = make([]int32, t.Rows())
	starts = make([]int32, len(l.c.runs)+1)
	for row := range runs {
		if runs[row], err = find.run(row); err != nil {
			return nil, nil, err
		}
		starts[runs[row]+1]++
	}
	numbers := t.Ints(column)
	for row, r := range runs {
		if n := numbers[row]; n < 1 || n > int64(starts[r+1]) {
			return nil, nil, fmt.Errorf("frontier: table %s, column %s: %s: number %d of a run with %d rows; they are numbered from 1 without gaps",
				t.Schema().Table, column, t.Where(row), n, starts[r+1])
		}
	}
	for r := range l.c.runs {
		starts[r+1] += starts[r]
	}
	return runs, starts, nil
}
