package diag

import (
	"flag"
	"go/token"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write docs/refused.md")

const page = "../../docs/refused.md"

func TestPageIsCurrent(t *testing.T) {
	if *update {
		if err := os.MkdirAll("../../docs", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(page, []byte(Page()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != Page() {
		t.Fatal("docs/refused.md is not what the refusals say (go test ./kernel/diag -run Page -update)")
	}
}

func TestEveryRefusalIsExplained(t *testing.T) {
	for _, k := range Kinds {
		if k.Title == "" || k.Fix == "" || k.Why == "" || (k.Bad == "") != (k.Good == "") {
			t.Errorf("refusal %s lacks a title, a fix, a reason or an example", k.ID)
		}
	}
}

func TestList(t *testing.T) {
	at := func(line, col int) token.Position {
		return token.Position{Filename: "x.go", Line: line, Column: col}
	}
	var l List
	if l.Err() != nil {
		t.Fatal("an empty list is an error")
	}
	l.Add(Diagnostic{Pos: at(3, 1), Msg: "later"})
	l.Add(Refuse("import", at(2, 5), "net"))
	l.Add(Diagnostic{Pos: at(3, 1), Msg: "later"})
	want := `x.go:2:5: package "net" is not available to scripts (` + Kinds[0].Fix + ")\nx.go:3:1: later"
	if got := l.Err().Error(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if l.Refused() {
		t.Error("a list with a compiler's error counts as refused")
	}
	if !(List{Refuse("import", at(1, 1), "net")}).Refused() {
		t.Error("a list of refusals does not count as refused")
	}
}
