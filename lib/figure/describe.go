package figure

import (
	"fmt"
	"strings"

	"galley/lib/richtext"
)

// Escape turns data into rich text that shows it as it is, for names, labels and
// titles made from data.
func Escape(text string) string { return richtext.Escape(text) }

func plain(markup string) string { return richtext.Clean(richtext.Plain(richtext.Parse(markup))) }

func (f *Figure) plainTitle() string {
	if f.title != "" {
		return plain(f.title)
	}
	for _, p := range f.panels {
		if p.title != "" {
			return plain(p.title)
		}
	}
	return "Figure"
}

// describe says in words what is drawn: panels, axes with their direction, and
// series with their number of points.
func (f *Figure) describe() string {
	var b strings.Builder
	if f.alt != "" {
		b.WriteString(plain(f.alt))
	} else {
		for i, p := range f.panels {
			if i > 0 {
				b.WriteString(" ")
			}
			b.WriteString(p.describe(i+1, len(f.panels)))
		}
	}
	for _, s := range f.stamps {
		fmt.Fprintf(&b, " [%s]", s)
	}
	return strings.TrimSpace(b.String())
}

func (p *Panel) describe(number, of int) string {
	var b strings.Builder
	if of > 1 {
		fmt.Fprintf(&b, "Panel %d", number)
	} else {
		b.WriteString("Chart")
	}
	if p.title != "" {
		b.WriteString(", " + plain(p.title))
	}
	b.WriteString(": " + axisWords("x", p.x) + ", " + axisWords("y", p.y) + ".")
	for _, s := range p.series {
		drawn := s.shown()
		name := plain(s.name)
		if name == "" {
			name = "unnamed"
		}
		fmt.Fprintf(&b, " %s: %s of %d", name, kindNames[s.kind], drawn)
		if gone := len(s.xs) - drawn; gone > 0 {
			fmt.Fprintf(&b, ", %d missing", gone)
		}
		b.WriteString(".")
	}
	return b.String()
}

func axisWords(name string, a axisSpec) string {
	words := name
	if a.label != "" {
		words += " " + plain(a.label)
	}
	if n := len(a.categories); n > 0 && name == "y" {
		return fmt.Sprintf("%s of %d categories", words, n)
	}
	if a.log {
		words += " (logarithmic)"
	}
	if a.reversed {
		words += " (reversed)"
	}
	return words
}
