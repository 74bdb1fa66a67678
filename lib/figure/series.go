package figure

import (
	"fmt"
	"math"
)

type seriesKind int

const (
	kindLine seriesKind = iota
	kindCurve
	kindSteps
	kindPoints
	kindBubbles
	kindBand
	kindErrorBars
	kindXErrorBars
	kindBars
	kindCount
)

var kindNames = [kindCount]string{"line", "curve", "steps", "points", "bubbles", "band", "error bars", "horizontal error bars", "bars"}

// series is one call of a drawing method, its slices copied.
type series struct {
	kind    seriesKind
	name    string
	xs, ys  []float64
	lo, hi  []float64 // band, error bars of both kinds, bars with intervals
	sizes   []float64 // bubbles
	labels  []string  // labelled points
	missing []bool    // nil: none
}

// Line joins the points in the order given and marks each.
func (p *Panel) Line(name string, xs, ys []float64) *Panel {
	return p.add(series{kind: kindLine, name: name, xs: xs, ys: ys})
}

// LineMasked is Line with gaps where missing is true; the values there are not looked at.
func (p *Panel) LineMasked(name string, xs, ys []float64, missing []bool) *Panel {
	return p.add(series{kind: kindLine, name: name, xs: xs, ys: ys, missing: mask(missing, len(xs))})
}

// Curve is Line without markers, for dense curves.
func (p *Panel) Curve(name string, xs, ys []float64) *Panel {
	return p.add(series{kind: kindCurve, name: name, xs: xs, ys: ys})
}

// CurveMasked is Curve with gaps where missing is true.
func (p *Panel) CurveMasked(name string, xs, ys []float64, missing []bool) *Panel {
	return p.add(series{kind: kindCurve, name: name, xs: xs, ys: ys, missing: mask(missing, len(xs))})
}

// Steps draws a step function: the value at each x holds until the next x.
func (p *Panel) Steps(name string, xs, ys []float64) *Panel {
	return p.add(series{kind: kindSteps, name: name, xs: xs, ys: ys})
}

// Points draws a marker at each point.
func (p *Panel) Points(name string, xs, ys []float64) *Panel {
	return p.add(series{kind: kindPoints, name: name, xs: xs, ys: ys})
}

// PointsMasked is Points without those where missing is true.
func (p *Panel) PointsMasked(name string, xs, ys []float64, missing []bool) *Panel {
	return p.add(series{kind: kindPoints, name: name, xs: xs, ys: ys, missing: mask(missing, len(xs))})
}

// LabelledPoints draws points with a label beside each, placed so that labels do
// not cover each other where there is room.
func (p *Panel) LabelledPoints(name string, xs, ys []float64, labels []string) *Panel {
	if labels == nil {
		labels = []string{}
	}
	return p.add(series{kind: kindPoints, name: name, xs: xs, ys: ys, labels: labels})
}

// Bubbles draws circles whose area is proportional to sizes (not negative), on
// one scale for the whole panel.
func (p *Panel) Bubbles(name string, xs, ys, sizes []float64) *Panel {
	if sizes == nil {
		sizes = []float64{}
	}
	return p.add(series{kind: kindBubbles, name: name, xs: xs, ys: ys, sizes: sizes})
}

// Band fills the area between lo and hi.
func (p *Panel) Band(name string, xs, lo, hi []float64) *Panel {
	return p.add(series{kind: kindBand, name: name, xs: xs, lo: orEmpty(lo), hi: orEmpty(hi)})
}

// BandMasked is Band with gaps where missing is true.
func (p *Panel) BandMasked(name string, xs, lo, hi []float64, missing []bool) *Panel {
	return p.add(series{kind: kindBand, name: name, xs: xs, lo: orEmpty(lo), hi: orEmpty(hi), missing: mask(missing, len(xs))})
}

// ErrorBars draws markers with vertical bars from lo to hi.
func (p *Panel) ErrorBars(name string, xs, ys, lo, hi []float64) *Panel {
	return p.add(series{kind: kindErrorBars, name: name, xs: xs, ys: ys, lo: orEmpty(lo), hi: orEmpty(hi)})
}

// ErrorBarsMasked is ErrorBars without those where missing is true.
func (p *Panel) ErrorBarsMasked(name string, xs, ys, lo, hi []float64, missing []bool) *Panel {
	return p.add(series{kind: kindErrorBars, name: name, xs: xs, ys: ys, lo: orEmpty(lo), hi: orEmpty(hi), missing: mask(missing, len(xs))})
}

// XErrorBars draws markers with horizontal bars from lo to hi, which are values of x. With
// YCategories and a VLine where there is no difference it is a forest plot.
func (p *Panel) XErrorBars(name string, xs, ys, lo, hi []float64) *Panel {
	return p.add(series{kind: kindXErrorBars, name: name, xs: xs, ys: ys, lo: orEmpty(lo), hi: orEmpty(hi)})
}

// XErrorBarsMasked is XErrorBars without those where missing is true.
func (p *Panel) XErrorBarsMasked(name string, xs, ys, lo, hi []float64, missing []bool) *Panel {
	return p.add(series{kind: kindXErrorBars, name: name, xs: xs, ys: ys, lo: orEmpty(lo), hi: orEmpty(hi), missing: mask(missing, len(xs))})
}

// Bars draws one bar per category (see XCategories); several series stand side
// by side. Bars start at zero and need a linear y axis.
func (p *Panel) Bars(name string, heights []float64) *Panel {
	return p.add(series{kind: kindBars, name: name, xs: positions(len(heights)), ys: heights})
}

// BarsMasked is Bars without those where missing is true.
func (p *Panel) BarsMasked(name string, heights []float64, missing []bool) *Panel {
	n := len(heights)
	return p.add(series{kind: kindBars, name: name, xs: positions(n), ys: heights, missing: mask(missing, n)})
}

// BarsInterval is Bars with an interval from lo to hi on each bar.
func (p *Panel) BarsInterval(name string, heights, lo, hi []float64) *Panel {
	return p.add(series{kind: kindBars, name: name, xs: positions(len(heights)), ys: heights, lo: orEmpty(lo), hi: orEmpty(hi)})
}

func positions(n int) []float64 {
	xs := make([]float64, n)
	for i := range xs {
		xs[i] = float64(i)
	}
	return xs
}

func orEmpty(v []float64) []float64 {
	if v == nil {
		return []float64{}
	}
	return v
}

// mask reads nil as "nothing is missing".
func mask(missing []bool, n int) []bool {
	if missing == nil {
		return make([]bool, n)
	}
	return missing
}

func (p *Panel) add(s series) *Panel {
	if fault := s.check(); fault != "" {
		p.fault("%s %q: %s", kindNames[s.kind], s.name, fault)
		return p
	}
	p.series = append(p.series, s.copied())
	return p
}

// columns returns the number columns of a series with their names.
func (s *series) columns() (names []string, values [][]float64) {
	add := func(name string, v []float64) {
		names, values = append(names, name), append(values, v)
	}
	add("xs", s.xs)
	switch s.kind {
	case kindBand: // has no ys
	case kindBars:
		add("heights", s.ys)
	default:
		add("ys", s.ys)
	}
	if s.lo != nil {
		add("lo", s.lo)
		add("hi", s.hi)
	}
	if s.sizes != nil {
		add("sizes", s.sizes)
	}
	return names, values
}

// check returns what is wrong with the data, or "".
func (s *series) check() string {
	names, values := s.columns()
	for i, v := range values {
		if len(v) != len(s.xs) {
			return fmt.Sprintf("%d %s but %d %s", len(s.xs), names[0], len(v), names[i])
		}
	}
	if s.missing != nil && len(s.missing) != len(s.xs) {
		return fmt.Sprintf("%d xs but a mask of %d", len(s.xs), len(s.missing))
	}
	if s.labels != nil && len(s.labels) != len(s.xs) {
		return fmt.Sprintf("%d xs but %d labels", len(s.xs), len(s.labels))
	}
	for i, column := range values {
		for j, v := range column {
			if !s.gone(j) && !finite(v) {
				return fmt.Sprintf("%s[%d] is %v; leave the point out or mark it missing", names[i], j, v)
			}
		}
	}
	for j := range s.xs {
		switch {
		case s.gone(j):
		case s.lo != nil && s.lo[j] > s.hi[j]:
			return fmt.Sprintf("lo[%d] = %v is above hi[%d] = %v", j, s.lo[j], j, s.hi[j])
		case s.sizes != nil && s.sizes[j] < 0:
			return fmt.Sprintf("sizes[%d] = %v is negative", j, s.sizes[j])
		}
	}
	return ""
}

func (s *series) gone(i int) bool { return s.missing != nil && s.missing[i] }

// shown counts the points that are not missing.
func (s *series) shown() int {
	n := 0
	for i := range s.xs {
		if !s.gone(i) {
			n++
		}
	}
	return n
}

func (s series) copied() series {
	s.xs, s.ys = append([]float64{}, s.xs...), append([]float64{}, s.ys...)
	if s.lo != nil {
		s.lo, s.hi = append([]float64{}, s.lo...), append([]float64{}, s.hi...)
	}
	if s.sizes != nil {
		s.sizes = append([]float64{}, s.sizes...)
	}
	if s.labels != nil {
		s.labels = append([]string{}, s.labels...)
	}
	if s.missing != nil {
		s.missing = append([]bool{}, s.missing...)
	}
	return s
}

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }
