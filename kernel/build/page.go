package build

import (
	"fmt"
	"regexp"
	"strings"

	"galley/kernel/script"
	"galley/lib/notebook"
	"galley/lib/richtext"
)

// page is an analysis as a document: prose, folded code, what the cells gave, and
// where it all came from. It has an HTML and a Markdown form with the same content.
type page struct {
	title    string
	intro    string // Markdown
	sections []section
	analysis *Analysis
	outcome  *notebook.Outcome
	figures  string // what figure files are prefixed with; "" beside the page
}

// section is one cell of the page.
type section struct {
	n     int
	title string
	prose string // Markdown, values put in
	code  string
	items []notebook.Item
}

// newPage puts script and outcome together.
func newPage(a *Analysis, o *notebook.Outcome) (*page, error) {
	p := &page{title: pageTitle(a.Script), analysis: a, outcome: o}
	var err error
	if p.intro, err = p.fill(introOf(a.Script), a.Path, 0); err != nil {
		return nil, err
	}
	shown := map[int][]notebook.Item{}
	for _, c := range o.Cells {
		shown[c.N] = append(shown[c.N], c.Items...)
	}
	if items := shown[0]; len(items) > 0 {
		p.sections = append(p.sections, section{items: items})
	}
	for _, c := range a.Script.Cells {
		prose, err := p.fill(c.Prose, a.Path, c.Line)
		if err != nil {
			return nil, err
		}
		p.sections = append(p.sections, section{n: c.N, title: c.Title, prose: prose, code: c.Code, items: shown[c.N]})
	}
	return p, nil
}

// pageTitle makes words of a function's name: MainResults → "Main results".
func pageTitle(s *script.Script) string {
	var b strings.Builder
	for i, r := range s.Func {
		if i > 0 && r >= 'A' && r <= 'Z' {
			b.WriteByte(' ')
			r += 'a' - 'A'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// introOf is the doc comment as prose: without the function's name, which is in the title.
func introOf(s *script.Script) string {
	text, cut := strings.CutPrefix(s.Doc, s.Func+" ")
	if !cut || text == "" {
		return s.Doc
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

var valueMark = regexp.MustCompile(`\{\{ *([a-z0-9-]+) *\}\}`)

// fill puts the values of the run into prose, as text and not as Markdown. A value that was
// never set is an error: a number in the text must come from the data.
func (p *page) fill(prose, file string, line int) (string, error) {
	var missing string
	parts := strings.Split(prose, "`") // every second one is code, where nothing is escaped
	for i, part := range parts {
		parts[i] = valueMark.ReplaceAllStringFunc(part, func(mark string) string {
			id := strings.TrimSpace(mark[2 : len(mark)-2])
			text, ok := p.outcome.Value(id)
			if !ok && missing == "" {
				missing = id
			}
			if i%2 == 1 {
				return text
			}
			return richtext.EscapeMarkdown(text)
		})
	}
	if missing != "" {
		return "", &notebook.Failure{File: file, Line: line, Kind: "prose", Message: fmt.Sprintf(
			"the prose names {{%s}}, and the script never sets that value (book.Value or book.Number); it sets %s", missing, p.valuesSet())}
	}
	return strings.Join(parts, "`"), nil
}

// valuesSet lists the values of the run for a message.
func (p *page) valuesSet() string {
	const most = 20
	var ids []string
	for i, v := range p.outcome.Values {
		if i == most {
			ids = append(ids, "…")
			break
		}
		ids = append(ids, v.ID)
	}
	if len(ids) == 0 {
		return "none"
	}
	return strings.Join(ids, ", ")
}

// provenance are the lines of the footer.
func (p *page) provenance() []string {
	lines := []string{"Made by galley from " + p.analysis.Path + " (sha256 " + short(hashBytes(p.analysis.Source)) + ")."}
	for _, in := range p.outcome.Inputs {
		text := fmt.Sprintf("Input %s: %s, digest %s", in.Name, fileCount(len(in.Files)), short(in.Digest))
		if in.Simulated {
			text += ", " + notebook.SimulatedStamp
		}
		lines = append(lines, text+".")
	}
	for _, par := range p.outcome.Params {
		lines = append(lines, fmt.Sprintf("Parameter %s = %s.", par.Name, par.Value))
	}
	return lines
}

func fileCount(n int) string {
	if n == 1 {
		return "1 file"
	}
	return fmt.Sprintf("%d files", n)
}

func short(digest string) string { return digest[:min(12, len(digest))] }
