package metric

import (
	"strings"
	"unicode"
)

// AlceCut is what ALCE's eval.py keeps of an output before scoring it: the first
// line after white space at the ends is gone, without the text "<|im_end|>".
func AlceCut(output string) string {
	line, _, _ := strings.Cut(strip(output), "\n")
	return strings.ReplaceAll(line, "<|im_end|>", "")
}

// RemoveCitations is ALCE's remove_citations: it deletes " [12", "[12", " |" and
// every "]", also one that closed no citation.
func RemoveCitations(s string) string {
	s = withoutMarkers(s, " [")
	s = withoutMarkers(s, "[")
	s = strings.ReplaceAll(s, " |", "")
	return strings.ReplaceAll(s, "]", "")
}

// withoutMarkers deletes each open that digits follow, with the digits.
func withoutMarkers(s, open string) string {
	var b strings.Builder
	for {
		i := strings.Index(s, open)
		if i < 0 {
			b.WriteString(s)
			return b.String()
		}
		rest := strings.TrimLeftFunc(s[i+len(open):], unicode.IsDigit)
		if len(rest) == len(s)-i-len(open) { // no digit: go on after its first byte
			b.WriteString(s[:i+1])
			s = s[i+1:]
			continue
		}
		b.WriteString(s[:i])
		s = rest
	}
}

// AlceCitations gives the numbers of the documents cited in a sentence, counted
// from 0, in order and with repetitions: ALCE's [int(r[1:])-1 for r in
// re.findall(r"\[\d+", s)]. So "[1,2]" cites one document and "[0]" is -1.
// Numbers beyond 999,999,999 count as that.
func AlceCitations(sentence string) []int {
	var out []int
	for {
		i := strings.IndexByte(sentence, '[')
		if i < 0 {
			return out
		}
		sentence = sentence[i+1:]
		n, digits := 0, 0
		for _, r := range sentence {
			if !unicode.IsDigit(r) {
				break
			}
			digits++
			n = min(n*10+digitValue(r), 999_999_999)
		}
		if digits > 0 {
			out = append(out, n-1)
		}
	}
}

// digitValue gives the value of a decimal digit of any script: the digits of a
// script are ten in a row, and the run they lie in begins with a zero.
func digitValue(r rune) int {
	zero := r
	for unicode.IsDigit(zero - 1) {
		zero--
	}
	return int(r-zero) % 10
}

// ExactPresence is ALCE's exact_presence: whether any of the short answers,
// normalised, is a part of the normalised context, at word boundaries or not. An
// answer that normalises to nothing is present in everything.
func ExactPresence(shortAnswers []string, context string) bool {
	context = Normalize(context)
	for _, s := range shortAnswers {
		if strings.Contains(context, Normalize(s)) {
			return true
		}
	}
	return false
}

// StrEM is ALCE's compute_str_em for one question: of the question's pairs, each
// given by its list of short answers, the part that is present in the output.
// hit is true when all are. Without pairs there is no value: ok is false. ALCE
// gives it the output with citations removed.
func StrEM(pairs [][]string, output string) (value float64, hit, ok bool) {
	if len(pairs) == 0 {
		return 0, false, false
	}
	found := 0
	for _, shortAnswers := range pairs {
		if ExactPresence(shortAnswers, output) {
			found++
		}
	}
	return float64(found) / float64(len(pairs)), found == len(pairs), true
}
