package figure_test

import (
	"encoding/xml"
	"io"
	"math"
	"strings"
	"testing"

	"galley/lib/figure"
)

// render makes all three formats and checks that the SVG is well formed.
func render(t *testing.T, f *figure.Figure) {
	t.Helper()
	svg := must(f.SVG())(t)
	d := xml.NewDecoder(strings.NewReader(string(svg)))
	for {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatalf("SVG is not well formed: %v", err)
		}
	}
	if strings.Contains(string(svg), "NaN") || strings.Contains(string(svg), "Inf") {
		t.Error("NaN or Inf in the SVG")
	}
	must(f.PNG())(t)
	must(f.PDF())(t)
}

// TestAnyData draws data on which plotting libraries have hung or panicked:
// gonum#75, #514, #681, criterion.rs#467.
func TestAnyData(t *testing.T) {
	big, tiny := math.MaxFloat64, math.SmallestNonzeroFloat64
	for name, xy := range map[string][2][]float64{
		"nothing":        {nil, nil},
		"one":            {{1}, {1}},
		"zero":           {{0}, {0}},
		"all equal":      {{3, 3, 3}, {-2, -2, -2}},
		"largest":        {{-big, big}, {big, -big}},
		"1e308":          {{-1e308, 1e308}, {1e308, 1e308}},
		"smallest":       {{tiny, 2 * tiny}, {-tiny, tiny}},
		"last bit":       {{99.99999999999996, 100}, {1, math.Nextafter(1, 2)}},
		"wide":           {{tiny, big}, {1, 2}},
		"large offset":   {{1e15, 1e15 + 1}, {1e300, 1.0000001e300}},
		"negative":       {{-5, -4}, {-1e-9, -1e-8}},
		"minus zero":     {{math.Copysign(0, -1)}, {math.Copysign(0, -1)}},
		"many decades":   {{1e-12, 1, 1e12}, {1e-12, 1, 1e12}},
		"unsorted":       {{3, 1, 2, 1}, {1, 5, 2, 5}},
		"near the limit": {{1.7e308, 1.75e308}, {1.7e308, 1.75e308}},
	} {
		t.Run(name, func(t *testing.T) {
			xs, ys := xy[0], xy[1]
			f := figure.New("").Columns(3).Size(6, 4)
			f.Panel("l").Line("a", xs, ys).Curve("b", xs, ys).Steps("c", xs, ys)
			f.Panel("p").ErrorBars("a", xs, ys, ys, ys).Band("a", xs, ys, ys).Bars("d", ys)
			f.Panel("b").Bubbles("a", xs, ys, make([]float64, len(xs))).HLine(0, "zero").VLine(0, "zero")
			f.Panel("clipped").XRange(0, 1).YRange(0, 1).Line("a", xs, ys).Band("a", xs, ys, ys).Bars("d", ys)
			positive := true
			for _, v := range append(append([]float64{}, xs...), ys...) {
				positive = positive && v > 0
			}
			if positive {
				f.Panel("log").XLog().YLog().Line("a", xs, ys)
			}
			render(t, f)
		})
	}
}

func TestFaultsAreErrorsThatNameThePlace(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	one := []float64{1}
	for want, draw := range map[string]func(*figure.Panel){
		`line "a": ys[1] is NaN; leave the point out or mark it missing`: func(p *figure.Panel) { p.Line("a", []float64{1, 2}, []float64{1, nan}) },
		`points "a": xs[0] is +Inf`:                                      func(p *figure.Panel) { p.Points("a", []float64{inf}, one) },
		`line "a": 1 xs but 2 ys`:                                        func(p *figure.Panel) { p.Line("a", one, []float64{1, 2}) },
		`line "a": 1 xs but a mask of 2`:                                 func(p *figure.Panel) { p.LineMasked("a", one, one, []bool{true, false}) },
		`band "a": 1 xs but 0 lo`:                                        func(p *figure.Panel) { p.Band("a", one, nil, one) },
		`error bars "a": lo[0] = 2 is above hi`:                          func(p *figure.Panel) { p.ErrorBars("a", one, one, []float64{2}, one) },
		`bubbles "a": sizes[0] = -1`:                                     func(p *figure.Panel) { p.Bubbles("a", one, one, []float64{-1}) },
		`points "a": 1 xs but 0 labels`:                                  func(p *figure.Panel) { p.LabelledPoints("a", one, one, nil) },
		`bars "a": heights[0] is NaN`:                                    func(p *figure.Panel) { p.Bars("a", []float64{nan}) },
		`point 0 has x = 0 on a logarithmic`:                             func(p *figure.Panel) { p.XLog().Points("a", []float64{0}, one) },
		`point 0 has y = -1 on a logarithmic`:                            func(p *figure.Panel) { p.Points("a", one, []float64{-1}).YLog() },
		`bars "a" start at zero`:                                         func(p *figure.Panel) { p.YLog().Bars("a", one) },
		`a reference line at 0 on a log`:                                 func(p *figure.Panel) { p.YLog().HLine(0, "") },
		`XRange(2, 1)`:                                                   func(p *figure.Panel) { p.XRange(2, 1) },
		`YRange(NaN, 1)`:                                                 func(p *figure.Panel) { p.YRange(nan, 1) },
		`XTicks: value 0 is NaN`:                                         func(p *figure.Panel) { p.XTicks([]float64{nan}) },
		`HLine at NaN`:                                                   func(p *figure.Panel) { p.HLine(nan, "") },
		`Text "t" at (NaN, 0)`:                                           func(p *figure.Panel) { p.Text(nan, 0, "t") },
		`horizontal error bars "a": lo[0] = 2 is above hi`:               func(p *figure.Panel) { p.XErrorBars("a", one, one, []float64{2}, one) },
		`point 0 has x = 0 on a log`:                                     func(p *figure.Panel) { p.XLog().XErrorBars("a", one, one, []float64{0}, one) },
		`XCategories and YCategories: `:                                  func(p *figure.Panel) { p.XCategories([]string{"a"}).YCategories([]string{"b"}) },
		`YCategories and YLog: `:                                         func(p *figure.Panel) { p.YCategories([]string{"b"}).YLog() },
		`XCategories and XLog: `:                                         func(p *figure.Panel) { p.XCategories([]string{"b"}).XLog() },
		`bars "a" stand on the x axis`:                                   func(p *figure.Panel) { p.YCategories([]string{"b"}).Bars("a", one) },
		`logarithmic x axis cannot start at 0`:                           func(p *figure.Panel) { p.XLog().XRange(0, 1) },
	} {
		f := figure.New("*F*ig")
		draw(f.Panel("*P*_g"))
		for _, err := range []error{f.Err(), second(f.SVG()), second(f.PNG()), second(f.PDF())} {
			if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), `figure "Fig", panel 1 "Pg": `) {
				t.Errorf("error %v, want %q with figure and panel", err, want)
			}
		}
	}
	if err := figure.New("none").Err(); err == nil || !strings.Contains(err.Error(), "no panel") {
		t.Errorf("a figure without panels: %v", err)
	}
}

func second(_ []byte, err error) error { return err }

func TestMissingIsNeverLookedAt(t *testing.T) {
	nan := math.NaN()
	f := figure.New("")
	f.Panel("").LineMasked("a", []float64{1, nan, 3}, []float64{1, nan, 2}, []bool{false, true, false}).
		BarsMasked("b", []float64{nan, 1}, []bool{true, false}).
		BandMasked("a", []float64{1, 2}, []float64{0, nan}, []float64{2, nan}, []bool{false, true}).
		ErrorBarsMasked("a", []float64{1, 2}, []float64{0, nan}, []float64{0, nan}, []float64{2, nan}, []bool{false, true}).
		PointsMasked("c", []float64{nan}, []float64{nan}, []bool{true}).
		XErrorBarsMasked("c", []float64{nan, 2}, []float64{nan, 1}, []float64{nan, 0}, []float64{nan, 3}, []bool{true, false}).
		CurveMasked("c", []float64{1, 2}, []float64{1, nan}, []bool{false, true})
	render(t, f)
	if d := f.Description(); !strings.Contains(d, "a: line of 2, 1 missing.") || !strings.Contains(d, "b: bars of 1, 1 missing.") {
		t.Errorf("description %q", d)
	}
}

func TestSizesThatCannotHold(t *testing.T) {
	small := func(w, h float64) error {
		f := figure.New("title").Size(w, h).Columns(3)
		for range 3 {
			f.Panel("p").YLabel("y").XLabel("x").Line("a", []float64{1, 2}, []float64{1, 2})
		}
		return second(f.SVG())
	}
	for size, want := range map[[2]float64]string{
		{1, 3}: "too narrow", {5, 0.5}: "too low", {-1, 2}: "want inches", {5, math.NaN()}: "want inches", {5, 1000}: "want inches",
	} {
		if err := small(size[0], size[1]); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %q", size, err, want)
		}
	}
	if err := small(3.25, 2); err != nil {
		t.Errorf("a column's width: %v", err)
	}
}

func TestCloneAndStamp(t *testing.T) {
	f := linesAndBands()
	before := must(f.SVG())(t)
	c := f.Clone().Stamp("simulated records").Stamp("draft").Note("n")
	if string(must(f.SVG())(t)) != string(before) {
		t.Error("a change of the clone shows in the figure")
	}
	if d := c.Description(); strings.Count(d, "[simulated records]") != 1 || !strings.Contains(d, "[draft]") {
		t.Errorf("description %q", d)
	}
	render(t, c)
}

func TestAbsentCharactersAreShownAndReported(t *testing.T) {
	f := figure.New("数据 \U0001F600")
	f.Panel("").XLabel("ok").Points("a", []float64{1}, []float64{1})
	render(t, f)
	if w := f.Warnings(); len(w) != 3 || !strings.Contains(w[0], "U+6570") {
		t.Errorf("warnings %q", w)
	}
	if w := linesAndBands().Warnings(); len(w) != 0 {
		t.Errorf("warnings %q", w)
	}
}

// TestManyPoints: 100,000 points stay small, and so does a curve through them.
func TestManyPoints(t *testing.T) {
	const n = 100_000
	xs, ys := make([]float64, n), make([]float64, n)
	for i := range xs {
		xs[i] = float64(i) / n
		ys[i] = math.Sin(20*xs[i]) + float64(i%97)/500
	}
	smooth := make([]float64, n)
	for i := range xs {
		smooth[i] = math.Sin(20 * xs[i])
	}
	f := figure.New("").NoLegend()
	f.Panel("").Curve("a", xs, smooth).Band("a", xs, smooth, ys)
	f.Panel("").Points("b", xs, ys)
	for _, data := range [][]byte{must(f.SVG())(t), must(f.PNG())(t), must(f.PDF())(t)} {
		if len(data) > 2<<20 {
			t.Errorf("%d bytes", len(data))
		}
	}
}
