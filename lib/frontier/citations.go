package frontier

// CitationRules says which reference scores an answer's citations.
type CitationRules int

const (
	// PaperRules are papers/001 §3.1: citations that resolve to nothing leave
	// the concatenation but stay in the denominator of precision, and a citation
	// is credited only when the concatenation entails the statement.
	PaperRules CitationRules = iota
	// LegacyRules are the paper's own code before its audit (§4.2): as
	// PaperRules, but a citation that entails alone is credited although the
	// concatenation does not.
	LegacyRules
	// ALCERules are ALCE's compute_autoais (princeton-nlp/ALCE eval.py L301–429
	// @ 246c476a): one citation beyond the documents rejects the whole statement
	// and takes its citations out of the denominator; only the first three
	// citations count; citation 0 means the last document, as Python's index −1
	// does; an answer without statements is skipped.
	ALCERules
)

// alceMostCitations is ALCE's default of --at_most_citations (eval.py L483).
const alceMostCitations = 3

// CitationScore is the citation quality of one answer.
type CitationScore struct {
	Precision, Recall float64
	Precise, Cited    int  // credited citations, citations counted
	Recalled, Stated  int  // statements recalled, statements
	Skipped           bool // ALCERules only: no statement, so the answer leaves the mean
}

// ScoreCitations scores the citations of one answer. Statement i cites the units
// citations[i], numbered from 1 as printed, repeats kept. resolves tells whether
// a unit (from 1) leads to any text under the view that is scored. entails tells
// whether the texts of some citations of statement i, in the order cited and
// repeats kept, entail it together; cited holds positions in citations[i].
//
// An answer without citations has precision 0, one without statements recall 0
// (inferred from the paper's n = 944 and 976 in every row).
func ScoreCitations(citations [][]int, units int, resolves func(unit int) bool,
	entails func(statement int, cited []int) bool, rules CitationRules) CitationScore {
	var s CitationScore
	var kept, rest []int
	for i, cited := range citations {
		s.Stated++
		var counted int
		kept, counted = rules.keep(kept[:0], cited, units, resolves)
		s.Cited += counted
		if len(kept) == 0 {
			continue
		}
		joint := entails(i, kept)
		if joint {
			s.Recalled++
		}
		if len(kept) == 1 {
			if joint {
				s.Precise++
			}
			continue
		}
		if !joint && rules != LegacyRules {
			continue
		}
		for k := range kept {
			if entails(i, kept[k:k+1]) {
				s.Precise++
				continue
			}
			if !joint {
				continue
			}
			rest = append(append(rest[:0], kept[:k]...), kept[k+1:]...)
			if !entails(i, rest) {
				s.Precise++
			}
		}
	}
	if s.Cited > 0 {
		s.Precision = float64(s.Precise) / float64(s.Cited)
	}
	if s.Stated > 0 {
		s.Recall = float64(s.Recalled) / float64(s.Stated)
	}
	s.Skipped = rules == ALCERules && s.Stated == 0
	return s
}

// keep appends to kept the positions of the citations of one statement that are checked,
// and gives the number of those that count as citations.
func (rules CitationRules) keep(kept, cited []int, units int, resolves func(unit int) bool) (keep []int, counted int) {
	if rules == ALCERules {
		if alceRejects(cited, units) {
			return kept, 0
		}
		for k := range min(len(cited), alceMostCitations) {
			kept = append(kept, k)
		}
		return kept, len(kept)
	}
	for k, u := range cited {
		if u >= 1 && u <= units && resolves(u) {
			kept = append(kept, k)
		}
	}
	return kept, len(cited)
}

// alceRejects is eval.py L365: any number beyond the documents. Number 0 is
// Python's index −1 and passes, as long as there is a document.
func alceRejects(cited []int, units int) bool {
	for _, u := range cited {
		if u > units || units == 0 {
			return true
		}
	}
	return false
}
