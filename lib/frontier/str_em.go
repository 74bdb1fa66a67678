package frontier

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// StrEM is ALCE's string exact match of one answer (compute_str_em, eval.py
// L158–179 @ 246c476a): the share of question–answer pairs of which any short
// answer is, after normalisation, part of the normalised answer without its
// citation markers. A short answer that normalises to nothing is always part. It
// is undefined (ok false) without pairs.
func StrEM(answer string, pairs [][]string) (score float64, ok bool) {
	if len(pairs) == 0 {
		return 0, false
	}
	golds := make([][]string, len(pairs))
	for i, pair := range pairs {
		for _, short := range pair {
			golds[i] = append(golds[i], NormalizeAnswer(short))
		}
	}
	return strEM(NormalizeAnswer(RemoveCitations(answer)), golds)
}

// strEM is StrEM on texts that are normalised already.
func strEM(answer string, golds [][]string) (float64, bool) {
	if len(golds) == 0 {
		return 0, false
	}
	hits := 0
	for _, pair := range golds {
		for _, short := range pair {
			if strings.Contains(answer, short) {
				hits++
				break
			}
		}
	}
	return float64(hits) / float64(len(golds)), true
}

// RemoveCitations is ALCE's remove_citations (utils.py L29–30): it deletes
// "[" and the digits after it, with one space before; then " |"; then every "]",
// also of brackets that are no citation.
func RemoveCitations(text string) string {
	if !strings.ContainsAny(text, "[]|") {
		return text
	}
	// Python deletes " [d" everywhere first, "[d" afterwards.
	text = cutMarkers(cutMarkers(text, " ["), "[")
	return strings.ReplaceAll(strings.ReplaceAll(text, " |", ""), "]", "")
}

// cutMarkers deletes every opening that digits follow, with those digits.
func cutMarkers(text, opening string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, opening)
		if at < 0 {
			break
		}
		end := at + len(opening)
		digits := end
		for digits < len(text) && text[digits] >= '0' && text[digits] <= '9' {
			digits++
		}
		if digits == end {
			b.WriteString(text[:end])
		} else {
			b.WriteString(text[:at])
		}
		text = text[digits:]
	}
	b.WriteString(text)
	return b.String()
}

// NormalizeAnswer is ALCE's and SQuAD's normalize_answer (utils.py L12–26):
// lower case, ASCII punctuation deleted (which joins what it stood between), the
// words a, an and the replaced by a space, white space collapsed. Words are
// Python's \w, so that the "a" of "éa" is no article.
func NormalizeAnswer(text string) string {
	b := make([]byte, 0, len(text))
	ascii := true
	for i := 0; i < len(text) && ascii; i++ {
		c := text[i]
		switch {
		case c >= utf8.RuneSelf:
			ascii = false
		case c >= 'A' && c <= 'Z':
			b = append(b, c+'a'-'A')
		case asciiPunctuation(c):
		case c <= ' ' && pythonSpace(rune(c)):
			b = append(b, ' ')
		default:
			b = append(b, c)
		}
	}
	if !ascii {
		b = foldRunes(b[:0], text)
	}
	return string(joinWords(b))
}

// foldRunes is the same for texts beyond ASCII.
func foldRunes(b []byte, text string) []byte {
	for _, r := range pythonLower(text) {
		switch {
		case r < utf8.RuneSelf && asciiPunctuation(byte(r)):
		case pythonSpace(r):
			b = append(b, ' ')
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return b
}

// joinWords replaces articles by a space and collapses spaces, in place. After
// the articles are gone Python splits at white space, so what stands directly
// beside an article without being a word ("the–") stays.
func joinWords(b []byte) []byte {
	out := b[:0]
	space := false
	for i := 0; i < len(b); {
		if b[i] == ' ' {
			space = true
			i++
			continue
		}
		r, size := rune(b[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(b[i:])
		}
		end := i + size
		if pythonWord(r) {
			for end < len(b) && b[end] != ' ' {
				r, size = rune(b[end]), 1
				if r >= utf8.RuneSelf {
					r, size = utf8.DecodeRune(b[end:])
				}
				if !pythonWord(r) {
					break
				}
				end += size
			}
			if word := string(b[i:end]); word == "a" || word == "an" || word == "the" {
				space = true
				i = end
				continue
			}
		}
		if space && len(out) > 0 {
			out = append(out, ' ')
		}
		space = false
		out = append(out, b[i:end]...)
		i = end
	}
	return out
}

// pythonLower lowers as str.lower does where Go differs: İ becomes i and a
// combining dot, and a sigma that ends a word becomes ς.
func pythonLower(text string) string {
	if !strings.ContainsAny(text, "İΣ") {
		return strings.ToLower(text)
	}
	runes := []rune(text)
	var b strings.Builder
	for i, r := range runes {
		switch {
		case r == 'İ':
			b.WriteString("i̇")
		case r == 'Σ' && cased(runes, i, -1) && !cased(runes, i, +1):
			b.WriteRune('ς')
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return b.String()
}

// cased tells whether the nearest rune in a direction that is not skipped over
// (a mark or an apostrophe) is a letter with case.
func cased(runes []rune, i, step int) bool {
	for i += step; i >= 0 && i < len(runes); i += step {
		r := runes[i]
		if unicode.Is(unicode.Mn, r) || r == '\'' || r == '.' || r == ':' || r == '·' || r == '’' {
			continue
		}
		return unicode.IsLower(r) || unicode.IsUpper(r) || unicode.IsTitle(r)
	}
	return false
}

func asciiPunctuation(c byte) bool {
	return c >= '!' && c <= '/' || c >= ':' && c <= '@' || c >= '[' && c <= '`' || c >= '{' && c <= '~'
}

// pythonSpace is str.split's and \s's white space.
func pythonSpace(r rune) bool {
	return r >= '\t' && r <= '\r' || r >= 0x1c && r <= 0x20 || r == 0x85 || r == 0xa0 ||
		r > 0xff && unicode.IsSpace(r)
}

// pythonWord is Python's \w on str.
func pythonWord(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '_' || r >= 'A' && r <= 'Z'
	}
	return unicode.IsLetter(r) || unicode.IsNumber(r)
}
