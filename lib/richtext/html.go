package richtext

import (
	"html"
	"strings"
	"unicode/utf8"
)

// HTML renders spans as an HTML fragment of em, strong, code, sub and sup.
func HTML(spans []Span) string {
	var b strings.Builder
	for i, s := range spans {
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
		open, shut := scriptTags(spans, i)
		b.WriteString(open + text + shut)
	}
	return b.String()
}

// scriptTags gives what opens and closes the sub or sup element around span i;
// neighbours at the same level share one element.
func scriptTags(spans []Span, i int) (open, shut string) {
	name := ""
	switch spans[i].Level {
	case Subscript:
		name = "sub>"
	case Superscript:
		name = "sup>"
	default:
		return "", ""
	}
	if i == 0 || spans[i-1].Level != spans[i].Level {
		open = "<" + name
	}
	if i == len(spans)-1 || spans[i+1].Level != spans[i].Level {
		shut = "</" + name
	}
	return open, shut
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
