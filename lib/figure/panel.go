package figure

import (
	"fmt"
	"slices"
)

// Panel is one set of axes with its series. Series of one name share colour,
// marker and dash in every panel and have one entry in the legend; a series
// named "" has no entry. Names, labels and titles are rich text.
//
// x and y values must be finite; slices of one series must have equal length.
// What is wrong is kept as a fault of the figure, see Figure.Err.
type Panel struct {
	title      string
	x, y       axisSpec
	series     []series
	references []reference
	remarks    []remark
	faults     []string
}

type axisSpec struct {
	label      string
	reversed   bool
	log        bool
	fixed      bool
	lo, hi     float64
	ticks      []float64
	categories []string
}

// category is the label at v; ok is false where there is none.
func (a axisSpec) category(v float64) (label string, ok bool) {
	if i := int(v); float64(i) == v && i >= 0 && i < len(a.categories) {
		return a.categories[i], true
	}
	return "", false
}

type reference struct {
	vertical bool
	at       float64
	label    string
}

type remark struct {
	x, y float64
	text string
}

// XLabel sets the label of the x axis.
func (p *Panel) XLabel(label string) *Panel { p.x.label = label; return p }

// YLabel sets the label of the y axis.
func (p *Panel) YLabel(label string) *Panel { p.y.label = label; return p }

// XReversed lets x grow to the left.
func (p *Panel) XReversed() *Panel { p.x.reversed = true; return p }

// YReversed lets y grow downwards.
func (p *Panel) YReversed() *Panel { p.y.reversed = true; return p }

// XLog makes the x axis logarithmic; values that are not positive are a fault.
func (p *Panel) XLog() *Panel { p.x.log = true; return p }

// YLog makes the y axis logarithmic; values that are not positive are a fault.
func (p *Panel) YLog() *Panel { p.y.log = true; return p }

// XRange fixes the ends of the x axis, lo < hi; what lies outside is clipped.
func (p *Panel) XRange(lo, hi float64) *Panel {
	p.setRange("XRange", &p.x, lo, hi)
	return p
}

// YRange fixes the ends of the y axis, lo < hi; what lies outside is clipped.
func (p *Panel) YRange(lo, hi float64) *Panel {
	p.setRange("YRange", &p.y, lo, hi)
	return p
}

func (p *Panel) setRange(method string, a *axisSpec, lo, hi float64) {
	if !finite(lo) || !finite(hi) || lo >= hi {
		p.fault("%s(%v, %v): want two numbers, the smaller one first", method, lo, hi)
		return
	}
	a.fixed, a.lo, a.hi = true, lo, hi
}

// XTicks sets the ticks of the x axis; those outside its range are not drawn.
func (p *Panel) XTicks(values []float64) *Panel { p.setTicks("XTicks", &p.x, values); return p }

// YTicks sets the ticks of the y axis; those outside its range are not drawn.
func (p *Panel) YTicks(values []float64) *Panel { p.setTicks("YTicks", &p.y, values); return p }

func (p *Panel) setTicks(method string, a *axisSpec, values []float64) {
	for i, v := range values {
		if !finite(v) {
			p.fault("%s: value %d is %v", method, i, v)
			return
		}
	}
	a.ticks = append([]float64{}, values...)
}

// XCategories labels the positions 0, 1, 2 … of the x axis.
func (p *Panel) XCategories(labels []string) *Panel {
	p.x.categories = append([]string{}, labels...)
	return p
}

// YCategories labels the positions 0, 1, 2 … of the y axis, the first at the top.
func (p *Panel) YCategories(labels []string) *Panel {
	p.y.categories, p.y.reversed = append([]string{}, labels...), true
	return p
}

// HLine draws a horizontal reference line with a label ("" for none).
func (p *Panel) HLine(y float64, label string) *Panel {
	return p.refer(reference{false, y, label}, "HLine")
}

// VLine draws a vertical reference line with a label ("" for none).
func (p *Panel) VLine(x float64, label string) *Panel {
	return p.refer(reference{true, x, label}, "VLine")
}

func (p *Panel) refer(r reference, method string) *Panel {
	if !finite(r.at) {
		p.fault("%s at %v", method, r.at)
		return p
	}
	p.references = append(p.references, r)
	return p
}

// Text writes a remark at a point of the data.
func (p *Panel) Text(x, y float64, text string) *Panel {
	if !finite(x) || !finite(y) {
		p.fault("Text %q at (%v, %v)", text, x, y)
		return p
	}
	p.remarks = append(p.remarks, remark{x, y, text})
	return p
}

func (p *Panel) fault(format string, args ...any) {
	p.faults = append(p.faults, fmt.Sprintf(format, args...))
}

func (p *Panel) clone() *Panel {
	c := *p
	c.series = slices.Clone(p.series)
	c.references = slices.Clone(p.references)
	c.remarks = slices.Clone(p.remarks)
	c.faults = slices.Clone(p.faults)
	return &c
}
