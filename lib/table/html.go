package table

import (
	"fmt"
	"strings"

	"galley/lib/richtext"
)

// HTML returns a fragment: a figure element with caption, table and notes. It
// needs no script; its look comes from Style, which a page includes once.
//
// Column headers have scope col, spanners colgroup, group labels rowgroup, and
// the first cell of a row is its header when it is text.
func (t *Table) HTML() string {
	s := t.sheet()
	w := &htmlWriter{id: t.label}
	w.line(`<figure class="galley-table"%s>`, attribute("id", t.label))
	w.line(`<table>`)
	w.caption(s)
	w.head(s)
	w.body(s)
	w.line(`</table>`)
	w.notes(s)
	w.line(`</figure>`)
	return w.String()
}

// Page returns a complete HTML document with the table and its style.
func (t *Table) Page() string {
	title := richtext.EscapeHTML(richtext.Plain(richtext.Parse(t.caption)))
	if title == "" {
		title = "Table"
	}
	return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
		"<title>" + title + "</title>\n<style>\n:root{color-scheme:light dark}\nbody{margin:2rem;font-family:system-ui,sans-serif}\n" + Style() + "</style>\n</head>\n<body>\n<main>\n" +
		t.HTML() + "</main>\n</body>\n</html>\n"
}

type htmlWriter struct {
	strings.Builder
	id string
}

func (w *htmlWriter) line(format string, args ...any) {
	fmt.Fprintf(&w.Builder, format+"\n", args...)
}

// attribute returns ` name="value"`, or nothing for an empty value.
func attribute(name, value string) string {
	if value == "" {
		return ""
	}
	return " " + name + `="` + richtext.EscapeHTML(value) + `"`
}

func (w *htmlWriter) caption(s *sheet) {
	if len(s.caption) == 0 && len(s.stamps) == 0 {
		return
	}
	w.WriteString("<caption>" + richtext.HTML(s.caption))
	for _, stamp := range s.stamps {
		w.WriteString(` <span class="stamp">` + richtext.EscapeHTML(stamp) + `</span>`)
	}
	w.WriteString("</caption>\n")
}

func (w *htmlWriter) head(s *sheet) {
	w.line("<thead>")
	if s.spanners != nil {
		w.WriteString("<tr>")
		for _, c := range s.spanners {
			if !c.real {
				w.WriteString("<td></td>")
				continue
			}
			fmt.Fprintf(w, `<th scope="colgroup" colspan="%d" class="spanner">%s</th>`, c.to-c.from+1, richtext.HTML(c.label))
		}
		w.line("</tr>")
	}
	w.WriteString("<tr>")
	for _, h := range s.heads {
		width := ""
		if h.width > 0 {
			width = fmt.Sprintf("min-width:%gem", h.width)
		}
		fmt.Fprintf(w, `<th scope="col"%s%s>%s%s</th>`, attribute("class", alignClass(h.align)), attribute("style", width),
			richtext.HTML(h.text), w.marks(h.marks))
	}
	w.line("</tr>\n</thead>")
}

func (w *htmlWriter) body(s *sheet) {
	open := false
	for i, l := range s.lines {
		if l.cells == nil || i == 0 {
			if open {
				w.line("</tbody>")
			}
			w.line("<tbody>")
			open = true
		}
		class := ""
		if l.rule {
			class = "rule"
		}
		if l.cells == nil {
			w.line(`<tr class="%s"><th scope="rowgroup" colspan="%d">%s</th></tr>`,
				strings.TrimSpace("group "+class), len(s.heads), richtext.HTML(l.label))
			continue
		}
		fmt.Fprintf(w, "<tr%s>", attribute("class", class))
		for j, c := range l.cells {
			w.cell(s, j, c)
		}
		w.line("</tr>")
	}
	if open {
		w.line("</tbody>")
	}
}

func (w *htmlWriter) cell(s *sheet, column int, c bodyCell) {
	class := alignClass(s.heads[column].align)
	if c.kind == kindMissing {
		class = strings.TrimSpace(class + " missing")
	}
	element := `td`
	if column == 0 && (c.kind == kindText || c.kind == kindRich || c.kind == kindMath) {
		element = `th scope="row"`
	}
	text := richtext.HTML(c.text)
	if c.bold {
		text = "<strong>" + text + "</strong>"
	}
	if c.italic {
		text = "<em>" + text + "</em>"
	}
	if c.underline {
		text = `<span class="second">` + text + "</span>"
	}
	text += richtext.HTML(c.above)
	if marks := w.marks(c.marks); marks != "" {
		text += `<span class="tail">` + marks + "</span>"
	}
	if pad := c.pad + richtext.HTML(c.room); pad != "" {
		text += `<span class="pad" aria-hidden="true" style="visibility:hidden">` + pad + "</span>"
	}
	fmt.Fprintf(w, "<%s%s%s>%s</%s>", element, attribute("class", class), attribute("data-from", c.source), text, element[:2])
}

func (w *htmlWriter) marks(marks []string) string {
	if len(marks) == 0 {
		return ""
	}
	parts := make([]string, len(marks))
	for i, m := range marks {
		parts[i] = m
		if w.id != "" {
			parts[i] = `<a href="#` + richtext.EscapeHTML(w.id) + "-note-" + m + `">` + m + "</a>"
		}
	}
	return `<sup class="mark">` + strings.Join(parts, ",") + "</sup>"
}

func (w *htmlWriter) notes(s *sheet) {
	if len(s.notes) == 0 && len(s.feet) == 0 {
		return
	}
	w.line(`<div class="notes">`)
	for _, f := range s.feet {
		id := ""
		if w.id != "" {
			id = w.id + "-note-" + f.mark
		}
		w.line("<p%s><sup>%s</sup> %s</p>", attribute("id", id), f.mark, richtext.HTML(f.text))
	}
	for _, n := range s.notes {
		w.line("<p>%s</p>", richtext.HTML(n))
	}
	w.line("</div>")
}

func alignClass(a Align) string {
	switch a {
	case Right, Decimal:
		return "num"
	case Center:
		return "mid"
	}
	return ""
}
