package build

import (
	"fmt"
	"strings"

	"galley/lib/notebook"
	"galley/lib/richtext"
)

// markdown is the page as a README: what a folder on a code host shows.
func (p *page) markdown() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n", richtext.EscapeMarkdown(p.title))
	if p.outcome.Simulated() {
		fmt.Fprintf(&b, "> %s\n\n", notebook.SimulatedStamp)
	}
	paragraph(&b, subscripts(p.intro, "<sub>", "</sub>"))
	for _, s := range p.sections {
		if s.title != "" {
			fmt.Fprintf(&b, "## %s\n\n", richtext.EscapeMarkdown(s.title))
		}
		paragraph(&b, subscripts(s.prose, "<sub>", "</sub>"))
		if s.code != "" {
			fmt.Fprintf(&b, "<details><summary>Code</summary>\n\n%s\n\n</details>\n\n", fence(s.code, "go"))
		}
		for _, item := range s.items {
			p.markdownItem(&b, item)
		}
	}
	b.WriteString("---\n\n")
	for _, line := range p.provenance() {
		fmt.Fprintf(&b, "%s  \n", richtext.EscapeMarkdown(line))
	}
	return []byte(b.String())
}

func (p *page) markdownItem(b *strings.Builder, item notebook.Item) {
	switch {
	case item.Output != nil:
		fmt.Fprintf(b, "%s\n\n", fence(item.Output.Text, "text"))
	case item.Warning != nil:
		fmt.Fprintf(b, "> ⚠ %s\n\n", richtext.EscapeMarkdown(item.Warning.Text))
	case item.Markdown != nil:
		paragraph(b, subscripts(item.Markdown.Text, "<sub>", "</sub>"))
	case item.Claim != nil:
		mark := "✓"
		if !item.Claim.Holds {
			mark = "✗"
		}
		fmt.Fprintf(b, "%s claim `%s`\n\n", mark, item.Claim.ID)
	case item.Value != nil:
		fmt.Fprintf(b, "`%s` = %s\n\n", item.Value.ID, richtext.EscapeMarkdown(item.Value.Text))
	default:
		a, _ := p.outcome.Artifact(item.Artifact)
		switch a.Kind {
		case notebook.KindFigure:
			fmt.Fprintf(b, "![%s](%s%s.png)\n\n", richtext.EscapeMarkdown(a.Caption), p.figures, a.ID)
		case notebook.KindComparison:
			paragraph(b, string(a.File("md")))
			fmt.Fprintf(b, "All cells: [%s.json](%s%s.json)\n\n", a.ID, p.figures, a.ID)
		default:
			paragraph(b, string(a.File("md")))
		}
	}
}

func paragraph(b *strings.Builder, text string) {
	if text = strings.TrimSpace(text); text != "" {
		b.WriteString(text + "\n\n")
	}
}

// fence quotes text as a code block, with more backticks than the text has in a row.
func fence(text, language string) string {
	longest, run := 0, 0
	for _, r := range text {
		if r == '`' {
			run++
			longest = max(longest, run)
		} else {
			run = 0
		}
	}
	ticks := strings.Repeat("`", max(3, longest+1))
	return ticks + language + "\n" + strings.TrimRight(text, "\n") + "\n" + ticks
}
