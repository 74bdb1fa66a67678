package build

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"galley/kernel/child"
	"galley/kernel/engine"
)

// compile builds the stale analyses, with their cell marks, into one binary that
// speaks the child's protocol. Files on disk are not touched: the compiler sees the
// marked scripts and the generated main through an overlay.
//
// A script that the kernel's own check rejects is reported by it and left out.
// Refusals do not count here: compiled code is what they are measured by.
func (b *builder) compile(ctx context.Context, stale []*one) (cleanup func(), err error) {
	dir, err := os.MkdirTemp("", "galley-compiled-")
	if err != nil {
		return nil, err
	}
	cleanup = func() { os.RemoveAll(dir) }
	c := compilation{w: b.w, dir: dir, replace: map[string]string{}}
	for i, x := range stale {
		if x.Err != nil {
			continue
		}
		if err := c.add(x, i); err != nil {
			diags, _ := diagnostics(x.Path, err)
			x.reject(diags, false)
		}
	}
	if len(c.imports) > 0 {
		b.program, err = c.build(ctx)
	}
	if err != nil {
		// One script in a batch does not compile: find out which, each by itself.
		err = b.blame(ctx, stale, &c, err)
	}
	if err != nil {
		cleanup()
		return nil, err
	}
	return cleanup, nil
}

// compilation is one run of the compiler.
type compilation struct {
	w       *Workspace
	dir     string
	replace map[string]string // file on disk → file that the compiler sees
	imports []importView
}

type importView struct{ Alias, Path, Func, Name string }

// add puts one script into the compilation, in a package of its own: a script is
// one file and does not see its neighbours.
func (c *compilation) add(x *one, i int) error {
	marked, err := engine.Instrument(x.Path, x.Source)
	if err != nil {
		return err
	}
	alias := "script" + strconv.Itoa(i)
	folder := path.Join("analyses", child.CompiledFolder, alias)
	file := filepath.Join(c.dir, alias+".go")
	// The marks name the file by its base name; traces have to tell it from lib's files.
	seen := filepath.Join(c.w.Root, filepath.FromSlash(folder), path.Base(x.Path))
	marked = bytes.ReplaceAll(marked, []byte("/*line "+path.Base(x.Path)+":"), []byte("/*line "+seen+":"))
	if err := os.WriteFile(file, marked, 0o644); err != nil {
		return err
	}
	c.replace[seen] = file
	c.imports = append(c.imports, importView{alias, c.w.Module + "/" + folder, x.Script.Func, x.Name})
	return nil
}

var mainTemplate = template.Must(template.New("main").Parse(`package main

import (
	"context"

	"galley/kernel/child"
	"galley/lib/notebook"
{{range .}}	{{.Alias}} {{printf "%q" .Path}}
{{end}})

func main() {
	scripts := map[string]func(*notebook.Book){
{{range .}}		{{printf "%q" .Name}}: {{.Alias}}.{{.Func}},
{{end}}	}
	child.Main(func(_ context.Context, task *child.Task) child.Report {
		return child.RunCompiled(task, scripts[task.Job.Name])
	})
}
`))

// build runs the compiler and returns the binary.
func (c *compilation) build(ctx context.Context) (string, error) {
	if _, err := exec.LookPath("go"); err != nil {
		return "", fmt.Errorf("--compiled needs the go command, which is not on the PATH")
	}
	var main bytes.Buffer
	if err := mainTemplate.Execute(&main, c.imports); err != nil {
		return "", err
	}
	mainFile := filepath.Join(c.dir, "main.go")
	if err := os.WriteFile(mainFile, main.Bytes(), 0o644); err != nil {
		return "", err
	}
	c.replace[filepath.Join(c.w.Root, "analyses", child.CompiledFolder, "main.go")] = mainFile
	overlay, err := json.Marshal(map[string]any{"Replace": c.replace})
	if err != nil {
		return "", err
	}
	overlayFile := filepath.Join(c.dir, "overlay.json")
	if err := os.WriteFile(overlayFile, overlay, 0o644); err != nil {
		return "", err
	}
	program := filepath.Join(c.dir, "compiled")
	cmd := exec.CommandContext(ctx, "go", "build", "-overlay", overlayFile, "-buildvcs=false",
		"-o", program, "./analyses/"+child.CompiledFolder)
	cmd.Dir = c.w.Root
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", &compilerError{text: string(out), cause: err}
	}
	return program, nil
}

// compilerError is what the go command printed.
type compilerError struct {
	text  string
	cause error
}

func (e *compilerError) Error() string {
	return fmt.Sprintf("go build: %v\n%s", e.cause, strings.TrimSpace(e.text))
}

var compilerLine = regexp.MustCompile(`^\S+\.go:(\d+):(\d+): (.*)$`)

// blame gives the compiler's messages to the scripts that they are about, and compiles
// the others again.
func (b *builder) blame(ctx context.Context, stale []*one, c *compilation, err error) error {
	ce, ok := err.(*compilerError)
	if !ok {
		return err
	}
	guilty := map[*one][]child.Diagnostic{}
	var at *one // whose package the lines are about: "# import/path" comes before them
	for line := range strings.Lines(ce.text) {
		line = strings.TrimRight(line, "\r\n")
		if pkg, header := strings.CutPrefix(line, "# "); header {
			at = nil
			for _, im := range c.imports {
				if im.Path == pkg {
					at = stale[slices.IndexFunc(stale, func(x *one) bool { return x.Name == im.Name })]
				}
			}
			continue
		}
		if m := compilerLine.FindStringSubmatch(line); m != nil && at != nil {
			row, _ := strconv.Atoi(m[1])
			column, _ := strconv.Atoi(m[2])
			guilty[at] = append(guilty[at], child.Diagnostic{File: at.Path, Line: row, Column: column, Message: m[3]})
		}
	}
	if len(guilty) == 0 {
		return err
	}
	rest := compilation{w: c.w, dir: c.dir, replace: map[string]string{}}
	for i, x := range stale {
		if diags := guilty[x]; diags != nil {
			x.reject(diags, false)
		} else if x.Err == nil && x.result.Status == Stale {
			if err := rest.add(x, i); err != nil {
				return err
			}
		}
	}
	if len(rest.imports) == 0 {
		return nil
	}
	b.program, err = rest.build(ctx)
	return err
}
