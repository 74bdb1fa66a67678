package record

import (
	"fmt"
	"strings"
	"unicode"
)

// Fault is one thing wrong with records. It is an error.
type Fault struct {
	File   string `json:"file"`             // as given or found
	Column string `json:"column,omitempty"` // "" when it concerns the file
	Row    int    `json:"row"`              // from 0 within the file; -1 when it concerns no single row
	What   string `json:"what"`             // what is wrong and what to do
	Note   bool   `json:"note,omitempty"`   // worth knowing, but no fault: from Validate only
}

// Error gives the fault as "file, column c, row 3: what".
func (f Fault) Error() string {
	var b strings.Builder
	b.WriteString(f.File)
	if f.Column != "" {
		fmt.Fprintf(&b, ", column %s", f.Column)
	}
	if f.Row >= 0 {
		fmt.Fprintf(&b, ", row %d", f.Row)
	}
	return oneLine(b.String() + ": " + f.What)
}

// nullRefused is what a null is where the schema wants a value.
const nullRefused = "is null; a value is required (or Nullable in the schema)"

// oneLine keeps control characters, which names and values of foreign files may
// hold, from breaking a message or steering a terminal.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s)
}

// listed gives names for a message: the first twenty, each of a bounded length.
func listed(names []string) string {
	const most = 20
	var b strings.Builder
	for i, name := range names {
		if i == most {
			fmt.Fprintf(&b, " … (%d in all)", len(names))
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%.60s", name)
	}
	return b.String()
}

// Faults is several faults as one error; its message is the first one and the
// number of the others.
type Faults []Fault

// Error gives the first fault and counts the rest.
func (fs Faults) Error() string {
	switch len(fs) {
	case 0:
		return "no fault"
	case 1:
		return fs[0].Error()
	}
	return fmt.Sprintf("%s (and %d more)", fs[0].Error(), len(fs)-1)
}
