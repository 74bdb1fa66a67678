package record

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"
)

// benchRows is small enough for `go test -bench` to stay short. A row is one
// question under one of 21 settings with ten scores.
const benchRows = 200_000

func benchSchema() Schema {
	return Schema{Study: "bench", Table: "runs", Fields: []Field{
		{Name: "setting", Kind: Text}, {Name: "question", Kind: Text}, {Name: "em", Kind: Float},
		{Name: "tokens", Kind: Int, Nullable: true}, {Name: "scores", Kind: Float, List: true},
		{Name: "output", Kind: Text},
	}}
}

func benchTable(rows int) *Table {
	r := rand.New(rand.NewPCG(1, 2))
	b := NewBuilder(benchSchema())
	scores := make([]float64, 10)
	for i := range rows {
		for j := range scores {
			scores[j] = r.Float64()
		}
		b.Text("setting", fmt.Sprint("setting-", i%21)).Text("question", fmt.Sprintf("5a8c%08d", i/21)).
			Float("em", float64(r.IntN(2))).ListFloats("scores", scores).
			Text("output", fmt.Sprintf("The answer to question %d is %d.", i/21, r.IntN(1000)))
		if i%7 > 0 {
			b.Int("tokens", int64(r.IntN(5000)))
		}
		b.End()
	}
	return b.Table()
}

func BenchmarkRead(b *testing.B) {
	dir := b.TempDir()
	if err := Write(filepath.Join(dir, "bench", "runs", "a.parquet"), benchTable(benchRows), nil); err != nil {
		b.Fatal(err)
	}
	src := Open(dir, "bench")
	for _, columns := range [][]string{{"setting", "em"}, {"question"}, {"tokens"}, {"scores"}, {"output"}, nil} {
		name := fmt.Sprint(columns)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				t, err := src.Table(benchSchema(), columns...)
				if err != nil || t.Rows() != benchRows {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(benchRows)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mrows/s")
		})
	}
}

func BenchmarkWrite(b *testing.B) {
	t := benchTable(benchRows)
	path := filepath.Join(b.TempDir(), "a.parquet")
	for b.Loop() {
		if err := Write(path, t, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkChecksum(b *testing.B) {
	path := filepath.Join(b.TempDir(), "a.parquet")
	if err := Write(path, benchTable(benchRows), nil); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		o, err := openFile(path, "a", false)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(o.size)
	}
}
