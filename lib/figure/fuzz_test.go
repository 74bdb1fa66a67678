package figure_test

import (
	"strings"
	"testing"

	"galley/lib/figure"
)

// FuzzNumbers draws any numbers: faults or a figure, soon, and without NaN in it.
func FuzzNumbers(f *testing.F) {
	f.Add(0.0, 1.0, 0.0, 1.0, uint8(0))
	f.Add(-1e308, 1e308, 5e-324, 1.0, uint8(1))
	f.Add(99.99999999999996, 100.0, 1.0, 1.0000000000000002, uint8(2))
	f.Add(1e-300, 1e300, 1e-12, 1e12, uint8(3))
	f.Add(2.0, 2.0, -1.0, 0.0, uint8(7))
	f.Add(2.0, 3.0, 1.0, 0.0, uint8(24))
	f.Fuzz(func(t *testing.T, a, b, c, d float64, axes uint8) {
		fig := figure.New("").Size(3, 3)
		xs, ys := []float64{a, b}, []float64{c, d}
		p := fig.Panel("").Line("s", xs, ys).Band("s", xs, ys, ys).Steps("t", ys, xs)
		q := fig.Panel("").XRange(a, b).YRange(c, d).Points("s", xs, ys).Curve("c", []float64{a / 2, b * 2}, []float64{c - 1, d + 1})
		if axes&1 != 0 {
			p.XLog()
			q.XLog()
		}
		if axes&2 != 0 {
			p.YLog()
			q.YReversed()
		}
		if axes&4 != 0 {
			p.XReversed().Bars("b", ys)
		}
		if axes&8 != 0 {
			p.XErrorBars("e", xs, ys, []float64{a - 1, b / 2}, []float64{a * 2, b + 1})
		}
		if axes&16 != 0 {
			q.YCategories([]string{"one", "two"})
		}
		svg, err := fig.SVG()
		if err != nil {
			return
		}
		if text := string(svg); strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
			t.Fatalf("NaN or Inf in the figure of %v %v %v %v", a, b, c, d)
		}
		if fig.CSV() == "" {
			t.Fatal("no data")
		}
	})
}

// FuzzText puts any text into every place of a figure.
func FuzzText(f *testing.F) {
	for _, s := range []string{"", "*P*_g", "ρ̂_{max}^2", "<&\"'>", "a\nb", "\x00\xff", "中\U0001F600", "`x", "\u0302", strings.Repeat("long ", 60)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		fig := figure.New(text).Note(text).Stamp(text).Size(6, 8)
		fig.Panel(text).XLabel(text).YLabel(text).HLine(1, text).Text(1, 1, text).XCategories([]string{text, text}).
			LabelledPoints(text, []float64{0, 1}, []float64{1, 2}, []string{text, text})
		fig.Panel(text).YCategories([]string{text, text}).XErrorBars(text, []float64{0, 1}, []float64{0, 1}, []float64{0, 0}, []float64{1, 1})
		if _, err := fig.SVG(); err != nil {
			return // no room for it
		}
		render(t, fig)
	})
}
