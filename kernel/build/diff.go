package build

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// Change is one result that differs between two figures folders.
type Change struct {
	Path  string       `json:"path"`
	What  string       `json:"what"` // "new", "gone", "changed", "new columns x; rows gone 3 (a)"
	Cells []CellChange `json:"cells,omitempty"`
	More  int          `json:"more,omitempty"` // changed cells that are not listed
}

// CellChange is one value that differs.
type CellChange struct {
	Where string `json:"where"`
	Was   string `json:"was"`
	Is    string `json:"is"`
}

// listedCells is how many changed cells of one file are listed.
const listedCells = 20

// Diff compares the results in two folders, each a figures folder or a git revision of
// Out; is may be "" for Out as it stands. Tables and frames are compared by their
// CSV, cell by cell, values and claims by name, figures by their numbers and their SVG.
func (w *Workspace) Diff(ctx context.Context, was, is string) ([]Change, error) {
	oldDir, cleanOld, err := w.figuresOf(ctx, was)
	if err != nil {
		return nil, err
	}
	defer cleanOld()
	newDir, cleanNew, err := w.figuresOf(ctx, is)
	if err != nil {
		return nil, err
	}
	defer cleanNew()
	oldManifest, err := ReadManifest(oldDir)
	if err != nil {
		return nil, err
	}
	newManifest, err := ReadManifest(newDir)
	if err != nil {
		return nil, err
	}
	old, cur := comparable(oldManifest), comparable(newManifest)
	changes := []Change{}
	for _, p := range sortedKeys(old, cur) {
		switch {
		case old[p] == cur[p]:
		case old[p] == "":
			changes = append(changes, Change{Path: p, What: "new"})
		case cur[p] == "":
			changes = append(changes, Change{Path: p, What: "gone"})
		default:
			c, err := changeOf(p, oldDir, newDir)
			if err != nil {
				return nil, err
			}
			changes = append(changes, c)
		}
	}
	return changes, nil
}

// comparable are the files that stand for results.
func comparable(m *Manifest) map[string]string {
	files := map[string]string{}
	for _, e := range m.Artifacts {
		ext := path.Ext(e.Path)
		switch e.Kind {
		case "table", "frame":
			if ext != ".csv" {
				continue
			}
		case "figure":
			if ext != ".svg" && ext != ".csv" {
				continue
			}
		case "comparison", kindValues:
			if ext != ".json" {
				continue
			}
		default:
			continue
		}
		files[e.Path] = e.SHA256
	}
	return files
}

func changeOf(p, oldDir, newDir string) (Change, error) {
	var both [2][]byte
	for i, dir := range []string{oldDir, newDir} {
		path := filepath.Join(dir, filepath.FromSlash(p))
		data, err := readRegular(path)
		if err != nil {
			return Change{}, fmt.Errorf("%s %w", path, err)
		}
		both[i] = data
	}
	was, is := both[0], both[1]
	c := Change{Path: p, What: "changed"}
	var cells []CellChange
	switch {
	case strings.HasSuffix(p, ".csv"):
		var shape string
		if cells, shape = csvChanges(was, is); shape != "" {
			c.What = shape
		}
	case strings.HasSuffix(p, "/values.json"):
		cells = valueChanges(was, is)
	}
	if len(cells) > listedCells {
		c.More = len(cells) - listedCells
		cells = cells[:listedCells]
	}
	c.Cells = cells
	return c, nil
}

func valueChanges(was, is []byte) []CellChange {
	var a, b valuesFile
	if json.Unmarshal(was, &a) != nil || json.Unmarshal(is, &b) != nil {
		return nil
	}
	var cells []CellChange
	for _, id := range sortedKeys(a.Values, b.Values) {
		if a.Values[id] != b.Values[id] {
			cells = append(cells, CellChange{Where: "value " + id, Was: orNone(a.Values[id]), Is: orNone(b.Values[id])})
		}
	}
	holds := func(m map[string]bool, id string) string {
		switch h, ok := m[id]; {
		case !ok:
			return "–"
		case h:
			return "holds"
		}
		return "does not hold"
	}
	for _, id := range sortedKeys(a.Claims, b.Claims) {
		if x, y := holds(a.Claims, id), holds(b.Claims, id); x != y {
			cells = append(cells, CellChange{Where: "claim " + id, Was: x, Is: y})
		}
	}
	return cells
}

func orNone(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// figuresOf is a folder with figures: one on disk, or Out as a git revision has it.
func (w *Workspace) figuresOf(ctx context.Context, name string) (dir string, cleanup func(), err error) {
	nothing := func() {}
	if name == "" {
		return w.Out, nothing, nil
	}
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		if _, err := os.Stat(filepath.Join(name, ManifestName)); err != nil {
			return "", nil, fmt.Errorf("%s has no %s (name a figures folder)", name, ManifestName)
		}
		return name, nothing, nil
	}
	rel, err := filepath.Rel(w.Root, w.Out)
	if err != nil || strings.HasPrefix(name, "-") {
		return "", nil, &UsageError{fmt.Sprintf("%q is neither a folder nor a git revision", name)}
	}
	cmd := exec.CommandContext(ctx, "git", "archive", "--format=tar", name, "--", filepath.ToSlash(rel))
	cmd.Dir = w.Root
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return "", nil, &UsageError{fmt.Sprintf("%q is neither a folder with figures nor a git revision that has them: %s", name, strings.TrimSpace(errs.String()))}
	}
	dir, err = os.MkdirTemp("", "galley-diff-")
	if err != nil {
		return "", nil, err
	}
	cleanup = func() { os.RemoveAll(dir) }
	if err := untar(&out, dir); err != nil {
		cleanup()
		return "", nil, err
	}
	return filepath.Join(dir, rel), cleanup, nil
}

// untar unpacks regular files with local names and nothing else.
func untar(r io.Reader, dir string) error {
	in := tar.NewReader(r)
	for {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag != tar.TypeReg || !fs.ValidPath(h.Name) {
			continue
		}
		target := filepath.Join(dir, filepath.FromSlash(h.Name))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		data, err := io.ReadAll(in)
		if err != nil {
			return err
		}
		if err := os.WriteFile(target, data, 0o644); err != nil {
			return err
		}
	}
}
