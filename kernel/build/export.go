package build

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
)

// Export runs one analysis and returns it as one document: "html" or "ipynb" with its
// figures inside, "md" or "tex" with figures named relative to file. When the run does not
// go well, the Result says why and there is no document.
func (w *Workspace) Export(ctx context.Context, name, to, file string, o Options) ([]byte, *Result, error) {
	all, err := w.Discover()
	if err != nil {
		return nil, nil, err
	}
	selected, err := Select(all, []string{name})
	if err != nil {
		return nil, nil, err
	}
	if len(selected) != 1 {
		return nil, nil, &UsageError{fmt.Sprintf("%q names %d analyses (%s); export takes one", name, len(selected), strings.Join(namesOf(selected), ", "))}
	}
	// The document is made from a fresh run, and names the artifacts of Out: so Out
	// has to be current as well.
	o.Force = true
	report, err := w.Build(ctx, []string{selected[0].Name}, o)
	if err != nil {
		return nil, nil, err
	}
	result := &report.Results[0]
	if result.Status != Built {
		return nil, result, nil
	}
	p, err := newPage(selected[0], result.Outcome)
	if err != nil {
		return nil, nil, err
	}
	p.figures = w.figurePrefix(selected[0].Name, file)
	switch to {
	case "html":
		data, err := p.render(true)
		return data, result, err
	case "md":
		return p.markdown(), result, nil
	case "ipynb":
		data, err := p.ipynb()
		return data, result, err
	}
	return p.latex(), result, nil
}

// figurePrefix is the way from the document to the analysis's folder in Out.
func (w *Workspace) figurePrefix(name, file string) string {
	target := filepath.Join(w.Out, filepath.FromSlash(name))
	from := "."
	if file != "" {
		from = filepath.Dir(file)
	}
	from, err := filepath.Abs(from)
	if err != nil {
		return ""
	}
	rel, err := filepath.Rel(from, target)
	if err != nil {
		return ""
	}
	return filepath.ToSlash(rel) + "/"
}
