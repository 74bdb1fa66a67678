package world

import (
	"fmt"
	"sort"
	"strings"
)

// drawPapers draws QASPER: papers with several questions each. Ten papers lose
// all their questions to identity's failures, so that 976 questions of 271
// papers remain of 1,005 of 281.
func (d *Dataset) drawPapers(n int) {
	sizes := paperSizes(d.seed, n)
	failing := map[int]Failure{}
	for i, f := range failingPapers(len(sizes)) {
		// Spread over the list; overflowing papers get the longest texts below.
		failing[(2*i+1)*len(sizes)/(2*len(failingPapers(len(sizes))))] = f
	}
	sizes = placeFailing(sizes, failing, n)
	d.Sources = make([]Source, len(sizes))
	tokens := paperTokens(d.seed, sizes, failing)
	first := make([]int, len(sizes))
	total := 0
	for p, size := range sizes {
		first[p] = total
		total += size
	}
	d.Questions = make([]Question, total)
	each(len(sizes), func(p int) {
		r := keyed(d.seed, forSnippets, d.Index, p)
		source := &d.Sources[p]
		source.ID = fmt.Sprintf("%02d%02d.%05d", 14+r.intn(6), 1+r.intn(12), p*317+r.intn(300))
		for source.Tokens < tokens[p] {
			left := tokens[p] - source.Tokens
			size := 50 + r.intn(96)
			if left-size < 40 {
				size = left
			}
			source.addParagraph(&r, size, 26)
		}
		source.addTwins(&r, 0.018)
		source.level(tokens[p])
		source.write(d.seed, d.Index, p)
		for i := range sizes[p] {
			q := first[p] + i
			d.Questions[q] = Question{Source: p, Paper: p, PaperID: source.ID, Failure: failing[p]}
			d.drawEvidence(q)
		}
	})
}

// level brings the length back to a number of tokens after repetitions have
// changed it, by the longest sentence that nothing repeats.
func (s *Source) level(tokens int) {
	repeated := make([]bool, len(s.Snippets))
	for i, snippet := range s.Snippets {
		if snippet.twin >= 0 {
			repeated[i], repeated[snippet.twin] = true, true
		}
	}
	for s.Tokens != tokens {
		longest := -1
		for i, snippet := range s.Snippets {
			if !repeated[i] && (longest < 0 || snippet.Tokens > s.Snippets[longest].Tokens) {
				longest = i
			}
		}
		if longest < 0 {
			return
		}
		add := max(tokens-s.Tokens, 8-s.Snippets[longest].Tokens)
		if add == 0 {
			return
		}
		s.Snippets[longest].Tokens += add
		s.Tokens += add
	}
}

// failingPapers lists the failures of the papers that fail, each with all its
// questions.
func failingPapers(papers int) []Failure {
	if papers < 100 {
		return []Failure{BudgetCheck, PromptOverflow}
	}
	return []Failure{BudgetCheck, PromptOverflow, BudgetCheck, PromptOverflow, BudgetCheck,
		PromptOverflow, BudgetCheck, PromptOverflow, BudgetCheck, PromptOverflow}
}

// failingSizes are the questions of the failing papers, in their order: 15 with
// budget_check and 14 with prompt_overflow.
var failingSizes = [10]int{1, 2, 2, 3, 3, 3, 4, 4, 5, 2}

// paperSizes draws how many questions each paper has: 3.6 on average, unequal.
func paperSizes(seed uint64, n int) []int {
	papers := max(3, n*281/1005)
	r := keyed(seed, forPapers, 1)
	sizes := make([]int, papers)
	left := n
	for i := range sizes {
		sizes[i] = 1
		left--
	}
	for left > 0 {
		// Two draws, the earlier paper wins: some papers have many questions.
		i := min(r.intn(papers), r.intn(papers), r.intn(2*papers))
		if sizes[i] < 12 {
			sizes[i]++
			left--
		}
	}
	// Shuffle, so that the order of papers says nothing.
	for i := papers - 1; i > 0; i-- {
		j := r.intn(i + 1)
		sizes[i], sizes[j] = sizes[j], sizes[i]
	}
	return sizes
}

// placeFailing gives the failing papers their sizes and takes or adds the
// difference elsewhere, so that the total stays n.
func placeFailing(sizes []int, failing map[int]Failure, n int) []int {
	k, total := 0, 0
	for p := range sizes {
		if _, ok := failing[p]; ok {
			sizes[p] = failingSizes[k]
			k++
		}
		total += sizes[p]
	}
	for p := 0; total != n; p = (p + 1) % len(sizes) {
		if _, ok := failing[p]; ok {
			continue
		}
		switch {
		case total < n:
			sizes[p]++
			total++
		case sizes[p] > 1:
			sizes[p]--
			total--
		}
	}
	return sizes
}

// paperTokens gives each paper its length. By questions, the papers that stay
// have a mean of 4,672, a median of 4,557 and a range of 897 to 11,418 tokens
// (papers/001 §4.1); papers that overflow are longer than all of them.
func paperTokens(seed uint64, sizes []int, failing map[int]Failure) []int {
	type entry struct {
		paper int
		key   float64
	}
	r := keyed(seed, forPapers, 2)
	var order []entry
	tokens := make([]int, len(sizes))
	total := 0
	for p := range sizes {
		key := r.float()
		switch failing[p] {
		case PromptOverflow:
			tokens[p] = 11900 + r.intn(3500)
		case BudgetCheck:
			tokens[p] = 3000 + r.intn(3000)
		default:
			order = append(order, entry{p, key})
			total += sizes[p]
		}
	}
	sort.Slice(order, func(i, j int) bool { return order[i].key < order[j].key })
	before := 0
	for i, e := range order {
		u := (float64(before) + float64(sizes[e.paper])/2) / float64(total)
		before += sizes[e.paper]
		switch i {
		case 0:
			u = 0
		case len(order) - 1:
			u = 1
		}
		tokens[e.paper] = tokenQuantile(u)
	}
	return tokens
}

// tokenQuantile is the quantile function of the papers' lengths, straight
// between anchors that were chosen to give the published mean and median.
func tokenQuantile(u float64) int {
	at := [...]float64{0, 0.02, 0.10, 0.25, 0.50, 0.75, 0.90, 0.98, 1}
	is := [...]float64{897, 1700, 2650, 3480, 4557, 5600, 6860, 8700, 11418}
	i := 1
	for i < len(at)-1 && u > at[i] {
		i++
	}
	share := (u - at[i-1]) / (at[i] - at[i-1])
	return int(is[i-1] + float64(share*(is[i]-is[i-1])) + 0.5)
}

// drawEvidence draws the question's text and one to three annotators. One
// question in nine has no evidence at all; annotators agree mostly.
func (d *Dataset) drawEvidence(q int) {
	r := keyed(d.seed, forEvidence, q)
	question := &d.Questions[q]
	source := &d.Sources[question.Source]
	question.ID = fmt.Sprintf("%016x%016x%08x", r.next(), r.next(), uint32(r.next()))
	question.Text = questionText(&r)
	question.gold = make([]bool, len(source.paragraphs))
	annotators := 1 + r.intn(3)
	if annotators == 3 {
		annotators = 2 - r.intn(2)
	}
	if r.chance(0.11) {
		question.Evidence = make([][]string, annotators)
		return
	}
	core := make([]int, [...]int{1, 2, 2, 2, 3, 1, 1, 3}[r.intn(8)])
	for i := range core {
		core[i] = r.intn(len(source.paragraphs))
	}
	for a := range annotators {
		var chosen []string
		taken := map[int]bool{}
		for i, p := range core {
			if i > 0 && a > 0 && r.chance(0.35) {
				p = r.intn(len(source.paragraphs))
			}
			if !taken[p] {
				taken[p] = true
				question.gold[p] = true
				chosen = append(chosen, source.paragraphText(p, &r))
			}
		}
		question.Evidence = append(question.Evidence, chosen)
	}
}

// paragraphText is the text of a paragraph, its white space sometimes not that
// of the source: the score must normalise it.
func (s *Source) paragraphText(p int, r *stream) string {
	var parts []string
	for i := s.paragraphs[p][0]; i < s.paragraphs[p][1]; i++ {
		parts = append(parts, s.Snippets[i].Text)
	}
	switch r.intn(4) {
	case 0:
		return strings.Join(parts, "  ")
	case 1:
		return strings.Join(parts, "\n") + "\n"
	}
	return strings.Join(parts, " ")
}
