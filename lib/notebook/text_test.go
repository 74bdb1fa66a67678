package notebook_test

import (
	"fmt"
	"testing"

	"galley/lib/notebook"
)

func TestOutputBelongsToItsCellHoweverItIsCut(t *testing.T) {
	o := run(t, func(b *notebook.Book) {
		fmt.Fprint(b.Stdout(), "zero")
		b.Cell(1, "One")
		for _, s := range []string{"a", "b", "c\n"} {
			fmt.Fprint(b.Stdout(), s)
		}
		fmt.Fprint(b.Stderr(), "warn")
		b.Printf("%d", 4)
	})
	if len(o.Cells) != 2 || len(o.Cells[1].Items) != 3 || o.Cells[1].Items[0].Output.Text != "abc\n" || o.Cells[0].Items[0].Output.Text != "zero" {
		t.Errorf("cells %+v", o.Cells)
	}
}

func TestOutputIsCutBetweenCharacters(t *testing.T) {
	limits := notebook.OutputLimits{Cell: 10, Run: 100}
	o := notebook.Run(notebook.Options{Limits: limits}, func(b *notebook.Book) {
		b.Printf("123456789é and more")
		b.Printf("nothing of this")
	})
	if got := o.Stdout(); got != "123456789" {
		t.Errorf("kept %q", got)
	}
	items := o.Cells[0].Items
	// 11 bytes of the first text's "é and more" and 15 of the second were left out.
	if last := items[len(items)-1].Warning; last == nil || last.Text != "26 bytes of output were left out" {
		t.Errorf("items %+v", items)
	}
}

func TestTheRunsOutputLimitHoldsOverCells(t *testing.T) {
	o := notebook.Run(notebook.Options{Limits: notebook.OutputLimits{Cell: 10, Run: 15}}, func(b *notebook.Book) {
		for n := range 3 {
			b.Cell(n+1, "x")
			b.Printf("0123456789")
		}
	})
	if got := len(o.Stdout()); got != 15 {
		t.Errorf("%d bytes kept", got)
	}
}
