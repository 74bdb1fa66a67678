package notebook

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"sync"

	"galley/lib/published"
	"galley/lib/record"
)

// DefaultSeed is the seed of everything random unless the host sets another.
const DefaultSeed = 13

// Options tell a Book where its inputs are and who listens.
// The zero value is a Book without inputs that keeps everything in memory.
type Options struct {
	Name      string            // the analysis: "frontier/main-results"
	Records   string            // root of the records: one folder per study
	Published string            // root of the published numbers: one folder per study
	Params    map[string]string // parameters set from outside
	Seed      uint64            // 0 means DefaultSeed
	Memo      record.Memo       // nil: nothing is remembered between runs
	Inputs    map[string]Input  // contents known beforehand, by name ("records/frontier")
	Limits    OutputLimits      // what may be printed
	Line      func() int        // the line being run; nil when unknown
	Sink      func(Event)       // sees each event as it happens; may be nil
	Flush     func()            // called before each call on the Book: text on its way arrives first; may be nil
}

// OutputLimits bound what a script may print. What was cut is said.
type OutputLimits struct {
	Cell int // bytes per cell; 0 means 1 MiB
	Run  int // bytes per run; 0 means 8 MiB
}

// Book is what an analysis reads from and writes to. Make one with New.
type Book struct {
	mu      sync.Mutex
	options Options
	outcome Outcome
	cell    Cell
	used    map[string]string // id of an artifact, value or claim → where it was made
	sources map[string]*record.Source
	sets    map[string]*published.Set
	printed struct{ cell, run, cut int }
}

// New returns an empty Book.
func New(options Options) *Book {
	if options.Seed == 0 {
		options.Seed = DefaultSeed
	}
	if options.Limits.Cell == 0 {
		options.Limits.Cell = 1 << 20
	}
	if options.Limits.Run == 0 {
		options.Limits.Run = 8 << 20
	}
	return &Book{
		options: options,
		outcome: Outcome{Name: options.Name},
		used:    map[string]string{},
		sources: map[string]*record.Source{},
		sets:    map[string]*published.Set{},
	}
}

// Name returns the name of the analysis, "study/name".
func (b *Book) Name() string { return b.options.Name }

// Seed returns the seed of the run (13 unless the host set another).
func (b *Book) Seed() uint64 { return b.options.Seed }

// Memo remembers results of heavy steps between runs, by the hash of what they were
// computed from; nil when this run remembers nothing. Records sources carry it already.
func (b *Book) Memo() record.Memo { return b.options.Memo }

// Cell opens the cell n. The kernel inserts the call at each `// %%`; scripts do not write it.
func (b *Book) Cell(n int, title string) {
	b.enter()
	defer b.mu.Unlock()
	b.closeOutput()
	b.cell = Cell{N: n, Title: title, Line: b.line()}
	b.printed.cell = 0
	cell := b.cell
	b.emit(Event{Cell: &cell})
}

// Outcome returns what was produced so far. Call it when the run has ended.
func (b *Book) Outcome() *Outcome {
	b.enter()
	defer b.mu.Unlock()
	b.closeOutput()
	b.outcome.Settle()
	return &b.outcome
}

// Stdout is where the script's standard output goes: under the current cell.
func (b *Book) Stdout() io.Writer { return stream{b, "stdout"} }

// Stderr is where the script's standard error goes: under the current cell.
func (b *Book) Stderr() io.Writer { return stream{b, "stderr"} }

// enter takes the lock, after everything printed before the call has arrived.
func (b *Book) enter() {
	if b.options.Flush != nil {
		b.options.Flush()
	}
	b.mu.Lock()
}

// emit records one event. The caller holds the lock.
func (b *Book) emit(e Event) {
	b.outcome.Apply(e)
	if b.options.Sink != nil {
		b.options.Sink(e)
	}
}

func (b *Book) line() int {
	if b.options.Line == nil {
		return 0
	}
	return b.options.Line()
}

var kebab = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// claimID takes an id in a name space, or stops the run with the reason it cannot.
func (b *Book) claimID(space, id string) {
	if !kebab.MatchString(id) {
		stopf("%s id %q is not kebab-case (write lower-case letters, digits and single hyphens, like \"main-results\")", space, id)
	}
	if space == "artifact" && slices.Contains(reserved, id) {
		stopf("artifact id %q is taken by a file that galley writes itself (choose another)", id)
	}
	key := space + " " + id
	if where, taken := b.used[key]; taken {
		stopf("%s id %q is used twice, first in %s (give each its own id)", space, id, where)
	}
	where := fmt.Sprintf("cell %d", b.cell.N)
	if line := b.line(); line > 0 {
		where += fmt.Sprintf(", line %d", line)
	}
	b.used[key] = where
}

// reserved are names of files that the host writes beside the artifacts.
var reserved = []string{"index", "readme", "values"}
