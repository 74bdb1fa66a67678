package main

import (
	"fmt"

	"galley/kernel/build"
	"galley/kernel/child"
)

type vetCmd struct {
	limits
	Explain bool     `help:"Say what confines a script on this machine."`
	Names   []string `arg:"" optional:"" name:"file|name" help:"Scripts or analyses; all analyses when none is named."`
}

func (c *vetCmd) Run(a *app) error {
	l, err := c.child()
	if err != nil {
		return err
	}
	results, err := build.Vet(a.ctx, ".", c.Names, l)
	if err != nil {
		return err
	}
	bad := 0
	for _, r := range results {
		switch r.Status {
		case build.Failed:
			a.code = exitFailed
			bad++
		case build.Refused:
			if a.code == exitFine {
				a.code = exitRefused
			}
			bad++
		}
		showTrouble(a.stderr, r)
	}
	fmt.Fprintf(a.stdout, "%s checked, %d with faults\n", count(len(results), "script", "scripts"), bad)
	if c.Explain {
		return explain(a)
	}
	return nil
}

// explain starts a child that does nothing, and tells what it was born with.
func explain(a *app) error {
	job := child.Job{Kind: child.KindMain, Path: "nothing.go", Source: []byte("package main\n\nfunc main() {}\n")}
	result, err := child.Run(a.ctx, job, child.Options{})
	if err != nil {
		return err
	}
	fmt.Fprintln(a.stdout, "A script runs in a process of its own, and on this machine that process has:")
	for _, p := range result.Protections {
		fmt.Fprintf(a.stdout, "  %s\n", p)
	}
	l := child.DefaultLimits
	fmt.Fprintf(a.stdout, "  time: %v (--timeout)\n  output: %d MiB in a run, %d MiB in a cell\n", l.Time, l.Output>>20, l.Cell>>20)
	fmt.Fprintln(a.stdout, "  environment: empty but for TZ, LANG and GOMAXPROCS")
	fmt.Fprintln(a.stdout, "  imports: lib and the packages that galley allows; no network, processes or files of its own")
	return nil
}
