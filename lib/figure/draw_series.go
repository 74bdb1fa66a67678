package figure

import (
	"image/color"
	"math"

	"gonum.org/v1/plot/vg"

	"galley/lib/richtext"
)

// manyPoints is where hints over single points stop: they would only bloat the file.
const manyPoints = 300

// data draws the series of a panel, areas below lines below points.
func (p *painter) data(q *placed) {
	for _, s := range q.series {
		if s.kind == kindBand {
			p.band(q, s)
		}
	}
	p.bars(q)
	for _, r := range q.references {
		p.reference(q, r)
	}
	for _, s := range q.series {
		if s.kind == kindLine || s.kind == kindCurve || s.kind == kindSteps {
			p.curve(q, s)
		}
	}
	for _, s := range q.series {
		if s.kind == kindErrorBars || s.kind == kindXErrorBars {
			p.intervals(q, s, func(i int) float64 { return s.xs[i] })
		}
	}
	p.bubbles(q)
	for _, s := range q.series {
		if s.kind == kindLine || s.kind == kindPoints || s.kind == kindErrorBars || s.kind == kindXErrorBars {
			p.points(q, s)
		}
	}
	p.remarks(q)
}

// unit is a place in a panel, both coordinates 0 … 1 inside it.
type unit struct{ x, y float64 }

func (q *placed) unit(x, y float64) unit { return unit{q.x.at(x), q.y.at(y)} }

func (q *placed) spot(u unit) (x, y int) { return snap(u.x, q.x0, q.x1), snap(u.y, q.y0, q.y1) }

func (u unit) inside() bool {
	const slack = 1e-9
	return u.x >= -slack && u.x <= 1+slack && u.y >= -slack && u.y <= 1+slack
}

func (p *painter) curve(q *placed, s series) {
	look := p.styles.of(s.name)
	var pieces [][]unit
	var piece []unit
	for i := range s.xs {
		if s.gone(i) {
			pieces, piece = append(pieces, piece), nil
			continue
		}
		u := q.unit(s.xs[i], s.ys[i])
		if s.kind == kindSteps && len(piece) > 0 {
			piece = append(piece, unit{u.x, piece[len(piece)-1].y})
		}
		piece = append(piece, u)
	}
	style := lineStyle(look.color, lineWidth, look.dash)
	for _, piece := range append(pieces, piece) {
		if len(piece) == 1 && s.kind != kindLine && piece[0].inside() {
			x, y := q.spot(piece[0]) // a curve's lone point between gaps would not be seen
			p.marker(look, x, y, markerRadius/2)
		}
		for _, part := range clipLine(piece) {
			p.StrokeLines(style, q.thin(part))
		}
	}
}

func (p *painter) band(q *placed, s series) {
	fill := translucent(p.styles.of(s.name).color, 50)
	draw := func(from, to int) {
		var outline []unit
		for i := from; i < to; i++ {
			outline = append(outline, q.unit(s.xs[i], s.hi[i]))
		}
		for i := to - 1; i >= from; i-- {
			outline = append(outline, q.unit(s.xs[i], s.lo[i]))
		}
		if to-from == 1 { // a band over one x: a bar as wide as a marker
			w := float64(markerRadius) / float64(q.x1-q.x0)
			a, b := outline[0], outline[1]
			outline = []unit{{a.x - w, a.y}, {a.x + w, a.y}, {b.x + w, b.y}, {b.x - w, b.y}}
		}
		p.area(q, outline, fill)
	}
	first := 0
	for i := range s.xs {
		if s.gone(i) {
			if i > first {
				draw(first, i)
			}
			first = i + 1
		}
	}
	if len(s.xs) > first {
		draw(first, len(s.xs))
	}
}

func (p *painter) area(q *placed, outline []unit, fill color.Color) {
	if points := q.thin(clipArea(outline)); len(points) > 2 {
		p.FillPolygon(fill, points)
	}
}

// thin puts a line on the grid. Of many points, those less than a fifth of a
// point from the one before are left out, which cannot be seen.
func (q *placed) thin(line []unit) []vg.Point {
	const near = 20
	points := make([]vg.Point, 0, len(line))
	lastX, lastY := 0, 0
	for i, u := range line {
		x, y := q.spot(u)
		if len(line) > manyPoints && i > 0 && i < len(line)-1 && abs(x-lastX) < near && abs(y-lastY) < near {
			continue
		}
		points = append(points, point(x, y))
		lastX, lastY = x, y
	}
	return points
}

// intervals draws a bar with caps from lo to hi at each point: upright at at(i), or, for
// horizontal error bars, along the height of the point.
func (p *painter) intervals(q *placed, s series, at func(int) float64) {
	const half = 180
	c := p.styles.of(s.name).color
	if s.kind == kindBars {
		c = ink
	}
	across := s.kind == kindXErrorBars
	for i := range s.xs {
		if s.gone(i) {
			continue
		}
		end := func(v float64) unit {
			if across {
				return q.unit(v, s.ys[i])
			}
			return q.unit(at(i), v)
		}
		for _, e := range clipLine([]unit{end(s.lo[i]), end(s.hi[i])}) {
			x0, y0 := q.spot(e[0])
			x1, y1 := q.spot(e[len(e)-1])
			p.line(x0, y0, x1, y1, 80, c)
			for _, v := range []float64{s.lo[i], s.hi[i]} {
				u := end(v)
				if !u.inside() {
					continue
				}
				if x, y := q.spot(u); across {
					p.line(x, y-half, x, y+half, 80, c)
				} else {
					p.line(x-half, y, x+half, y, 80, c)
				}
			}
		}
	}
}

func (p *painter) points(q *placed, s series) {
	look := p.styles.of(s.name)
	if len(s.xs) > 10*manyPoints && s.labels == nil {
		p.cloud(q, s, look)
		return
	}
	for i := range s.xs {
		u := unit{-1, -1}
		if !s.gone(i) {
			u = q.unit(s.xs[i], s.ys[i])
		}
		if !u.inside() {
			continue
		}
		x, y := q.spot(u)
		draw := func() { p.marker(look, x, y, markerRadius) }
		if len(s.xs) > manyPoints {
			draw()
		} else {
			p.hinted(q, s, i, draw)
		}
	}
	if s.labels != nil {
		p.pointLabels(q, s)
	}
}

// cloud draws very many points as dots, one for each place of half a point.
func (p *painter) cloud(q *placed, s series, look look) {
	const raster = 50
	drawn := map[spot]bool{}
	var path vg.Path
	for i := range s.xs {
		if s.gone(i) {
			continue
		}
		u := q.unit(s.xs[i], s.ys[i])
		x, y := q.spot(u)
		place := spot{x / raster, y / raster}
		if u.inside() && !drawn[place] {
			drawn[place] = true
			path.Arc(point(x, y), length(markerRadius/2), 0, 2*math.Pi)
		}
	}
	p.SetColor(look.color)
	p.Fill(path)
}

// hinted draws a point with its values as a hint, where the canvas has hints.
func (p *painter) hinted(q *placed, s series, i int, draw func()) {
	if p.hints == nil {
		draw()
		return
	}
	p.hints.open(s.hint(q, i))
	draw()
	p.hints.shut()
}

// hint is the text shown over a point: "recomp: x 0.25, y 0.512".
func (s *series) hint(q *placed, i int) string {
	text := richtext.Plain(richtext.Parse(s.name))
	if s.labels != nil {
		text += " " + richtext.Plain(richtext.Parse(s.labels[i]))
	}
	if text != "" {
		text += ": "
	}
	number := func(v float64) string { return richtext.Plain(richtext.Parse(numberLabel(v, 4))) }
	axis, place, value := q.Panel.x, s.xs[i], s.ys[i]
	if s.kind == kindXErrorBars || q.Panel.y.categories != nil {
		axis, place, value = q.Panel.y, s.ys[i], s.xs[i]
	}
	if c, ok := axis.category(place); ok {
		text += richtext.Plain(richtext.Parse(c)) + ", "
	} else if axis.categories == nil {
		text += number(place) + ", "
	}
	text += number(value)
	if s.lo != nil {
		text += " [" + number(s.lo[i]) + ", " + number(s.hi[i]) + "]"
	}
	return text
}
