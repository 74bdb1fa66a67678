package richtext

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// longest bounds the search for closing marks, which starts anew at each mark.
const longest = 1 << 14

// Parse reads the markup described in the package comment. It never fails: what
// is not a well-formed mark is text, and so is all of a text longer than 16 KiB.
// Neighbouring spans of one style are merged.
func Parse(markup string) []Span {
	if !utf8.ValidString(markup) {
		markup = string([]rune(markup)) // each invalid byte becomes U+FFFD
	}
	if len(markup) > longest {
		return Literal(markup)
	}
	p := parser{rest: markup}
	p.run()
	return p.spans
}

// Escape returns text so that Parse(Escape(text)) is text in one plain span.
func Escape(text string) string {
	var b strings.Builder
	for _, r := range text {
		if strings.ContainsRune("\\*_^`{}", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

type parser struct {
	rest         string
	spans        []Span
	italic, bold bool
	word         string // literal characters since the last non-word character
	closed       bool   // the last thing written was a closing * or a script
}

func (p *parser) run() {
	for p.rest != "" {
		switch c := p.rest[0]; {
		case c == '\\' && len(p.rest) > 1 && isPunct(p.rest[1]):
			p.text(p.rest[1:2])
			p.rest = p.rest[2:]
		case c == '`' && p.code():
		case c == '*' && p.emphasis():
		case (c == '_' || c == '^') && p.script():
		default:
			_, n := utf8.DecodeRuneInString(p.rest)
			p.text(p.rest[:n])
			p.rest = p.rest[n:]
		}
	}
}

// text writes literal characters in the current style.
func (p *parser) text(s string) {
	r, _ := utf8.DecodeRuneInString(s)
	switch {
	case unicode.Is(unicode.Mn, r): // ρ̂ is one letter
	case unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_':
		p.word += s
	default:
		p.word = ""
	}
	p.closed = s == ")" || s == "}"
	p.add(Span{Text: s, Italic: p.italic, Bold: p.bold})
}

func (p *parser) add(s Span) {
	if n := len(p.spans); n > 0 {
		last := &p.spans[n-1]
		if last.Italic == s.Italic && last.Bold == s.Bold && last.Code == s.Code && last.Level == s.Level {
			last.Text += s.Text
			return
		}
	}
	p.spans = append(p.spans, s)
}

// code reads `literal`.
func (p *parser) code() bool {
	end := strings.IndexByte(p.rest[1:], '`')
	if end <= 0 {
		return false
	}
	p.add(Span{Text: p.rest[1 : 1+end], Code: true, Italic: p.italic, Bold: p.bold})
	p.rest = p.rest[end+2:]
	p.word, p.closed = "", true
	return true
}

// emphasis reads * and **. An opening mark needs a partner and no space inside
// either end.
func (p *parser) emphasis() bool {
	mark := "*"
	on := &p.italic
	if strings.HasPrefix(p.rest, "**") {
		mark, on = "**", &p.bold
	}
	after := p.rest[len(mark):]
	if *on {
		*on = false
		p.rest = after
		p.word, p.closed = "", true
		return true
	}
	if !closes(after, mark) {
		return false
	}
	*on = true
	p.rest = after
	p.word, p.closed = "", false
	return true
}

// closes reports whether s, which follows an opening mark, starts without a
// space and holds the closing mark.
func closes(s, mark string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	if s == "" || unicode.IsSpace(r) || strings.HasPrefix(s, "*") && mark == "*" {
		return false
	}
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\' && i+1 < len(s) && isPunct(s[i+1]):
			i++
		case s[i] == '`':
			if end := strings.IndexByte(s[i+1:], '`'); end > 0 {
				i += end + 1
			}
		case s[i] == '*':
			n := len(s[i:]) - len(strings.TrimLeft(s[i:], "*"))
			// ** inside *…* is a bold stretch of its own; * inside **…** an italic one.
			if n%2 == len(mark)%2 || n > 2 {
				return i > 0 && !unicode.IsSpace(rune(s[i-1]))
			}
			i += n - 1
		}
	}
	return false
}

// script reads _x, _{…}, ^x and ^{…}.
func (p *parser) script() bool {
	level := Superscript
	if p.rest[0] == '_' {
		level = Subscript
	}
	after := p.rest[1:]
	if strings.HasPrefix(after, "{") {
		text, length, ok := braced(after)
		if !ok || text == "" || len(p.spans) == 0 {
			return false
		}
		p.finishScript(text, after[length:], level)
		return true
	}
	r, n := utf8.DecodeRuneInString(after)
	if n == 0 || !unicode.IsLetter(r) && !unicode.IsDigit(r) || !p.takesScript(level) {
		return false
	}
	next, _ := utf8.DecodeRuneInString(after[n:])
	if len(after) > n && (unicode.IsLetter(next) || unicode.IsDigit(next) || next == '_' && level == Subscript) {
		return false
	}
	p.finishScript(after[:n], after[n:], level)
	return true
}

func (p *parser) finishScript(text, rest string, level Level) {
	p.add(Span{Text: text, Level: level, Bold: p.bold})
	p.rest = rest
	p.word, p.closed = "", true
}

// takesScript says whether an unbraced script may follow what was just written.
func (p *parser) takesScript(level Level) bool {
	if p.closed {
		return true
	}
	if level == Superscript && p.word != "" {
		last, _ := utf8.DecodeLastRuneInString(p.word)
		if unicode.IsDigit(last) {
			return true
		}
	}
	return utf8.RuneCountInString(p.word) == 1 && p.word != "_"
}

// braced reads "{text}" with backslash escapes; length counts the bytes read.
func braced(s string) (text string, length int, ok bool) {
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '}':
			return b.String(), i + 1, true
		case s[i] == '\\' && i+1 < len(s) && isPunct(s[i+1]):
			i++
			b.WriteByte(s[i])
		default:
			b.WriteByte(s[i])
		}
	}
	return "", 0, false
}

func isPunct(c byte) bool {
	return c >= '!' && c <= '/' || c >= ':' && c <= '@' || c >= '[' && c <= '`' || c >= '{' && c <= '~'
}
