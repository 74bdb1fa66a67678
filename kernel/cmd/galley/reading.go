package main

import (
	"fmt"
	"os"

	"galley/kernel/build"
	"galley/kernel/child"
)

// reading bounds commands that read records in this process and not in a child.
type reading struct {
	Memory string `default:"4GiB" help:"Memory that reading may use."`
}

// guard ends the program, with a message that names what is being read, when reading
// takes more than its memory: a hostile file of a few kilobytes can unpack to any
// size. The caller stops it.
func (r reading) guard(a *app, what string) (stop func(), err error) {
	limit, err := parseSize(r.Memory)
	if err != nil {
		return nil, &build.UsageError{Reason: err.Error()}
	}
	return child.Guard(limit, func(message string) {
		fmt.Fprintf(a.stderr, "galley: reading %s %s (a file may be damaged or hostile; otherwise raise --memory)\n", what, message)
		exit(exitFailed)
	}), nil
}

// exit is replaced in tests.
var exit = os.Exit
