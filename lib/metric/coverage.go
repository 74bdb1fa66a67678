package metric

import (
	"slices"
	"strings"
)

// stopWords are the words that carry no content of their own: articles,
// pronouns, prepositions, conjunctions, auxiliaries. papers/002 does not print
// its list; this one is ours, and fixed.
var stopWords = setOf(strings.Fields(`
a about above after again against all also am an and any are as at be because been before being below between both but
by can could did do does doing down during each few for from further had has have having he her here hers herself him
himself his how i if in into is it its itself just me more most my myself no nor not now of off on once only or other our
ours ourselves out over own same she should so some such than that the their theirs them themselves then there these they
this those through to too under until up very was we were what when where which while who whom whose why will with would
you your yours yourself yourselves`))

// ContentWords gives the different content words of a text, sorted: runs of
// letters and digits (and the marks within them) in lower case that are not stop
// words.
func ContentWords(s string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(lower(s), func(r rune) bool { return r == '_' || !isWord(r) && !caseMark(r) }) {
		if !stopWords[w] {
			out = append(out, w)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// caseMark keeps combining marks inside words, so that a decomposed é does not
// split one.
func caseMark(r rune) bool { return caseIgnorable(r) && !isSpace(r) && r > 0x2ff && r < 0x370 }

// Coverage is cov of papers/002: of the content words of a unit of the source,
// the part that one unit of the output has, for the unit of the output that has
// most. It is 0 without output, and has no value (ok false) for a source unit
// without content words.
func Coverage(unit string, output []string) (value float64, ok bool) {
	words := setOf(ContentWords(unit))
	if len(words) == 0 {
		return 0, false
	}
	most := 0
	for _, o := range output {
		most = max(most, common(words, setOf(ContentWords(o))))
	}
	return float64(most) / float64(len(words)), true
}
