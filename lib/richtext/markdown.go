package richtext

import (
	"strings"
	"unicode"
)

// Markdown renders spans as GitHub Markdown for one line or one cell of a pipe
// table. Scripts are written as sub and sup elements.
func Markdown(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		text := EscapeMarkdown(s.Text)
		if s.Code {
			text = codeSpan(s.Text)
		}
		if s.Level == OnLine {
			text = emphasise(text, s)
		}
		switch s.Level {
		case Subscript:
			text = "<sub>" + text + "</sub>"
		case Superscript:
			text = "<sup>" + text + "</sup>"
		}
		b.WriteString(text)
	}
	return b.String()
}

// emphasise puts the marks inside the spaces at both ends, where they must be to count.
func emphasise(text string, s Span) string {
	mark := ""
	if s.Italic {
		mark += "*"
	}
	if s.Bold {
		mark += "**"
	}
	core := strings.TrimSpace(text)
	if mark == "" || core == "" {
		return text
	}
	at := strings.Index(text, core)
	if !wordEnds(core) { // "*(x)*y" would not count as emphasis
		open, shut := "<em>", "</em>"
		if s.Bold {
			open, shut = open+"<strong>", "</strong>"+shut
		}
		if !s.Italic {
			open, shut = "<strong>", "</strong>"
		}
		return text[:at] + open + core + shut + text[at+len(core):]
	}
	return text[:at] + mark + core + mark + text[at+len(core):]
}

func wordEnds(text string) bool {
	runes := []rune(text)
	return wordAt(runes, 0) && wordAt(runes, len(runes)-1)
}

// codeSpan cannot hold a bar in a pipe table, nor a backquote without a longer fence.
func codeSpan(text string) string {
	if strings.ContainsAny(text, "|`\n\r") || strings.TrimSpace(text) != text || text == "" {
		return EscapeMarkdown(text)
	}
	return "`" + Clean(text) + "`"
}

// MarkdownParagraph is Markdown for text that starts a line, where #, -, + and
// "1." would open a heading or a list.
func MarkdownParagraph(spans []Span) string {
	text := Markdown(spans)
	if text == "" {
		return text
	}
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	switch {
	case strings.ContainsRune("#+-=>:", rune(text[0])):
		return `\` + text
	case digits > 0 && digits < len(text) && (text[digits] == '.' || text[digits] == ')'):
		return text[:digits] + `\` + text[digits:]
	}
	return text
}

// EscapeMarkdown escapes text so that GitHub Markdown shows it literally inside a
// line or in a cell of a pipe table; line ends become <br>.
func EscapeMarkdown(text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(Clean(text), "\r\n", "\n"), "\r", "\n")
	runes := []rune(text)
	var b strings.Builder
	for i, r := range runes {
		switch {
		case r == '\n':
			b.WriteString("<br>")
			continue
		case strings.ContainsRune("\\`*[]|~$", r),
			r == '_' && !(wordAt(runes, i-1) && wordAt(runes, i+1)),
			r == '<' && (wordAt(runes, i+1) || runeIn(runes, i+1, "/!?")),
			r == '&' && (wordAt(runes, i+1) || runeIn(runes, i+1, "#")):
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

func runeIn(runes []rune, i int, set string) bool {
	return i < len(runes) && strings.ContainsRune(set, runes[i])
}

func wordAt(runes []rune, i int) bool {
	return i >= 0 && i < len(runes) && (unicode.IsLetter(runes[i]) || unicode.IsDigit(runes[i]))
}
