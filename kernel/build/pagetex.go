package build

import (
	"bufio"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	gmhtml "github.com/yuin/goldmark/renderer/html"
	gmtext "github.com/yuin/goldmark/text"

	"galley/lib/notebook"
	"galley/lib/richtext"
)

// latex is the page as a document of its own: prose, tables and figures, without code.
func (p *page) latex() []byte {
	var b strings.Builder
	b.WriteString(texHead)
	fmt.Fprintf(&b, "\\section*{%s}\n\n", richtext.EscapeLaTeX(p.title))
	if p.outcome.Simulated() {
		fmt.Fprintf(&b, "\\emph{%s}\n\n", notebook.SimulatedStamp)
	}
	b.WriteString(toLaTeX(p.intro))
	for _, s := range p.sections {
		if s.title != "" {
			fmt.Fprintf(&b, "\\subsection*{%s}\n\n", richtext.EscapeLaTeX(s.title))
		}
		b.WriteString(toLaTeX(s.prose))
		for _, item := range s.items {
			p.latexItem(&b, item)
		}
	}
	b.WriteString("\\bigskip\\noindent\\footnotesize\n")
	for _, line := range p.provenance() {
		fmt.Fprintf(&b, "%s\\\\\n", richtext.EscapeLaTeX(line))
	}
	b.WriteString("\\end{document}\n")
	return []byte(richtext.LaTeXLacks(b.String()) + b.String())
}

// texHead begins a document. A table that is wider than the page is made to fit.
const texHead = `\documentclass{article}
\usepackage[margin=2.5cm]{geometry}
\usepackage{booktabs,longtable,graphicx,amsmath,amssymb}
\newsavebox{\galleybox}
\newenvironment{galleyfit}{\begin{lrbox}{\galleybox}}{\end{lrbox}%
  \ifdim\wd\galleybox>\linewidth\resizebox{\linewidth}{!}{\usebox{\galleybox}}\else\usebox{\galleybox}\fi}
\begin{document}
`

// texTable is a table's LaTeX as part of a document: where the text is rather than at
// the top of a page, and no wider than the page.
var texTable = strings.NewReplacer(
	"\\begin{table}[t]", "\\begin{table}[!htbp]",
	"\\begin{tabular}", "\\begin{galleyfit}\\begin{tabular}",
	"\\end{tabular}", "\\end{tabular}\\end{galleyfit}",
)

func (p *page) latexItem(b *strings.Builder, item notebook.Item) {
	switch {
	case item.Output != nil:
		b.WriteString(verbatim(item.Output.Text))
	case item.Markdown != nil:
		b.WriteString(toLaTeX(item.Markdown.Text))
	case item.Artifact != "":
		a, _ := p.outcome.Artifact(item.Artifact)
		switch a.Kind {
		case notebook.KindFigure:
			fmt.Fprintf(b, "\\begin{figure}[htbp]\\centering\n\\includegraphics[width=\\linewidth]{%s%s.pdf}\n\\caption{%s}\n\\end{figure}\n\n", p.figures, a.ID, richtext.EscapeLaTeX(a.Caption))
		case notebook.KindTable:
			b.WriteString(texTable.Replace(string(a.File("tex"))))
			b.WriteString("\n")
		}
	}
}

// verbatim sets a text as it is; one that ends the environment itself gets a blank.
func verbatim(text string) string {
	text = strings.ReplaceAll(strings.TrimRight(text, "\n"), `\end{verbatim}`, `\end {verbatim}`)
	return "\\begin{verbatim}\n" + text + "\n\\end{verbatim}\n\n"
}

// toLaTeX turns the Markdown of prose into LaTeX.
func toLaTeX(markdown string) string {
	if strings.TrimSpace(markdown) == "" {
		return ""
	}
	source := []byte(subscripts(markdown, subscriptOpen, subscriptClose))
	w := texWriter{source: source}
	doc := prose.Parser().Parse(gmtext.NewReader(source))
	_ = ast.Walk(doc, w.visit) // visit returns no errors
	return placeSubscripts(w.b.String(), `\textsubscript{`, "}")
}

type texWriter struct {
	source []byte
	b      strings.Builder
}

func (w *texWriter) visit(n ast.Node, in bool) (ast.WalkStatus, error) {
	wrap := func(open, shut string) {
		if in {
			w.b.WriteString(open)
		} else {
			w.b.WriteString(shut)
		}
	}
	switch n := n.(type) {
	case *ast.Paragraph:
		wrap("", "\n\n")
	case *ast.TextBlock:
		wrap("", "\n")
	case *ast.Heading:
		wrap("\\paragraph{", "}\n\n")
	case *ast.Emphasis:
		if n.Level == 1 {
			wrap("\\emph{", "}")
		} else {
			wrap("\\textbf{", "}")
		}
	case *ast.CodeSpan:
		wrap("\\texttt{", "}")
	case *ast.Blockquote:
		wrap("\\begin{quote}\n", "\\end{quote}\n\n")
	case *ast.List:
		kind := "itemize"
		if n.IsOrdered() {
			kind = "enumerate"
		}
		wrap("\\begin{"+kind+"}\n", "\\end{"+kind+"}\n\n")
	case *ast.ListItem:
		wrap("\\item ", "")
	case *ast.CodeBlock, *ast.FencedCodeBlock:
		if in {
			w.b.WriteString(verbatim(string(n.Lines().Value(w.source))))
		}
		return ast.WalkSkipChildren, nil
	case *ast.AutoLink:
		if in {
			w.b.WriteString(richtext.EscapeLaTeX(string(n.URL(w.source))))
		}
	case *ast.Text:
		if in {
			w.b.WriteString(richtext.EscapeLaTeX(w.text(n)))
			if n.SoftLineBreak() || n.HardLineBreak() {
				w.b.WriteString("\n")
			}
		}
	case *ast.String:
		if in {
			w.b.WriteString(richtext.EscapeLaTeX(string(n.Value)))
		}
	}
	return ast.WalkContinue, nil
}

// text is what a piece of Markdown says, its escapes and entities resolved as for HTML.
func (w *texWriter) text(n *ast.Text) string {
	source := n.Segment.Value(w.source)
	if _, code := n.Parent().(*ast.CodeSpan); code || n.IsRaw() {
		return string(source)
	}
	var b strings.Builder
	out := bufio.NewWriter(&b)
	gmhtml.DefaultWriter.Write(out, source)
	out.Flush()
	return html.UnescapeString(b.String())
}
