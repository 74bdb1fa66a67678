package table

import (
	"strings"
	"unicode"

	"galley/lib/richtext"
)

// String returns an aligned plain-text table, for printing from a script.
func (t *Table) String() string {
	s := t.sheet()
	lines := [][]string{make([]string, len(s.heads))}
	for i, h := range s.heads {
		lines[0][i] = richtext.Plain(h.text) + printMarks(h.marks)
	}
	labels := map[int]string{}
	for _, l := range s.lines {
		if l.cells == nil {
			labels[len(lines)] = richtext.Plain(l.label)
			continue
		}
		cells := make([]string, len(s.heads))
		for j, c := range l.cells {
			text := richtext.Plain(c.text)
			if c.numeric() {
				text = c.printed()
			}
			if len(c.above) > 0 {
				text += "^" + richtext.Plain(c.above)
			}
			cells[j] = oneLine(text) + strings.Repeat(" ", len(c.pad)) + printMarks(c.marks)
		}
		lines = append(lines, cells)
	}
	var b strings.Builder
	if caption := richtext.Plain(s.caption); caption != "" {
		b.WriteString(caption + "\n")
	}
	for _, stamp := range s.stamps {
		b.WriteString("[" + stamp + "]\n")
	}
	widths := columnWidths(lines)
	for i, cells := range lines {
		if label, ok := labels[i]; ok {
			b.WriteString("-- " + label + "\n")
		}
		var out strings.Builder
		for j, c := range cells {
			gap := strings.Repeat(" ", widths[j]-width(c))
			if a := s.heads[j].align; a == Right || a == Decimal {
				out.WriteString(gap + c + "  ")
			} else {
				out.WriteString(c + gap + "  ")
			}
		}
		b.WriteString(strings.TrimRight(out.String(), " ") + "\n")
	}
	for _, f := range s.feet {
		b.WriteString("(" + f.mark + ") " + richtext.Plain(f.text) + "\n")
	}
	for _, n := range s.notes {
		b.WriteString(richtext.Plain(n) + "\n")
	}
	return b.String()
}

func printMarks(marks []string) string {
	if len(marks) == 0 {
		return ""
	}
	return " (" + strings.Join(marks, ",") + ")"
}

func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\t' }), " ")
}

func columnWidths(lines [][]string) []int {
	widths := make([]int, len(lines[0]))
	for _, cells := range lines {
		for j, c := range cells {
			widths[j] = max(widths[j], width(c))
		}
	}
	return widths
}

// width counts characters, combining marks not.
func width(s string) int {
	n := 0
	for _, r := range s {
		if !unicode.Is(unicode.Mn, r) {
			n++
		}
	}
	return n
}
