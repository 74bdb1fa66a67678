package diag

import (
	"cmp"
	"go/token"
	"slices"
	"strings"
)

// Diagnostic is one thing that is wrong with a script.
type Diagnostic struct {
	Pos     token.Position // where: file, line and column of the script
	Msg     string         // what, in the compiler's words where the compiler has some
	Fix     string         // how to write it instead; "" when Msg says all
	Refused bool           // correct Go that the kernel does not run
	Kind    string         // the refusal's id, as in docs/refused.md; "" for errors
}

// Error gives "file:line:col: what (what to do)".
func (d Diagnostic) Error() string {
	var b strings.Builder
	if d.Pos.Filename != "" || d.Pos.IsValid() {
		b.WriteString(d.Pos.String())
		b.WriteString(": ")
	}
	b.WriteString(d.Msg)
	if d.Fix != "" {
		b.WriteString(" (" + d.Fix + ")")
	}
	return b.String()
}

// List is everything that is wrong with a script, in the order of the source.
type List []Diagnostic

// Add appends d.
func (l *List) Add(d Diagnostic) { *l = append(*l, d) }

// Sort orders l by file, line, column and message, and drops exact duplicates.
func (l *List) Sort() {
	slices.SortStableFunc(*l, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Pos.Filename, b.Pos.Filename),
			cmp.Compare(a.Pos.Line, b.Pos.Line),
			cmp.Compare(a.Pos.Column, b.Pos.Column),
			cmp.Compare(a.Msg, b.Msg),
		)
	})
	*l = slices.Compact(*l)
}

// Err returns l sorted, or nil when nothing is wrong.
func (l *List) Err() error {
	if len(*l) == 0 {
		return nil
	}
	l.Sort()
	return *l
}

// Error gives one line per diagnostic.
func (l List) Error() string {
	lines := make([]string, len(l))
	for i, d := range l {
		lines[i] = d.Error()
	}
	return strings.Join(lines, "\n")
}

// Refused reports whether l holds refusals only: the script is correct Go.
func (l List) Refused() bool {
	for _, d := range l {
		if !d.Refused {
			return false
		}
	}
	return len(l) > 0
}
