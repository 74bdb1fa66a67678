package build

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"galley/kernel/script"
	"galley/lib/notebook"
)

// Analysis is one script of the workspace.
type Analysis struct {
	Name   string // "frontier/main-results"
	Path   string // "analyses/frontier/main_results.go", as messages name it
	Source []byte
	Script *script.Script // nil when it does not parse
	Err    error          // why it does not
	folder string         // where its file is
}

// Study is the first part of the name.
func (a *Analysis) Study() string { return path.Dir(a.Name) }

// Summary is the first sentence of the doc comment, without the function's name.
func (a *Analysis) Summary() string {
	if a.Script == nil {
		return ""
	}
	text := strings.Join(strings.Fields(a.Script.Doc), " ")
	if end := strings.Index(text, ". "); end >= 0 {
		text = text[:end+1]
	}
	return strings.TrimPrefix(text, a.Script.Func+" ")
}

// Discover reads every analysis, sorted by name. A script that does not parse, or
// cannot be read, is among them with its error; the error returned is for folders that
// cannot be read.
func (w *Workspace) Discover() ([]*Analysis, error) {
	paths, err := w.scriptFiles()
	if err != nil {
		return nil, err
	}
	var found []*Analysis
	for _, p := range paths {
		source, err := readRegular(p)
		if err != nil {
			found = append(found, &Analysis{Name: nameOf(w.Show(p)), Path: w.Show(p), Err: err})
			continue
		}
		if a := analysis(w.Show(p), source); a != nil {
			a.folder = filepath.Dir(p)
			found = append(found, a)
		}
	}
	slices.SortFunc(found, func(a, b *Analysis) int { return cmp.Compare(a.Name, b.Name) })
	return found, nil
}

// readRegular reads a file that is one: opening a pipe would wait for ever, and a device
// may have no end. The error does not name the file.
func readRegular(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return nil, errors.New("cannot be read: not a regular file")
	}
	if err != nil {
		return nil, fmt.Errorf("cannot be read: %w", bare(err))
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("cannot be read: %w", bare(err))
	}
	return data, nil
}

// bare is an error of the file system without the name of the file.
func bare(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

// scriptFiles are the files that may be analyses: analyses/STUDY/NAME.go.
func (w *Workspace) scriptFiles() (paths []string, err error) {
	studies, err := os.ReadDir(w.Analyses)
	if err != nil {
		return nil, err
	}
	for _, study := range studies {
		dir := filepath.Join(w.Analyses, study.Name())
		if !isDir(dir) { // a link to a folder is one
			continue
		}
		files, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			if scriptFile(f.Name()) {
				paths = append(paths, filepath.Join(dir, f.Name()))
			}
		}
	}
	return paths, nil
}

// scriptFile tells whether a file of this name may be an analysis.
func scriptFile(base string) bool {
	return strings.HasSuffix(base, ".go") && !strings.HasSuffix(base, "_test.go") && base != "doc.go" && base[0] != '_' && base[0] != '.'
}

// analysis reads a script; nil when the file is plain Go beside the analyses.
func analysis(name string, source []byte) *Analysis {
	a := &Analysis{Name: nameOf(name), Path: name, Source: source}
	a.Script, a.Err = script.Parse(name, source)
	if (a.Err != nil || a.Script.Func == "") && !usesBook(source) {
		return nil
	}
	return a
}

// unread tells whether not even the source of a is known.
func (a *Analysis) unread() bool { return a.Err != nil && a.Source == nil }

// usesBook tells whether a file could be meant as an analysis. One that does not
// even parse could.
func usesBook(source []byte) bool {
	f, err := parser.ParseFile(token.NewFileSet(), "", source, parser.ImportsOnly)
	if err != nil {
		return true
	}
	return slices.ContainsFunc(f.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"`+script.BookPackage+`"` })
}

// nameOf is the name of the analysis in a file: its folder and base name.
func nameOf(file string) string {
	base := strings.ReplaceAll(strings.TrimSuffix(path.Base(file), ".go"), "_", "-")
	return path.Join(path.Base(path.Dir(file)), base)
}

// Select picks analyses by name: "frontier/contrasts", a whole study "frontier", a
// pattern "*/holm", or a script's path. No names mean all.
func Select(all []*Analysis, names []string) ([]*Analysis, error) {
	if len(names) == 0 {
		return all, nil
	}
	var picked []*Analysis
	for _, name := range names {
		matched := false
		for _, a := range all {
			if !matches(a, name) {
				continue
			}
			matched = true
			if !slices.Contains(picked, a) {
				picked = append(picked, a)
			}
		}
		if !matched {
			return nil, &UsageError{fmt.Sprintf("no analysis %q (there are: %s)", name, strings.Join(namesOf(all), ", "))}
		}
	}
	slices.SortFunc(picked, func(a, b *Analysis) int { return cmp.Compare(a.Name, b.Name) })
	return picked, nil
}

func matches(a *Analysis, name string) bool {
	name = strings.TrimPrefix(strings.TrimSuffix(filepath.ToSlash(name), "/"), "./")
	for _, folder := range []string{"analyses/", "figures/"} { // what a shell completes
		name = strings.TrimPrefix(name, folder)
	}
	if base, isFile := strings.CutSuffix(name, ".go"); isFile && strings.Count(name, "/") == 1 {
		name = strings.ReplaceAll(base, "_", "-")
	}
	if ok, _ := path.Match(name, a.Name); ok {
		return true
	}
	return name == a.Study() || strings.HasSuffix(name, "/"+a.Path)
}

func namesOf(all []*Analysis) []string {
	names := make([]string, len(all))
	for i, a := range all {
		names[i] = a.Name
	}
	return names
}

// UsageError is a mistake in how a command was called: exit 2.
type UsageError struct{ Reason string }

func (e *UsageError) Error() string { return e.Reason }

var inputCall = regexp.MustCompile(`\.(Records|Published)\(\s*"([^"\\]*)"\s*\)`)

// Wants are the inputs that the script names in so many words, such as
// "records/frontier". What it names in other ways is found when it runs.
func (a *Analysis) Wants() []string {
	var wants []string
	for _, m := range inputCall.FindAllSubmatch(a.Source, -1) {
		wants = append(wants, strings.ToLower(string(m[1]))+"/"+string(m[2]))
	}
	slices.Sort(wants)
	return slices.Compact(wants)
}

// inputDir is where an input such as "records/frontier" is, and what files count.
func (w *Workspace) inputDir(name string) (dir, ext string) {
	kind, study, _ := strings.Cut(name, "/")
	if kind == "records" {
		return filepath.Join(w.Records, study), notebook.RecordsExt
	}
	return filepath.Join(w.Published, study), notebook.PublishedExt
}
