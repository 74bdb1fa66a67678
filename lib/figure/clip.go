package figure

import "math"

// clipLine cuts a line to the unit square and returns the parts inside.
func clipLine(line []unit) [][]unit {
	var parts [][]unit
	var part []unit
	for i := 0; i+1 < len(line); i++ {
		a, b, ok := clipSegment(line[i], line[i+1])
		if !ok {
			continue
		}
		if n := len(part); n == 0 || part[n-1] != a {
			if n > 0 {
				parts = append(parts, part)
			}
			part = []unit{a}
		}
		part = append(part, b)
	}
	if len(part) > 0 {
		parts = append(parts, part)
	}
	return parts
}

// clipSegment is the algorithm of Liang and Barsky. Ends inside stay as they are.
func clipSegment(a, b unit) (unit, unit, bool) {
	if a.inside() && b.inside() {
		return a, b, true
	}
	a, b = near(a, b), near(b, a)
	from, to := 0.0, 1.0
	dx, dy := b.x-a.x, b.y-a.y
	for _, edge := range [4][2]float64{{-dx, a.x}, {dx, 1 - a.x}, {-dy, a.y}, {dy, 1 - a.y}} {
		d, room := edge[0], edge[1]
		switch {
		case d == 0:
			if room < 0 {
				return a, b, false
			}
		case d < 0:
			from = math.Max(from, room/d)
		default:
			to = math.Min(to, room/d)
		}
	}
	if from > to {
		return a, b, false
	}
	start, stop := a, b
	if from > 0 {
		start = unit{a.x + float64(from*dx), a.y + float64(from*dy)}
	}
	if to < 1 {
		stop = unit{a.x + float64(to*dx), a.y + float64(to*dy)}
	}
	return start, stop, true
}

// near draws a point that is absurdly far away closer along the line to the
// other end, so that products stay finite.
func near(far, other unit) unit {
	const limit = 1e9
	distance := math.Max(math.Abs(far.x), math.Abs(far.y))
	if distance <= limit {
		return far
	}
	k := limit / distance
	return unit{float64(far.x*k) + float64(clampUnit(other.x)*(1-k)), float64(far.y*k) + float64(clampUnit(other.y)*(1-k))}
}

func clampUnit(x float64) float64 { return math.Max(-1e9, math.Min(1e9, x)) }

// clipArea cuts a polygon to the unit square, one edge after the other
// (Sutherland and Hodgman).
func clipArea(outline []unit) []unit {
	for i := range outline {
		outline[i] = unit{clampUnit(outline[i].x), clampUnit(outline[i].y)}
	}
	edges := []struct {
		inside func(unit) bool
		cross  func(a, b unit) unit
	}{
		{func(u unit) bool { return u.x >= 0 }, func(a, b unit) unit { return unit{0, atX(a, b, 0)} }},
		{func(u unit) bool { return u.x <= 1 }, func(a, b unit) unit { return unit{1, atX(a, b, 1)} }},
		{func(u unit) bool { return u.y >= 0 }, func(a, b unit) unit { return unit{atY(a, b, 0), 0} }},
		{func(u unit) bool { return u.y <= 1 }, func(a, b unit) unit { return unit{atY(a, b, 1), 1} }},
	}
	for _, edge := range edges {
		var kept []unit
		for i, u := range outline {
			before := outline[(i+len(outline)-1)%len(outline)]
			if edge.inside(u) != edge.inside(before) {
				kept = append(kept, edge.cross(before, u))
			}
			if edge.inside(u) {
				kept = append(kept, u)
			}
		}
		outline = kept
	}
	return outline
}

func atX(a, b unit, x float64) float64 {
	return a.y + float64((b.y-a.y)*((x-a.x)/(b.x-a.x)))
}

func atY(a, b unit, y float64) float64 { return atX(unit{a.y, a.x}, unit{b.y, b.x}, y) }
