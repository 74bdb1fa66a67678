package figure

import "math"

// bars stand side by side around each position.
func (p *painter) bars(q *placed) {
	var groups []series
	for _, s := range q.series {
		if s.kind == kindBars {
			groups = append(groups, s)
		}
	}
	each := 0.8 / float64(max(len(groups), 1))
	for g, s := range groups {
		c := p.styles.of(s.name).color
		shift := float64((float64(g) - float64(len(groups)-1)/2) * each)
		for i := range s.xs {
			if s.gone(i) {
				continue
			}
			x := s.xs[i] + shift
			a, b := q.unit(x-float64(each*0.46), 0), q.unit(x+float64(each*0.46), s.ys[i])
			p.hinted(q, s, i, func() { p.area(q, []unit{a, {b.x, a.y}, b, {a.x, b.y}}, c) })
		}
		if s.lo != nil {
			p.intervals(q, s, func(i int) float64 { return s.xs[i] + shift })
		}
	}
}

// bubbles share one scale: the largest of the panel has a radius of 12 points.
func (p *painter) bubbles(q *placed) {
	largest := 0.0
	for _, s := range q.series {
		for i, size := range s.sizes {
			if !s.gone(i) {
				largest = math.Max(largest, size)
			}
		}
	}
	for _, s := range q.series {
		for i := range s.sizes {
			u := q.unit(s.xs[i], s.ys[i])
			if !u.inside() {
				continue
			}
			x, y := q.spot(u)
			r := 0
			if largest > 0 {
				r = int(float64(1200*math.Sqrt(s.sizes[i]/largest)) + 0.6372949)
			}
			p.hinted(q, s, i, func() { p.bubble(x, y, max(r, 60), p.styles.of(s.name).color) })
		}
	}
}
