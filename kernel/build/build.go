package build

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"sync"

	"galley/kernel/child"
	"galley/kernel/origin"
	"galley/lib/notebook"
)

// Options say how to build. The zero value builds what is stale, with the
// interpreter, on all processors.
type Options struct {
	Jobs     int // analyses at a time; 0 is one per processor
	Compiled bool
	Force    bool // build what is fresh, too
	Profile  bool
	Params   map[string]string
	Seed     uint64 // 0 is 13
	Limits   child.Limits
	Say      func(string)   // what a person should know, as it happens; may be nil
	Progress func(Progress) // may be nil; called from one goroutine at a time

	memo string // remember results here and not below State; for Check
}

// one is an analysis on its way through a build.
type one struct {
	*Analysis
	result Result
	made   *Made // of the last good run
	run    *child.Result
	files  []written
	inputs map[string]notebook.Input
}

// builder is one call of Build.
type builder struct {
	w        *Workspace
	o        Options
	hashes   *hasher
	state    *state
	manifest *Manifest
	memo     memoStore
	galley   string
	program  string // the binary that children run; "" is this one
	inputs   map[string]snapshot
	unread   map[string]error // inputs that cannot be read

	mu   sync.Mutex
	done int
}

// Build brings the named analyses up to date; no names mean all. The error is about
// the build as a whole; what single analyses did wrong is in the Report.
func (w *Workspace) Build(ctx context.Context, names []string, o Options) (*Report, error) {
	b, selected, all, err := w.prepare(ctx, names, o)
	if err != nil {
		return nil, err
	}
	defer b.hashes.save()
	release, err := lock(ctx, w.State, "building", b.o.Say)
	if err != nil {
		return nil, err
	}
	defer release()
	b.state = w.loadState()
	b.memo = b.memory()
	if b.manifest, err = ReadManifest(w.Out); err != nil {
		return nil, err
	}
	if err := b.lookAtInputs(ctx, selected); err != nil {
		return nil, err
	}
	ones := b.lookAtStaleness(selected)
	if err := b.runStale(ctx, ones); err != nil {
		return nil, err
	}
	// What was finished before an interruption is good, and is kept.
	trimMemo(w.memoRoot(), memoLimit)
	if err := b.finish(ones, all, len(names) == 0); err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	report := &Report{}
	for _, x := range ones {
		report.Results = append(report.Results, x.result)
	}
	report.Unread = b.unreadParams(ones)
	return report, nil
}

func (w *Workspace) prepare(ctx context.Context, names []string, o Options) (*builder, []*Analysis, []*Analysis, error) {
	if o.Say == nil {
		o.Say = func(string) {}
	}
	if o.Jobs <= 0 {
		o.Jobs = runtime.NumCPU()
	}
	if o.Seed == 0 {
		o.Seed = notebook.DefaultSeed
	}
	all, err := w.Discover()
	if err != nil {
		return nil, nil, nil, err
	}
	selected, err := Select(all, names)
	if err != nil {
		return nil, nil, nil, err
	}
	if len(selected) == 0 {
		return nil, nil, nil, fmt.Errorf("there are no analyses in %s (galley new STUDY/NAME makes one)", w.Show(w.Analyses))
	}
	galley, err := w.codeOf(o.Compiled)
	if err != nil {
		return nil, nil, nil, err
	}
	b := &builder{w: w, o: o, galley: galley, hashes: w.hasher(o.Force), inputs: map[string]snapshot{}, unread: map[string]error{}}
	return b, selected, all, ctx.Err()
}

// codeOf identifies the code that runs scripts: this binary or, for compiled scripts, what
// is built for them from the source on disk, which may be newer.
func (w *Workspace) codeOf(compiled bool) (string, error) {
	if !compiled {
		return origin.Binary()
	}
	code, err := origin.Folder(w.Root)
	if errors.Is(err, fs.ErrNotExist) { // nothing to compile with: the compiler will say so
		return origin.Binary()
	}
	return code, err
}

// lookAtInputs makes missing records and hashes everything that the selected
// analyses name or have used.
func (b *builder) lookAtInputs(ctx context.Context, selected []*Analysis) error {
	wants := b.wants(selected)
	if err := b.w.simulateMissing(ctx, wants, notebook.DefaultSeed, b.o.Say); err != nil {
		return err
	}
	b.hashInputs(wants)
	return nil
}

func (b *builder) wants(selected []*Analysis) []string {
	var wants []string
	for _, a := range selected {
		wants = append(wants, a.Wants()...)
		if made := b.state.Analyses[a.Name]; made != nil {
			wants = append(wants, sortedKeys(made.Inputs)...)
		}
	}
	slices.Sort(wants)
	return slices.Compact(wants)
}

// unreadParams lists the parameters set from outside that no analysis asked for: most
// likely a slip in a name, with which everything is made as if nothing had been set. A
// run that failed may not have come to ask, and then nothing is known.
func (b *builder) unreadParams(ones []*one) []string {
	read := map[string]bool{}
	for _, x := range ones {
		if x.result.Status != Built && x.result.Status != Fresh {
			return nil
		}
		for _, e := range b.manifest.Of(x.Name) {
			for name := range e.Parameters {
				read[name] = true
			}
		}
	}
	return slices.DeleteFunc(sortedKeys(b.o.Params), func(name string) bool { return read[name] })
}

// hashInputs hashes inputs. One that cannot be read concerns the analyses that want it
// and no other.
func (b *builder) hashInputs(names []string) {
	for _, name := range names {
		dir, ext := b.w.inputDir(name)
		s, err := b.hashes.folder(name, dir, ext)
		if err != nil {
			s, b.unread[name] = snapshot{Input: notebook.Input{Name: name}}, err
		}
		b.inputs[name] = s
	}
}

// unreadable is why an input of an analysis cannot be read, or nil.
func (b *builder) unreadable(x *one) error {
	wants := slices.Clone(x.Wants())
	if x.made != nil {
		wants = append(wants, sortedKeys(x.made.Inputs)...)
	}
	slices.Sort(wants)
	for _, name := range wants {
		if err := b.unread[name]; err != nil {
			return fmt.Errorf("input %s cannot be read: %w", name, err)
		}
	}
	return nil
}

// now is what an analysis would be run with.
func (b *builder) now(a *Analysis) now {
	return now{script: hashBytes(a.Source), galley: b.galley, params: b.o.Params, seed: b.o.Seed, inputs: b.inputs}
}

func (b *builder) lookAtStaleness(selected []*Analysis) []*one {
	ones := make([]*one, len(selected))
	for i, a := range selected {
		x := &one{Analysis: a, made: b.state.Analyses[a.Name], result: Result{Name: a.Name, Path: a.Path, Status: Fresh}}
		x.result.Reasons = x.made.reasons(b.now(a), b.w.Out, b.hashes)
		if len(x.result.Reasons) == 0 && b.o.Force {
			x.result.Reasons = []Reason{{What: "force", Text: "asked for with --force"}}
		}
		if len(x.result.Reasons) > 0 {
			x.result.Status = Stale
		}
		ones[i] = x
	}
	return ones
}

// runStale runs what is stale, Jobs at a time. Each is checked and kept as it ends.
func (b *builder) runStale(ctx context.Context, ones []*one) error {
	stale := slices.DeleteFunc(slices.Clone(ones), func(x *one) bool { return x.result.Status != Stale })
	if len(stale) == 0 {
		return nil
	}
	if b.o.Compiled {
		cleanup, err := b.compile(ctx, stale)
		if err != nil {
			return err
		}
		defer cleanup()
	}
	queue := make(chan *one)
	var wait sync.WaitGroup
	for range min(b.o.Jobs, len(stale)) {
		wait.Go(func() {
			for x := range queue {
				b.runOne(ctx, x)
				b.tick(x, len(stale))
			}
		})
	}
	for _, x := range stale {
		if ctx.Err() != nil {
			break
		}
		queue <- x
	}
	close(queue)
	wait.Wait()
	return nil
}

func (b *builder) tick(x *one, total int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.done++
	if b.o.Progress != nil {
		b.o.Progress(Progress{Done: b.done, Total: total, Name: x.Name})
	}
}
