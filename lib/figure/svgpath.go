package figure

import (
	"strconv"
	"strings"
)

// svgPath writes path data with relative coordinates, y downwards.
type svgPath struct {
	strings.Builder
	height int
	at     spot
	last   byte
}

func (w *svgPath) command(c byte) {
	// A command letter need not be repeated; after m follows l.
	if c != w.last || c == 'm' {
		w.WriteByte(c)
		w.last = c
	} else {
		w.WriteByte(' ')
	}
}

func (w *svgPath) number(n int, first bool) {
	if !first && n >= 0 {
		w.WriteByte(' ')
	}
	w.WriteString(strconv.Itoa(n))
}

func (w *svgPath) points(points ...spot) {
	last := w.at
	for i, p := range points {
		p.y = w.height - p.y
		w.number(p.x-w.at.x, i == 0)
		w.number(p.y-w.at.y, false)
		last = p
	}
	w.at = last
}

func (w *svgPath) move(p spot) {
	p.y = w.height - p.y
	w.WriteByte('M')
	w.number(p.x, true)
	w.number(p.y, false)
	w.at, w.last = p, 'M'
}

func (w *svgPath) line(p spot) { w.command('l'); w.points(p) }

func (w *svgPath) quad(a, p spot) { w.command('q'); w.points(a, p) }

func (w *svgPath) curve(a, b, p spot) { w.command('c'); w.points(a, b, p) }

func (w *svgPath) shut() { w.WriteByte('z'); w.last = 'z' }
