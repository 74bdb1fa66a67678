package build

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"galley/lib/notebook"
)

// ManifestName is the manifest's file, in the Out folder.
const ManifestName = "MANIFEST.json"

// Manifest says where each written file came from. It holds no times, hosts or
// absolute paths, and is the same for any number of workers and for both modes.
type Manifest struct {
	Version   int              `json:"galley_manifest"`
	Artifacts []Entry          `json:"artifacts"` // by path
	Inputs    []notebook.Input `json:"inputs"`    // by name and digest
}

// Entry is one written file.
type Entry struct {
	Path       string            `json:"path"` // below Out
	SHA256     string            `json:"sha256"`
	Bytes      int               `json:"bytes"`
	ID         string            `json:"id"`
	Kind       string            `json:"kind"` // table, figure, frame, comparison, values or page
	Analysis   string            `json:"analysis"`
	Script     string            `json:"script"`
	Cell       int               `json:"cell"`
	Title      string            `json:"title,omitempty"`  // of the cell
	Inputs     map[string]string `json:"inputs,omitempty"` // name → digest
	Parameters map[string]string `json:"parameters,omitempty"`
	Seed       uint64            `json:"seed"`
	Simulated  bool              `json:"simulated,omitempty"`
}

// manifestVersion is the only version there has been.
const manifestVersion = 1

// ReadManifest reads the manifest of an Out folder; an empty one when there is none.
// One of another version is an error: reading it as ours could lose what it says.
func ReadManifest(out string) (*Manifest, error) {
	m := &Manifest{Version: manifestVersion}
	data, err := readRegular(filepath.Join(out, ManifestName))
	if errors.Is(err, fs.ErrNotExist) {
		return m, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s %w", filepath.Join(out, ManifestName), err)
	}
	m.Version = 0
	if err := json.Unmarshal(data, m); err != nil {
		return nil, fmt.Errorf("%s: %w (delete it and build again)", ManifestName, err)
	}
	switch {
	case m.Version > manifestVersion:
		return nil, fmt.Errorf("%s is of version %d, and this galley knows version %d (use a newer galley, or another --out)", ManifestName, m.Version, manifestVersion)
	case m.Version < manifestVersion:
		return nil, fmt.Errorf("%s has no version \"galley_manifest\": %d (is it galley's? delete it and build again)", ManifestName, manifestVersion)
	}
	return m, nil
}

// JSON is the manifest's file: sorted, indented, ending in a newline.
func (m *Manifest) JSON() ([]byte, error) {
	m.sort()
	return indented(m)
}

// indented is a value as JSON that people read: < and & as they are, and a newline at the end.
func indented(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	err := enc.Encode(v)
	return b.Bytes(), err
}

func (m *Manifest) sort() {
	if m.Artifacts == nil {
		m.Artifacts = []Entry{}
	}
	used := map[string]bool{}
	for _, e := range m.Artifacts {
		for name, digest := range e.Inputs {
			used[name+" "+digest] = true
		}
	}
	m.Inputs = slices.DeleteFunc(m.Inputs, func(in notebook.Input) bool { return !used[in.Name+" "+in.Digest] })
	slices.SortFunc(m.Artifacts, func(a, b Entry) int { return cmp.Compare(a.Path, b.Path) })
	slices.SortFunc(m.Inputs, func(a, b notebook.Input) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Digest, b.Digest))
	})
	m.Inputs = slices.CompactFunc(m.Inputs, func(a, b notebook.Input) bool { return a.Name == b.Name && a.Digest == b.Digest })
	if m.Inputs == nil {
		m.Inputs = []notebook.Input{}
	}
}

// Of are the entries of one analysis.
func (m *Manifest) Of(analysis string) []Entry {
	var es []Entry
	for _, e := range m.Artifacts {
		if e.Analysis == analysis {
			es = append(es, e)
		}
	}
	return es
}

// replace puts the entries of one analysis in the place of its old ones.
func (m *Manifest) replace(analysis string, entries []Entry, inputs []notebook.Input) {
	m.Artifacts = slices.DeleteFunc(m.Artifacts, func(e Entry) bool { return e.Analysis == analysis })
	m.Artifacts = append(m.Artifacts, entries...)
	m.Inputs = append(m.Inputs, inputs...)
}
