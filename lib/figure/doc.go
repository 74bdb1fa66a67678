// Package figure holds a figure as data and renders it to SVG, PNG and PDF on
// the drawing primitives (vg, vg/draw) and the fonts of gonum/plot.
//
// The flow:
//
//  1. New makes a figure, Figure.Panel adds panels.
//  2. A panel takes labels, axes (reversed, logarithmic, categorical, fixed) and
//     series: Line, Curve, Steps, Points, LabelledPoints, Bubbles, Band,
//     ErrorBars, XErrorBars (forest plots), Bars; HLine, VLine and Text annotate.
//     The variants with Masked leave out what is missing; a line has a gap there.
//  3. Series of one name share colour, marker and dash in all panels and have one
//     entry in the legend, which has room of its own outside the data.
//  4. SVG, PNG and PDF lay the figure out and draw it.
//
// A worked figure:
//
//	f := figure.New("Attribution against compression").Order("identity", "recomp")
//	p := f.Panel("ASQA").XLabel("achieved fraction ρ̂").YLabel("*P*_g").XReversed()
//	p.Band("recomp", budgets, lo, hi).Line("recomp", budgets, means)
//	p.Points("identity", []float64{1}, []float64{0.51})
//	svg, err := f.SVG()
//
// Titles, labels and names use the markup of package richtext.
//
// # Same bytes everywhere
//
// Everything is laid out in whole hundredths of a point. The only floating-point
// numbers are the data on their way to a coordinate, where the rounding is
// biased off round shares, so that the last bit, in which processors differ,
// decides nothing. Rasterising, dashes, curves and text are whole-number
// arithmetic from there on. SVG draws text as outlines, each glyph once; PDF
// embeds subset TrueType fonts with Unicode; dates are fixed. No process-wide
// setting of gonum/plot or fpdf is read or changed, so figures can be rendered
// from several goroutines. PNG and PDF also depend on Go's compressor, and so on
// the version of Go.
//
// # Limits
//
// Text is set in Liberation Sans or Serif and Mono, without kerning; characters
// that these lack (Chinese, emoji) are shown as a box and listed by
// Figure.Warnings. Logarithmic axes take positive values only, bars need linear
// axes. Hints over points are left out of series with more than 300;
// more than 3000 points are drawn as dots, and dots on one place once.
package figure
