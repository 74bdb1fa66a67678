package build

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"galley/kernel/child"
	"galley/kernel/script"
	"galley/lib/notebook"
)

// Script is one file to run by itself.
type Script struct {
	*Analysis
	Book bool // a notebook function, not a plain package main
}

// ReadScript reads a file that is to be run. A file that does not parse is a Script
// all the same: its run says what is wrong with it.
func ReadScript(file string) (*Script, error) {
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		return nil, &UsageError{fmt.Sprintf("no file %s", file)}
	}
	if !strings.HasSuffix(file, ".go") {
		return nil, &UsageError{fmt.Sprintf("%s is not a Go file", file)}
	}
	source, err := readRegular(file)
	if err != nil {
		return nil, fmt.Errorf("%s %w", file, err)
	}
	a := &Analysis{Name: nameOf(filepath.ToSlash(file)), Path: filepath.ToSlash(file), Source: source, folder: filepath.Dir(file)}
	a.Script, a.Err = script.Parse(a.Path, source)
	return &Script{Analysis: a, Book: a.Script != nil && !a.Script.Plain()}, nil
}

// RunOptions say how to run one script.
type RunOptions struct {
	Paths          Paths
	Compiled       bool
	Args           []string
	Params         map[string]string
	Seed           uint64
	Limits         child.Limits
	Stdin          io.Reader
	Stdout, Stderr io.Writer
	Sink           func(notebook.Event)
	Say            func(string)
}

// RunFile runs one script and writes nothing, or, with Paths.Out, what it made there.
func RunFile(ctx context.Context, s *Script, o RunOptions) (*child.Result, error) {
	switch {
	case s.Book:
		return runBook(ctx, s, o)
	case s.Err != nil:
		return child.Run(ctx, s.job(child.KindVet, o), child.Options{}) // which says what is wrong
	case o.Compiled:
		return nil, &UsageError{"--compiled is for notebook functions (go run runs a plain program)"}
	}
	return child.Run(ctx, s.job(child.KindMain, o), child.Options{Stdin: o.Stdin, Stdout: o.Stdout, Stderr: o.Stderr, Sink: o.Sink})
}

func (s *Script) job(kind string, o RunOptions) child.Job {
	return child.Job{
		Name: s.Name, Kind: kind, Path: s.Path, Source: s.Source, Args: o.Args,
		Params: o.Params, Seed: o.Seed, Limits: o.Limits,
	}
}

// runBook runs a notebook function on the records of the workspace. What it prints past
// its Book comes as events.
func runBook(ctx context.Context, s *Script, o RunOptions) (*child.Result, error) {
	w, err := Open(".", o.Paths)
	if err != nil {
		return nil, err
	}
	if err := w.simulateMissing(ctx, s.Wants(), notebook.DefaultSeed, o.Say); err != nil {
		return nil, err
	}
	memo := memoStore{w.memoRoot()}
	job := s.job(child.KindBook, o)
	job.Records, job.Published, job.Memo = w.Records, w.Published, memo.dir
	options := child.Options{Stdin: o.Stdin, Sink: o.Sink, Put: memo.put, Used: memo.used}
	if o.Compiled {
		b := &builder{w: w}
		x := &one{Analysis: s.Analysis, result: Result{Name: s.Name, Path: s.Path, Status: Stale}}
		cleanup, err := b.compile(ctx, []*one{x})
		if err != nil {
			return nil, err
		}
		defer cleanup()
		if len(x.result.Diagnostics) > 0 {
			return &child.Result{Outcome: &notebook.Outcome{Name: s.Name}, Diagnostics: x.result.Diagnostics, Exit: 1}, nil
		}
		options.Program = b.program
	}
	result, err := child.Run(ctx, job, options)
	if err == nil {
		s.neighbours(result.Diagnostics)
	}
	if err != nil || o.Paths.Out == "" || result.Outcome.Failure != nil || len(result.Diagnostics) > 0 {
		return result, err
	}
	return result, w.writeOutcome(s, result.Outcome)
}

// writeOutcome writes the files of a run below Out, and no manifest.
func (w *Workspace) writeOutcome(s *Script, o *notebook.Outcome) error {
	files, err := filesOf(s.Analysis, o)
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := WriteFile(filepath.Join(w.Out, filepath.FromSlash(s.Name), f.name), f.data); err != nil {
			return err
		}
	}
	return nil
}
