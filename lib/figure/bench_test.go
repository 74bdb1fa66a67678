package figure_test

import (
	"testing"

	"galley/lib/figure"
)

// The three formats of a figure with three panels, six series and bands.

func BenchmarkSVG(b *testing.B) { bench(b, (*figure.Figure).SVG) }

func BenchmarkPNG(b *testing.B) { bench(b, (*figure.Figure).PNG) }

func BenchmarkPDF(b *testing.B) { bench(b, (*figure.Figure).PDF) }

func bench(b *testing.B, render func(*figure.Figure) ([]byte, error)) {
	f := linesAndBands()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := render(f); err != nil {
			b.Fatal(err)
		}
	}
}
