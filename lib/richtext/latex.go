package richtext

import (
	"strings"
	"unicode"
)

// LaTeX renders spans as LaTeX text that compiles with pdfLaTeX and no packages,
// as far as EscapeLaTeX knows the characters.
func LaTeX(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		text := EscapeLaTeX(s.Text)
		if s.Code {
			text = `\texttt{` + text + `}`
		}
		if s.Italic {
			text = `\textit{` + text + `}`
		}
		if s.Bold {
			text = `\textbf{` + text + `}`
		}
		switch s.Level {
		case Subscript:
			text = `\textsubscript{` + text + `}`
		case Superscript:
			text = `\textsuperscript{` + text + `}`
		}
		b.WriteString(text)
	}
	return b.String()
}

// EscapeLaTeX escapes text for LaTeX text mode. Every printable ASCII character
// comes out as itself (no ligature of -- or quotes, no special character),
// line ends become spaces. Greek letters, common mathematical signs, combining
// accents and Unicode scripts are written as commands that pdfLaTeX knows; other
// characters are passed through, and need a font that has them.
func EscapeLaTeX(text string) string {
	var b strings.Builder
	runes := []rune(Clean(text))
	for i := 0; i < len(runes); i++ {
		r := runes[i]
		if i+1 < len(runes) {
			if accent, ok := accents[runes[i+1]]; ok {
				b.WriteString(accented(r, accent))
				i++
				continue
			}
		}
		if (r == '-' || r == '\'' || r == ',') && i > 0 && runes[i-1] == r {
			b.WriteString("{}") // keeps -- and '' from becoming one sign
		}
		b.WriteString(latexRune(r))
	}
	return b.String()
}

func latexRune(r rune) string {
	if s, ok := latexText[r]; ok {
		return s
	}
	if s, ok := latexMath[r]; ok {
		return "$" + s + "$"
	}
	return string(r)
}

// accented sets a combining accent: \hat{\rho} in math mode, \^{a} in text.
func accented(base rune, accent [2]string) string {
	if s, ok := latexMath[base]; ok {
		return "$" + accent[0] + "{" + s + "}$"
	}
	if base < 128 && unicode.IsLetter(base) {
		if base == 'i' || base == 'j' {
			return accent[1] + `{\` + string(base) + `}`
		}
		return accent[1] + "{" + string(base) + "}"
	}
	return latexRune(base)
}

// accents maps a combining character to its command in math and in text mode.
var accents = map[rune][2]string{
	'\u0300': {`\grave`, "\\`"}, '\u0301': {`\acute`, `\'`}, '\u0302': {`\hat`, `\^`},
	'\u0303': {`\tilde`, `\~`}, '\u0304': {`\bar`, `\=`}, '\u0305': {`\bar`, `\=`},
	'\u0306': {`\breve`, `\u`}, '\u0307': {`\dot`, `\.`}, '\u0308': {`\ddot`, `\"`},
	'\u030c': {`\check`, `\v`},
}
