package table

import (
	"fmt"
	"strings"

	"galley/lib/richtext"
)

// LaTeX returns a table environment (booktabs), or a longtable after Long. Its
// first lines are comments that name the packages needed and the characters that
// pdfLaTeX lacks.
func (t *Table) LaTeX() string {
	text := t.latex()
	return richtext.LaTeXLacks(text) + text
}

func (t *Table) latex() string {
	s := t.sheet()
	w := &latexWriter{sheet: s}
	if t.long {
		w.line(`%% needs \usepackage{booktabs,longtable}`)
		if t.small {
			w.line(`\begingroup\small`)
		}
		w.longtable(t.label)
		w.notes()
		if t.small {
			w.line(`\endgroup`)
		}
		return w.String()
	}
	float := "table"
	if t.wide {
		float = "table*"
	}
	w.line(`%% needs \usepackage{booktabs}`)
	w.line(`\begin{%s}[t]`, float)
	w.line(`\centering`)
	if c := w.caption(); c != "" {
		w.line(`\caption{%s}`, c)
	}
	if t.label != "" {
		w.line(`\label{%s}`, labelText(t.label))
	}
	if t.small {
		w.line(`\small`)
	}
	w.tabular()
	w.notes()
	w.line(`\end{%s}`, float)
	return w.String()
}

// Tabular returns only the tabular environment, for a float made by hand.
func (t *Table) Tabular() string {
	w := &latexWriter{sheet: t.sheet()}
	w.tabular()
	return w.String()
}

type latexWriter struct {
	strings.Builder
	sheet *sheet
}

func (w *latexWriter) line(format string, args ...any) {
	fmt.Fprintf(&w.Builder, format+"\n", args...)
}

func (w *latexWriter) caption() string {
	caption := richtext.LaTeX(w.sheet.caption)
	for _, stamp := range w.sheet.stamps {
		caption = strings.TrimSpace(caption + " [" + richtext.EscapeLaTeX(stamp) + "]")
	}
	return caption
}

func (w *latexWriter) tabular() {
	w.line(`\begin{tabular}{%s}`, w.columns())
	w.line(`\toprule`)
	w.head()
	w.line(`\midrule`)
	w.body()
	w.line(`\bottomrule`)
	w.line(`\end{tabular}`)
}

func (w *latexWriter) longtable(label string) {
	w.line(`\begin{longtable}{%s}`, w.columns())
	caption := w.caption()
	if label != "" {
		caption += `\label{` + labelText(label) + `}`
	}
	if caption != "" {
		w.line(`\caption{%s}\\`, caption)
	}
	w.line(`\toprule`)
	w.head()
	w.line(`\midrule`)
	w.line(`\endfirsthead`)
	w.line(`\toprule`)
	w.head()
	w.line(`\midrule`)
	w.line(`\endhead`)
	w.line(`\midrule`)
	w.line(`\endfoot`)
	w.line(`\bottomrule`)
	w.line(`\endlastfoot`)
	w.body()
	w.line(`\end{longtable}`)
}

func (w *latexWriter) columns() string {
	var b strings.Builder
	b.WriteString("@{}")
	for _, h := range w.sheet.heads {
		switch {
		case h.width > 0:
			fmt.Fprintf(&b, "p{%gem}", h.width)
		case h.align == Center:
			b.WriteString("c")
		case h.align == Right || h.align == Decimal:
			b.WriteString("r")
		default:
			b.WriteString("l")
		}
	}
	if len(w.sheet.heads) == 0 {
		b.WriteString("l") // TeX wants one column at least
	}
	return b.String() + "@{}"
}

func (w *latexWriter) head() {
	if w.sheet.spanners != nil {
		var cells, rules []string
		for _, c := range w.sheet.spanners {
			if !c.real {
				cells = append(cells, "")
				continue
			}
			cells = append(cells, fmt.Sprintf(`\multicolumn{%d}{c}{%s}`, c.to-c.from+1, richtext.LaTeX(c.label)))
			rules = append(rules, fmt.Sprintf(`\cmidrule(lr){%d-%d}`, c.from+1, c.to+1))
		}
		w.row(cells)
		w.line("%s", strings.Join(rules, " "))
	}
	cells := make([]string, len(w.sheet.heads))
	for i, h := range w.sheet.heads {
		cells[i] = richtext.LaTeX(h.text) + hang(latexMarks(h.marks), h.align)
	}
	w.row(cells)
}

func (w *latexWriter) body() {
	for i, l := range w.sheet.lines {
		if l.rule {
			w.line(`\midrule`)
		}
		if l.cells == nil {
			if i > 0 && !l.rule {
				w.line(`\addlinespace`)
			}
			w.line(`\multicolumn{%d}{@{}l@{}}{\textit{%s}} \\`, len(w.sheet.heads), richtext.LaTeX(l.label))
			continue
		}
		cells := make([]string, len(l.cells))
		for j, c := range l.cells {
			cells[j] = latexCell(c, w.sheet.heads[j].align)
		}
		if w.sheet.grouped && l.group != "" && len(cells) > 0 {
			cells[0] = `\quad ` + cells[0]
		}
		w.row(cells)
	}
}

// row writes one line. A line that starts with [ or * would be read as an
// argument of the \\ or rule before it.
func (w *latexWriter) row(cells []string) {
	text := strings.Join(cells, " & ")
	if strings.HasPrefix(text, "[") || strings.HasPrefix(text, "*") || strings.HasPrefix(text, "(") {
		text = "{}" + text
	}
	w.line(`%s \\`, text)
}

func latexCell(c bodyCell, align Align) string {
	text := richtext.LaTeX(c.text)
	if c.kind == kindMath {
		text = `\ensuremath{` + c.tex + `}`
	}
	if c.bold {
		text = `\textbf{` + text + `}`
	}
	if c.italic {
		text = `\textit{` + text + `}`
	}
	if c.underline {
		text = `\underline{` + text + `}`
	}
	text += richtext.LaTeX(c.above) + hang(latexMarks(c.marks), align)
	if pad := c.pad + richtext.LaTeX(c.room); pad != "" {
		text += `\phantom{` + pad + `}`
	}
	return text
}

func latexMarks(marks []string) string {
	if len(marks) == 0 {
		return ""
	}
	return `\textsuperscript{` + strings.Join(marks, ",") + `}`
}

// hang lets what follows a number stand over the column's edge, so that digits
// stay aligned.
func hang(text string, align Align) string {
	if text != "" && (align == Right || align == Decimal) {
		return `\rlap{` + text + `}`
	}
	return text
}

func (w *latexWriter) notes() {
	if len(w.sheet.notes) == 0 && len(w.sheet.feet) == 0 {
		return
	}
	w.line(`\par\smallskip`)
	w.line(`{\footnotesize\raggedright`)
	for _, f := range w.sheet.feet {
		w.line(`\textsuperscript{%s}~%s\par`, f.mark, richtext.LaTeX(f.text))
	}
	for _, n := range w.sheet.notes {
		w.line(`%s\par`, richtext.LaTeX(n))
	}
	w.line(`}`)
}

// labelText keeps the characters that \label and \ref take without trouble.
func labelText(label string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune(":-./", r) {
			return r
		}
		return '-'
	}, label)
}
