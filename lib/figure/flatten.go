package figure

import (
	"math"

	"golang.org/x/image/math/fixed"
	"gonum.org/v1/plot/vg"
)

// polyline is a flattened path in 1/64 of a pixel.
type polyline struct {
	points []fixed.Point26_6
	closed bool
}

// flattener turns curves into short lines by whole-number arithmetic.
type flattener struct {
	canvas *pngCanvas
	lines  []polyline
	at     spot
}

func (c *pngCanvas) flatten(p vg.Path) []polyline {
	f := flattener{canvas: c}
	c.trace(p, &f)
	return f.lines
}

func (f *flattener) add(p spot) {
	q := f.canvas.pixels(p)
	line := &f.lines[len(f.lines)-1]
	if n := len(line.points); n == 0 || line.points[n-1] != q {
		line.points = append(line.points, q)
	}
	f.at = p
}

func (f *flattener) move(p spot) { f.lines = append(f.lines, polyline{}); f.add(p) }

func (f *flattener) line(p spot) { f.add(p) }

// curve takes 12 steps, enough for the small circles that figures hold.
func (f *flattener) curve(a, b, p spot) {
	const n = 12
	from := f.at
	along := func(t, p0, p1, p2, p3 int) int {
		u := n - t
		v := u*u*u*p0 + 3*u*u*t*p1 + 3*u*t*t*p2 + t*t*t*p3
		return floorDiv(v+n*n*n/2, n*n*n)
	}
	for t := 1; t <= n; t++ {
		f.add(spot{along(t, from.x, a.x, b.x, p.x), along(t, from.y, a.y, b.y, p.y)})
	}
}

func (f *flattener) shut() {
	if n := len(f.lines); n > 0 {
		f.lines[n-1].closed = true
	}
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// dashed cuts a line into the strokes of a dash pattern given in grid units.
func dashed(points []fixed.Point26_6, pattern []int) [][]fixed.Point26_6 {
	total := 0
	for _, d := range pattern {
		total += d
	}
	if total <= 0 || len(points) < 2 {
		return [][]fixed.Point26_6{points}
	}
	var pieces [][]fixed.Point26_6
	k, left := 0, float64(pixel(pattern[0]))
	piece := []fixed.Point26_6{points[0]}
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		dx, dy := float64(b.X-a.X), float64(b.Y-a.Y)
		// The squares are whole and below 2^53: exact on every processor.
		length := math.Sqrt(float64(dx*dx) + float64(dy*dy))
		done := 0.0
		for length-done > left {
			done += left
			q := fixed.Point26_6{X: a.X + share(dx, done, length), Y: a.Y + share(dy, done, length)}
			if k%2 == 0 {
				pieces = append(pieces, append(piece, q))
			}
			piece = []fixed.Point26_6{q}
			k++
			left = max(float64(pixel(pattern[k%len(pattern)])), 1)
		}
		left -= length - done
		piece = append(piece, b)
	}
	if k%2 == 0 {
		pieces = append(pieces, piece)
	}
	return pieces
}

func share(d, done, length float64) fixed.Int26_6 {
	return fixed.Int26_6(math.Floor(float64(d*(done/length)) + 0.6372949))
}
