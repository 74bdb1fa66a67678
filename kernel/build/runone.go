package build

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"galley/kernel/child"
	"galley/lib/notebook"
)

func (w *Workspace) hasher(fresh bool) *hasher {
	return newHasher(filepath.Join(w.State, "hashes-1.json"), fresh)
}

// runOne runs one analysis and, when all is well, prepares its files.
func (b *builder) runOne(ctx context.Context, x *one) {
	if x.unread() {
		x.reject(diagnostics(x.Path, x.Err))
		return
	}
	if x.result.Status == Failed || x.result.Status == Refused {
		return // the compiler has said why
	}
	job, options := b.job(x), child.Options{Program: b.program, Put: b.memo.put, Used: b.memo.used}
	if x.Err != nil {
		job.Kind, options.Program = child.KindVet, "" // the kernel says what else is wrong
	} else if err := b.unreadable(x); err != nil {
		x.fail(&notebook.Failure{File: x.Path, Kind: "input", Message: err.Error()})
		return
	}
	run, err := child.Run(ctx, job, options)
	if err != nil {
		x.fail(&notebook.Failure{File: x.Path, Kind: "machinery", Message: err.Error()})
		return
	}
	x.run = run
	x.result.Outcome, x.result.Profile, x.result.Wall = run.Outcome, run.Profile, run.Wall
	x.result.CPU, x.result.Memory = run.CPU, run.PeakMemory
	switch {
	case len(run.Diagnostics) > 0:
		x.reject(run.Diagnostics, run.Exit == 3)
	case run.Outcome.Failure != nil:
		x.fail(run.Outcome.Failure)
	default:
		b.accept(x)
	}
}

func (b *builder) job(x *one) child.Job {
	inputs := map[string]notebook.Input{}
	for name, s := range b.inputs {
		if len(s.Files) > 0 {
			inputs[name] = s.Input
		}
	}
	return child.Job{
		Name: x.Name, Kind: child.KindBook, Path: x.Path, Source: x.Source,
		Records: b.w.Records, Published: b.w.Published, Memo: b.memo.dir,
		Params: b.o.Params, Seed: b.o.Seed, Inputs: inputs, Limits: b.o.Limits, Profile: b.o.Profile,
	}
}

// accept checks that nothing moved under the run, and renders its page.
func (b *builder) accept(x *one) {
	x.inputs = map[string]notebook.Input{}
	for _, in := range x.run.Outcome.Inputs {
		x.inputs[in.Name] = in
		if reasons := b.changedSince(in); len(reasons) > 0 {
			x.fail(&notebook.Failure{File: x.Path, Kind: "input", Message: fmt.Sprintf(
				"%s while the analysis ran; nothing of it is kept (build again when the records are complete)", reasons[0].Text)})
			return
		}
	}
	files, err := filesOf(x.Analysis, x.run.Outcome)
	if err != nil {
		var f *notebook.Failure
		if !errors.As(err, &f) {
			f = &notebook.Failure{File: x.Path, Kind: "page", Message: err.Error()}
		}
		x.fail(f)
		return
	}
	x.files = files
	x.result.Status = Built
	x.result.Simulated = x.run.Outcome.Simulated()
	if current, err := readRegular(filepath.Join(b.w.Root, filepath.FromSlash(x.Path))); err == nil && !bytes.Equal(current, x.Source) {
		x.result.Notes = append(x.result.Notes, "the script was edited while it ran: what is kept is of the version read at the start (build again)")
	}
}

// changedSince compares an input with what it was before the run. When stat says
// that nothing happened the content is not read again.
func (b *builder) changedSince(in notebook.Input) []Reason {
	dir, ext := b.w.inputDir(in.Name)
	after, err := b.hashes.folder(in.Name, dir, ext)
	if err != nil {
		return []Reason{{What: "input", Name: in.Name, Text: "input " + in.Name + " could not be read again: " + err.Error()}}
	}
	before, known := b.inputs[in.Name]
	if !known { // named at run time only: the child has hashed it
		return inputReasons(in, after.Input)
	}
	return inputReasons(before.Input, after.Input)
}

func (x *one) fail(f *notebook.Failure) {
	x.result.Status, x.result.Failure = Failed, f
}

func (x *one) reject(diags []child.Diagnostic, refused bool) {
	x.neighbours(diags)
	x.result.Status, x.result.Diagnostics = Failed, diags
	if refused {
		x.result.Status = Refused
	}
}
