package figure

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/vg"

	"galley/lib/richtext"
)

// PDF renders the figure as a one-page PDF: subset TrueType fonts, text that can
// be selected and searched, fixed dates, no Type 3 fonts.
func (f *Figure) PDF() ([]byte, error) {
	l, err := f.arrange()
	if err != nil {
		return nil, err
	}
	return l.pdf()
}

// pdfDate stands for a date: a figure depends on its data alone.
var pdfDate = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

func (l *layout) pdf() ([]byte, error) {
	c := newPDFCanvas(l.width, l.height)
	c.doc.SetTitle(basicPlane(l.figure.plainTitle()), true)
	c.doc.SetSubject(basicPlane(l.figure.describe()), true)
	l.draw(c)
	var b bytes.Buffer
	if err := c.doc.Output(&b); err != nil {
		return nil, fmt.Errorf("%s: PDF: %w", l.figure.where(), err)
	}
	named, err := c.fonts.name(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.figure.where(), err)
	}
	return named, nil
}

// basicPlane keeps the characters that fpdf can write as UTF-16.
func basicPlane(text string) string {
	return strings.Map(func(r rune) rune {
		if r > 0xffff {
			return '\ufffd'
		}
		return r
	}, richtext.Clean(text))
}

// pdfCanvas is a vg.Canvas on fpdf. gonum's own garbles all but ASCII, darkens
// translucent colours and embeds whole fonts. Nothing process-wide is set.
type pdfCanvas struct {
	grid
	doc   *fpdf.Fpdf
	fonts pdfFonts
}

func newPDFCanvas(width, height int) *pdfCanvas {
	doc := fpdf.NewCustom(&fpdf.InitType{
		UnitStr: "pt", Size: fpdf.SizeType{Wd: points(width), Ht: points(height)},
	})
	doc.SetCatalogSort(true)
	doc.SetCreationDate(pdfDate)
	doc.SetModificationDate(pdfDate)
	doc.SetProducer("galley", false)
	doc.SetMargins(0, 0, 0)
	doc.SetAutoPageBreak(false, 0)
	doc.AddPage()
	doc.SetLineJoinStyle("round")
	doc.SetLineCapStyle("butt")
	return &pdfCanvas{grid: newGrid(width, height), doc: doc, fonts: pdfFonts{}}
}

func points(n int) float64 { return float64(n) / perPoint }

// x and y are in fpdf's coordinates, y downwards.
func (c *pdfCanvas) xy(p spot) (x, y float64) { return points(p.x), points(c.height - p.y) }

func (c *pdfCanvas) alpha() {
	c.doc.SetAlpha(math.Round(float64(c.color.A)*1000/255)/1000, "Normal")
}

// Fill implements vg.Canvas.
func (c *pdfCanvas) Fill(p vg.Path) {
	c.alpha()
	c.doc.SetFillColor(int(c.color.R), int(c.color.G), int(c.color.B))
	c.trace(p, (*pdfPath)(c))
	c.doc.DrawPath("F")
}

// Stroke implements vg.Canvas.
func (c *pdfCanvas) Stroke(p vg.Path) {
	if c.penState.width <= 0 {
		return
	}
	c.alpha()
	c.doc.SetDrawColor(int(c.color.R), int(c.color.G), int(c.color.B))
	c.doc.SetLineWidth(points(c.penState.width))
	dash := []float64{}
	for _, d := range c.dash {
		dash = append(dash, points(d))
	}
	c.doc.SetDashPattern(dash, 0)
	c.trace(p, (*pdfPath)(c))
	c.doc.DrawPath("D")
}

// pdfPath is the canvas as it receives a path.
type pdfPath pdfCanvas

func (c *pdfPath) move(p spot) { x, y := (*pdfCanvas)(c).xy(p); c.doc.MoveTo(x, y) }

func (c *pdfPath) line(p spot) { x, y := (*pdfCanvas)(c).xy(p); c.doc.LineTo(x, y) }

func (c *pdfPath) curve(a, b, p spot) {
	ax, ay := (*pdfCanvas)(c).xy(a)
	bx, by := (*pdfCanvas)(c).xy(b)
	x, y := (*pdfCanvas)(c).xy(p)
	c.doc.CurveBezierCubicTo(ax, ay, bx, by, x, y)
}

func (c *pdfPath) shut() { c.doc.ClosePath() }

// FillString implements vg.Canvas.
func (c *pdfCanvas) FillString(face font.Face, pt vg.Point, text string) {
	size := units(face.Font.Size)
	if size == 0 || text == "" {
		return
	}
	family, unknown := c.fonts.use(face.Name(), text)
	if unknown {
		c.doc.AddUTF8FontFromBytes(family, "", fontFile(face))
	}
	c.doc.SetFont(family, "", points(size))
	c.alpha()
	c.doc.SetTextColor(int(c.color.R), int(c.color.G), int(c.color.B))
	x, y := c.xy(c.place(pt))
	if c.turn == 0 {
		c.doc.Text(x, y, text)
		return
	}
	// A quarter turn counterclockwise around the origin of the text, written out:
	// fpdf's own rotation goes through sine and cosine. PDF's y points upwards.
	c.doc.TransformBegin()
	c.doc.Transform(fpdf.TransformMatrix{A: 0, B: 1, C: -1, D: 0, E: x, F: points(c.height) - y})
	c.doc.Text(0, points(c.height), text)
	c.doc.TransformEnd()
}
