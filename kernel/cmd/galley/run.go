package main

import (
	"fmt"
	"io"

	"galley/kernel/build"
	"galley/lib/notebook"
)

type runCmd struct {
	where
	limits
	Compiled bool              `help:"Run the script through go build instead of the interpreter."`
	Set      map[string]string `placeholder:"NAME=VALUE" help:"Set a parameter of the analysis."`
	Seed     uint64            `default:"13" help:"Seed of everything random."`
	File     string            `arg:"" help:"The script."`
	Args     []string          `arg:"" optional:"" passthrough:"" help:"Its arguments."`
}

func (c *runCmd) Run(a *app) error {
	l, err := c.child()
	if err != nil {
		return err
	}
	if c.Seed == 0 {
		return &build.UsageError{Reason: noSeed}
	}
	script, err := build.ReadScript(c.File)
	if err != nil {
		return err
	}
	run, err := build.RunFile(a.ctx, script, build.RunOptions{
		Paths: build.Paths{Records: c.Records, Out: c.Out}, Compiled: c.Compiled,
		Args: c.Args, Params: c.Set, Seed: c.Seed, Limits: l,
		Stdin: a.stdin, Stdout: a.program, Stderr: a.stderr,
		Sink: func(e notebook.Event) { echo(a.stdout, a.stderr, e) },
		Say:  func(text string) { fmt.Fprintln(a.stderr, text) },
	})
	if err != nil {
		return err
	}
	for _, d := range run.Diagnostics {
		showDiagnostic(a.stderr, d)
	}
	a.code = run.Exit
	if f := run.Outcome.Failure; f != nil {
		// A plain program that panics has said so itself, as Go does.
		if script.Book || (f.Kind != "panic" && f.Kind != "exit" && f.Kind != "deadlock") {
			fmt.Fprintln(a.stderr, f)
		}
		if a.code == exitFine {
			a.code = exitFailed
		}
	}
	if script.Book && c.Out == "" && len(run.Outcome.Artifacts) > 0 {
		made := count(len(run.Outcome.Artifacts), "artifact was", "artifacts were")
		fmt.Fprintf(a.stderr, "%s made and not kept (--out DIR keeps them)\n", made)
	}
	return nil
}

// echo prints what a notebook function prints, as it happens.
func echo(stdout, stderr io.Writer, e notebook.Event) {
	switch {
	case e.Output != nil && e.Output.Stream == "stderr":
		io.WriteString(stderr, e.Output.Text)
	case e.Output != nil:
		io.WriteString(stdout, e.Output.Text)
	case e.Warning != nil:
		fmt.Fprintln(stderr, "warning:", e.Warning.Text)
	}
}
