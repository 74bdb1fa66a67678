package figure

import "image/color"

// Sizes of text and gaps, in hundredths of a point.
const (
	titleSize  = 1050
	panelSize  = 900
	labelSize  = 900
	tickSize   = 800
	legendSize = 850
	noteSize   = 750

	margin       = 500
	gap          = 400
	panelGap     = 1600
	tickLength   = 300
	markerRadius = 215
	frameWidth   = 60
	gridWidth    = 45
	lineWidth    = 130
	sampleWidth  = 2200
)

// The palette is Okabe and Ito's, whose colours can be told apart with the common
// kinds of colour blindness; yellow, too pale for lines on white, gives way to
// Paul Tol's wine. Order runs from most to least distinct.
var palette = []color.NRGBA{
	{0x00, 0x72, 0xB2, 0xff}, // blue
	{0xD5, 0x5E, 0x00, 0xff}, // vermillion
	{0x00, 0x9E, 0x73, 0xff}, // bluish green
	{0xCC, 0x79, 0xA7, 0xff}, // reddish purple
	{0xE6, 0x9F, 0x00, 0xff}, // orange
	{0x56, 0xB4, 0xE9, 0xff}, // sky blue
	{0x00, 0x00, 0x00, 0xff}, // black
	{0x88, 0x22, 0x55, 0xff}, // wine
}

var (
	ink   = color.NRGBA{0x22, 0x22, 0x22, 0xff}
	quiet = color.NRGBA{0x60, 0x60, 0x60, 0xff}
	faint = color.NRGBA{0xE4, 0xE4, 0xE4, 0xff}
	paper = color.NRGBA{0xff, 0xff, 0xff, 0xff}
)

// markerShapes and dashes vary with colour, so that series stay apart in grey.
var markerShapes = []string{"circle", "square", "triangle", "diamond", "nabla", "cross", "plus"}

var dashes = [][]int{nil, {450, 180}, {130, 160}, {600, 160, 130, 160}, {900, 220}}

// look is how a series is drawn.
type look struct {
	color  color.NRGBA
	marker string
	dash   []int
}

// lookOf gives the i-th series its look. The three cycles have lengths without
// a common divisor: 280 series differ in some way.
func lookOf(i int) look {
	return look{palette[i%len(palette)], markerShapes[i%len(markerShapes)], dashes[i%len(dashes)]}
}

func translucent(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// styles assigns looks to names in the order of Figure.Order and of appearance.
// Series without a name are drawn in dark grey.
type styles struct {
	names []string
	index map[string]int
}

func (f *Figure) styles() styles {
	s := styles{index: map[string]int{}}
	add := func(name string) {
		if _, ok := s.index[name]; !ok && name != "" {
			s.index[name] = len(s.names)
			s.names = append(s.names, name)
		}
	}
	for _, name := range f.order {
		add(name)
	}
	for _, p := range f.panels {
		for _, series := range p.series {
			add(series.name)
		}
	}
	return s
}

func (s styles) of(name string) look {
	if i, ok := s.index[name]; ok {
		return lookOf(i)
	}
	return look{color: quiet, marker: "circle"}
}
