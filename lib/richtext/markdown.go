package richtext

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Markdown renders spans as GitHub Markdown for one line or one cell of a pipe
// table. Scripts are written as sub and sup elements.
func Markdown(spans []Span) string {
	var b strings.Builder
	for i, s := range spans {
		text := EscapeMarkdown(s.Text)
		if s.Code {
			text = codeSpan(s.Text)
		}
		switch s.Level {
		case Subscript, Superscript:
			if s.Italic {
				text = "<em>" + text + "</em>"
			}
			if s.Bold {
				text = "<strong>" + text + "</strong>"
			}
			open, shut := scriptTags(spans, i)
			b.WriteString(open + text + shut)
		default:
			next := ' '
			if i+1 < len(spans) && spans[i+1].Level == OnLine {
				next, _ = utf8.DecodeRuneInString(spans[i+1].Text)
			}
			b.WriteString(emphasise(text, s, b.String(), next))
		}
	}
	return b.String()
}

// emphasise puts the marks inside the spaces at both ends, where they must be to
// count. Between letters and punctuation, as in "(x)*y", asterisks would not
// count; elements stand in for them there.
func emphasise(text string, s Span, before string, after rune) string {
	core := strings.TrimSpace(text)
	if !s.Italic && !s.Bold || core == "" {
		return text
	}
	at := strings.Index(text, core)
	space, rest := text[:at], text[at+len(core):]
	open, shut := "", ""
	if counts(core, before+space, rest+string(after)) {
		if s.Italic {
			open, shut = "*", "*"
		}
		if s.Bold {
			open, shut = open+"**", "**"+shut
		}
	} else {
		if s.Italic {
			open, shut = "<em>", "</em>"
		}
		if s.Bold {
			open, shut = open+"<strong>", "</strong>"+shut
		}
	}
	return space + open + core + shut + rest
}

// counts tells whether asterisks around core would be read as emphasis.
func counts(core, before, after string) bool {
	letter := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	first, _ := utf8.DecodeRuneInString(core)
	last, _ := utf8.DecodeLastRuneInString(core)
	previous, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	switch {
	case previous == '*':
		return false
	case !letter(first) && letter(previous):
		return false
	case !letter(last) && letter(next):
		return false
	}
	return true
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
