package metric

import (
	"strings"
	"unicode/utf8"
)

// Normalize is normalize_answer of SQuAD, HotpotQA, 2WikiMultihopQA, MuSiQue,
// QASPER and ALCE, which all have the same: lower case, ASCII punctuation
// deleted (so that "U.S." is "us"), the words a, an and the replaced by a space,
// runs of white space made one space, none at the ends.
func Normalize(s string) string {
	return strings.Join(Tokens(s), " ")
}

// Tokens gives the words of Normalize.
func Tokens(s string) []string {
	return fields(withoutArticles(withoutPunctuation(lower(s))))
}

// punctuation is Python's string.punctuation.
const punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"

func withoutPunctuation(s string) string {
	if !strings.ContainsAny(s, punctuation) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if r < utf8.RuneSelf && strings.IndexByte(punctuation, byte(r)) >= 0 {
			return -1
		}
		return r
	}, s)
}

// withoutArticles is re.sub(r'\b(a|an|the)\b', ' ', s). A \b on either side
// means that the match is a whole run of word characters.
func withoutArticles(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	start := -1 // of the run of word characters
	flush := func(end int) {
		if start < 0 {
			return
		}
		switch word := s[start:end]; word {
		case "a", "an", "the":
			b.WriteByte(' ')
		default:
			b.WriteString(word)
		}
		start = -1
	}
	for i, r := range s {
		if isWord(r) {
			if start < 0 {
				start = i
			}
			continue
		}
		flush(i)
		if r == utf8.RuneError { // keep bytes that are not UTF-8 as they are
			_, n := utf8.DecodeRuneInString(s[i:])
			b.WriteString(s[i : i+n])
			continue
		}
		b.WriteRune(r)
	}
	flush(len(s))
	return b.String()
}
