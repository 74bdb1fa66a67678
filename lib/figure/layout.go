package figure

import (
	"fmt"
	"slices"

	"galley/lib/richtext"
)

// layout is a figure with every place decided, in grid units from the lower left
// corner of the page.
type layout struct {
	figure        *Figure
	text          *typeset
	styles        styles
	width, height int
	title         []textLine
	notes         []textLine
	stamps        []textLine
	legend        *legend
	panels        []*placed
	rows, columns int
	head, foot    int // room above and below the panels
}

// placed is a panel with its data area and its ticks.
type placed struct {
	*Panel
	row, column    int
	x0, y0, x1, y1 int
	x, y           scale
	xTicks, yTicks []tick
	xLabels        xLabels
	rows           [][]textLine // labels of a categorical y axis; nil: it is none
	hideX, hideY   bool         // tick labels stand at a neighbour that shares the axis
	title          []textLine
	empty          bool
	taken          []rect // places that data and labels cover; nil while nobody has asked
}

// arrange decides all places. Heights come first, since the ticks of the y axes,
// and with them the left margins, depend on them; further rounds take in the
// height of the x axes' labels and how far they hang over.
func (f *Figure) arrange() (*layout, error) {
	if err := f.Err(); err != nil {
		return nil, err
	}
	l := &layout{figure: f, text: &typeset{family: "Sans"}, styles: f.styles()}
	if f.serif {
		l.text.family = "Serif"
	}
	l.grid()
	l.width = int(float64(f.width*7200) + 0.5)
	if l.width == 0 {
		l.width = 32400
		if l.columns > 1 {
			l.width = 48600
		}
	}
	l.title = l.text.wrap(f.title, titleSize, l.width-2*margin, true)
	for _, n := range f.notes {
		l.notes = append(l.notes, l.text.wrap(n, noteSize, l.width-2*margin, false)...)
	}
	for _, s := range f.stamps {
		l.stamps = append(l.stamps, l.text.setSpans(richtext.Literal(s), noteSize, false))
	}
	l.legend = l.makeLegend()
	l.scales()
	for _, p := range l.panels {
		p.rows = l.rowLabels(p)
	}
	l.margins()
	for range 3 {
		l.placeRows()
		if err := l.placeColumns(); err != nil {
			return nil, err
		}
	}
	l.placeRows()
	for _, p := range l.panels {
		if p.y1-p.y0 < max(1500, p.rowsHeight()*9/10) {
			return nil, fmt.Errorf("%s: %.2f inches are too low for its panels and labels", f.where(), float64(l.height)/7200)
		}
	}
	return l, nil
}

// grid puts the panels into rows.
func (l *layout) grid() {
	n := len(l.figure.panels)
	l.columns = l.figure.columns
	if l.columns <= 0 {
		l.columns = min(n, 3)
		if n == 4 {
			l.columns = 2
		}
	}
	l.columns = min(l.columns, n)
	l.rows = (n + l.columns - 1) / l.columns
	for i, p := range l.figure.panels {
		l.panels = append(l.panels, &placed{Panel: p, row: i / l.columns, column: i % l.columns})
	}
}

// scales finds the range of each axis, over all panels where axes are shared.
func (l *layout) scales() {
	var xs, ys []extent
	var sharedX, sharedY extent
	for _, p := range l.panels {
		x, y := p.extents()
		xs, ys = append(xs, x), append(ys, y)
		p.empty = !x.any
		for _, e := range []struct {
			one extent
			all *extent
		}{{x, &sharedX}, {y, &sharedY}} {
			if e.one.any {
				e.all.add(e.one.lo, e.one.hi)
			}
		}
	}
	for i, p := range l.panels {
		x, y := xs[i], ys[i]
		if l.figure.sharedX {
			x = sharedX
			p.hideX = l.below(p) != nil
		}
		if l.figure.sharedY {
			y = sharedY
			left := func() *axisSpec { return &l.panels[i-1].Panel.y }
			p.hideY = p.column > 0 && left().label == p.Panel.y.label && slices.Equal(left().categories, p.Panel.y.categories)
		}
		p.x = newScale(p.Panel.x, x, false, p.has(kindBubbles))
		p.y = newScale(p.Panel.y, y, p.has(kindBars), p.has(kindBubbles))
	}
}

func (l *layout) below(p *placed) *placed {
	for _, q := range l.panels {
		if q.row == p.row+1 && q.column == p.column && q.Panel.x.label == p.Panel.x.label {
			return q
		}
	}
	return nil
}

// extents are the ranges of all that a panel draws.
func (p *placed) extents() (x, y extent) {
	for _, s := range p.series {
		for i := range s.xs {
			if s.gone(i) {
				continue
			}
			x.add(s.xs[i])
			if s.kind == kindBars {
				x.add(s.xs[i]-0.5, s.xs[i]+0.5)
				y.add(0)
			}
			if s.kind != kindBand {
				y.add(s.ys[i])
			}
			switch {
			case s.lo == nil:
			case s.kind == kindXErrorBars:
				x.add(s.lo[i], s.hi[i])
			default:
				y.add(s.lo[i], s.hi[i])
			}
		}
	}
	for _, r := range p.remarks {
		x.add(r.x)
		y.add(r.y)
	}
	if x.any { // reference lines alone are no data
		for _, r := range p.references {
			if r.vertical {
				x.add(r.at)
			} else {
				y.add(r.at)
			}
		}
	}
	return x, y
}

func (p *placed) has(kind seriesKind) bool {
	for _, s := range p.series {
		if s.kind == kind {
			return true
		}
	}
	return false
}

// margins adds up what stands above and below the panels.
func (l *layout) margins() {
	l.head = margin
	if len(l.title) > 0 {
		l.head += len(l.title)*titleSize*lineHeight/100 + gap
	}
	l.foot = margin
	if n := len(l.notes); n > 0 {
		l.foot += n*noteSize*lineHeight/100 + gap/2
	}
	if n := len(l.stamps); n > 0 {
		l.foot += n*stampLine + gap/2
		if l.stampBesideNote() || l.stampBesideLegend() {
			l.foot -= stampLine
		}
	}
	if l.legend != nil && !l.legend.right {
		l.foot += l.legend.height + gap*3/2
	}
}

// placeRows decides the vertical places, and the height when the caller left it.
func (l *layout) placeRows() {
	above, under := make([]int, l.rows), make([]int, l.rows)
	for _, p := range l.panels {
		above[p.row] = max(above[p.row], p.titleHeight())
		under[p.row] = max(under[p.row], p.xLabels.height+l.xNameHeight(p))
	}
	fixed := l.head + l.foot
	for i := range above {
		fixed += above[i] + under[i]
		if i > 0 {
			fixed += gap
		}
	}
	l.height = int(float64(l.figure.height*7200) + 0.5)
	if l.height == 0 {
		l.height = fixed + l.rows*l.usualHeight()
	}
	each := (l.height - fixed) / l.rows
	top := l.height - l.head
	for row := range above {
		for _, p := range l.panels {
			if p.row == row {
				p.y1 = crisp(top - above[row])
				p.y0 = crisp(top - above[row] - each)
			}
		}
		top -= above[row] + each + under[row] + gap
	}
}

func (l *layout) usualHeight() int {
	width := l.width/l.columns - 4500
	height := min(max(width*3/4, 9500), 18000)
	rows, all := 0, true
	for _, p := range l.panels {
		rows = max(rows, p.rowsHeight())
		all = all && p.rows != nil
	}
	if all {
		return max(rows, 3000)
	}
	return max(rows, height)
}

// crisp puts an edge in the middle of a pixel of the PNG.
func crisp(v int) int { return v/50*50 + 25 }

func (p *placed) titleHeight() int {
	if n := len(p.title); n > 0 {
		return n*panelSize*lineHeight/100 + gap/2
	}
	return gap / 2
}

func (l *layout) xNameHeight(p *placed) int {
	if p.Panel.x.label == "" || p.hideX {
		return 0
	}
	return labelSize * lineHeight / 100
}

const stampLine = noteSize*lineHeight/100 + gap/2

// stampBesideNote says whether the last note leaves room for the topmost stamp.
func (l *layout) stampBesideNote() bool {
	if len(l.notes) == 0 || len(l.stamps) == 0 {
		return false
	}
	return l.notes[len(l.notes)-1].width+l.stamps[0].width+4*gap < l.width-2*margin
}

// stampBesideLegend says the same of the legend's last row, when no note follows it.
func (l *layout) stampBesideLegend() bool {
	if len(l.notes) > 0 || len(l.stamps) == 0 || l.legend == nil || l.legend.right {
		return false
	}
	last := l.legend.entries[len(l.legend.entries)-1]
	return margin+last.x+last.width()+l.stamps[0].width+4*gap < l.width-margin
}
