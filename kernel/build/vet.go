package build

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"sync"

	"galley/kernel/child"
)

// Vet checks scripts without running them: files, or names of analyses of the
// workspace that dir lies in; all of its analyses when nothing is named. Each is checked in
// a process of its own, under limits: a file can be made to take the checker for ever.
func Vet(ctx context.Context, dir string, names []string, limits child.Limits) ([]Result, error) {
	var scripts []*Analysis
	var rest []string
	for _, name := range names {
		if !strings.HasSuffix(name, ".go") {
			rest = append(rest, name)
			continue
		}
		s, err := ReadScript(name)
		if err != nil {
			return nil, err
		}
		scripts = append(scripts, s.Analysis)
	}
	if len(rest) > 0 || len(names) == 0 {
		w, err := Open(dir, Paths{})
		if err != nil {
			return nil, err
		}
		all, err := w.Discover()
		if err != nil {
			return nil, err
		}
		selected, err := Select(all, rest)
		if err != nil {
			return nil, err
		}
		scripts = append(scripts, selected...)
	}
	results, failed := make([]Result, len(scripts)), make([]error, len(scripts))
	var running sync.WaitGroup
	slots := make(chan struct{}, runtime.NumCPU())
	for i, a := range scripts {
		slots <- struct{}{}
		running.Go(func() {
			results[i], failed[i] = vetOne(ctx, a, limits)
			<-slots
		})
	}
	running.Wait()
	return results, errors.Join(failed...)
}

func vetOne(ctx context.Context, a *Analysis, limits child.Limits) (Result, error) {
	x := &one{Analysis: a, result: Result{Name: a.Name, Path: a.Path, Status: Fresh}}
	if a.unread() {
		x.reject(diagnostics(a.Path, a.Err))
		return x.result, nil
	}
	run, err := child.Run(ctx, child.Job{Name: a.Name, Kind: child.KindVet, Path: a.Path, Source: a.Source, Limits: limits}, child.Options{})
	switch {
	case err != nil:
		return x.result, err
	case len(run.Diagnostics) > 0:
		x.reject(run.Diagnostics, run.Exit == 3)
	case run.Outcome.Failure != nil:
		x.fail(run.Outcome.Failure)
	}
	return x.result, nil
}
