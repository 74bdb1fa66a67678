package world

// recompContexts writes the summary: one unit that declares nothing. Its length
// does not follow the budget; only a budget below it cuts it (ASQA at 0.1 and
// 0.05). Some questions get an empty summary: 15 of 944 on ASQA, one more at
// 0.05, and 131 of 976 on QASPER (n of the re-attribution rate, Tables 4 and 5).
func (d *Dataset) recompContexts(q int) {
	source := &d.Sources[d.Questions[q].Source]
	r := keyed(d.seed, forContext, d.Index, q, recomp)
	length := 26 + r.intn(31) + r.intn(31) // ASQA: 0.08 of the context
	if d.Index == qasper {
		length = 52 + r.intn(19) + r.intn(19) // below 0.1 of the shortest paper: 89
	}
	text := summaryText(&r, length)
	shared := candidates(&r, len(source.Snippets))
	for b, budget := range budgets {
		run := d.run(q, at(recomp, b))
		if d.emptySummary(q, b) {
			continue
		}
		most := int(float64(budget*float64(source.Tokens)) + 0.5)
		u := Unit{Tokens: length, Text: text, Candidates: shared}
		switch {
		case length > most:
			u.Tokens, u.Text = most, cutText(text, most)
			cut := keyed(d.seed, forContext, d.Index, q, recomp, b)
			u.Candidates = candidates(&cut, len(source.Snippets))
		case b != 1:
			run.sameAs = at(recomp, 1)
		}
		run.Units = []Unit{u}
		run.Context = u.Tokens
	}
}

// drawEmpty chooses the questions whose summary is empty.
func (d *Dataset) drawEmpty() {
	n, tight := scaled(15, len(d.cohort), 944), scaled(16, len(d.cohort), 944)
	if d.Index == qasper {
		n = scaled(131, len(d.cohort), 976)
		tight = n
	}
	d.empty = make([]int, len(d.Questions))
	for i, q := range d.shuffled(forContext, recomp)[:tight] {
		d.empty[q] = 1 // from the tightest budget on
		if i < n {
			d.empty[q] = 2
		}
	}
}

func (d *Dataset) emptySummary(q, b int) bool {
	return d.empty[q] == 2 || d.empty[q] == 1 && b == 3
}

// shuffled is the cohort in a random order.
func (d *Dataset) shuffled(key ...int) []int {
	order := append([]int(nil), d.cohort...)
	r := keyed(d.seed, append([]int{d.Index}, key...)...)
	for i := len(order) - 1; i > 0; i-- {
		j := r.intn(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	return order
}

func summaryText(r *stream, tokens int) string {
	var b []byte
	for left := words(tokens); left > 0; {
		n := min(left, 12+r.intn(14))
		if left-n < 6 {
			n = left
		}
		left -= n
		if len(b) > 0 {
			b = append(b, ' ')
		}
		b = r.appendSentence(b, max(n, 2))
	}
	return string(b)
}

// linguaContexts prunes words of the whole source: one unit, a stream of the
// words that are left, that declares nothing. A tighter budget keeps a part of
// what a wider one keeps.
func (d *Dataset) linguaContexts(q int) {
	source := &d.Sources[d.Questions[q].Source]
	r := keyed(d.seed, forContext, d.Index, q, lingua)
	extra := 0
	if d.Index == asqa {
		extra = 6
	}
	for b, budget := range budgets {
		tokens := int(float64(budget*float64(source.Tokens))+0.5) + extra + r.intn(5) - 2
		keep := keyed(d.seed, forTexts, d.Index, q, lingua)
		run := d.run(q, at(lingua, b))
		run.Units = []Unit{{
			Tokens: tokens, Text: source.pruned(&keep, float64(tokens)/float64(source.Tokens)),
			Candidates: candidates(&r, len(source.Snippets)),
		}}
		run.Context = tokens
	}
}

// pruned keeps each word of the source with a probability.
func (s *Source) pruned(r *stream, share float64) string {
	b := make([]byte, 0, int(share*float64(s.Tokens)*6))
	cut := uint64(share * (1 << 32))
	for i := range s.Snippets {
		text := s.Snippets[i].Text
		for from := 0; from < len(text); {
			to := from
			for to < len(text) && text[to] != ' ' {
				to++
			}
			if r.next()>>32 < cut {
				if len(b) > 0 {
					b = append(b, ' ')
				}
				b = append(b, text[from:to]...)
			}
			from = to + 1
		}
	}
	if len(b) == 0 {
		return s.Snippets[0].Text[:1]
	}
	return string(b)
}

// candidates draws the ten lexically nearest snippets, best first.
func candidates(r *stream, snippets int) []int32 {
	out := make([]int32, 0, 10)
	for len(out) < min(10, snippets) {
		i := int32(r.intn(snippets))
		known := false
		for _, o := range out {
			known = known || o == i
		}
		if !known {
			out = append(out, i)
		}
	}
	return out
}
