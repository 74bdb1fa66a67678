package build

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"galley/lib/notebook"
)

// ipynb is the page as a Jupyter notebook (format 4.5) with its outputs inside. It is
// for reading and passing on: a cell is a piece of the script and does not run alone.
func (p *page) ipynb() ([]byte, error) {
	nb := ipynbFile{Format: 4, Minor: 5, Metadata: map[string]any{
		"language_info": map[string]string{"name": "go", "file_extension": ".go", "mimetype": "text/x-go"},
		"galley":        map[string]string{"analysis": p.analysis.Name, "script": p.analysis.Path},
	}}
	head := "# " + p.title
	if p.outcome.Simulated() {
		head += "\n\n> " + notebook.SimulatedStamp
	}
	nb.prose("head", head, p.intro)
	for i, s := range p.sections {
		title := ""
		if s.title != "" {
			title = "## " + s.title
		}
		nb.prose(fmt.Sprintf("text-%d", i+1), title, s.prose)
		cell := ipynbCell{Type: "code", ID: fmt.Sprintf("cell-%d", i+1), Metadata: struct{}{}, Source: ipynbLines(s.code), code: true}
		for _, item := range s.items {
			cell.Outputs = append(cell.Outputs, p.ipynbOutput(item))
		}
		if s.code != "" || len(cell.Outputs) > 0 {
			nb.Cells = append(nb.Cells, cell)
		}
	}
	nb.prose("made", "", strings.Join(p.provenance(), "\n\n"))
	return indented(nb)
}

// unpadded takes out what only keeps digits in line, and is invisible by a style that
// Jupyter removes.
var unpadded = regexp.MustCompile(`<span class="pad"[^>]*>(?:[^<]|<(?:sub|sup|em|strong|/sub|/sup|/em|/strong)>)*</span>`)

type ipynbFile struct {
	Cells    []ipynbCell    `json:"cells"`
	Metadata map[string]any `json:"metadata"`
	Format   int            `json:"nbformat"`
	Minor    int            `json:"nbformat_minor"`
}

type ipynbCell struct {
	Type     string
	ID       string
	Metadata struct{}
	Source   []string
	Outputs  []ipynbOutput
	code     bool
}

// MarshalJSON: a code cell has outputs and a count, also when there are none; a text
// cell may have neither.
func (c ipynbCell) MarshalJSON() ([]byte, error) {
	m := map[string]any{"cell_type": c.Type, "id": c.ID, "metadata": c.Metadata, "source": c.Source}
	if c.code {
		m["execution_count"] = nil
		m["outputs"] = append([]ipynbOutput{}, c.Outputs...)
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(m)
	return b.Bytes(), err
}

// ipynbOutput is a stream (Name, Text) or something shown (Data by media type).
type ipynbOutput struct {
	Type     string         `json:"output_type"`
	Name     string         `json:"name,omitempty"`
	Text     []string       `json:"text,omitempty"`
	Data     map[string]any `json:"data,omitempty"`
	Metadata *struct{}      `json:"metadata,omitempty"`
}

func (f *ipynbFile) prose(id string, parts ...string) {
	var filled []string
	for _, part := range parts {
		if part = strings.TrimSpace(part); part != "" {
			filled = append(filled, part)
		}
	}
	if len(filled) > 0 {
		text := subscripts(strings.Join(filled, "\n\n"), "<sub>", "</sub>")
		f.Cells = append(f.Cells, ipynbCell{Type: "markdown", ID: id, Source: ipynbLines(text)})
	}
}

func (p *page) ipynbOutput(item notebook.Item) ipynbOutput {
	show := func(data map[string]any) ipynbOutput {
		return ipynbOutput{Type: "display_data", Data: data, Metadata: &struct{}{}}
	}
	if item.Output != nil {
		return ipynbOutput{Type: "stream", Name: item.Output.Stream, Text: ipynbLines(item.Output.Text)}
	}
	var b strings.Builder
	p.markdownItem(&b, item)
	text := strings.TrimSpace(b.String())
	data := map[string]any{"text/markdown": ipynbLines(text), "text/plain": ipynbLines(text)}
	a, ok := p.outcome.Artifact(item.Artifact)
	switch {
	case !ok:
	case a.Kind == notebook.KindFigure:
		data = map[string]any{
			"image/png": base64.StdEncoding.EncodeToString(a.File("png")), "image/svg+xml": ipynbLines(string(a.File("svg"))),
			"text/plain": ipynbLines(a.Caption),
		}
	case len(a.File("html")) > 0:
		data["text/html"] = ipynbLines(unpadded.ReplaceAllString(string(a.File("html")), ""))
	}
	return show(data)
}

// ipynbLines takes a text apart as notebooks keep it: lines with their ends.
func ipynbLines(text string) []string {
	lines := strings.SplitAfter(text, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return append([]string{}, lines...)
}
