package diag

import (
	"fmt"
	"strings"
)

// Page is docs/refused.md: every kind of refusal, with its message and two examples.
func Page() string {
	var b strings.Builder
	b.WriteString(`# What is refused, and how to write it instead

A script is ordinary Go. What the kernel accepts gives exactly what ` + "`go run`" + ` gives, as far as two
runs of the compiled program give the same ([What can differ](#what-can-differ)). What it cannot
do, it refuses before anything runs, at file:line:col, with the way to write it. A few refusals
depend on values and come while the script runs, at the failing line; they stop it.

Errors of the compiler (a type error, an unused variable or import) are reported all at once, as
gopls prints them, and are not listed here.

This page is made from the refusals themselves (kernel/diag) and every example on it is tested:
the first is refused, the second runs and prints what the compiled program prints.
`)
	for _, k := range Kinds {
		fmt.Fprintf(&b, "\n## %s\n\n", k.Title)
		fmt.Fprintf(&b, "Message: `%s`  \nInstead: %s.\n\n%s\n", fmt.Sprintf(k.Msg, "…"), k.Fix, k.Why)
		if k.Bad != "" {
			fmt.Fprintf(&b, "\nRefused:\n\n```go\n%s```\n\nRuns:\n\n```go\n%s```\n", k.Bad, k.Good)
		}
	}
	b.WriteString(differ)
	return b.String()
}

// differ says where the promise of the page's first lines ends.
const differ = `
## What can differ

What differs between two runs of the compiled program too: the order of ranging over a map,
which case of a select is taken, the interleaving of goroutines, addresses (%p), and in a package
main the clock and unseeded chance.

Where the language leaves a choice to the compiler (what is read before the calls of a statement,
how much room append makes, which of two parts of a statement that would each panic comes first),
the choice of Go 1.26 is followed, or the statement is refused: at once, or when it fails. Tens of
thousands of random statements of which two parts would panic, in programs that recover and show
which did, are compared with the compiler's: none is known to differ. Not followed is whether two
conversions of one string to bytes share their memory, which only pointers to single bytes show.
`
