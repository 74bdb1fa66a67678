package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

// Paths are folders that differ from the usual ones; "" is the usual one.
type Paths struct {
	Records string // data/records
	Out     string // figures
}

// Workspace is a module with analyses, and where everything of it is. Paths are absolute.
type Workspace struct {
	Root      string // the folder with go.mod
	Module    string // its module path
	Analyses  string
	Records   string
	Published string
	Out       string
	Given     bool   // Records was named by the user: nothing is simulated there
	State     string // .galley: nothing in it is needed, everything in it is made again
}

var moduleLine = regexp.MustCompile(`(?m)^module\s+("?)([^\s"]+)`)

// Open finds the module that dir lies in.
func Open(dir string, paths Paths) (*Workspace, error) {
	start, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	root := start
	for {
		data, err := os.ReadFile(filepath.Join(root, "go.mod"))
		if err == nil {
			m := moduleLine.FindSubmatch(data)
			if m == nil {
				return nil, fmt.Errorf("%s: no module line", filepath.Join(root, "go.mod"))
			}
			return newWorkspace(root, string(m[2]), paths)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		parent := filepath.Dir(root)
		if parent == root {
			return nil, fmt.Errorf("no go.mod here or above (run galley inside the module that has your analyses)")
		}
		root = parent
	}
}

func newWorkspace(root, module string, paths Paths) (*Workspace, error) {
	w := &Workspace{
		Root: root, Module: module,
		Analyses:  filepath.Join(root, "analyses"),
		Records:   filepath.Join(root, "data", "records"),
		Published: filepath.Join(root, "data", "published"),
		Out:       filepath.Join(root, "figures"),
		State:     filepath.Join(root, ".galley"),
	}
	if info, err := os.Stat(w.Analyses); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("module %s has no folder analyses (run galley inside the module that has your analyses, or make the folder: galley new STUDY/NAME then writes the first)", module)
	}
	var err error
	if paths.Records != "" {
		w.Given = true
		if w.Records, err = filepath.Abs(paths.Records); err != nil {
			return nil, err
		}
		if info, err := os.Stat(w.Records); err != nil {
			return nil, fmt.Errorf("records folder %s: %w", paths.Records, errors.Unwrap(err))
		} else if !info.IsDir() {
			return nil, fmt.Errorf("records folder %s is a file (name the folder that has one folder per study)", paths.Records)
		}
	}
	if paths.Out != "" {
		if w.Out, err = filepath.Abs(paths.Out); err != nil {
			return nil, err
		}
		if info, err := os.Stat(w.Out); err == nil && !info.IsDir() {
			return nil, fmt.Errorf("figures folder %s is a file (name a folder, which need not be there yet)", paths.Out)
		}
	}
	return w, nil
}

// Show gives a path as messages name it: relative to the module when it lies in it.
func (w *Workspace) Show(path string) string {
	if rel, err := filepath.Rel(w.Root, path); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel)
	}
	return path
}
