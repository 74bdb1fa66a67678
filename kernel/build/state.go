package build

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"galley/lib/notebook"
)

// Made is what State remembers of the last good run of one analysis: everything
// its results depend on, and the files it wrote.
type Made struct {
	Script string                    `json:"script"` // SHA-256 of the script
	Galley string                    `json:"galley"` // origin of the binary
	Inputs map[string]notebook.Input `json:"inputs"` // by name, as used
	Reads  []string                  `json:"reads"`  // names of the parameters it asked for
	Params map[string]string         `json:"params"` // those of them that were set from outside
	Seed   uint64                    `json:"seed"`
	Files  map[string]string         `json:"files"` // path below Out → SHA-256
}

// state is what earlier builds into one Out folder have left. Losing it costs a
// rebuild and nothing else.
type state struct {
	path     string
	Out      string           `json:"out"`
	Analyses map[string]*Made `json:"analyses"`
}

// stateVersion is part of the file name: another layout is another file.
const stateVersion = "state-2"

func (w *Workspace) loadState() *state {
	sum := sha256.Sum256([]byte(w.Out))
	s := &state{path: filepath.Join(w.State, stateVersion+"-"+hex.EncodeToString(sum[:4])+".json")}
	data, err := readRegular(s.path)
	if err != nil || json.Unmarshal(data, s) != nil || s.Analyses == nil || s.Out != w.Out {
		s.Out, s.Analyses = w.Out, map[string]*Made{}
	}
	return s
}

func (s *state) save() error {
	data, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		return err
	}
	return WriteFile(s.path, data)
}

func hashBytes(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Reason is one thing that differs from the last good run.
type Reason struct {
	What string `json:"what"` // "script", "galley", "input", "parameter", "seed", "file", "never built"
	Name string `json:"name,omitempty"`
	Was  string `json:"was,omitempty"`
	Is   string `json:"is,omitempty"`
	Text string `json:"text"` // the whole, for people
}

// now is what an analysis would be run with.
type now struct {
	script string
	galley string
	params map[string]string
	seed   uint64
	inputs map[string]snapshot // of everything hashed for this build
}

// reasons says why the last good run no longer stands; none means it is fresh.
func (m *Made) reasons(n now, out string, hashes *hasher) []Reason {
	if m == nil {
		return []Reason{{What: "never built", Text: "it was never built here (galley check compares what is there with a fresh run)"}}
	}
	var rs []Reason
	if m.Script != n.script {
		rs = append(rs, Reason{What: "script", Was: m.Script, Is: n.script, Text: "the script was edited"})
	}
	if m.Galley != n.galley {
		rs = append(rs, Reason{What: "galley", Was: m.Galley, Is: n.galley, Text: "galley itself, or a package of lib/, was changed"})
	}
	rs = append(rs, paramReasons(m, n)...)
	for _, name := range sortedKeys(m.Inputs) {
		rs = append(rs, inputReasons(m.Inputs[name], n.inputs[name].Input)...)
	}
	return append(rs, m.fileReasons(out, hashes)...)
}

func paramReasons(m *Made, n now) []Reason {
	var rs []Reason
	if m.Seed != n.seed {
		rs = append(rs, Reason{What: "seed", Was: fmt.Sprint(m.Seed), Is: fmt.Sprint(n.seed), Text: fmt.Sprintf("the seed was %d and is %d", m.Seed, n.seed)})
	}
	for _, name := range m.Reads { // what a run does not ask for cannot change it
		was, had := m.Params[name]
		is, has := n.params[name]
		switch {
		case had == has && was == is:
		case had && has:
			rs = append(rs, Reason{What: "parameter", Name: name, Was: was, Is: is, Text: fmt.Sprintf("parameter %s was %q and is %q", name, was, is)})
		case had:
			rs = append(rs, Reason{What: "parameter", Name: name, Was: was, Text: fmt.Sprintf("parameter %s was set to %q and is not set", name, was)})
		default:
			rs = append(rs, Reason{What: "parameter", Name: name, Is: is, Text: fmt.Sprintf("parameter %s was not set and is %q", name, is)})
		}
	}
	return rs
}

// inputReasons names the files of an input that differ.
func inputReasons(was, is notebook.Input) []Reason {
	if was.Digest == is.Digest {
		return nil
	}
	old, cur := fileHashes(was), fileHashes(is)
	var rs []Reason
	for _, file := range sortedKeys(old, cur) {
		name := was.Name + "/" + file
		r := Reason{What: "input", Name: name, Was: old[file], Is: cur[file]}
		switch {
		case r.Was == r.Is:
			continue
		case r.Was == "":
			r.Text = "input " + name + " is new"
		case r.Is == "":
			r.Text = "input " + name + " is gone"
		default:
			r.Text = "input " + name + " was changed"
		}
		rs = append(rs, r)
	}
	return rs
}

func fileHashes(in notebook.Input) map[string]string {
	m := map[string]string{}
	for _, f := range in.Files {
		m[f.Name] = f.SHA256
	}
	return m
}

// fileReasons names written files that are no longer as they were written.
func (m *Made) fileReasons(out string, hashes *hasher) []Reason {
	var rs []Reason
	for _, path := range sortedKeys(m.Files) {
		s, err := hashes.file(filepath.Join(out, filepath.FromSlash(path)))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			rs = append(rs, Reason{What: "file", Name: path, Was: m.Files[path], Text: "its file " + path + " is gone"})
		case err != nil:
			rs = append(rs, Reason{What: "file", Name: path, Text: err.Error()})
		case s.SHA256 != m.Files[path]:
			rs = append(rs, Reason{What: "file", Name: path, Was: m.Files[path], Is: s.SHA256, Text: "its file " + path + " was altered after it was written"})
		}
	}
	return rs
}
