package notebook

import (
	"fmt"
	"strings"
)

// Outcome is what one run produced, as plain data.
type Outcome struct {
	Name      string     `json:"name"`
	Cells     []CellLog  `json:"cells"`
	Artifacts []Artifact `json:"artifacts"`
	Values    []Value    `json:"values,omitempty"`
	Claims    []Claim    `json:"claims,omitempty"`
	Inputs    []Input    `json:"inputs,omitempty"`
	Params    []Param    `json:"params,omitempty"`
	Failure   *Failure   `json:"failure,omitempty"`
}

// CellLog is a cell with everything it showed, in order.
type CellLog struct {
	Cell
	Items []Item `json:"items,omitempty"`
}

// Item is one thing shown under a cell. Exactly one field is set.
type Item struct {
	Output   *Output   `json:"output,omitempty"`
	Markdown *Markdown `json:"markdown,omitempty"`
	Artifact string    `json:"artifact,omitempty"` // an id in Outcome.Artifacts
	Claim    *Claim    `json:"claim,omitempty"`
	Value    *Value    `json:"value,omitempty"`
	Warning  *Warning  `json:"warning,omitempty"`
}

// Failure says why a run did not finish, and where.
type Failure struct {
	File    string `json:"file,omitempty"`
	Line    int    `json:"line,omitempty"` // 0 when unknown
	Column  int    `json:"column,omitempty"`
	Cell    int    `json:"cell"`
	Title   string `json:"title,omitempty"` // the cell's
	Kind    string `json:"kind"`            // "panic", "stopped", "time", "memory", "claim", "refused", "exit", "killed", …
	Message string `json:"message"`
}

// Error gives `file:line:col: message`, with the cell when there is one.
func (f *Failure) Error() string {
	var b strings.Builder
	if f.File != "" {
		b.WriteString(f.File + ":")
		if f.Line > 0 {
			fmt.Fprintf(&b, "%d:", f.Line)
			if f.Column > 0 {
				fmt.Fprintf(&b, "%d:", f.Column)
			}
		}
		b.WriteString(" ")
	}
	if f.Cell > 0 {
		fmt.Fprintf(&b, "cell %d", f.Cell)
		if f.Title != "" {
			fmt.Fprintf(&b, " (%s)", f.Title)
		}
		b.WriteString(": ")
	}
	b.WriteString(f.Message)
	return b.String()
}

// Apply adds one event. Call Settle after the last.
func (o *Outcome) Apply(e Event) {
	switch {
	case e.Cell != nil:
		o.Cells = append(o.Cells, CellLog{Cell: *e.Cell})
	case e.Output != nil:
		o.show(Item{Output: e.Output})
	case e.Markdown != nil:
		o.show(Item{Markdown: e.Markdown})
	case e.Artifact != nil:
		o.Artifacts = append(o.Artifacts, *e.Artifact)
		o.show(Item{Artifact: e.Artifact.ID})
	case e.Value != nil:
		o.Values = append(o.Values, *e.Value)
		o.show(Item{Value: e.Value})
	case e.Claim != nil:
		o.Claims = append(o.Claims, *e.Claim)
		o.show(Item{Claim: e.Claim})
	case e.Input != nil:
		o.Inputs = append(o.Inputs, *e.Input)
	case e.Param != nil:
		o.Params = append(o.Params, *e.Param)
	case e.Warning != nil:
		o.show(Item{Warning: e.Warning})
	}
}

func (o *Outcome) show(item Item) {
	if len(o.Cells) == 0 {
		o.Cells = append(o.Cells, CellLog{})
	}
	last := &o.Cells[len(o.Cells)-1]
	last.Items = append(last.Items, item)
}

// Settle joins outputs of one stream that follow each other, so that an outcome does
// not depend on how a script's writes were cut. Doing it once, at the end, keeps many
// small writes cheap.
func (o *Outcome) Settle() {
	for i := range o.Cells {
		o.Cells[i].Items = settled(o.Cells[i].Items)
	}
}

func settled(items []Item) []Item {
	var out []Item
	for i := 0; i < len(items); {
		first := items[i].Output
		if first == nil {
			out = append(out, items[i])
			i++
			continue
		}
		var text strings.Builder
		for ; i < len(items) && items[i].Output != nil && items[i].Output.Stream == first.Stream; i++ {
			text.WriteString(items[i].Output.Text)
		}
		out = append(out, Item{Output: &Output{Cell: first.Cell, Stream: first.Stream, Text: text.String()}})
	}
	return out
}

// Artifact returns the artifact with the id, and whether there is one.
func (o *Outcome) Artifact(id string) (Artifact, bool) {
	for _, a := range o.Artifacts {
		if a.ID == id {
			return a, true
		}
	}
	return Artifact{}, false
}

// Value returns the text of the value with the id, and whether there is one.
func (o *Outcome) Value(id string) (string, bool) {
	for _, v := range o.Values {
		if v.ID == id {
			return v.Text, true
		}
	}
	return "", false
}

// Stdout returns everything printed to the standard output, over all cells.
func (o *Outcome) Stdout() string { return o.stream("stdout") }

// Stderr returns everything printed to the standard error, over all cells.
func (o *Outcome) Stderr() string { return o.stream("stderr") }

func (o *Outcome) stream(name string) string {
	var b strings.Builder
	for _, c := range o.Cells {
		for _, it := range c.Items {
			if it.Output != nil && it.Output.Stream == name {
				b.WriteString(it.Output.Text)
			}
		}
	}
	return b.String()
}

// Simulated tells whether any input was simulated.
func (o *Outcome) Simulated() bool {
	for _, in := range o.Inputs {
		if in.Simulated {
			return true
		}
	}
	return false
}

// BrokenClaims returns the claims that the data do not support.
func (o *Outcome) BrokenClaims() []Claim {
	var broken []Claim
	for _, c := range o.Claims {
		if !c.Holds {
			broken = append(broken, c)
		}
	}
	return broken
}

// LastCell returns the cell that was running when the events ended.
func (o *Outcome) LastCell() Cell {
	if len(o.Cells) == 0 {
		return Cell{}
	}
	return o.Cells[len(o.Cells)-1].Cell
}
