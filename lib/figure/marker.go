package figure

import (
	"image/color"
	"math"

	"gonum.org/v1/plot/vg"
)

// marker draws one marker with a thin white edge, which keeps neighbours apart.
func (p *painter) marker(l look, x, y, r int) {
	if l.marker == "cross" || l.marker == "plus" {
		p.strokes(l, x, y, r)
		return
	}
	var path vg.Path
	corner := func(dx, dy int) {
		if pt := point(x+dx, y+dy); len(path) == 0 {
			path.Move(pt)
		} else {
			path.Line(pt)
		}
	}
	switch l.marker {
	case "square":
		s := r * 89 / 100
		corner(-s, -s)
		corner(s, -s)
		corner(s, s)
		corner(-s, s)
	case "triangle":
		corner(-r*112/100, -r*84/100)
		corner(r*112/100, -r*84/100)
		corner(0, r*118/100)
	case "nabla":
		corner(-r*112/100, r*84/100)
		corner(r*112/100, r*84/100)
		corner(0, -r*118/100)
	case "diamond":
		s := r * 125 / 100
		corner(-s, 0)
		corner(0, -s)
		corner(s, 0)
		corner(0, s)
	default:
		path.Arc(point(x, y), length(r), 0, 2*math.Pi)
	}
	path.Close()
	p.SetColor(l.color)
	p.Fill(path)
	p.SetLineStyle(lineStyle(paper, 40, nil))
	p.Stroke(path)
}

// strokes draws the markers made of two lines.
func (p *painter) strokes(l look, x, y, r int) {
	s := r * 89 / 100
	lines := [][4]int{{-s, -s, s, s}, {-s, s, s, -s}}
	if l.marker == "plus" {
		s = r * 118 / 100
		lines = [][4]int{{-s, 0, s, 0}, {0, -s, 0, s}}
	}
	for _, c := range []struct {
		width int
		color color.Color
	}{{200, paper}, {120, l.color}} {
		for _, d := range lines {
			p.line(x+d[0], y+d[1], x+d[2], y+d[3], c.width, c.color)
		}
	}
}

func (p *painter) bubble(x, y, r int, c color.NRGBA) {
	var path vg.Path
	path.Arc(point(x, y), length(r), 0, 2*math.Pi)
	path.Close()
	p.SetColor(translucent(c, 120))
	p.Fill(path)
	p.SetLineStyle(lineStyle(c, 70, nil))
	p.Stroke(path)
}
