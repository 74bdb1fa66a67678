package build

import (
	"context"
	"errors"
	"runtime"
	"strings"

	"galley/kernel/child"
	"galley/kernel/diag"
	"galley/kernel/engine"
	"galley/lib/notebook"
)

// RunScript runs a job in the interpreter. It is what galley's children do.
func RunScript(ctx context.Context, task *child.Task) child.Report {
	program, err := engine.Compile(task.Job.Path, task.Job.Source)
	if err != nil {
		return refusal(task.Job.Path, err)
	}
	if task.Job.Kind == child.KindVet {
		return child.Report{}
	}
	task.SetLine(program.Line)
	task.SetLines(program.MarkAt(task.Mark))
	if task.Job.Kind == child.KindMain {
		exit, err := program.RunMain(ctx, task.Job.Args, task.Stdin, task.Stdout, task.Stderr)
		if late := new(diag.List); errors.As(err, late) {
			return refusal(task.Job.Path, *late)
		}
		return child.Report{Exit: exit, Failure: failureOf(err)}
	}
	err = program.RunBook(ctx, task.Book, task.Stdout, task.Stderr)
	if late := new(diag.List); errors.As(err, late) { // what only showed while running
		return refusal(task.Job.Path, *late)
	}
	if failure := failureOf(err); failure != nil {
		return child.Report{Exit: 1, Failure: failure}
	}
	return child.Report{}
}

// refusal reports a script that cannot be run: exit 3 when it is correct Go that the
// interpreter would not run as the compiler does, 1 when it is not correct.
func refusal(path string, err error) child.Report {
	diags, refused := diagnostics(path, err)
	exit := 1
	if refused {
		exit = 3
	}
	return child.Report{Exit: exit, Diagnostics: diags}
}

func diagnostics(path string, err error) (diags []child.Diagnostic, refused bool) {
	var list diag.List
	if !errors.As(err, &list) {
		return []child.Diagnostic{{File: path, Message: err.Error()}}, false
	}
	for _, d := range list {
		diags = append(diags, child.Diagnostic{
			File: d.Pos.Filename, Line: d.Pos.Line, Column: d.Pos.Column,
			Message: d.Msg, Fix: d.Fix, Refused: d.Refused,
		})
	}
	return diags, list.Refused()
}

func failureOf(err error) *notebook.Failure {
	if err == nil {
		return nil
	}
	var f *engine.Failure
	if !errors.As(err, &f) {
		return &notebook.Failure{Kind: "machinery", Message: err.Error()}
	}
	kind := "panic"
	if _, stopped := f.Value.(*notebook.Stop); stopped {
		kind = "stopped"
	}
	message := f.Reason
	if writtenToBeRead(f.Value) {
		message = strings.TrimPrefix(message, "panic: ")
	}
	return &notebook.Failure{File: f.Path, Line: f.Line, Column: f.Column, Cell: f.Cell, Title: f.Title, Kind: kind, Message: message}
}

// writtenToBeRead reports whether a panic carries an error meant for the reader, such as what
// is wrong with records, and not a slip that the run time found.
func writtenToBeRead(value any) bool {
	err, ok := value.(error)
	var slip runtime.Error
	return ok && !errors.As(err, &slip)
}
