package figure

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"gonum.org/v1/plot/vg"
)

// All coordinates are whole hundredths of a point, y upwards. The layout works in
// these units, and each canvas turns the vg.Length it is given back into them:
// what reaches a rasteriser or a number printer is an integer, so that a fused
// multiply-add on another processor cannot change a byte.
const perPoint = 100

type spot struct{ x, y int }

// length and point are the way from the grid to gonum's types.
func length(units int) vg.Length { return vg.Length(units) / perPoint }

func point(x, y int) vg.Point { return vg.Point{X: length(x), Y: length(y)} }

// units is the way back; the lengths it meets are whole units but for rounding.
func units(l vg.Length) int { return int(math.Round(float64(l) * perPoint)) }

// tooltips is what a canvas that can show hints over a part of the drawing has.
type tooltips interface {
	open(title string)
	shut()
}

type penState struct {
	width  int
	dash   []int
	color  color.NRGBA
	turn   int // quarter turns, counterclockwise
	origin spot
}

// grid is the part that the three canvases share: the state of vg.Canvas on
// the integer grid. Turns are quarter turns only, and nothing is scaled.
type grid struct {
	width, height int
	penState
	stack []penState
}

func newGrid(width, height int) grid {
	return grid{width: width, height: height, penState: penState{width: perPoint, color: color.NRGBA{A: 255}}}
}

// Size returns the size of the drawing.
func (g *grid) Size() (w, h vg.Length) { return length(g.width), length(g.height) }

// SetLineWidth implements vg.Canvas.
func (g *grid) SetLineWidth(w vg.Length) { g.penState.width = units(w) }

// SetLineDash implements vg.Canvas; patterns start at their beginning.
func (g *grid) SetLineDash(pattern []vg.Length, _ vg.Length) {
	g.dash = nil
	for _, l := range pattern {
		g.dash = append(g.dash, units(l))
	}
}

// SetColor implements vg.Canvas. Premultiplied colours are turned back.
func (g *grid) SetColor(c color.Color) {
	if c == nil {
		c = color.Black
	}
	g.color = color.NRGBAModel.Convert(c).(color.NRGBA)
}

// Rotate implements vg.Canvas for multiples of a quarter turn.
func (g *grid) Rotate(radians float64) {
	quarters := math.Round(radians / (math.Pi / 2))
	if math.Abs(radians-float64(quarters*(math.Pi/2))) > 1e-9 {
		panic(fmt.Sprintf("figure: rotation by %v; only quarter turns can be drawn", radians))
	}
	g.turn = ((g.turn+int(quarters))%4 + 4) % 4
}

// Translate implements vg.Canvas.
func (g *grid) Translate(p vg.Point) { g.origin = g.place(p) }

// Scale implements vg.Canvas for a factor of 1.
func (g *grid) Scale(x, y float64) {
	if x != 1 || y != 1 {
		panic("figure: a canvas of this package cannot be scaled")
	}
}

// Push implements vg.Canvas.
func (g *grid) Push() { g.stack = append(g.stack, g.penState) }

// Pop implements vg.Canvas.
func (g *grid) Pop() {
	g.penState = g.stack[len(g.stack)-1]
	g.stack = g.stack[:len(g.stack)-1]
}

// place turns a point of the drawing into grid coordinates of the page.
func (g *grid) place(p vg.Point) spot {
	x, y := units(p.X), units(p.Y)
	switch g.turn {
	case 1:
		x, y = -y, x
	case 2:
		x, y = -x, -y
	case 3:
		x, y = y, -x
	}
	return spot{g.origin.x + x, g.origin.y + y}
}

// pathWriter receives a path on the grid.
type pathWriter interface {
	move(p spot)
	line(p spot)
	curve(a, b, p spot)
	shut()
}

// kappa places the control points of a quarter circle, in thousandths of the radius.
const kappa = 552

// trace walks a path. Curves must be cubic and arcs full circles.
func (g *grid) trace(path vg.Path, w pathWriter) {
	for _, c := range path {
		p := g.place(c.Pos)
		switch c.Type {
		case vg.MoveComp:
			w.move(p)
		case vg.LineComp:
			w.line(p)
		case vg.CurveComp:
			if len(c.Control) != 2 {
				panic("figure: only cubic curves can be drawn")
			}
			w.curve(g.place(c.Control[0]), g.place(c.Control[1]), p)
		case vg.ArcComp:
			if math.Abs(math.Abs(c.Angle)-2*math.Pi) > 1e-9 {
				panic("figure: only full circles can be drawn")
			}
			circle(w, p, units(c.Radius))
		case vg.CloseComp:
			w.shut()
		}
	}
}

// circle draws four quarter circles around c.
func circle(w pathWriter, c spot, r int) {
	k := (r*kappa + 500) / 1000
	w.move(spot{c.x + r, c.y})
	w.curve(spot{c.x + r, c.y + k}, spot{c.x + k, c.y + r}, spot{c.x, c.y + r})
	w.curve(spot{c.x - k, c.y + r}, spot{c.x - r, c.y + k}, spot{c.x - r, c.y})
	w.curve(spot{c.x - r, c.y - k}, spot{c.x - k, c.y - r}, spot{c.x, c.y - r})
	w.curve(spot{c.x + k, c.y - r}, spot{c.x + r, c.y - k}, spot{c.x + r, c.y})
	w.shut()
}

// DrawImage implements vg.Canvas; figures hold no images.
func (g *grid) DrawImage(vg.Rectangle, image.Image) { panic("figure: images cannot be drawn") }
