package frame

import (
	"fmt"
	"testing"
)

// benchFrame is the size of a study's scores: 21 settings × 1,920 questions.
func benchFrame() *Frame {
	const settings, questions = 21, 1920
	var s, q []string
	var x []float64
	for i := range settings {
		for j := range questions {
			s, q, x = append(s, fmt.Sprint("setting-", i)), append(q, fmt.Sprint("question-", j)), append(x, float64(i*j%7))
		}
	}
	return New().WithTexts("setting", s).WithTexts("question", q).WithFloats("x", x)
}

func BenchmarkGroupBy(b *testing.B) {
	f := benchFrame()
	for b.Loop() {
		f.GroupBy("setting")
	}
}

func BenchmarkSortBy(b *testing.B) {
	f := benchFrame()
	for b.Loop() {
		f.SortBy("question", "-x")
	}
}

func BenchmarkWhereText(b *testing.B) {
	f := benchFrame()
	for b.Loop() {
		f.WhereText("setting", "setting-3")
	}
}

func BenchmarkWide(b *testing.B) {
	f := benchFrame()
	for b.Loop() {
		if _, err := f.Wide("question", "setting", "x"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkJoin(b *testing.B) {
	f := benchFrame()
	g := f.Rename("x", "y")
	for b.Loop() {
		if _, err := f.Join(g, "setting", "question"); err != nil {
			b.Fatal(err)
		}
	}
}
