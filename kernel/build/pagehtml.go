package build

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"html/template"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"galley/lib/notebook"
	"galley/lib/table"
)

var prose = goldmark.New(goldmark.WithExtensions(extension.Table))

// html is the page as one HTML file beside its figures.
func (p *page) html() ([]byte, error) { return p.render(false) }

// render makes the page; whole puts the figures into it, so that it can be sent alone.
func (p *page) render(whole bool) ([]byte, error) {
	v := pageView{
		Title: p.title, Name: p.analysis.Name, Provenance: p.provenance(),
		Style: template.CSS(table.Style() + pageStyle),
	}
	if p.outcome.Simulated() {
		v.Stamp = notebook.SimulatedStamp
	}
	var err error
	if v.Intro, err = toHTML(p.intro); err != nil {
		return nil, err
	}
	for _, s := range p.sections {
		sv := sectionView{ID: fmt.Sprintf("cell-%d", s.n), Title: s.title, Code: s.code}
		if sv.Prose, err = toHTML(s.prose); err != nil {
			return nil, err
		}
		for _, item := range s.items {
			iv, err := p.itemView(item, whole)
			if err != nil {
				return nil, err
			}
			sv.Items = append(sv.Items, iv)
		}
		v.Sections = append(v.Sections, sv)
	}
	var b bytes.Buffer
	if err := pageTemplate.Execute(&b, v); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

func toHTML(markdown string) (template.HTML, error) {
	if strings.TrimSpace(markdown) == "" {
		return "", nil
	}
	var b bytes.Buffer
	if err := prose.Convert([]byte(subscripts(markdown, subscriptOpen, subscriptClose)), &b); err != nil {
		return "", err
	}
	return template.HTML(placeSubscripts(b.String(), "<sub>", "</sub>")), nil
}

type pageView struct {
	Title, Name, Stamp string
	Style              template.CSS
	Intro              template.HTML
	Sections           []sectionView
	Provenance         []string
}

type sectionView struct {
	ID, Title, Code string
	Prose           template.HTML
	Items           []itemView
}

// itemView is one thing under a cell; Kind picks how it is shown.
type itemView struct {
	Kind     string
	ID, Text string
	HTML     template.HTML
	Source   template.URL
	Files    []string
	Holds    bool
}

func (p *page) itemView(item notebook.Item, whole bool) (itemView, error) {
	switch {
	case item.Output != nil:
		return itemView{Kind: item.Output.Stream, Text: item.Output.Text}, nil
	case item.Warning != nil:
		return itemView{Kind: "warning", Text: item.Warning.Text}, nil
	case item.Claim != nil:
		return itemView{Kind: "claim", ID: item.Claim.ID, Holds: item.Claim.Holds}, nil
	case item.Value != nil:
		return itemView{Kind: "value", ID: item.Value.ID, Text: item.Value.Text}, nil
	case item.Markdown != nil:
		html, err := toHTML(item.Markdown.Text)
		return itemView{Kind: "prose", HTML: html}, err
	}
	a, _ := p.outcome.Artifact(item.Artifact)
	v := itemView{Kind: a.Kind, ID: a.ID, Text: a.Caption}
	for _, f := range a.Files {
		v.Files = append(v.Files, f.Ext)
	}
	switch {
	case a.Kind != notebook.KindFigure:
		v.HTML = template.HTML(a.File("html"))
	case whole:
		v.Source = template.URL("data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(a.File("svg")))
	default:
		v.Source = template.URL(a.ID + ".svg")
	}
	if whole {
		v.Files = nil
	}
	return v, nil
}

const pageStyle = `
body { font: 16px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 1px solid #ddd; padding-top: 1rem; }
pre { background: #f5f5f2; padding: .75rem; overflow-x: auto; font-size: .85rem; line-height: 1.4; }
pre.stderr, .warning { background: #fff4e5; }
.warning { padding: .5rem .75rem; }
summary { cursor: pointer; color: #555; font-size: .85rem; }
img { max-width: 100%; height: auto; }
.files, .claim, .value, footer { color: #555; font-size: .85rem; }
.stamp { display: inline-block; border: 1px solid #b35c00; color: #b35c00; padding: .1rem .5rem; border-radius: .25rem; font-size: .85rem; }
.artifact { margin: 1.25rem 0; overflow-x: auto; }
footer { margin-top: 3rem; border-top: 1px solid #ddd; }
@media (prefers-color-scheme: dark) {
 body { color: #e4e4e0; background: #161616; } pre { background: #222; } pre.stderr, .warning { background: #3a2a12; }
 h2, footer { border-color: #444; } img { background: #fff; } .stamp { border-color: #e0a050; color: #e0a050; }
 summary, .files, .claim, .value, footer { color: #aaa; }
}
`

var pageTemplate = template.Must(template.New("page").Parse(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Title}} – {{.Name}}</title>
<style>{{.Style}}</style>
</head>
<body>
<h1>{{.Title}}</h1>
{{with .Stamp}}<p><span class="stamp">{{.}}</span></p>
{{end}}{{.Intro}}
{{range .Sections}}<section id="{{.ID}}">
{{with .Title}}<h2>{{.}}</h2>
{{end}}{{.Prose}}{{with .Code}}<details><summary>Code</summary><pre><code>{{.}}</code></pre></details>
{{end}}{{range .Items}}{{if eq .Kind "stdout" "stderr"}}<pre class="{{.Kind}}">{{.Text}}</pre>
{{else if eq .Kind "warning"}}<p class="warning">{{.Text}}</p>
{{else if eq .Kind "claim"}}<p class="claim" id="claim-{{.ID}}">{{if .Holds}}✓{{else}}✗{{end}} claim <code>{{.ID}}</code>{{if not .Holds}} is not supported{{end}}</p>
{{else if eq .Kind "value"}}<p class="value" id="value-{{.ID}}"><code>{{.ID}}</code> = {{.Text}}</p>
{{else if eq .Kind "prose"}}{{.HTML}}
{{else if eq .Kind "figure"}}<div class="artifact" id="{{.ID}}"><img src="{{.Source}}" alt="{{.Text}}">{{template "files" .}}</div>
{{else}}<div class="artifact" id="{{.ID}}">{{.HTML}}{{template "files" .}}</div>
{{end}}{{end}}</section>
{{end}}<footer>
{{range .Provenance}}<p>{{.}}</p>
{{end}}</footer>
</body>
</html>
{{define "files"}}{{$id := .ID}}{{if .Files}}<p class="files">{{$id}}:{{range .Files}} <a href="{{$id}}.{{.}}">{{.}}</a>{{end}}</p>{{end}}{{end}}`))
