package figure

import (
	"image/color"
	"math"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// draw draws the whole figure on a canvas of its size.
func (l *layout) draw(c vg.Canvas) {
	page := draw.NewCanvas(c, length(l.width), length(l.height))
	p := painter{Canvas: page, layout: l}
	p.hints, _ = c.(tooltips)
	p.rectangle(0, 0, l.width, l.height, paper)
	y := l.height - margin
	for _, line := range l.title {
		p.write(line, l.width/2, y-titleSize, middle, ink)
		y -= titleSize * lineHeight / 100
	}
	for _, panel := range l.panels {
		p.panel(panel)
	}
	p.legend()
	p.bottom()
}

// painter draws on gonum's canvas from grid coordinates.
type painter struct {
	draw.Canvas
	*layout
	hints tooltips // nil when the canvas has none
}

type anchor int

const (
	start anchor = iota
	middle
	end
)

// write draws a line of text with its baseline at (x, y).
func (p *painter) write(t textLine, x, y int, a anchor, c color.Color) {
	switch a {
	case middle:
		x -= t.width / 2
	case end:
		x -= t.width
	}
	p.SetColor(c)
	for _, r := range t.runs {
		p.FillString(r.face, point(x+r.dx, y+r.dy), r.text)
	}
}

// upright draws a line of text turned counterclockwise, its baseline through x.
func (p *painter) upright(t textLine, x, y int, a anchor, c color.Color) {
	p.Push()
	p.Translate(point(x, y))
	p.Rotate(math.Pi / 2)
	p.write(t, 0, 0, a, c)
	p.Pop()
}

func (p *painter) rectangle(x0, y0, x1, y1 int, c color.Color) {
	p.FillPolygon(c, []vg.Point{point(x0, y0), point(x1, y0), point(x1, y1), point(x0, y1)})
}

func (p *painter) line(x0, y0, x1, y1, width int, c color.Color) {
	p.StrokeLine2(draw.LineStyle{Color: c, Width: length(width)}, length(x0), length(y0), length(x1), length(y1))
}

func lineStyle(c color.Color, width int, dash []int) draw.LineStyle {
	s := draw.LineStyle{Color: c, Width: length(width)}
	for _, d := range dash {
		s.Dashes = append(s.Dashes, length(d))
	}
	return s
}

func (p *painter) panel(q *placed) {
	y := q.y1 + q.titleHeight() - panelSize
	for _, line := range q.title {
		p.write(line, (q.x0+q.x1)/2, y, middle, ink)
		y -= panelSize * lineHeight / 100
	}
	p.gridLines(q)
	p.data(q)
	p.axes(q)
	if q.empty {
		p.write(p.text.set("no data", labelSize), (q.x0+q.x1)/2, (q.y0+q.y1)/2, middle, quiet)
	}
}

func (p *painter) gridLines(q *placed) {
	for _, t := range q.yTicks {
		if y := snap(q.y.at(t.at), q.y0, q.y1); !t.minor && !q.empty {
			p.line(q.x0, y, q.x1, y, gridWidth, faint)
		}
	}
}

// axes draws the lines at the left and at the bottom with ticks and labels.
func (p *painter) axes(q *placed) {
	if t := q.y.at(0); q.has(kindBars) && t > 0 && t < 1 { // bars on both sides of zero
		y := snap(t, q.y0, q.y1)
		p.line(q.x0, y, q.x1, y, frameWidth, ink)
	}
	p.line(q.x0, q.y0, q.x0, q.y1, frameWidth, ink)
	p.line(q.x0, q.y0, q.x1, q.y0, frameWidth, ink)
	if !q.empty || q.Panel.x.fixed || q.Panel.x.categories != nil {
		p.xAxis(q)
	}
	switch {
	case q.rows != nil:
		p.rowAxis(q)
	case !q.empty || q.Panel.y.fixed:
		p.yAxis(q)
	}
	p.axisNames(q)
}

func (p *painter) xAxis(q *placed) {
	for i, t := range q.xTicks {
		x := snap(q.x.at(t.at), q.x0, q.x1)
		if q.Panel.x.categories == nil {
			p.line(x, q.y0, x, q.y0-tickReach(t), frameWidth, ink)
		}
		if q.hideX || t.minor || i >= len(q.xLabels.lines) {
			continue
		}
		y := q.y0 - tickLength - gap/2 - tickSize*capHeight/100
		for _, line := range q.xLabels.lines[i] {
			if q.xLabels.upright {
				p.upright(line, x+tickSize*capHeight/200, q.y0-tickLength-gap/2, end, ink)
				continue
			}
			p.write(line, x, y, middle, ink)
			y -= tickSize * lineHeight / 100
		}
	}
}

func (p *painter) yAxis(q *placed) {
	for _, t := range q.yTicks {
		y := snap(q.y.at(t.at), q.y0, q.y1)
		p.line(q.x0, y, q.x0-tickReach(t), y, frameWidth, ink)
		if !q.hideY && !t.minor {
			p.write(p.text.set(t.label, tickSize), q.x0-tickLength-gap/2, y-tickSize*capHeight/200, end, ink)
		}
	}
}

func tickReach(t tick) int {
	if t.minor {
		return tickLength / 2
	}
	return tickLength
}

func (p *painter) axisNames(q *placed) {
	if q.Panel.x.label != "" && !q.hideX {
		y := q.y0 - q.xLabels.height - labelSize*85/100
		p.write(p.text.set(q.Panel.x.label, labelSize), (q.x0+q.x1)/2, y, middle, ink)
	}
	if q.Panel.y.label != "" && !q.hideY {
		x := q.x0 - p.yRoom(q) + labelSize
		p.upright(p.text.set(q.Panel.y.label, labelSize), x, (q.y0+q.y1)/2, middle, ink)
	}
}

// legend draws the samples and names outside the data.
func (p *painter) legend() {
	g := p.layout.legend
	if g == nil {
		return
	}
	left, top := margin, p.foot-gap/2
	if g.right {
		left = p.width - margin - g.width
		top = (p.panels[0].y1 + p.panels[len(p.panels)-1].y0 + g.height) / 2
	}
	for i := range g.entries {
		e := &g.entries[i]
		x, y := left+e.x, top-e.y-legendSize
		p.sample(e, x, y+legendSize*capHeight/200)
		p.write(e.line, x+sampleWidth+gap, y, start, ink)
	}
}

// sample shows what a series looks like, centred at height y.
func (p *painter) sample(e *legendEntry, x, y int) {
	x1, mid := x+sampleWidth, x+sampleWidth/2
	if e.kinds[kindBand] {
		p.rectangle(x, y-250, x1, y+250, translucent(e.look.color, 50))
	}
	if e.kinds[kindBars] {
		p.rectangle(mid-300, y-300, mid+300, y+300, e.look.color)
	}
	if e.kinds[kindLine] || e.kinds[kindCurve] || e.kinds[kindSteps] {
		p.StrokeLines(lineStyle(e.look.color, lineWidth, e.look.dash), []vg.Point{point(x, y), point(x1, y)})
	}
	if e.kinds[kindErrorBars] {
		p.line(mid, y-400, mid, y+400, 80, e.look.color)
	}
	if e.kinds[kindXErrorBars] {
		p.line(mid-700, y, mid+700, y, 80, e.look.color)
	}
	if e.kinds[kindBubbles] {
		p.bubble(mid, y, 350, e.look.color)
	}
	if e.kinds[kindLine] || e.kinds[kindPoints] || e.kinds[kindErrorBars] || e.kinds[kindXErrorBars] {
		p.marker(e.look, mid, y, markerRadius)
	}
}

// bottom writes notes on the left and stamps on the right.
func (p *painter) bottom() {
	y := margin
	for i := len(p.stamps) - 1; i >= 0; i-- {
		p.stamp(p.stamps[i], y)
		y += stampLine
	}
	if len(p.stamps) > 0 {
		y += gap / 2
	}
	if p.stampBesideNote() {
		y -= stampLine + gap/2
	}
	for i := len(p.notes) - 1; i >= 0; i-- {
		p.write(p.notes[i], margin, y+noteSize*20/100, start, quiet)
		y += noteSize * lineHeight / 100
	}
}

// stamp draws a boxed remark in the lower right corner.
func (p *painter) stamp(s textLine, y int) {
	x0, x1 := p.width-margin-s.width-gap, p.width-margin
	y0, y1 := y-60, y+noteSize+60
	p.StrokeLines(lineStyle(quiet, 50, nil), []vg.Point{
		point(x0, y0), point(x1, y0), point(x1, y1), point(x0, y1), point(x0, y0),
	})
	p.write(s, x0+gap/2, y+noteSize*20/100, start, quiet)
}
