package table

import (
	"strings"

	"galley/lib/richtext"
)

// Markdown returns a GitHub pipe table with caption and notes. A spanner is
// written before each header under it; group labels are rows in bold.
func (t *Table) Markdown() string {
	s := t.sheet()
	var b strings.Builder
	if caption := markdownCaption(s); caption != "" {
		b.WriteString(caption + "\n\n")
	}
	heads := make([]string, len(s.heads))
	rules := make([]string, len(s.heads))
	for i, h := range s.heads {
		heads[i] = richtext.Markdown(h.text) + markdownMarks(h.marks)
		rules[i] = map[Align]string{Center: ":---:", Right: "---:", Decimal: "---:"}[h.align]
		if rules[i] == "" {
			rules[i] = ":---"
		}
	}
	for _, c := range s.spanners {
		for i := c.from; c.real && i <= c.to; i++ {
			heads[i] = richtext.Markdown(c.label) + ": " + heads[i]
		}
	}
	pipe(&b, heads)
	pipe(&b, rules)
	for _, l := range s.lines {
		cells := make([]string, len(s.heads))
		if l.cells == nil && len(cells) > 0 {
			cells[0] = "**" + richtext.Markdown(l.label) + "**"
		}
		for j, c := range l.cells {
			cells[j] = markdownCell(c) + markdownMarks(c.marks)
		}
		pipe(&b, cells)
	}
	markdownNotes(&b, s)
	return b.String()
}

func markdownCaption(s *sheet) string {
	caption := richtext.MarkdownParagraph(s.caption)
	for _, stamp := range s.stamps {
		caption = strings.TrimSpace(caption + " (" + richtext.EscapeMarkdown(stamp) + ")")
	}
	return caption
}

func pipe(b *strings.Builder, cells []string) {
	b.WriteString("|")
	for _, c := range cells {
		b.WriteString(" " + c + " |")
	}
	b.WriteString("\n")
}

func markdownCell(c bodyCell) string {
	spans := append([]richtext.Span(nil), c.text...)
	for i := range spans {
		spans[i].Bold = spans[i].Bold || c.bold
		spans[i].Italic = spans[i].Italic || c.italic
	}
	text := richtext.Markdown(spans)
	if c.numeric() { // nothing in a printed number needs an escape
		text = strings.ReplaceAll(text, `\`, "")
	}
	if c.underline {
		text = "<u>" + text + "</u>"
	}
	return text + richtext.Markdown(c.above)
}

func markdownMarks(marks []string) string {
	if len(marks) == 0 {
		return ""
	}
	return "<sup>" + strings.Join(marks, ",") + "</sup>"
}

func markdownNotes(b *strings.Builder, s *sheet) {
	for _, f := range s.feet {
		b.WriteString("\n<sup>" + f.mark + "</sup> " + richtext.Markdown(f.text) + "\n")
	}
	for _, n := range s.notes {
		b.WriteString("\n" + richtext.MarkdownParagraph(n) + "\n")
	}
}
