package figure

// reference draws a dashed line across the panel. Its label stands inside the
// panel at one of the line's ends, where it covers least of the data.
func (p *painter) reference(q *placed, r reference) {
	label := p.text.set(r.label, noteSize)
	style := lineStyle(quiet, 70, []int{250, 180})
	var places []rect
	at := func(x, y int) { places = append(places, rect{x, y, x + label.width, y + noteSize}) }
	if r.vertical {
		u := unit{q.x.at(r.at), 0}
		if !u.inside() {
			return
		}
		x, _ := q.spot(u)
		p.StrokeLine2(style, length(x), length(q.y0), length(x), length(q.y1))
		for _, y := range []int{q.y1 - noteSize, q.y0 + gap/4} {
			at(x+gap/2, y)
			at(x-gap/2-label.width, y)
		}
	} else {
		u := unit{0, q.y.at(r.at)}
		if !u.inside() {
			return
		}
		_, y := q.spot(u)
		p.StrokeLine2(style, length(q.x0), length(y), length(q.x1), length(y))
		for _, y := range []int{y + gap/4, y - noteSize - gap/4} {
			at(q.x1-gap/4-label.width, y)
			at(q.x0+gap/2, y)
		}
	}
	best := q.freest(places)
	p.write(label, best.x0, best.y0+noteSize*20/100, start, quiet)
}

// freest is the place that lies in the panel and covers least; the first of equals.
func (q *placed) freest(places []rect) rect {
	if q.taken == nil {
		q.taken = q.covered()
	}
	best, least := places[0], 1<<30
	for _, r := range places {
		n := 0
		if r.x0 < q.x0 || r.x1 > q.x1+gap || r.y0 < q.y0 || r.y1 > q.y1+gap {
			n = 1000
		}
		for _, t := range q.taken {
			if r.overlaps(t) {
				n++
			}
		}
		if n < least {
			best, least = r, n
		}
	}
	return best
}

func (p *painter) remarks(q *placed) {
	for _, r := range q.remarks {
		u := q.unit(r.x, r.y)
		if !u.inside() {
			continue
		}
		x, y := q.spot(u)
		line := p.text.set(r.text, tickSize)
		x = min(max(x, q.x0+line.width/2+gap/2), q.x1-line.width/2)
		p.write(line, x, y+gap/4, middle, ink)
	}
}

// rect is a rectangle in grid units.
type rect struct{ x0, y0, x1, y1 int }

func (a rect) overlaps(b rect) bool {
	return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
}

// pointLabels puts each label to the right, left, above or below its point or at
// a corner, where it covers least of the data and of the labels placed before.
func (p *painter) pointLabels(q *placed, s series) {
	for i := range s.xs {
		u := q.unit(s.xs[i], s.ys[i])
		if !u.inside() {
			continue
		}
		x, y := q.spot(u)
		line := p.text.set(s.labels[i], noteSize)
		r := q.freest(labelPlaces(x, y, line.width))
		q.taken = append(q.taken, r)
		p.write(line, r.x0, r.y0+noteSize*20/100, start, ink)
	}
}

func labelPlaces(x, y, width int) []rect {
	const away = markerRadius + 150
	const corner = markerRadius + 110
	h := noteSize
	at := func(x0, y0 int) rect { return rect{x0, y0, x0 + width, y0 + h} }
	return []rect{
		at(x+away, y-h/2), at(x-away-width, y-h/2),
		at(x-width/2, y+away), at(x-width/2, y-away-h),
		at(x+corner, y+corner/2), at(x-corner-width, y+corner/2),
		at(x+corner, y-corner/2-h), at(x-corner-width, y-corner/2-h),
	}
}

// covered are the places that markers and lines cover; a line is a string of small
// squares.
func (q *placed) covered() []rect {
	const step = 300
	all := []rect{}
	square := func(x, y, r int) { all = append(all, rect{x - r, y - r, x + r, y + r}) }
	for _, s := range q.series {
		if s.kind == kindBand || s.kind == kindBars {
			continue
		}
		joined, x0, y0 := false, 0, 0
		for i := range s.xs {
			if s.gone(i) {
				joined = false
				continue
			}
			u := q.unit(s.xs[i], s.ys[i])
			if !u.inside() {
				joined = false
				continue
			}
			x, y := q.spot(u)
			square(x, y, markerRadius+100)
			if joined && s.kind != kindPoints && s.kind != kindErrorBars && s.kind != kindXErrorBars && s.kind != kindBubbles {
				n := max(abs(x-x0), abs(y-y0)) / step
				for k := 1; k < n; k++ {
					square(x0+(x-x0)*k/n, y0+(y-y0)*k/n, lineWidth)
				}
			}
			joined, x0, y0 = true, x, y
		}
	}
	return all
}

func abs(n int) int { return max(n, -n) }
