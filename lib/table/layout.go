package table

import (
	"slices"
	"strings"

	"galley/lib/richtext"
)

// sheet is a table resolved for rendering: footnotes numbered, best cells
// marked, alignment and padding known. All renderers start from it.
type sheet struct {
	caption  []richtext.Span
	stamps   []string
	heads    []headCell
	spanners []spanCell // in column order, gaps filled with empty labels; nil when there are none
	lines    []line
	notes    [][]richtext.Span
	feet     []footnote
	footed   map[string]int // the place in feet of a text, as HTML
	grouped  bool
}

type headCell struct {
	text  []richtext.Span
	marks []string
	align Align
	width float64
}

type spanCell struct {
	label    []richtext.Span
	from, to int
	real     bool
}

// line is a group label (label set, cells nil) or a row.
type line struct {
	label []richtext.Span
	group string
	rule  bool
	cells []bodyCell
}

type bodyCell struct {
	Cell
	text  []richtext.Span
	above []richtext.Span // the superscript of Cell.Super
	// room is the widest superscript of the column, to be set as empty space where
	// this cell has none: superscripts may be too wide to hang over.
	room  []richtext.Span
	marks []string
	// pad is the fraction that this number lacks against the longest one of its
	// column (".00", "0" or ""), to be set as empty space.
	pad string
}

type footnote struct {
	mark string
	text []richtext.Span
}

func (t *Table) sheet() *sheet {
	s := &sheet{caption: richtext.Parse(t.caption), stamps: t.stamps, footed: map[string]int{}}
	for _, n := range t.notes {
		s.notes = append(s.notes, richtext.Parse(n))
	}
	for i, c := range t.columns {
		h := headCell{text: richtext.Parse(c.Header), align: t.align(i), width: c.Width}
		if c.Note != "" {
			h.marks = s.mark(h.marks, richtext.Parse(c.Note))
		}
		s.heads = append(s.heads, h)
	}
	s.spanners = t.spanRow()
	t.body(s)
	for i, h := range s.heads {
		if h.align == Decimal {
			s.padColumn(i)
		}
		if h.align == Decimal || h.align == Right {
			s.makeRoom(i)
		}
	}
	return s
}

// body fills s.lines; a group label waits for the first row of its group.
func (t *Table) body(s *sheet) {
	ranks := t.ranks()
	var group row
	pending, rule := false, false
	for i, r := range t.rows {
		switch {
		case r.opens:
			group, pending = r, r.group != ""
			s.grouped = s.grouped || pending
			continue
		case r.cells == nil:
			rule = rule || r.rule
			continue
		}
		if pending {
			s.lines = append(s.lines, line{label: richtext.Parse(group.group), rule: rule})
			pending, rule = false, false
		}
		s.lines = append(s.lines, t.line(s, r, ranks[i], group.group, rule))
		rule = false
	}
}

func (t *Table) line(s *sheet, r row, ranks []int, group string, rule bool) line {
	l := line{group: group, rule: rule, cells: make([]bodyCell, len(r.cells))}
	for j, c := range r.cells {
		b := bodyCell{Cell: c, text: t.spans(c), above: raised(c.super)}
		b.bold = b.bold || ranks[j] == 1
		b.underline = b.underline || ranks[j] == 2
		for _, n := range c.notes {
			b.marks = s.mark(b.marks, richtext.Parse(n))
		}
		if c.kind == kindMissing && c.text != "" {
			b.marks = s.mark(b.marks, richtext.Literal(c.text))
		}
		if j == 0 {
			for _, w := range r.warnings {
				b.marks = s.mark(b.marks, richtext.Literal(w))
			}
		}
		l.cells[j] = b
	}
	return l
}

// raised lifts all of a rich text; scripts within it stay on its line.
func raised(markup string) []richtext.Span {
	spans := richtext.Parse(markup)
	for i := range spans {
		spans[i].Level = richtext.Superscript
	}
	return spans
}

// mark adds the mark of a footnote, a new one unless the same text has one.
func (s *sheet) mark(marks []string, text []richtext.Span) []string {
	key := richtext.HTML(text)
	at, known := s.footed[key]
	if !known {
		at = len(s.feet)
		s.footed[key] = at
		s.feet = append(s.feet, footnote{mark: letters(at), text: text})
	}
	if m := s.feet[at].mark; !slices.Contains(marks, m) {
		marks = append(marks, m)
	}
	return marks
}

// letters numbers footnotes a … z, aa, ab …: digits would read as exponents.
func letters(n int) string {
	s := ""
	for n++; n > 0; n = (n - 1) / 26 {
		s = string(rune('a'+(n-1)%26)) + s
	}
	return s
}

// align resolves Auto: numbers at the point, intervals right, all else left.
// Missing cells and formulas follow their neighbours.
func (t *Table) align(column int) Align {
	if a := t.columns[column].Align; a != Auto {
		return a
	}
	align := Auto
	for _, r := range t.rows {
		if r.cells == nil {
			continue
		}
		c := r.cells[column]
		switch {
		case c.kind == kindMissing || c.kind == kindMath:
		case c.kind == kindInterval || c.kind == kindEstimate || c.kind == kindPlusMinus:
			align = Right
		case c.numeric():
			if align == Auto {
				align = Decimal
			}
		default:
			return Left
		}
	}
	if align == Auto {
		return Left
	}
	return align
}

// spanRow covers all columns with spanner cells, empty ones in the gaps.
func (t *Table) spanRow() []spanCell {
	if len(t.spanners) == 0 {
		return nil
	}
	var cells []spanCell
	for i := 0; i < len(t.columns); {
		next := spanCell{from: i, to: i}
		for _, sp := range t.spanners {
			if first := t.index("Spanner", sp.from); first == i {
				next = spanCell{label: richtext.Parse(sp.label), from: i, to: t.index("Spanner", sp.to), real: true}
			}
		}
		cells = append(cells, next)
		i = next.to + 1
	}
	return cells
}

// makeRoom finds the widest superscript of a column for the cells without one.
func (s *sheet) makeRoom(column int) {
	var widest []richtext.Span
	for _, l := range s.lines {
		if l.cells != nil && width(richtext.Plain(l.cells[column].above)) > width(richtext.Plain(widest)) {
			widest = l.cells[column].above
		}
	}
	for _, l := range s.lines {
		if l.cells != nil && len(l.cells[column].above) == 0 {
			l.cells[column].room = widest
		}
	}
}

// padColumn finds what each number lacks behind its decimal point.
func (s *sheet) padColumn(column int) {
	longest := ""
	for _, l := range s.lines {
		if l.cells != nil && l.cells[column].numeric() {
			if f := fraction(l.cells[column].printed()); len(f) > len(longest) {
				longest = f
			}
		}
	}
	for _, l := range s.lines {
		if l.cells == nil || !l.cells[column].numeric() || l.cells[column].style == styleScientific {
			continue
		}
		have := len(fraction(l.cells[column].printed()))
		if have < len(longest) {
			pad := []byte(strings.Repeat("0", len(longest)-have))
			if have == 0 {
				pad[0] = '.'
			}
			l.cells[column].pad = string(pad)
		}
	}
}

// fraction returns the point and the decimals of a printed number.
func fraction(printed string) string {
	printed = strings.TrimSuffix(printed, "%")
	if i := strings.IndexByte(printed, '.'); i >= 0 && !strings.Contains(printed, "e") {
		return printed[i:]
	}
	return ""
}
