package figure

import (
	"errors"
	"fmt"
	"slices"

	"galley/lib/richtext"
)

// Figure is a figure as data: panels, their series and axes. The zero value is
// not usable; call New. Methods that set something return the same figure, so
// that calls chain.
//
// Faults of the data (slices of different length, NaN, an infinite value) are
// kept and returned, with panel and series named, by the renderers and by Err.
type Figure struct {
	title   string
	panels  []*Panel
	order   []string
	notes   []string
	stamps  []string
	alt     string
	width   float64 // inches; 0 chooses
	height  float64
	columns int
	sharedX bool
	sharedY bool
	serif   bool
	legend  legendPlace
}

type legendPlace int

const (
	legendBelow legendPlace = iota
	legendRight
	legendNone
)

// New returns an empty figure. Title is rich text; "" leaves the room to the panels.
func New(title string) *Figure { return &Figure{title: title} }

// Panel adds a panel with a rich-text title ("" for none) and returns it.
func (f *Figure) Panel(title string) *Panel {
	p := &Panel{title: title}
	f.panels = append(f.panels, p)
	return p
}

// Size sets width and height in inches. A zero chooses: 4.5 wide for one panel
// and 6.75, a page's text width, for more; as high as the panels look well.
func (f *Figure) Size(width, height float64) *Figure {
	f.width, f.height = width, height
	return f
}

// Columns sets how many panels stand side by side; 0 chooses.
func (f *Figure) Columns(n int) *Figure { f.columns = n; return f }

// SharedX gives all panels one x range.
func (f *Figure) SharedX() *Figure { f.sharedX = true; return f }

// SharedY gives all panels one y range.
func (f *Figure) SharedY() *Figure { f.sharedY = true; return f }

// Order fixes colour, marker and legend order of the series names: the first
// name has the first style, also in figures that lack some of the names. Names
// not given follow in the order in which they are drawn.
func (f *Figure) Order(names ...string) *Figure { f.order = slices.Clone(names); return f }

// LegendBelow puts the legend under the panels, as it is when nothing is said.
func (f *Figure) LegendBelow() *Figure { f.legend = legendBelow; return f }

// LegendRight puts the legend beside the panels.
func (f *Figure) LegendRight() *Figure { f.legend = legendRight; return f }

// NoLegend leaves the legend out.
func (f *Figure) NoLegend() *Figure { f.legend = legendNone; return f }

// Serif sets all text in Liberation Serif, which matches Times, instead of
// Liberation Sans.
func (f *Figure) Serif() *Figure { f.serif = true; return f }

// Note adds a rich-text line under the figure.
func (f *Figure) Note(text string) *Figure { f.notes = append(f.notes, text); return f }

// Stamp adds a mark such as "simulated records", shown in the figure's corner
// and in its description. The same stamp given twice is shown once.
func (f *Figure) Stamp(text string) *Figure {
	if !slices.Contains(f.stamps, text) {
		f.stamps = append(f.stamps, text)
	}
	return f
}

// Alt sets the description that screen readers read out; a summary of panels,
// axes and series is made when it is not set.
func (f *Figure) Alt(text string) *Figure { f.alt = text; return f }

// Title returns the title as given to New.
func (f *Figure) Title() string { return f.title }

// Description returns what Alt set, or the summary made in its place; plain text.
func (f *Figure) Description() string { return f.describe() }

// Warnings lists what can be drawn but not as meant: characters that the fonts
// lack and that are shown as a box. It is empty when Err is not nil.
func (f *Figure) Warnings() []string {
	l, err := f.arrange()
	if err != nil {
		return nil
	}
	l.svg()
	var warnings []string
	for _, r := range l.text.absent {
		warnings = append(warnings, fmt.Sprintf("%s: the font has no character %q (%U); it is drawn as a box", f.where(), r, r))
	}
	return warnings
}

// Clone returns a copy that can be changed without touching f.
func (f *Figure) Clone() *Figure {
	c := *f
	c.panels = make([]*Panel, len(f.panels))
	for i, p := range f.panels {
		c.panels[i] = p.clone()
	}
	c.notes = slices.Clone(f.notes)
	c.stamps = slices.Clone(f.stamps)
	return &c
}

// Err returns the faults of the data, all of them joined, or nil.
func (f *Figure) Err() error {
	var errs []error
	if len(f.panels) == 0 {
		errs = append(errs, fmt.Errorf("%s: no panel; add one with Panel", f.where()))
	}
	if !finite(f.width) || !finite(f.height) || f.width < 0 || f.height < 0 || f.width > 50 || f.height > 50 {
		errs = append(errs, fmt.Errorf("%s: Size(%v, %v): want inches between 0 and 50", f.where(), f.width, f.height))
	}
	for i, p := range f.panels {
		for _, fault := range slices.Concat(p.faults, p.logFaults(), p.categoryFaults()) {
			errs = append(errs, fmt.Errorf("%s, panel %d%s: %s", f.where(), i+1, quoted(p.title), fault))
		}
	}
	return errors.Join(errs...)
}

func (f *Figure) where() string { return "figure" + quoted(f.title) }

func quoted(markup string) string {
	if markup == "" {
		return ""
	}
	return fmt.Sprintf(" %q", richtext.Plain(richtext.Parse(markup)))
}

// categoryFaults finds what cannot stand on a categorical axis.
func (p *Panel) categoryFaults() []string {
	var faults []string
	if p.x.categories != nil && p.x.log {
		faults = append(faults, "XCategories and XLog: positions from 0 on need a linear axis")
	}
	if p.y.categories == nil {
		return faults
	}
	if p.x.categories != nil {
		faults = append(faults, "XCategories and YCategories: one axis needs numbers")
	}
	if p.y.log {
		faults = append(faults, "YCategories and YLog: positions from 0 on need a linear axis")
	}
	for _, s := range p.series {
		if s.kind == kindBars {
			faults = append(faults, fmt.Sprintf("bars %q stand on the x axis: label them with XCategories", s.name))
		}
	}
	return faults
}

// logFaults finds values that a logarithmic axis cannot show.
func (p *Panel) logFaults() []string {
	var faults []string
	check := func(axis string, a axisSpec, pick func(series) [][]float64) {
		if !a.log {
			return
		}
		if a.fixed && a.lo <= 0 {
			faults = append(faults, fmt.Sprintf("a logarithmic %s axis cannot start at %v", axis, a.lo))
		}
		for _, s := range p.series {
			for _, column := range pick(s) {
				for i, v := range column {
					if !s.gone(i) && v <= 0 {
						faults = append(faults, fmt.Sprintf("%s %q: point %d has %s = %v on a logarithmic axis; leave it out or mark it missing",
							kindNames[s.kind], s.name, i, axis, v))
						return
					}
				}
			}
		}
	}
	check("x", p.x, func(s series) [][]float64 {
		if s.kind == kindXErrorBars {
			return [][]float64{s.xs, s.lo, s.hi}
		}
		return [][]float64{s.xs}
	})
	check("y", p.y, func(s series) [][]float64 {
		if s.kind == kindXErrorBars {
			return [][]float64{s.ys}
		}
		return [][]float64{s.ys, s.lo, s.hi}
	})
	for _, s := range p.series {
		if s.kind == kindBars && (p.y.log || p.x.log) {
			faults = append(faults, fmt.Sprintf("bars %q start at zero and need linear axes", s.name))
		}
	}
	for _, r := range p.references {
		if r.at <= 0 && (r.vertical && p.x.log || !r.vertical && p.y.log) {
			faults = append(faults, fmt.Sprintf("a reference line at %v on a logarithmic axis", r.at))
		}
	}
	for _, r := range p.remarks {
		if r.x <= 0 && p.x.log || r.y <= 0 && p.y.log {
			faults = append(faults, fmt.Sprintf("a remark at (%v, %v) on a logarithmic axis", r.x, r.y))
		}
	}
	return faults
}
