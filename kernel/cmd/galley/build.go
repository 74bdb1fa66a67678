package main

import (
	"fmt"

	"galley/kernel/build"
)

type buildCmd struct {
	running
	Force   bool     `help:"Build what is fresh, too."`
	Profile bool     `help:"Say where the time went, cell by cell."`
	Names   []string `arg:"" optional:"" name:"name" help:"Analyses (STUDY/NAME), studies, or patterns."`
}

func (c *buildCmd) Run(a *app) error {
	w, o, err := c.begin(a)
	if err != nil {
		return err
	}
	o.Force, o.Profile = c.Force || c.Profile, c.Profile
	bar := newBar(a.stderr)
	o.Progress, o.Say = bar.progress, bar.around(o.Say)
	report, err := w.Build(a.ctx, c.Names, o)
	bar.clear()
	if err != nil {
		return err
	}
	a.code = report.ExitCode()
	counts := map[build.Status]int{}
	for _, r := range report.Results {
		counts[r.Status]++
		c.show(a, r)
	}
	fmt.Fprintf(a.stdout, "%d built, %d fresh", counts[build.Built], counts[build.Fresh])
	if n := counts[build.Failed]; n > 0 {
		fmt.Fprintf(a.stdout, ", %d failed", n)
	}
	if n := counts[build.Refused]; n > 0 {
		fmt.Fprintf(a.stdout, ", %d refused", n)
	}
	fmt.Fprintln(a.stdout)
	for _, name := range report.Unread {
		fmt.Fprintf(a.stderr, "galley: no analysis that was asked for reads the parameter %q (--set=%s=%s did nothing; book.Param names those there are)\n", name, name, c.Set[name])
		a.code = max(a.code, exitUsage)
	}
	if c.Profile {
		showProfile(a.stdout, report)
	}
	return nil
}

func (c *buildCmd) show(a *app, r build.Result) {
	switch r.Status {
	case build.Built:
		stamp := ""
		if r.Simulated {
			stamp = "  (simulated records)"
		}
		fmt.Fprintf(a.stdout, "built    %-32s %s changed%s\n", r.Name, count(len(r.Changed), "file", "files"), stamp)
		for _, p := range r.Removed {
			fmt.Fprintf(a.stdout, "removed  %s\n", p)
		}
		for _, n := range r.Notes {
			fmt.Fprintf(a.stderr, "%s: %s\n", r.Path, n)
		}
	case build.Failed, build.Refused:
		fmt.Fprintf(a.stdout, "%-8s %s\n", r.Status, r.Name)
		showTrouble(a.stderr, r)
	}
}
