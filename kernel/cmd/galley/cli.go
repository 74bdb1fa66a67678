package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"galley/kernel/build"
	"galley/kernel/child"
	"galley/lib/record"
)

// cli is the whole command line.
type cli struct {
	Build   buildCmd   `cmd:"" help:"Build stale analyses, in parallel."`
	Check   checkCmd   `cmd:"" help:"Render everything afresh elsewhere and compare bytes with figures/ and its manifest."`
	Compare compareCmd `cmd:"" help:"Compare computed with published numbers, cell by cell."`
	Run     runCmd     `cmd:"" help:"Run one script: a notebook function or a plain package main."`
	Vet     vetCmd     `cmd:"" help:"Check scripts without running them."`
	List    listCmd    `cmd:"" help:"List the analyses and whether they are up to date."`
	Why     whyCmd     `cmd:"" help:"Say why an analysis is stale, or where an artifact came from."`
	New     newCmd     `cmd:"" help:"Write a first version of an analysis."`
	Diff    diffCmd    `cmd:"" help:"Compare two figures folders: which numbers changed."`
	Export  exportCmd  `cmd:"" help:"Write an analysis as one document."`
	Serve   serveCmd   `cmd:"" help:"Show the rendered pages to a browser on this machine."`
	Records recordsCmd `cmd:"" help:"Simulate, validate, describe, import or show records."`
	Which   versionCmd `cmd:"" name:"version" help:"Say which galley this is: the source, dependencies and toolchain it was built from."`

	Version versionFlag `help:"Say which galley this is, and exit."`
}

// app is what commands work with.
type app struct {
	ctx            context.Context
	stdin          io.Reader
	stdout, stderr io.Writer
	program        io.Writer // standard output of a plain program, whose exit code is its own
	code           int       // the exit code when a command ends without an error
}

// Exit codes.
const (
	exitFine    = 0
	exitFailed  = 1
	exitUsage   = 2
	exitRefused = 3
)

// run is the command: arguments in, exit code out. Tests call it.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &output{Writer: stdout}
	a := &app{ctx: ctx, stdin: stdin, stdout: out, stderr: stderr, program: stdout}
	var c cli
	exited, exitCode := false, 0
	parser, err := kong.New(&c,
		kong.Name("galley"),
		kong.Description("Figures and tables of literate analyses, the same bytes every time."),
		kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.Writers(stdout, stderr),
		kong.Exit(func(code int) { exited, exitCode = true, code; panic(exitNow{}) }),
		kong.Bind(a),
	)
	if err != nil {
		fmt.Fprintln(stderr, "galley:", err)
		return exitUsage
	}
	args, program := cutProgram(args)
	parsed, err := parse(parser, args)
	c.Run.Args = append(c.Run.Args, program...)
	if exited {
		return exitCode
	}
	if err != nil {
		fmt.Fprintf(stderr, "galley: %v (galley --help lists the commands)\n", err)
		return exitUsage
	}
	if err := parsed.Run(a); err != nil {
		if errors.Is(err, context.Canceled) {
			err = errors.New("interrupted; what was finished is kept")
		}
		var faults record.Faults
		if errors.As(err, &faults) {
			showFaults(stderr, "galley: ", faults, shownAlike)
		} else {
			fmt.Fprintln(stderr, "galley:", err)
		}
		var usage *build.UsageError
		var mapping *record.MappingError
		if errors.As(err, &usage) || errors.As(err, &mapping) {
			return exitUsage
		}
		return exitFailed
	}
	if out.err != nil {
		fmt.Fprintln(stderr, "galley: the output is not whole:", out.err)
		return max(a.code, exitFailed)
	}
	return a.code
}

// exitNow unwinds the parser after --help, which asks to exit.
type exitNow struct{}

func parse(parser *kong.Kong, args []string) (parsed *kong.Context, err error) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(exitNow); !ok {
				panic(r)
			}
		}
	}()
	if len(args) == 0 {
		args = []string{"--help"}
	} else if args[0] == "help" {
		args = append(slices.Clone(args[1:]), "--help")
	}
	return parser.Parse(args)
}

// where are the flags that say where things are.
type where struct {
	Records string `placeholder:"DIR" help:"Folder of your records, one folder per study (default: data/records)."`
	Out     string `placeholder:"DIR" help:"Folder of the figures (default: figures)."`
}

func (w where) open() (*build.Workspace, error) {
	return build.Open(".", build.Paths{Records: w.Records, Out: w.Out})
}

// limits are the flags that bound a script.
type limits struct {
	Timeout time.Duration `default:"10m" help:"Time that one script may take."`
	Memory  string        `default:"2GiB" help:"Memory that one script may use."`
}

func (l limits) child() (child.Limits, error) {
	memory, err := parseSize(l.Memory)
	if err != nil {
		return child.Limits{}, &build.UsageError{Reason: err.Error()}
	}
	if l.Timeout <= 0 {
		return child.Limits{}, &build.UsageError{Reason: fmt.Sprintf("--timeout=%v is no time (write 90s or 5m)", l.Timeout)}
	}
	return child.Limits{Time: l.Timeout, Memory: memory}, nil
}

// parseSize reads "2GiB", "512MiB", "512M" or plain bytes.
func parseSize(text string) (int64, error) {
	number := strings.TrimRight(text, "kKmMgGiIbB")
	unit := strings.ToLower(strings.TrimPrefix(text, number))
	scale, ok := map[string]float64{
		"": 1, "b": 1, "k": 1 << 10, "kib": 1 << 10, "kb": 1 << 10,
		"m": 1 << 20, "mib": 1 << 20, "mb": 1 << 20, "g": 1 << 30, "gib": 1 << 30, "gb": 1 << 30,
	}[unit]
	n, err := strconv.ParseFloat(number, 64)
	if err != nil || !ok || n <= 0 {
		return 0, fmt.Errorf("--memory=%s is no size (write 2GiB or 512MiB)", text)
	}
	if size := n * scale; size >= 1<<20 && size < 1<<50 {
		return int64(size), nil
	}
	return 0, fmt.Errorf("--memory=%s is outside of 1 MiB to 1 PiB", text)
}

// noSeed refuses 0, which inside means that no seed was given.
const noSeed = "--seed=0 is no seed (write 1 or more)"

// running are the flags of commands that run analyses.
type running struct {
	where
	limits
	Jobs     int               `short:"j" help:"Analyses at a time (default: one per processor)."`
	Compiled bool              `help:"Run the scripts through go build instead of the interpreter."`
	Set      map[string]string `placeholder:"NAME=VALUE" help:"Set a parameter of the analyses."`
	Seed     uint64            `default:"13" help:"Seed of everything random."`
}

// begin is what these commands start with: the workspace, and how to build.
func (r running) begin(a *app) (*build.Workspace, build.Options, error) {
	w, err := r.open()
	if err != nil {
		return nil, build.Options{}, err
	}
	o, err := r.options(a)
	return w, o, err
}

func (r running) options(a *app) (build.Options, error) {
	l, err := r.limits.child()
	if err != nil {
		return build.Options{}, err
	}
	if r.Seed == 0 {
		return build.Options{}, &build.UsageError{Reason: noSeed}
	}
	if _, nameless := r.Set[""]; nameless {
		return build.Options{}, &build.UsageError{Reason: "--set needs a name before the ="}
	}
	if r.Jobs < 0 {
		return build.Options{}, &build.UsageError{Reason: "--jobs must be 1 or more"}
	}
	return build.Options{
		Jobs: r.Jobs, Compiled: r.Compiled, Params: r.Set, Seed: r.Seed, Limits: l,
		Say: func(text string) { fmt.Fprintln(a.stderr, text) },
	}, nil
}
