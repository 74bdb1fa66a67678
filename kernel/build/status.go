package build

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"galley/lib/notebook"
)

// Listed is one line of List.
type Listed struct {
	Name      string   `json:"name"`
	Path      string   `json:"path"`
	Status    Status   `json:"status"`
	Summary   string   `json:"summary,omitempty"`
	Cells     int      `json:"cells"`
	Artifacts int      `json:"artifacts"` // in the manifest, each counted once whatever its formats
	Simulated bool     `json:"simulated"` // made from simulated records
	Reasons   []Reason `json:"reasons,omitempty"`
	Error     string   `json:"error,omitempty"` // when the script does not parse
}

// List says of the named analyses whether they are up to date, and why not. Nothing
// is run or written, and no records are simulated.
func (w *Workspace) List(ctx context.Context, names []string, o Options) ([]Listed, error) {
	b, selected, _, err := w.prepare(ctx, names, o)
	if err != nil {
		return nil, err
	}
	defer b.hashes.save()
	b.state = w.loadState()
	if b.manifest, err = ReadManifest(w.Out); err != nil {
		return nil, err
	}
	b.hashInputs(b.wants(selected))
	var lines []Listed
	for _, x := range b.lookAtStaleness(selected) {
		l := Listed{Name: x.Name, Path: x.Path, Status: x.result.Status, Summary: x.Summary(), Reasons: x.result.Reasons}
		if x.Err != nil {
			l.Status, l.Error = Failed, x.Err.Error()
			if !strings.HasPrefix(l.Error, x.Path) {
				l.Error = x.Path + ": " + l.Error
			}
		} else {
			l.Cells = len(x.Script.Cells)
		}
		ids := map[string]bool{}
		for _, e := range b.manifest.Of(x.Name) {
			l.Simulated = l.Simulated || e.Simulated
			if e.Kind != kindPage && e.Kind != kindValues {
				ids[e.ID] = true
			}
		}
		l.Artifacts = len(ids)
		lines = append(lines, l)
	}
	return lines, nil
}

// Why explains an analysis or an artifact.
type Why struct {
	Analysis  string   `json:"analysis"`
	Status    Status   `json:"status"`
	Reasons   []Reason `json:"reasons"`
	Depends   []string `json:"depends,omitempty"` // what the last good run depended on, fresh or not
	Artifacts []Entry  `json:"artifacts,omitempty"`
}

// Why says, for the name of an analysis, exactly what differs from its last good run,
// or, for an artifact (a path below Out, or an id), where it came from as well.
func (w *Workspace) Why(ctx context.Context, what string, o Options) ([]Why, error) {
	all, err := w.Discover()
	if err != nil {
		return nil, err
	}
	manifest, err := ReadManifest(w.Out)
	if err != nil {
		return nil, err
	}
	entries := w.findArtifacts(manifest, what)
	var names []string
	if selected, err := Select(all, []string{what}); err == nil {
		names, entries = namesOf(selected), nil
	} else if len(entries) == 0 {
		return nil, &UsageError{fmt.Sprintf("%q is neither an analysis nor an artifact in %s (galley list shows the analyses)", what, path.Join(w.Show(w.Out), ManifestName))}
	}
	for _, e := range entries {
		if len(names) == 0 || names[len(names)-1] != e.Analysis {
			names = append(names, e.Analysis)
		}
	}
	lines, err := w.List(ctx, existing(all, names), o)
	if err != nil {
		return nil, err
	}
	state := w.loadState()
	var out []Why
	for _, l := range lines {
		y := Why{Analysis: l.Name, Status: l.Status, Reasons: append([]Reason{}, l.Reasons...), Depends: state.Analyses[l.Name].depends(l.Path)}
		for _, e := range entries {
			if e.Analysis == l.Name {
				y.Artifacts = append(y.Artifacts, e)
			}
		}
		out = append(out, y)
	}
	return out, nil
}

func existing(all []*Analysis, names []string) []string {
	var there []string
	for _, a := range all {
		if slices.Contains(names, a.Name) {
			there = append(there, a.Name)
		}
	}
	return there
}

// findArtifacts matches a path on disk, a path below Out, "study/name:id" or an id.
func (w *Workspace) findArtifacts(m *Manifest, what string) []Entry {
	what = filepath.ToSlash(what)
	if abs, err := filepath.Abs(what); err == nil {
		if rel, err := filepath.Rel(w.Out, abs); err == nil && filepath.IsLocal(rel) {
			if _, err := os.Stat(abs); err == nil {
				what = filepath.ToSlash(rel)
			}
		}
	}
	what = strings.TrimPrefix(what, w.Show(w.Out)+"/")
	var found []Entry
	for _, e := range m.Artifacts {
		if e.Path == what || e.ID == what && e.Kind != kindPage || e.Analysis+":"+e.ID == what || e.Analysis+"/"+e.ID == what {
			found = append(found, e)
		}
	}
	return found
}

// depends lists what the last good run of a script depended on, with short hashes.
func (m *Made) depends(script string) []string {
	if m == nil {
		return nil
	}
	lines := []string{"script " + script + " " + short(m.Script), "galley " + short(m.Galley)}
	for _, name := range sortedKeys(m.Inputs) {
		in := m.Inputs[name]
		text := fmt.Sprintf("input %s %s (%s)", name, short(in.Digest), fileCount(len(in.Files)))
		if in.Simulated {
			text += ", " + notebook.SimulatedStamp
		}
		lines = append(lines, text)
	}
	for _, name := range sortedKeys(m.Params) {
		lines = append(lines, fmt.Sprintf("parameter %s = %s", name, m.Params[name]))
	}
	return append(lines, fmt.Sprintf("seed %d", m.Seed))
}
