package main

import (
	"fmt"

	"galley/kernel/build"
)

type diffCmd struct {
	JSON bool   `help:"Print the differences as JSON."`
	Old  string `arg:"" help:"A figures folder, or a git revision such as HEAD~1."`
	New  string `arg:"" optional:"" help:"A figures folder or revision (default: figures as they are now)."`
}

func (c *diffCmd) Run(a *app) error {
	w, err := where{}.open()
	if err != nil {
		return err
	}
	changes, err := w.Diff(a.ctx, c.Old, c.New)
	if err != nil {
		return err
	}
	if len(changes) > 0 {
		a.code = exitFailed
	}
	if c.JSON {
		return printJSON(a.stdout, changes)
	}
	for _, ch := range changes {
		fmt.Fprintf(a.stdout, "%s: %s\n", ch.Path, ch.What)
		for _, cell := range ch.Cells {
			fmt.Fprintf(a.stdout, "  %s: %s → %s\n", cell.Where, cell.Was, cell.Is)
		}
		if ch.More > 0 {
			fmt.Fprintf(a.stdout, "  … and %d more\n", ch.More)
		}
	}
	if len(changes) == 0 {
		fmt.Fprintln(a.stdout, "no result differs")
	}
	return nil
}

type exportCmd struct {
	where
	To   string `enum:"html,md,tex,ipynb" default:"html" help:"html or ipynb (one file, figures inside), md or tex."`
	File string `short:"o" placeholder:"FILE" help:"Where to write it (default: standard output)."`
	Name string `arg:"" help:"The analysis (STUDY/NAME)."`
}

func (c *exportCmd) Run(a *app) error {
	w, err := c.open()
	if err != nil {
		return err
	}
	say := func(text string) { fmt.Fprintln(a.stderr, text) }
	data, result, err := w.Export(a.ctx, c.Name, c.To, c.File, build.Options{Say: say})
	if err != nil {
		return err
	}
	if result != nil && result.Status != build.Built {
		showTrouble(a.stderr, *result)
		a.code = exitFailed
		return nil
	}
	if c.File == "" {
		_, err = a.stdout.Write(data)
		return err
	}
	return build.WriteFile(c.File, data)
}
