package table_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"galley/lib/table"
)

var update = flag.Bool("update", false, "write the goldens in testdata")

// full uses every part of a table once.
func full() *table.Table {
	t := table.New("Attribution at *ρ* = 0.25 (*P*_g, *P*_e; 10^{-3})").Label("tab:main").Stamp("simulated records").
		Column("setting", "Setting").
		Columns(table.Column{Name: "rho", Header: "ρ̂", Note: "Mean of per-question ratios."}).
		Column("pg", "*P*_g").Column("ci", "95% interval").Column("p", "*p*_H").Column("n", "*n*").
		Columns(table.Column{Name: "remark", Header: "Remark", Width: 8})
	t.Spanner("Precision", "pg", "ci").Spanner("Test", "p", "p")
	t.Group("Declared *provenance*")
	t.Row("identity", table.Number(1, 2), table.Number(0.512, 3).Unranked(), table.Interval(-0.02, 0.53, 2), table.Missing(), table.Count(944), "full context")
	t.Row("re_rank & co", table.Number(0.2, 2), table.Number(0.7, 3), table.Interval(0.49, 0.53, 2), table.PValue(0.0148, 4), table.Count(1944), "50% of $5")
	t.Warn([]string{"Zero variance in 3 clusters."})
	t.Group("Undeclared")
	t.Row("recomp@0.25", table.Significant(0.08, 2), table.Number(-0.0004, 2).Note("After *re-attribution*."), table.Interval(0.1, 0.14, 2), table.PValue(0.00001, 4), table.Count(929), table.Math(`\le \tau_0`, "≤ *τ*_0"))
	t.Row("[x] llmlingua2", table.Number(0.25, 3), table.Number(0.6999, 2).Super("*n* = 9"), table.Undefined("One question."), table.Scientific(1.6e-6, 2), table.Integer(12), table.Rich("see **Table** 3"))
	t.Rule()
	t.Row("All", table.Missing(), table.Number(0.46, 2).From("asqa recomp@0.25 pg"), table.Missing(), table.Missing(), table.Count(3829), `C:\Users\me~x^y`)
	t.BestAndSecond("pg", true).Best("n", false)
	return t.Note("Means over questions; – is missing.").Note("#1 & only.")
}

// TestGoldens compares one table that uses everything in every format.
func TestGoldens(t *testing.T) {
	for ext, got := range map[string]string{
		"tex":       full().LaTeX(),
		"long.tex":  full().Long().LaTeX(),
		"html":      full().HTML(),
		"page.html": full().Page(),
		"md":        full().Markdown(),
		"csv":       full().CSV(),
		"json":      string(full().JSON()),
		"txt":       full().String(),
	} {
		path := filepath.Join("testdata", "full."+ext)
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			if err := os.WriteFile(path+".got", []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
			t.Errorf("%s differs; see %s.got (-update when meant)", path, path)
		}
	}
}

func BenchmarkFormats(b *testing.B) {
	t := table.New("148 contrasts").Headers("id", "left", "right", "delta", "ci", "p", "n")
	for i := range 148 {
		x := float64(i) / 150
		t.Row("C", "recomp@0.25", "identity", table.Signed(x, 3), table.SignedInterval(x-0.02, x+0.02, 3), table.PValue(x*x, 4), table.Count(944))
	}
	b.ReportAllocs()
	for b.Loop() {
		_, _, _, _, _ = t.LaTeX(), t.HTML(), t.Markdown(), t.CSV(), t.JSON()
	}
}
