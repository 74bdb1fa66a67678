package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

type checkCmd struct {
	running
	Both  bool     `help:"Check the interpreter and compiled code, one after the other."`
	JSON  bool     `help:"Print the result as JSON."`
	Names []string `arg:"" optional:"" name:"name" help:"Analyses (STUDY/NAME), studies, or patterns."`
}

func (c *checkCmd) Run(a *app) error {
	w, o, err := c.begin(a)
	if err != nil {
		return err
	}
	bar := newBar(a.stderr)
	o.Progress, o.Say = bar.progress, bar.around(o.Say)
	report, err := w.Check(a.ctx, c.Names, o, c.Both)
	bar.clear()
	if err != nil {
		return err
	}
	if !report.OK() {
		a.code = exitFailed
	}
	if c.JSON {
		return printJSON(a.stdout, report)
	}
	for _, r := range report.Failed {
		fmt.Fprintf(a.stdout, "%-8s %s\n", r.Status, r.Name)
		showTrouble(a.stderr, r)
	}
	for _, d := range report.Differences {
		fmt.Fprintf(a.stdout, "%s: %s\n", d.Path, d.What)
	}
	for _, name := range report.Unstable {
		fmt.Fprintf(a.stderr, "note: nothing of %s has changed since it was built: its script gives another result in every run (where it ranges over a map, go over slices.Sorted(maps.Keys(m)); where goroutines or a select write, collect first)\n", name)
	}
	verdict := "all the same bytes"
	if !report.OK() {
		verdict = fmt.Sprintf("%s, %s failed",
			count(len(report.Differences), "difference", "differences"), count(len(report.Failed), "analysis", "analyses"))
	}
	fmt.Fprintf(a.stdout, "%s of %s, %s: %s\n", count(report.Files, "file", "files"), count(report.Analyses, "analysis", "analyses"), strings.Join(report.Modes, " and "), verdict)
	return nil
}

func printJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	return enc.Encode(v)
}
