package figure

// Figure is a figure as data: panels, their series and axes. The zero value is
// not usable; call New. Methods return the same figure, so that calls chain.
//
// Faults of the data (slices of different length, NaN, an infinite value) are
// kept and returned, with panel and series named, by the renderers and by Err.
type Figure struct {
	title   string
	panels  []*Panel
	notes   []string
	stamps  []string
	alt     string
	width   float64
	height  float64
	columns int
	sharedX bool
	sharedY bool
	legend  legendPlace
}

type legendPlace int

const (
	legendAuto legendPlace = iota
	legendBelow
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

// Size sets width and height in inches. By default the width suits a page of
// 6.75 inches and the height the number of panels.
func (f *Figure) Size(width, height float64) *Figure {
	f.width, f.height = width, height
	return f
}

// Columns sets how many panels stand side by side.
func (f *Figure) Columns(n int) *Figure { f.columns = n; return f }

// SharedX gives all panels one x range.
func (f *Figure) SharedX() *Figure { f.sharedX = true; return f }

// SharedY gives all panels one y range.
func (f *Figure) SharedY() *Figure { f.sharedY = true; return f }

// LegendBelow puts the legend under the panels.
func (f *Figure) LegendBelow() *Figure { f.legend = legendBelow; return f }

// LegendRight puts the legend beside the panels.
func (f *Figure) LegendRight() *Figure { f.legend = legendRight; return f }

// NoLegend leaves the legend out.
func (f *Figure) NoLegend() *Figure { f.legend = legendNone; return f }

// Note adds a rich-text line under the figure.
func (f *Figure) Note(text string) *Figure { f.notes = append(f.notes, text); return f }

// Stamp adds a mark such as "simulated records", shown in the figure's corner
// and in its description. The same stamp given twice is shown once.
func (f *Figure) Stamp(text string) *Figure { f.stamps = append(f.stamps, text); return f }

// Alt sets the description read out by screen readers; a summary of the panels
// and series is made when it is not set.
func (f *Figure) Alt(text string) *Figure { f.alt = text; return f }

// Title returns the title as given to New.
func (f *Figure) Title() string { return f.title }

// Clone returns a copy that can be changed without touching f.
func (f *Figure) Clone() *Figure { c := *f; return &c }

// Err returns the first fault of the data, or nil.
func (f *Figure) Err() error { return nil }

// SVG renders the figure as a self-contained SVG document.
func (f *Figure) SVG() ([]byte, error) { return nil, f.Err() }

// PNG renders the figure at screen resolution.
func (f *Figure) PNG() ([]byte, error) { return nil, f.Err() }

// PDF renders the figure as a one-page PDF with subset TrueType fonts.
func (f *Figure) PDF() ([]byte, error) { return nil, f.Err() }
