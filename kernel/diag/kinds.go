package diag

import (
	"fmt"
	"go/token"
)

// Kind is one kind of refusal: what is refused, why, and how to write it instead.
// docs/refused.md is made from these.
type Kind struct {
	ID   string
	Msg  string // with one %s for the offending name
	Fix  string
	Bad  string // a program that is refused for this reason
	Good string // the same intent, as the kernel runs it
}

// Refuse makes the diagnostic of a kind.
func Refuse(id string, pos token.Position, what string) Diagnostic {
	for _, k := range Kinds {
		if k.ID == id {
			return Diagnostic{Pos: pos, Msg: fmt.Sprintf(k.Msg, what), Fix: k.Fix, Refused: true, Kind: id}
		}
	}
	panic("diag: no refusal is called " + id)
}

// Kinds are all refusals.
var Kinds = []Kind{
	{
		ID:  "import",
		Msg: "package %q is not available to scripts",
		Fix: "scripts have no network, processes or files of their own; read through book.Records, or move the code to lib/",
	},
	{
		ID:  "name",
		Msg: "%s is not available to scripts",
		Fix: "read through book.Records and write through book.Table, book.Figure or book.Value",
	},
	{
		ID:  "impure",
		Msg: "%s gives another result in every run",
		Fix: "an analysis depends on its records and parameters only; draw from rand.New(rand.NewPCG(book.Seed(), 0)), and leave out the clock",
	},
	{
		ID:  "generic",
		Msg: "%s is generic and compiled, so it has no version for this type here",
		Fix: "write a small function of your own in the script; slices, maps, cmp and iter are fine",
	},
	{
		ID:  "boxed",
		Msg: "%s looks into a value of a type declared in this script, which it cannot see",
		Fix: "convert to a plain type first: string(x), float64(x), or a struct of plain fields declared in lib/",
	},
	{
		ID:  "decode",
		Msg: "decoding JSON into %s, which has an UnmarshalJSON or UnmarshalText of its own",
		Fix: "decode into plain fields and convert afterwards",
	},
	{
		ID:  "construct",
		Msg: "%s is not supported in scripts",
		Fix: "move the code to a compiled package in lib/",
	},
}
