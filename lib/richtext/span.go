package richtext

import "strings"

// Level says where a span stands: on the line, below it or above it.
type Level int

// Levels of a span.
const (
	OnLine      Level = 0
	Subscript   Level = -1
	Superscript Level = 1
)

// Span is a stretch of text in one style.
type Span struct {
	Text   string
	Italic bool
	Bold   bool
	Code   bool
	Level  Level
}

// Plain returns the text without any style: "Pg" for "*P*_g".
func Plain(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.Text)
	}
	return b.String()
}

// Literal returns text as one span without reading markup in it.
func Literal(text string) []Span {
	if text == "" {
		return nil
	}
	return []Span{{Text: text}}
}

// EscapeCSV puts an apostrophe before text that a spreadsheet would run as a formula:
// it starts with = + - @, a tab or a line end.
func EscapeCSV(text string) string {
	if text != "" && strings.IndexByte("=+-@\t\r\n", text[0]) >= 0 {
		return "'" + text
	}
	return text
}
