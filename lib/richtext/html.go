package richtext

import (
	"html"
	"strings"
	"unicode/utf8"
)

// HTML renders spans as an HTML fragment of em, strong, code, sub and sup.
func HTML(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		text := EscapeHTML(s.Text)
		if s.Code {
			text = "<code>" + text + "</code>"
		}
		if s.Italic {
			text = "<em>" + text + "</em>"
		}
		if s.Bold {
			text = "<strong>" + text + "</strong>"
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

// EscapeHTML escapes text for HTML and XML, in elements and in quoted
// attributes. Bytes that are not UTF-8, and characters that XML forbids, become
// U+FFFD.
func EscapeHTML(text string) string {
	return html.EscapeString(Clean(text))
}

// Clean replaces invalid UTF-8 and control characters (except tab and line
// ends) by U+FFFD, so that no output format meets a character it forbids.
func Clean(text string) string {
	if !dirty(text) {
		return text
	}
	return strings.Map(func(r rune) rune {
		if forbidden(r) {
			return utf8.RuneError
		}
		return r
	}, text) // Map reads each invalid byte as U+FFFD
}

func dirty(text string) bool {
	for _, r := range text {
		if forbidden(r) {
			return true
		}
	}
	return !utf8.ValidString(text)
}

func forbidden(r rune) bool {
	return r < ' ' && r != '\n' && r != '\t' && r != '\r' || r >= 0x7f && r < 0xa0 || r == 0xfffe || r == 0xffff
}
