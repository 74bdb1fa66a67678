package figure

import (
	"fmt"
	"image/color"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/vg"
)

// box is a piece of text or of a drawing, in grid units.
type box struct {
	rect
	text string
	size int
}

// recorder is a canvas that only notes where things are.
type recorder struct {
	grid
	typeset
	texts []box
	drawn []box
}

func (r *recorder) Stroke(p vg.Path) { r.note(p) }
func (r *recorder) Fill(p vg.Path)   { r.note(p) }

func (r *recorder) note(p vg.Path) {
	b := box{rect: rect{math.MaxInt, math.MaxInt, math.MinInt, math.MinInt}}
	r.trace(p, &b)
	r.drawn = append(r.drawn, b)
}

func (b *box) add(p spot) {
	b.x0, b.y0, b.x1, b.y1 = min(b.x0, p.x), min(b.y0, p.y), max(b.x1, p.x), max(b.y1, p.y)
}
func (b *box) move(p spot)        { b.add(p) }
func (b *box) line(p spot)        { b.add(p) }
func (b *box) curve(_, _, p spot) { b.add(p) }
func (b *box) shut()              {}

func (r *recorder) FillString(face font.Face, pt vg.Point, text string) {
	size, width := units(face.Font.Size), 0
	for _, c := range text {
		width += r.advance(face, size, c)
	}
	at := r.place(pt)
	b := box{rect{at.x, at.y - size*21/100, at.x + width, at.y + size*72/100}, text, size}
	if r.turn == 1 {
		b.rect = rect{at.x - size*72/100, at.y, at.x + size*21/100, at.y + width}
	}
	r.texts = append(r.texts, b)
}

func record(t *testing.T, f *Figure) (*layout, *recorder) {
	t.Helper()
	l, err := f.arrange()
	if err != nil {
		t.Fatal(err)
	}
	r := &recorder{grid: newGrid(l.width, l.height)}
	l.draw(r)
	return l, r
}

// crowded are figures with much to place.
func crowded() map[string]*Figure {
	many := New("Many series with a title that is long enough to need a second line, as titles sometimes are").
		Stamp("simulated records").Stamp("draft").Note("A note that is long enough to be set on more than one line: " + strings.Repeat("word ", 30))
	for i := range 3 {
		p := many.Panel(fmt.Sprint("panel ", i)).XLabel("achieved fraction ρ̂").YLabel("*P*_g").XReversed()
		for k := range 14 {
			v := float64(k)
			p.Line(fmt.Sprint("setting number ", k), []float64{0.1, 0.5, 1}, []float64{v, v * v, 12345 - v})
		}
	}
	right := New("").LegendRight()
	right.Panel("").Line("one", []float64{1, 1e6}, []float64{-1e-7, 1e-7}).Line("a longer name", []float64{1}, []float64{0})
	grid := New("t").SharedX().SharedY().Columns(2)
	for range 5 {
		grid.Panel("p").XLabel("x").YLabel("y").Line("s", []float64{1, 2}, []float64{1000, 20000})
	}
	bars := New("")
	bars.Panel("").YLabel("y").XCategories([]string{"a long category", "another long one", "three words here", "x", "yy", "zzz"}).
		Bars("b", []float64{1, 2, 3, 4, 5, 6}).Bars("c", []float64{1, -2, 3, 4, -5, 6})
	log := New("")
	log.Panel("log").XLabel("x").YLabel("y").XLog().YLog().Line("s", []float64{1e-9, 1e9}, []float64{1, 1e-30})
	stamped := New("").Stamp("simulated records")
	stamped.Panel("p").XLabel("x").Line("one", []float64{1, 2}, []float64{1, 2}).Line("two", []float64{1}, []float64{2})
	forest := New("t").SharedY().Columns(2)
	var rows []string
	var at []float64
	for i := range 40 {
		rows, at = append(rows, fmt.Sprint("setting ", i, strings.Repeat(" and more words", i%4))), append(at, float64(i))
	}
	for range 2 {
		forest.Panel("p").XLabel("difference").YLabel("setting").YCategories(rows).XErrorBars("s", at, at, at, at).Text(3, 3, "here")
	}
	return map[string]*Figure{"forest": forest, "stamped": stamped, "many": many, "right": right, "grid": grid, "bars": bars, "log": log}
}

// TestNothingIsClippedOrCovered checks every text: inside the page, not on
// another text, large enough; and the legend: outside the data.
func TestNothingIsClippedOrCovered(t *testing.T) {
	for name, f := range crowded() {
		l, r := record(t, f)
		for i, a := range r.texts {
			if a.x0 < 0 || a.y0 < 0 || a.x1 > l.width || a.y1 > l.height {
				t.Errorf("%s: %q at %v leaves the page of %d × %d", name, a.text, a.rect, l.width, l.height)
			}
			if a.size < 500 {
				t.Errorf("%s: %q is set at %.1f points", name, a.text, float64(a.size)/100)
			}
			for _, b := range r.texts[:i] {
				// Scripts and accents belong to the letter they touch.
				if a.size == b.size && a.overlaps(b.rect) && len([]rune(a.text)) > 1 && len([]rune(b.text)) > 1 {
					t.Errorf("%s: %q at %v covers %q at %v", name, a.text, a.rect, b.text, b.rect)
				}
			}
		}
		if g := l.legend; g != nil {
			bottom := l.panels[len(l.panels)-1].y0
			for _, e := range g.entries {
				for _, p := range l.panels {
					if !g.right && p.row == l.rows-1 && l.foot-gap/2 > p.y0 {
						t.Errorf("%s: the legend starts at %d, above the axis at %d", name, l.foot, bottom)
					}
					if g.right && l.width-margin-g.width+e.x < p.x1 {
						t.Errorf("%s: the legend stands on the data", name)
					}
				}
			}
		}
	}
}

func TestSeriesOfOneNameShareTheirLook(t *testing.T) {
	f := New("").Order("b", "absent")
	f.Panel("").Line("a", nil, nil)
	f.Panel("").Points("b", nil, nil).Points("a", nil, nil).Points("", nil, nil)
	s := f.styles()
	if got := strings.Join(s.names, " "); got != "b absent a" {
		t.Errorf("order %q", got)
	}
	if s.of("b").color != palette[0] || s.of("a").color != palette[2] || s.of("").color != quiet {
		t.Errorf("looks %v %v %v", s.of("b"), s.of("a"), s.of(""))
	}
	l, _ := record(t, f)
	if len(l.legend.entries) != 2 {
		t.Errorf("%d legend entries, want those of a and b", len(l.legend.entries))
	}
}

func TestALineOfOnePointIsAPointInTheLegend(t *testing.T) {
	f := New("")
	f.Panel("").Line("one", []float64{1}, []float64{1}).LineMasked("masked", []float64{1, 2}, []float64{1, 2}, []bool{true, false})
	f.Panel("").Line("two", []float64{1, 2}, []float64{1, 2})
	l, _ := record(t, f)
	for i, want := range []bool{false, false, true} {
		if e := l.legend.entries[i]; e.kinds[kindLine] != want || e.kinds[kindPoints] == want {
			t.Errorf("entry %d: line %v, point %v", i, e.kinds[kindLine], e.kinds[kindPoints])
		}
	}
}

func TestLooksDiffer(t *testing.T) {
	seen := map[string]int{}
	for i := range 280 {
		key := fmt.Sprint(lookOf(i))
		if j, twice := seen[key]; twice {
			t.Fatalf("series %d looks like series %d", i, j)
		}
		seen[key] = i
	}
}

// Machado, Oliveira and Fernandes (2009), table of matrices for severity 1.0.
var deficiencies = map[string][3][3]float64{
	"normal":       {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// TestColoursCanBeToldApart compares all pairs of the palette as people with each
// kind of colour blindness see them. Where colours come near each other, marker
// and dash differ as well.
func TestColoursCanBeToldApart(t *testing.T) {
	for kind, m := range deficiencies {
		for i, a := range palette {
			for j, b := range palette[:i] {
				if d := labDistance(seen(m, a), seen(m, b)); d < 15 { // 2.3 is a just noticeable difference
					t.Errorf("%s: colours %d and %d are only %.1f apart", kind, j, i, d)
				}
			}
		}
	}
}

func seen(m [3][3]float64, c color.NRGBA) (out [3]float64) {
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	for i := range out {
		for k := range in {
			out[i] += m[i][k] * in[k]
		}
		out[i] = math.Min(math.Max(out[i], 0), 1)
	}
	return out
}

func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// labDistance is the CIE 1976 colour difference of two linear sRGB colours (D65).
func labDistance(a, b [3]float64) float64 {
	p, q := lab(a), lab(b)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

func lab(c [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124*c[0] + 0.3576*c[1] + 0.1805*c[2]) / 0.9505)
	y := f(0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2])
	z := f((0.0193*c[0] + 0.1192*c[1] + 0.9505*c[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
