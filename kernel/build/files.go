package build

import (
	"fmt"
	"path"
	"strings"

	"galley/lib/notebook"
)

// written is one file that a run gives, before it is on disk.
type written struct {
	name  string // within the analysis's folder: "main-scores.tex"
	id    string
	kind  string
	cell  int
	input map[string]string // name → digest
	sim   bool
	data  []byte
}

// Kinds of file beside the artifacts' own.
const (
	kindValues = "values"
	kindPage   = "page"
)

// filesOf is everything a good run of an analysis writes.
func filesOf(a *Analysis, o *notebook.Outcome) ([]written, error) {
	digests := map[string]string{}
	for _, in := range o.Inputs {
		digests[in.Name] = in.Digest
	}
	all := func(names []string) map[string]string {
		m := map[string]string{}
		for _, n := range names {
			m[n] = digests[n]
		}
		return m
	}
	var files []written
	for _, art := range o.Artifacts {
		for _, f := range art.Files {
			files = append(files, written{
				name: art.ID + "." + f.Ext, id: art.ID, kind: art.Kind, cell: art.Cell,
				input: all(art.Inputs), sim: art.Simulated, data: f.Data,
			})
		}
	}
	whole := func(name, id, kind string, data []byte) {
		files = append(files, written{name: name, id: id, kind: kind, input: digests, sim: o.Simulated(), data: data})
	}
	if len(o.Values)+len(o.Claims) > 0 {
		whole("values.json", "values", kindValues, valuesJSON(o))
		whole("values.tex", "values", kindValues, valuesTeX(o))
	}
	page, err := newPage(a, o)
	if err != nil {
		return nil, err
	}
	html, err := page.html()
	if err != nil {
		return nil, err
	}
	whole("index.html", "index", kindPage, html)
	whole("README.md", "index", kindPage, page.markdown())
	if err := distinct(files); err != nil {
		return nil, err
	}
	return files, nil
}

// distinct guards file systems that ignore case.
func distinct(files []written) error {
	seen := map[string]bool{}
	for _, f := range files {
		key := strings.ToLower(f.name)
		if seen[key] {
			return fmt.Errorf("two artifacts would both be written to %s (give one another id)", f.name)
		}
		seen[key] = true
	}
	return nil
}

// entries are the manifest's lines for the files of one run.
func entries(a *Analysis, o *notebook.Outcome, files []written, seed uint64) []Entry {
	titles := map[int]string{}
	for _, c := range o.Cells {
		titles[c.N] = c.Title
	}
	params := map[string]string{}
	for _, p := range o.Params {
		params[p.Name] = p.Value
	}
	es := make([]Entry, len(files))
	for i, f := range files {
		es[i] = Entry{
			Path: path.Join(a.Name, f.name), SHA256: hashBytes(f.data), Bytes: len(f.data),
			ID: f.id, Kind: f.kind, Analysis: a.Name, Script: a.Path,
			Cell: f.cell, Title: titles[f.cell], Inputs: f.input, Parameters: params, Seed: seed, Simulated: f.sim,
		}
	}
	return es
}
