package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"galley/kernel/build"
)

type listCmd struct {
	where
	JSON  bool     `help:"Print the list as JSON."`
	Names []string `arg:"" optional:"" name:"name" help:"Analyses, studies, or patterns."`
}

func (c *listCmd) Run(a *app) error {
	w, err := c.open()
	if err != nil {
		return err
	}
	lines, err := w.List(a.ctx, c.Names, build.Options{})
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, lines)
	}
	for _, l := range lines {
		fmt.Fprintf(a.stdout, "%-7s %-32s %12s  %s\n", l.Status, l.Name, count(l.Artifacts, "artifact", "artifacts"), clip(l.Summary, 80))
		if l.Error != "" {
			fmt.Fprintln(a.stderr, l.Error)
		}
	}
	return nil
}

type whyCmd struct {
	where
	JSON bool   `help:"Print the answer as JSON."`
	What string `arg:"" help:"An analysis (STUDY/NAME), or an artifact: its id or path."`
}

func (c *whyCmd) Run(a *app) error {
	w, err := c.open()
	if err != nil {
		return err
	}
	answers, err := w.Why(a.ctx, c.What, build.Options{})
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, answers)
	}
	for _, y := range answers {
		for _, e := range y.Artifacts {
			fmt.Fprintf(a.stdout, "%s: %s %q, cell %d", e.Path, e.Kind, e.ID, e.Cell)
			if e.Title != "" {
				fmt.Fprintf(a.stdout, " (%s)", e.Title)
			}
			fmt.Fprintf(a.stdout, " of %s\n", e.Script)
			showOrigin(a, e)
		}
		fmt.Fprintf(a.stdout, "%s is %s", y.Analysis, y.Status)
		switch {
		case y.Status == build.Fresh:
			fmt.Fprintln(a.stdout, ": nothing it depends on has changed")
		case len(y.Reasons) > 0:
			fmt.Fprintln(a.stdout, ":")
		default:
			fmt.Fprintln(a.stdout)
		}
		for _, r := range y.Reasons {
			fmt.Fprintf(a.stdout, "  %s\n", r.Text)
			if r.Was != "" && r.Is != "" && r.What != "parameter" && r.What != "seed" {
				fmt.Fprintf(a.stdout, "    was %.16s, is %.16s\n", r.Was, r.Is)
			}
		}
		if len(y.Depends) > 0 {
			fmt.Fprintln(a.stdout, "last built from:")
			for _, d := range y.Depends {
				fmt.Fprintf(a.stdout, "  %s\n", d)
			}
		}
	}
	return nil
}

// showOrigin prints what the manifest says a file was made from.
func showOrigin(a *app, e build.Entry) {
	var from []string
	for _, name := range slices.Sorted(maps.Keys(e.Inputs)) {
		from = append(from, fmt.Sprintf("%s %.12s", name, e.Inputs[name]))
	}
	for _, name := range slices.Sorted(maps.Keys(e.Parameters)) {
		from = append(from, fmt.Sprintf("parameter %s = %s", name, e.Parameters[name]))
	}
	from = append(from, fmt.Sprintf("seed %d", e.Seed))
	if e.Simulated {
		from = append(from, "simulated records")
	}
	fmt.Fprintf(a.stdout, "  made from %s\n", strings.Join(from, ", "))
}

type newCmd struct {
	recordsWhere
	Name string `arg:"" help:"STUDY/NAME, in lower case with hyphens."`
}

func (c *newCmd) Run(a *app) error {
	w, err := where{Records: c.Records}.open()
	if err != nil {
		return err
	}
	path, err := w.New(c.Name)
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "wrote %s (galley build %s builds it)\n", path, c.Name)
	return nil
}
