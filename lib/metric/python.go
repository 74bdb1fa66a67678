package metric

import (
	"strings"
	"unicode"
)

// isSpace is Python's str.isspace for one character: Go's unicode.IsSpace and
// the four separators U+001C to U+001F.
func isSpace(r rune) bool {
	return r >= 0x1c && r <= 0x1f || unicode.IsSpace(r)
}

// isWord is what \w matches in a Python 3 str pattern: letters, numbers of any
// kind and the underscore; no combining marks.
func isWord(r rune) bool {
	return r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r)
}

// fields is Python's str.split().
func fields(s string) []string { return strings.FieldsFunc(s, isSpace) }

// lower is Python's str.lower(): the simple lower case of each character, except
// that İ becomes i with a dot above and that Σ becomes ς at the end of a word.
func lower(s string) string {
	ascii := true
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			ascii = false
			break
		}
	}
	if ascii {
		return strings.ToLower(s)
	}
	runes := []rune(s)
	var b strings.Builder
	b.Grow(len(s))
	for i, r := range runes {
		switch {
		case r == 'İ':
			b.WriteString("i\u0307")
		case r == 'Σ' && finalSigma(runes, i):
			b.WriteRune('ς')
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return b.String()
}

// finalSigma is the condition Final_Sigma of the Unicode standard, section 3.13:
// a cased letter before, none after, characters that case ignores aside.
func finalSigma(runes []rune, i int) bool {
	j := i - 1
	for j >= 0 && caseIgnorable(runes[j]) {
		j--
	}
	if j < 0 || !cased(runes[j]) {
		return false
	}
	j = i + 1
	for j < len(runes) && caseIgnorable(runes[j]) {
		j++
	}
	return j == len(runes) || !cased(runes[j])
}

// cased is the derived property Cased.
func cased(r rune) bool {
	return unicode.In(r, unicode.Lu, unicode.Ll, unicode.Lt, unicode.Other_Lowercase, unicode.Other_Uppercase)
}

// caseIgnorable is the derived property Case_Ignorable: marks, formats, modifier
// letters and symbols, and the characters that join the parts of a word.
func caseIgnorable(r rune) bool {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Lm, unicode.Sk) {
		return true
	}
	// Word_Break = MidLetter, MidNumLet or Single_Quote.
	switch r {
	case '\'', '.', ':', '·', '\u0387', '\u055f', '\u05f4', '\u2018', '\u2019', '\u2024', '\u2027',
		'\ufe13', '\ufe52', '\ufe55', '\uff07', '\uff0e', '\uff1a':
		return true
	}
	return false
}

// strip is Python's str.strip().
func strip(s string) string { return strings.TrimFunc(s, isSpace) }
