package main

import (
	"fmt"
	"io"
	"strings"

	"galley/kernel/build"
	"galley/kernel/child"
)

// showTrouble prints why an analysis failed, as file:line:col: what (what to do), and
// what it had printed to its standard error.
func showTrouble(w io.Writer, r build.Result) {
	for _, d := range r.Diagnostics {
		showDiagnostic(w, d)
	}
	if r.Failure != nil {
		fmt.Fprintln(w, r.Failure)
		if r.Outcome != nil {
			showTail(w, r.Outcome.Stderr())
		}
	}
}

func showDiagnostic(w io.Writer, d child.Diagnostic) {
	fmt.Fprint(w, d.File)
	if d.Line > 0 {
		fmt.Fprintf(w, ":%d", d.Line)
		if d.Column > 0 { // a line directive may leave it out
			fmt.Fprintf(w, ":%d", d.Column)
		}
	}
	fmt.Fprintf(w, ": %s", d.Message)
	if d.Fix != "" {
		fmt.Fprintf(w, " (%s)", d.Fix)
	}
	fmt.Fprintln(w)
}

// showTail prints the last lines of a script's own output, indented.
func showTail(w io.Writer, text string) {
	const keep = 10
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if text == "" {
		return
	}
	if len(lines) > keep {
		fmt.Fprintf(w, "    … %s before\n", count(len(lines)-keep, "line", "lines"))
		lines = lines[len(lines)-keep:]
	}
	for _, l := range lines {
		fmt.Fprintf(w, "    %s\n", l)
	}
}
