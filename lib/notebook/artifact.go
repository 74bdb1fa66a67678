package notebook

import (
	"fmt"
	"regexp"
	"strings"

	"galley/lib/figure"
	"galley/lib/frame"
	"galley/lib/published"
	"galley/lib/richtext"
	"galley/lib/table"
)

// SimulatedStamp marks what was computed from simulated records.
const SimulatedStamp = "simulated records"

// Table renders t as the artifact id: .tex, .html, .md, .csv and .json. It is
// rendered now; later changes of t change nothing.
func (b *Book) Table(id string, t *table.Table) {
	b.enter()
	defer b.mu.Unlock()
	b.claimID("artifact", id)
	if t == nil {
		stopf("table %q is nil", id)
	}
	if strings.TrimSpace(t.CSV()) == "" {
		stopf("table %q has no columns (declare them: table.New(caption).Column(\"setting\", \"Setting\"))", id)
	}
	noMark("the caption of table", id, t.Caption())
	t = t.Clone()
	if b.outcome.Simulated() {
		t.Stamp(SimulatedStamp)
	}
	b.artifact(id, KindTable, richtext.Plain(richtext.Parse(t.Caption())), tableFiles(t))
}

// valueMark is how prose names a value.
var valueMark = regexp.MustCompile(`\{\{ *[a-z0-9-]+ *\}\}`)

// noMark stops the run where a text that is no prose names a value: it would be printed
// as it is.
func noMark(what, id, text string) {
	if mark := valueMark.FindString(text); mark != "" {
		stopf("%s %q names %s, which only prose can (put the number in with fmt.Sprintf)", what, id, mark)
	}
}

func tableFiles(t *table.Table) []File {
	return []File{
		{Ext: "csv", Data: []byte(t.CSV())},
		{Ext: "html", Data: []byte(t.HTML())},
		{Ext: "json", Data: t.JSON()},
		{Ext: "md", Data: []byte(t.Markdown())},
		{Ext: "tex", Data: []byte(t.LaTeX())},
	}
}

// Figure renders f as the artifact id: .svg, .png and .pdf, with the numbers that it
// draws as .csv. A fault of the figure's data stops the run.
func (b *Book) Figure(id string, f *figure.Figure) {
	b.enter()
	defer b.mu.Unlock()
	b.claimID("artifact", id)
	if f == nil {
		stopf("figure %q is nil", id)
	}
	noMark("the title of figure", id, f.Title())
	if err := f.Err(); err != nil {
		stopf("figure %q: %v", id, err)
	}
	f = f.Clone()
	if b.outcome.Simulated() {
		f.Stamp(SimulatedStamp)
	}
	files := []File{{Ext: "csv", Data: []byte(f.CSV())}}
	for _, format := range []struct {
		ext    string
		render func() ([]byte, error)
	}{{"pdf", f.PDF}, {"png", f.PNG}, {"svg", f.SVG}} {
		data, err := format.render()
		if err != nil {
			stopf("figure %q: %s: %v", id, format.ext, err)
		}
		files = append(files, File{Ext: format.ext, Data: data})
	}
	for _, w := range f.Warnings() {
		b.emit(Event{Warning: &Warning{Cell: b.cell.N, Text: fmt.Sprintf("figure %s: %s", id, w)}})
	}
	caption := richtext.Plain(richtext.Parse(f.Title()))
	if caption == "" {
		caption = f.Description() // pages need a text for those who do not see the picture
	}
	b.artifact(id, KindFigure, caption, files)
}

// Frame writes a frame as the artifact id: all rows to .csv, and a table of the
// first rows for the page. It is for looking at data; results belong in a Table.
func (b *Book) Frame(id string, f *frame.Frame) {
	b.enter()
	defer b.mu.Unlock()
	b.claimID("artifact", id)
	if f == nil {
		stopf("frame %q is nil", id)
	}
	simulated := b.outcome.Simulated()
	all, head := frameTable(id, f, simulated), frameTable(id, f.Head(frameShows), simulated)
	if f.Len() > frameShows {
		head.Note(richtext.Escape(fmt.Sprintf("The first %d of %s rows; the CSV file has them all.", frameShows, table.Grouped(float64(f.Len()), 0))))
	}
	b.artifact(id, KindFrame, id, []File{
		{Ext: "csv", Data: []byte(all.CSV())},
		{Ext: "html", Data: []byte(head.HTML())},
		{Ext: "md", Data: []byte(head.Markdown())},
	})
}

// frameShows is how many rows of a frame a page shows: enough to see what it holds; the rest is in the CSV file.
const frameShows = 8

// Compare keeps computed against published numbers as the artifact id: .json with
// every cell, which `galley compare` reads, and a summary by column, .html and .md,
// with the cells that do not agree.
func (b *Book) Compare(id string, c *published.Comparison) {
	b.enter()
	defer b.mu.Unlock()
	b.claimID("artifact", id)
	if c == nil {
		stopf("comparison %q is nil", id)
	}
	kept := *c
	kept.ID = id
	kept.Simulated = kept.Simulated || b.outcome.Simulated()
	summary, details := kept.Table().Clone(), kept.Details(0).Clone()
	if kept.Simulated {
		summary.Stamp(SimulatedStamp)
		details.Stamp(SimulatedStamp)
	}
	html := summary.HTML()
	if details.Len() > 0 {
		html += "\n<details><summary>Cells that do not agree</summary>\n" + details.HTML() + "\n</details>"
	}
	b.artifact(id, KindComparison, richtext.Plain(richtext.Parse(summary.Caption())), []File{
		{Ext: "html", Data: []byte(html)},
		{Ext: "json", Data: kept.JSON()},
		{Ext: "md", Data: []byte(summary.Markdown())},
	})
}

// artifact records a rendered artifact. The caller holds the lock.
func (b *Book) artifact(id, kind, caption string, files []File) {
	a := Artifact{ID: id, Kind: kind, Caption: caption, Cell: b.cell.N, Line: b.line(), Simulated: b.outcome.Simulated(), Files: files}
	for i := range a.Files {
		a.Files[i].Size = len(a.Files[i].Data)
	}
	for _, in := range b.outcome.Inputs {
		a.Inputs = append(a.Inputs, in.Name)
	}
	b.emit(Event{Artifact: &a})
}
