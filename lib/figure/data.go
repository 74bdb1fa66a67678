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
// hi, size, label. A missing point has its x, when that is known to be a number,
// and empty values. Text that a spreadsheet would run as a formula gets an
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
	ys := s.ys
	if s.kind == kindBand {
		ys = nil
	}
	x, category, label := "", "", ""
	if finite(s.xs[k]) {
		x = decimal.Plain(s.xs[k])
		if n := int(s.xs[k]); p.x.categories != nil && float64(n) == s.xs[k] && n >= 0 && n < len(p.x.categories) {
			category = richtext.EscapeCSV(plain(p.x.categories[n]))
		}
	}
	if s.labels != nil {
		label = richtext.EscapeCSV(plain(s.labels[k]))
	}
	return []string{x, category, number(ys), number(s.lo), number(s.hi), number(s.sizes), label}
}
