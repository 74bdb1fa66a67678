package world

import (
	"fmt"
	"strconv"
	"strings"
)

// drawPassages draws ASQA: questions that each bring five retrieved passages of
// about 138 tokens (identity's input of 798 tokens, Table 2), and two to five
// question–answer pairs.
func (d *Dataset) drawPassages(n int) {
	d.Questions = make([]Question, n)
	d.Sources = make([]Source, n)
	failures := scaled(4, n, 948)
	each(n, func(q int) {
		r := keyed(d.seed, forSnippets, d.Index, q)
		question := &d.Questions[q]
		*question = Question{ID: asqaID(d.seed, q), Source: q, Paper: -1}
		source := &d.Sources[q]
		source.ID = question.ID
		for range 5 {
			source.addParagraph(&r, 112+r.intn(53), 25)
		}
		source.addTwins(&r, 0.16)
		source.write(d.seed, d.Index, q)
		d.drawGolds(q)
	})
	for i := range failures {
		d.Questions[(2*i+1)*n/(2*failures)].Failure = BudgetCheck
	}
}

// asqaID is a signed 64-bit number as text, as in the ALCE release: ids that a
// detour over floats would damage.
func asqaID(seed uint64, q int) string {
	r := keyed(seed, forTexts, q)
	return strconv.FormatInt(int64(r.next()), 10)
}

// scaled is a published count for a simulation of another size, at least 1.
func scaled(count, n, published int) int {
	if n == published {
		return count
	}
	return max(1, count*n/published)
}

// addParagraph adds a paragraph of about so many tokens in sentences of about
// mean tokens.
func (s *Source) addParagraph(r *stream, tokens, mean int) {
	from := len(s.Snippets)
	p := len(s.paragraphs)
	for left := tokens; left > 0; {
		t := min(left, mean/2+r.intn(mean+1))
		if left-t < mean/3 {
			t = left
		}
		left -= t
		s.Snippets = append(s.Snippets, Snippet{
			SID: fmt.Sprintf("%d.%d", p+1, len(s.Snippets)-from+1), Paragraph: p, Tokens: t, twin: -1,
		})
		s.Tokens += t
	}
	s.paragraphs = append(s.paragraphs, [2]int{from, len(s.Snippets)})
}

// addTwins makes a share of the snippets nearly repeat an earlier one of another
// paragraph. A snippet has at most one repetition.
func (s *Source) addTwins(r *stream, share float64) {
	taken := make([]bool, len(s.Snippets))
	for i := range s.Snippets {
		first := s.paragraphs[s.Snippets[i].Paragraph][0]
		if first == 0 || !r.chance(share) {
			continue
		}
		if j := r.intn(first); !taken[j] && s.Snippets[j].twin < 0 && !taken[i] {
			taken[i], taken[j] = true, true
			s.Tokens += s.Snippets[j].Tokens - s.Snippets[i].Tokens
			s.Snippets[i].twin, s.Snippets[i].Tokens = j, s.Snippets[j].Tokens
		}
	}
}

// write gives the snippets their texts.
func (s *Source) write(seed uint64, dataset, index int) {
	r := keyed(seed, forTexts, dataset, index)
	var b []byte
	for i := range s.Snippets {
		snippet := &s.Snippets[i]
		if snippet.twin >= 0 {
			snippet.Text = nearly(s.Snippets[snippet.twin].Text, &r)
			continue
		}
		b = r.appendSentence(b[:0], words(snippet.Tokens))
		snippet.Text = string(b)
	}
}

// nearly repeats a sentence with its second word exchanged: most words are
// shared, so that a Jaccard threshold of 0.5 merges the two.
func nearly(text string, r *stream) string {
	parts := strings.SplitN(text, " ", 3)
	if len(parts) < 3 {
		return text + " " + r.word() + "."
	}
	other := r.word()
	for other == parts[1] {
		other = r.word()
	}
	return parts[0] + " " + other + " " + parts[2]
}

// drawGolds draws the question's text and its question–answer pairs.
func (d *Dataset) drawGolds(q int) {
	r := keyed(d.seed, forGolds, d.Index, q)
	question := &d.Questions[q]
	question.Text = questionText(&r)
	var names []string
	for range [...]int{2, 2, 3, 3, 4, 5}[r.intn(6)] {
		pair := []string{r.freshName(&names)}
		switch r.intn(4) {
		case 0:
			pair = append(pair, r.freshName(&names)) // another name for the same
		case 1:
			pair[0] = "The " + pair[0] // an article that normalisation drops
		}
		question.Golds = append(question.Golds, pair)
	}
}

func questionText(r *stream) string {
	b := r.appendSentence(nil, 7+r.intn(6))
	b[len(b)-1] = '?'
	return string(b)
}

// freshName draws a name that neither holds nor is part of those before.
func (s *stream) freshName(names *[]string) string {
	for {
		name := s.name()
		clash := false
		for _, old := range *names {
			clash = clash || strings.Contains(strings.ToLower(old), strings.ToLower(name)) || strings.Contains(strings.ToLower(name), strings.ToLower(old))
		}
		if !clash {
			*names = append(*names, name)
			return name
		}
	}
}
