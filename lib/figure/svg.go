package figure

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"image/color"
	"strconv"
	"strings"

	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/vg"

	"galley/lib/richtext"
)

// SVG renders the figure as a self-contained SVG document. Text is drawn as
// outlines, each glyph once, so that it looks the same everywhere and needs no
// font; title and description carry the words. Points have their values as
// hints. Several figures can be put into one HTML page: their ids are made from
// their content and differ.
func (f *Figure) SVG() ([]byte, error) {
	l, err := f.arrange()
	if err != nil {
		return nil, err
	}
	return l.svg(), nil
}

func (l *layout) svg() []byte {
	title := richtext.EscapeHTML(l.figure.plainTitle())
	text := richtext.EscapeHTML(l.figure.describe())
	c := &svgCanvas{grid: newGrid(l.width, l.height), defined: map[string]bool{}}
	l.draw(c)
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%spt" height="%spt" viewBox="0 0 %d %d" stroke-linejoin="round" role="img" aria-labelledby="%st %sd">`+"\n",
		hundredths(l.width), hundredths(l.height), l.width, l.height, placeholder, placeholder)
	fmt.Fprintf(&b, "<title id=\"%st\">%s</title>\n<desc id=\"%sd\">%s</desc>\n", placeholder, title, placeholder, text)
	if c.defs.Len() > 0 {
		b.WriteString("<defs>\n")
		b.Write(c.defs.Bytes())
		b.WriteString("</defs>\n")
	}
	b.Write(c.body.Bytes())
	b.WriteString("</svg>\n")
	return named(b.Bytes())
}

// placeholder stands for what all ids of a figure start with, until the document
// is complete. It cannot come from text: Clean removes control characters.
const placeholder = "\x01"

// named makes the start of the ids from the document itself, so that figures can
// share a page. Not from the data: those may differ between processors in a last
// bit that no coordinate shows.
func named(document []byte) []byte {
	h := fnv.New32a()
	h.Write(document)
	id := "f" + strconv.FormatUint(uint64(h.Sum32()), 36)
	return bytes.ReplaceAll(document, []byte(placeholder), []byte(id))
}

// hundredths prints a whole number of hundredths: 1250 is "12.5".
func hundredths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	s := fmt.Sprintf("%d.%02d", n/100, n%100)
	return sign + strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

// svgCanvas writes SVG in which one unit is a hundredth of a point, so that all
// coordinates are whole numbers.
type svgCanvas struct {
	grid
	body    bytes.Buffer
	defs    bytes.Buffer
	defined map[string]bool
	buffer  sfnt.Buffer
}

func (c *svgCanvas) open(title string) {
	c.body.WriteString("<g><title>" + richtext.EscapeHTML(title) + "</title>\n")
}

func (c *svgCanvas) shut() { c.body.WriteString("</g>\n") }

func paint(name string, n color.NRGBA) string {
	s := fmt.Sprintf(` %s="#%02x%02x%02x"`, name, n.R, n.G, n.B)
	if n.A < 255 {
		s += fmt.Sprintf(` %s-opacity="%s"`, name, hundredths(int(n.A)*100/255))
	}
	return s
}

// Fill implements vg.Canvas.
func (c *svgCanvas) Fill(p vg.Path) {
	fill := paint("fill", c.color)
	if c.color == (color.NRGBA{A: 255}) {
		fill = ""
	}
	fmt.Fprintf(&c.body, "<path d=\"%s\"%s/>\n", c.data(p), fill)
}

// Stroke implements vg.Canvas.
func (c *svgCanvas) Stroke(p vg.Path) {
	if c.penState.width <= 0 {
		return
	}
	dash := ""
	for i, d := range c.dash {
		if i > 0 {
			dash += " "
		}
		dash += strconv.Itoa(d)
	}
	if dash != "" {
		dash = ` stroke-dasharray="` + dash + `"`
	}
	fmt.Fprintf(&c.body, "<path d=\"%s\" fill=\"none\"%s stroke-width=\"%d\"%s/>\n",
		c.data(p), paint("stroke", c.color), c.penState.width, dash)
}

func (c *svgCanvas) data(p vg.Path) string {
	w := svgPath{height: c.height}
	c.trace(p, &w)
	return w.String()
}

// FillString implements vg.Canvas: glyphs are defined once and used by reference.
func (c *svgCanvas) FillString(face font.Face, pt vg.Point, text string) {
	size := units(face.Font.Size)
	if size == 0 || text == "" {
		return
	}
	at := c.place(pt)
	em := unitsPerEm(face)
	// Glyphs are in font units, y upwards; the matrix also turns the text.
	s := scaleText(size, em)
	matrix := [4]string{s, "0", "0", "-" + s}
	if c.turn == 1 {
		matrix = [4]string{"0", "-" + s, "-" + s, "0"}
	}
	fmt.Fprintf(&c.body, `<g transform="matrix(%s %d %d)"%s>`, strings.Join(matrix[:], " "), at.x, c.height-at.y, paint("fill", c.color))
	x := 0
	for _, r := range text {
		g, _ := face.Face.GlyphIndex(&c.buffer, r)
		if id := c.glyph(face, g); id != "" {
			fmt.Fprintf(&c.body, `<use href="#%s"%s/>`, id, offset(x))
		}
		a, err := face.Face.GlyphAdvance(&c.buffer, g, fixed.Int26_6(em), xfont.HintingNone)
		if err == nil {
			x += int(a)
		}
	}
	c.body.WriteString("</g>\n")
}

func offset(x int) string {
	if x == 0 {
		return ""
	}
	return fmt.Sprintf(` x="%d"`, x)
}

// scaleText is size/em in grid units with six decimals, by whole numbers.
func scaleText(size, em int) string {
	n := (size*1_000_000 + em/2) / em
	s := fmt.Sprintf("%d.%06d", n/1_000_000, n%1_000_000)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

// faceCode is one letter for a face.
func faceCode(face font.Face) string {
	code := map[font.Variant]byte{"Sans": 'a', "Serif": 'i', "Mono": 'q'}[face.Font.Variant]
	if face.Font.Style == xfont.StyleItalic {
		code++
	}
	if face.Font.Weight == xfont.WeightBold {
		code += 2
	}
	return string(rune(code))
}

// glyph defines the outline of a glyph and returns its id, "" for empty outlines.
func (c *svgCanvas) glyph(face font.Face, g sfnt.GlyphIndex) string {
	id := placeholder + faceCode(face) + strconv.Itoa(int(g))
	if drawn, known := c.defined[id]; known {
		if drawn {
			return id
		}
		return ""
	}
	segments, err := face.Face.LoadGlyph(&c.buffer, g, fixed.Int26_6(unitsPerEm(face)), nil)
	c.defined[id] = err == nil && len(segments) > 0
	if !c.defined[id] {
		return ""
	}
	w := svgPath{}
	for _, s := range segments {
		// The outline's y points down; svgPath turns it up, and the text's matrix down again.
		p := func(i int) spot { return spot{int(s.Args[i].X), int(s.Args[i].Y)} }
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			w.move(p(0))
		case sfnt.SegmentOpLineTo:
			w.line(p(0))
		case sfnt.SegmentOpQuadTo:
			w.quad(p(0), p(1))
		case sfnt.SegmentOpCubeTo:
			w.curve(p(0), p(1), p(2))
		}
	}
	fmt.Fprintf(&c.defs, "<path id=\"%s\" d=\"%s\"/>\n", id, w.String())
	return id
}
