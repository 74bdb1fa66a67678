package build

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"galley/lib/notebook"
)

// Difference is one file that is not what a fresh rendering gives.
type Difference struct {
	Path string `json:"path"`
	What string `json:"what"`
}

// CheckReport is the result of Check.
type CheckReport struct {
	Files       int          `json:"files"`    // rendered and compared
	Analyses    int          `json:"analyses"` // rendered
	Modes       []string     `json:"modes"`
	Differences []Difference `json:"differences"`
	Failed      []Result     `json:"failed,omitempty"`
	Unstable    []string     `json:"unstable,omitempty"` // analyses of which nothing has changed, and that differ all the same
}

// OK tells that everything was rendered and nothing differs.
func (r *CheckReport) OK() bool { return len(r.Differences) == 0 && len(r.Failed) == 0 }

// Check renders the named analyses afresh into a folder of its own, without memory
// of earlier runs, and compares every byte with Out and its manifest. With both, it
// does so with the interpreter and with compiled code.
func (w *Workspace) Check(ctx context.Context, names []string, o Options, both bool) (*CheckReport, error) {
	report := &CheckReport{Differences: []Difference{}}
	dir, err := os.MkdirTemp("", "galley-check-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	// A memory of its own: nothing of earlier runs is believed, and the second mode need
	// not repeat the families of the first. Both call the same compiled lib; what differs
	// between the modes is the script.
	o.memo = filepath.Join(dir, "memo")
	modes := []bool{o.Compiled}
	if both {
		modes = []bool{false, true}
	}
	for _, compiled := range modes {
		mode := "interpreted"
		if compiled {
			mode = "compiled"
		}
		report.Modes = append(report.Modes, mode)
		o.Compiled = compiled
		if err := w.checkMode(ctx, names, o, filepath.Join(dir, mode), report); err != nil {
			return nil, err
		}
	}
	return report, nil
}

func (w *Workspace) checkMode(ctx context.Context, names []string, o Options, dir string, report *CheckReport) error {
	elsewhere := *w
	elsewhere.Out = filepath.Join(dir, "figures")
	elsewhere.State = filepath.Join(dir, "state")
	o.Force = true
	built, err := elsewhere.Build(ctx, names, o)
	if err != nil {
		return err
	}
	was, err := ReadManifest(w.Out)
	if err != nil {
		return err
	}
	is, err := ReadManifest(elsewhere.Out)
	if err != nil {
		return err
	}
	there := map[string]bool{}
	for _, res := range built.Results {
		there[res.Name] = true
	}
	c := comparer{w: w, fresh: elsewhere.Out, was: was, is: is, mode: filepath.Base(dir), report: report}
	report.Analyses, report.Files = 0, 0
	for _, res := range built.Results {
		if res.Status != Built {
			report.Failed = append(report.Failed, res)
			continue
		}
		report.Analyses++
		before := len(report.Differences)
		c.analysis(res.Name)
		if o.Compiled || len(report.Differences) == before {
			continue
		}
		asBuilt := o
		asBuilt.Force = false
		if listed, err := w.List(ctx, []string{res.Name}, asBuilt); err == nil && len(listed) == 1 && listed[0].Status == Fresh {
			report.Unstable = append(report.Unstable, res.Name)
		}
	}
	if len(names) == 0 {
		c.strays(there)
	}
	return nil
}

type comparer struct {
	w       *Workspace
	fresh   string
	was, is *Manifest
	mode    string
	report  *CheckReport
}

func (c *comparer) differ(path, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	if c.mode == "compiled" {
		what += " (compiled)"
	}
	c.report.Differences = append(c.report.Differences, Difference{Path: path, What: what})
}

// analysis compares every file of one analysis, and its lines in the manifest.
func (c *comparer) analysis(name string) {
	old := map[string]Entry{}
	for _, e := range c.was.Of(name) {
		old[e.Path] = e
	}
	fresh := map[string]Entry{}
	for _, e := range c.is.Of(name) {
		fresh[e.Path] = e
		c.report.Files++
	}
	for _, path := range sortedKeys(old, fresh) {
		o, had := old[path]
		f, has := fresh[path]
		switch {
		case !had:
			c.differ(path, "is made now and is not in the manifest (galley build)")
		case !has:
			c.differ(path, "is in the manifest and is not made any more (galley build)")
		default:
			c.file(path, o, f)
		}
	}
}

func (c *comparer) file(path string, o, f Entry) {
	local := filepath.FromSlash(path)
	onDisk, err := readRegular(filepath.Join(c.w.Out, local))
	if errors.Is(err, fs.ErrNotExist) {
		c.differ(path, "is in the manifest and not on disk")
		return
	}
	if err != nil {
		c.differ(path, "%v", err)
		return
	}
	rendered, err := readRegular(filepath.Join(c.fresh, local))
	switch {
	case err != nil:
		c.differ(path, "%v", err)
	case !bytes.Equal(onDisk, rendered):
		c.differ(path, "%s%s", firstDifference(onDisk, rendered), c.otherInputs(o, f))
	case hashBytes(onDisk) != o.SHA256:
		c.differ(path, "the manifest has another hash for it")
	case !sameEntry(o, f):
		c.differ(path, "same bytes, but the manifest tells another origin%s", c.otherInputs(o, f))
	}
}

func sameEntry(a, b Entry) bool {
	return a.ID == b.ID && a.Kind == b.Kind && a.Cell == b.Cell && a.Title == b.Title && a.Seed == b.Seed &&
		a.Script == b.Script && a.Simulated == b.Simulated && sameMap(a.Inputs, b.Inputs) && sameMap(a.Parameters, b.Parameters)
}

func sameMap(a, b map[string]string) bool {
	if len(a) != len(b) {
		return false
	}
	for k, v := range a {
		if w, ok := b[k]; !ok || v != w {
			return false
		}
	}
	return true
}

// otherInputs says which inputs differ between the committed and the fresh file: then
// other bytes are no fault of the code.
func (c *comparer) otherInputs(o, f Entry) string {
	var names []string
	for _, name := range sortedKeys(o.Inputs, f.Inputs) {
		if o.Inputs[name] != f.Inputs[name] {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "; made from other " + strings.Join(names, ", ")
}

// strays are files in Out that nothing makes.
func (c *comparer) strays(analyses map[string]bool) {
	known := map[string]bool{ManifestName: true}
	for _, e := range c.was.Artifacts {
		known[e.Path] = true
		if !analyses[e.Analysis] {
			c.differ(e.Path, "is in the manifest, and its analysis is gone (galley build removes it)")
		}
	}
	for _, e := range c.is.Artifacts {
		known[e.Path] = true
	}
	paths, err := notebook.Files(c.w.Out, "")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		c.differ(c.w.Show(c.w.Out), "cannot be searched for files that no analysis makes: %v", err)
	}
	for _, p := range paths {
		if !known[p] {
			c.differ(p, "is on disk, and no analysis makes it")
		}
	}
}

// firstDifference says where two contents part.
func firstDifference(was, is []byte) string {
	n := 0
	for n < len(was) && n < len(is) && was[n] == is[n] {
		n++
	}
	if bytes.IndexByte(was, 0) >= 0 || bytes.IndexByte(is, 0) >= 0 {
		return fmt.Sprintf("bytes differ from offset %d (%d bytes, fresh %d)", n, len(was), len(is))
	}
	line := 1 + bytes.Count(was[:n], []byte("\n"))
	return fmt.Sprintf("differs from line %d: %q, fresh %q", line, lineAt(was, n), lineAt(is, n))
}

func lineAt(data []byte, at int) string {
	start := bytes.LastIndexByte(data[:min(at, len(data))], '\n') + 1
	end := len(data)
	if i := bytes.IndexByte(data[start:], '\n'); i >= 0 {
		end = start + i
	}
	line := string(data[start:end])
	if len(line) > 100 {
		from := max(0, min(at-start-20, len(line)-100))
		line = "…" + line[from:from+100] + "…"
	}
	return line
}
