package figure

import (
	"encoding/csv"
	"strconv"
	"strings"

	"galley/lib/decimal"
	"galley/lib/richtext"
)

// CSV returns the numbers behind the figure, one row per point, in full
// precision: panel (its number, from 1), title, series, kind, x, category, y, lo,
// hi, size, label. A missing point has its x (with horizontal error bars its y),
// when that is known to be a number, and empty values. The category is that of
// whichever axis is categorical. Text that a spreadsheet would run as a formula gets an
// apostrophe in front.
func (f *Figure) CSV() string {
	var b strings.Builder
	w := csv.NewWriter(&b)
	w.Write([]string{"panel", "title", "series", "kind", "x", "category", "y", "lo", "hi", "size", "label"})
	for i, p := range f.panels {
		for _, s := range p.series {
			for k := range s.xs {
				w.Write(append([]string{strconv.Itoa(i + 1), richtext.EscapeCSV(plain(p.title)), richtext.EscapeCSV(plain(s.name)), kindNames[s.kind]}, p.point(s, k)...))
			}
		}
	}
	w.Flush()
	return b.String()
}

// point are the fields of one point from x on.
func (p *Panel) point(s series, k int) []string {
	number := func(column []float64) string {
		if column == nil || s.gone(k) {
			return ""
		}
		return decimal.Plain(column[k])
	}
	// Where a point stands is known even when what was measured there is missing.
	place := func(column []float64) string {
		if !finite(column[k]) {
			return ""
		}
		return decimal.Plain(column[k])
	}
	x, y := place(s.xs), ""
	if s.kind == kindXErrorBars {
		x, y = number(s.xs), place(s.ys)
	} else if s.kind != kindBand {
		y = number(s.ys)
	}
	category, label := "", ""
	if c, ok := p.x.category(s.xs[k]); ok {
		category = richtext.EscapeCSV(plain(c))
	}
	if s.kind != kindBand {
		if c, ok := p.y.category(s.ys[k]); ok {
			category = richtext.EscapeCSV(plain(c))
		}
	}
	if s.labels != nil {
		label = richtext.EscapeCSV(plain(s.labels[k]))
	}
	return []string{x, category, y, number(s.lo), number(s.hi), number(s.sizes), label}
}
