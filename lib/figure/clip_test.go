package figure

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestClipSegmentAgainstSampling compares the clipped part with a walk along the
// segment.
func TestClipSegmentAgainstSampling(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 6))
	for range 3000 {
		a := unit{r.Float64()*4 - 1.5, r.Float64()*4 - 1.5}
		b := unit{r.Float64()*4 - 1.5, r.Float64()*4 - 1.5}
		p, q, ok := clipSegment(a, b)
		if ok && !(p.inside() && q.inside()) {
			t.Fatalf("%v-%v: part %v-%v is not inside", a, b, p, q)
		}
		length, want := 0.0, 0.0
		if ok {
			length = math.Hypot(q.x-p.x, q.y-p.y)
		}
		const n = 2000
		for i := range n {
			s := (float64(i) + 0.5) / n
			if u := (unit{a.x + s*(b.x-a.x), a.y + s*(b.y-a.y)}); u.x >= 0 && u.x <= 1 && u.y >= 0 && u.y <= 1 {
				want += math.Hypot(b.x-a.x, b.y-a.y) / n
			}
		}
		if math.Abs(length-want) > 0.01 {
			t.Fatalf("%v-%v: clipped to a length of %v, want about %v", a, b, length, want)
		}
	}
}

func TestClipFarAway(t *testing.T) {
	big := math.MaxFloat64
	for _, c := range [][2]unit{
		{{0.5, 0.5}, {big, 0.5}}, {{-big, -big}, {big, big}}, {{0.5, -big}, {0.5, big}}, {{0.2, 0.2}, {1e300, 1e200}}, {{big, 0}, {big, 1}},
	} {
		for _, part := range clipLine(c[:]) {
			for _, u := range part {
				if !finite(u.x) || !finite(u.y) || !u.inside() {
					t.Errorf("%v: %v", c, part)
				}
			}
		}
	}
	if got := clipLine([]unit{{-big, -big}, {big, big}}); len(got) != 1 {
		t.Errorf("the diagonal is %v", got)
	}
	if got := clipLine([]unit{{0.5, 0.5}, {big, 0.5}}); len(got) != 1 || got[0][1].y != 0.5 {
		t.Errorf("a level line is %v", got)
	}
}

// TestClipAreaAgainstSampling compares areas (shoelace formula) with a count of points.
func TestClipAreaAgainstSampling(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 7))
	for range 100 {
		// A band: convex or not, it does not cross itself.
		var outline, back []unit
		for i := range 6 {
			x, y, h := float64(i)*0.5-0.7, r.Float64()*2-0.5, r.Float64()
			outline = append(outline, unit{x, y + h})
			back = append([]unit{{x, y}}, back...)
		}
		outline = append(outline, back...)
		want := 0
		const n = 120
		for i := range n {
			for j := range n {
				if within(unit{(float64(i) + 0.5) / n, (float64(j) + 0.5) / n}, outline) {
					want++
				}
			}
		}
		clipped := clipArea(append([]unit(nil), outline...))
		area := 0.0
		for i, u := range clipped {
			v := clipped[(i+1)%len(clipped)]
			area += (u.x*v.y - v.x*u.y) / 2
			if u.x < 0 || u.x > 1 || u.y < 0 || u.y > 1 {
				t.Fatalf("%v is outside", u)
			}
		}
		if math.Abs(math.Abs(area)-float64(want)/(n*n)) > 0.02 {
			t.Fatalf("area %v, want about %v", math.Abs(area), float64(want)/(n*n))
		}
	}
}

// within counts crossings of a ray.
func within(p unit, outline []unit) bool {
	in := false
	for i, a := range outline {
		b := outline[(i+1)%len(outline)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(b.x-a.x)*(p.y-a.y)/(b.y-a.y) {
			in = !in
		}
	}
	return in
}

// TestSnapIsOffRoundShares: shares k/n of a length are not near the edge where a
// last bit would move a coordinate.
func TestSnapIsOffRoundShares(t *testing.T) {
	for span := 5000; span < 5400; span++ {
		for n := 1; n <= 24; n++ {
			for k := 0; k <= n; k++ {
				v := float64(k) / float64(n) * float64(span)
				edge := math.Mod(v+0.6372949, 1)
				if edge < 1e-6 || edge > 1-1e-6 {
					t.Fatalf("%d/%d of %d lies on an edge", k, n, span)
				}
			}
		}
	}
}
