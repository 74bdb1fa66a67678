package frontier

import (
	"fmt"
	"slices"
	"strings"

	"galley/lib/frontier/internal/premise"
	"galley/lib/record"
)

// readSources reads the snippets and numbers the texts of their paragraphs.
func (l *loader) readSources() error {
	t, err := l.src.Table(sourcesSchema())
	if err != nil {
		return err
	}
	datasets := datasetsOf(t)
	sources, names := t.Codes("source")
	sids, sidNames := t.Codes("sid")
	paragraphs, _ := t.Codes("paragraph")
	texts, tokens := t.Texts("text"), t.Ints("tokens")

	l.codes = make(map[string]int32, len(sidNames))
	for i, name := range sidNames {
		l.codes[name] = int32(i)
	}
	l.names = names
	for d := range l.which {
		l.which[d] = map[string]int32{}
	}
	l.bySID = make(map[uint64]int32, len(texts))
	l.c.snippets = make([]snippet, len(texts))
	places := map[[2]uint64]int32{}
	var parts [][]int32 // snippets by paragraph
	last := [2]uint64{^uint64(0)}
	var at int32
	for row := range texts {
		source := sourceKey(datasets[row], sources[row])
		l.which[datasets[row]][names[sources[row]]] = sources[row]
		l.bySID[sidKey(source, sids[row])] = int32(row)
		if key := [2]uint64{uint64(source), uint64(uint32(paragraphs[row]))}; row == 0 || key != last {
			known := false
			if at, known = places[key]; !known {
				at = int32(len(parts))
				places[key] = at
				parts = append(parts, nil)
			}
			last = key
		}
		parts[at] = append(parts[at], int32(row))
		l.c.snippets[row] = snippet{paragraph: at, tokens: tokens[row], text: texts[row]}
	}
	l.numberTexts(parts)
	return nil
}

// sourceKey and sidKey pack a source and one of its sids into a number.
func sourceKey(dataset int8, source int32) uint32 { return uint32(source)<<1 | uint32(dataset) }
func sidKey(source uint32, sid int32) uint64      { return uint64(source)<<32 | uint64(uint32(sid)) }

// numberTexts gives each paragraph the number of its whitespace-normalised text.
func (l *loader) numberTexts(parts [][]int32) {
	hashes := make([]int64, len(parts))
	parallel(len(parts), 512, func(lo, hi int) {
		var buffer []byte
		for i := lo; i < hi; i++ {
			buffer = buffer[:0]
			for _, s := range parts[i] {
				buffer = appendWords(buffer, l.c.snippets[s].text)
			}
			hashes[i] = premise.Hash(buffer)
		}
	})
	l.c.paragraphs = make([]paragraph, len(parts))
	l.texts = make(map[int64]int32, len(parts))
	for i, h := range hashes {
		l.c.paragraphs[i].text = l.textNumber(h)
	}
}

// textNumber numbers different texts by their hash.
func (l *loader) textNumber(hash int64) int32 {
	n, ok := l.texts[hash]
	if !ok {
		n = int32(len(l.texts))
		l.texts[hash] = n
		l.c.texts = len(l.texts)
	}
	return n
}

// appendWords appends the words of a text, single spaces between them.
func appendWords(buffer []byte, text string) []byte {
	for from := 0; from < len(text); {
		c := text[from]
		if c >= 0x80 {
			return appendNormal(buffer, text[from:])
		}
		if c == ' ' || c >= '\t' && c <= '\r' {
			from++
			continue
		}
		to := from
		for to < len(text) && text[to] < 0x80 && text[to] != ' ' && !(text[to] >= '\t' && text[to] <= '\r') {
			to++
		}
		if to < len(text) && text[to] >= 0x80 {
			return appendNormal(buffer, text[from:])
		}
		if len(buffer) > 0 {
			buffer = append(buffer, ' ')
		}
		buffer = append(buffer, text[from:to]...)
		from = to
	}
	return buffer
}

// appendNormal is appendWords for text beyond ASCII.
func appendNormal(buffer []byte, text string) []byte {
	words := strings.Join(strings.Fields(text), " ")
	if words == "" {
		return buffer
	}
	if len(buffer) > 0 {
		buffer = append(buffer, ' ')
	}
	return append(buffer, words...)
}

// placeSources finds the source of every question.
func (l *loader) placeSources() error {
	t, err := l.src.Table(questionsSchema(), "dataset", "question", "source")
	if err != nil {
		return err
	}
	datasets, ids, sources := datasetsOf(t), t.Texts("question"), t.Texts("source")
	for row, id := range ids {
		d := datasets[row]
		code, ok := l.which[d][sources[row]]
		if !ok {
			return strayError(t, "source", row, sources[row], Datasets()[d]+" source", "sources", 0)
		}
		l.c.questions[l.x.byID[d][id]].source = code
	}
	return nil
}

// placeEvidence gives questions the numbers of their evidence texts. A text that
// is no paragraph of any source gets a number of its own: it can only be missed.
func (l *loader) placeEvidence(t *record.Table) error {
	datasets, ids := datasetsOf(t), t.Texts("question")
	offsets, texts := t.ListTexts("paragraphs")
	var buffer []byte
	for row, id := range ids {
		q, ok := l.x.byID[datasets[row]][id]
		if !ok {
			return strayError(t, "question", row, id, Datasets()[datasets[row]]+" question", "questions", 0)
		}
		gold := []int32{}
		for _, text := range texts[offsets[row]:offsets[row+1]] {
			buffer = appendWords(buffer[:0], text)
			if n := l.textNumber(premise.Hash(buffer)); !slices.Contains(gold, n) {
				gold = append(gold, n)
			}
		}
		l.c.questions[q].evidence = append(l.c.questions[q].evidence, gold)
	}
	return nil
}

// snippetOf finds the snippet that a unit of a question names.
func (l *loader) snippetOf(question int32, code int32) int32 {
	q := &l.c.questions[question]
	if code >= 0 {
		if s, ok := l.bySID[sidKey(sourceKey(q.dataset, q.source), code)]; ok {
			return s
		}
	}
	return -1
}

func (l *loader) straySID(t *record.Table, column string, row int, sid string, question int32) error {
	q := &l.c.questions[question]
	return fmt.Errorf("frontier: table %s, column %s: %s: sid %q is not a snippet of source %q, which question %q was asked about; every sid must occur in table sources",
		t.Schema().Table, column, t.Where(row), sid, l.names[q.source], q.id)
}
