package main

import (
	"fmt"

	"galley/kernel/build"
)

type compareCmd struct {
	running
	JSON    bool     `help:"Print the comparisons as JSON."`
	Largest int      `default:"5" help:"How many of the largest differences to show."`
	Strict  bool     `help:"Exit 1 when a cell differs."`
	Names   []string `arg:"" optional:"" name:"name" help:"Analyses (STUDY/NAME), studies, or patterns."`
}

func (c *compareCmd) Run(a *app) error {
	w, o, err := c.begin(a)
	if err != nil {
		return err
	}
	report, err := w.Build(a.ctx, c.Names, o)
	if err != nil {
		return err
	}
	a.code = report.ExitCode()
	for _, r := range report.Results {
		showTrouble(a.stderr, r)
	}
	found, err := w.Comparisons(c.Names)
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, found)
	}
	var total build.ComparisonCounts
	for _, f := range found {
		total = total.Plus(f.Counts)
		f.Show(a.stdout, c.Largest)
	}
	if c.Strict && total.Differ > 0 && a.code == exitFine {
		a.code = exitFailed
	}
	fmt.Fprintf(a.stdout, "%s, %s: %d agree at the printed digits, %d differ, %d without a counterpart\n",
		count(len(found), "comparison", "comparisons"), count(total.Cells, "cell", "cells"), total.Agree, total.Differ, total.OneSided)
	return nil
}
