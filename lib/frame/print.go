package frame

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	shownRows  = 20 // rows String prints
	shownWidth = 40 // characters of a cell String prints
)

// String shows the first 20 rows under a header such as "question <text>
// em <float>", numbers to the right, long texts cut, missing as "·", and the
// shape below. It is for reading; tables for papers are lib/table's.
func (f *Frame) String() string { return f.Show(shownRows) }

// Show is String with the first n rows.
func (f *Frame) Show(n int) string {
	rows := min(f.n, max(n, 0))
	grid := make([][]string, rows+1)
	for _, c := range f.cols {
		grid[0] = append(grid[0], c.name+" <"+c.kind.String()+">")
		for i := 0; i < rows; i++ {
			grid[i+1] = append(grid[i+1], clip(c.show(i)))
		}
	}
	widths := make([]int, len(f.cols))
	for _, line := range grid {
		for k, cell := range line {
			widths[k] = max(widths[k], columns(cell))
		}
	}
	var b strings.Builder
	for _, line := range grid {
		var out strings.Builder
		for k, cell := range line {
			pad := strings.Repeat(" ", widths[k]-columns(cell))
			if k > 0 {
				out.WriteString("  ")
			}
			if kind := f.cols[k].kind; kind == Int || kind == Float {
				out.WriteString(pad + cell)
			} else {
				out.WriteString(cell + pad)
			}
		}
		b.WriteString(strings.TrimRight(out.String(), " ") + "\n")
	}
	if f.n > rows {
		fmt.Fprintf(&b, "… %d more rows\n", f.n-rows)
	}
	fmt.Fprintf(&b, "[%d × %d]", f.n, len(f.cols))
	return b.String()
}

// clip makes a cell fit one line of at most shownWidth characters.
func clip(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s)
	if utf8.RuneCountInString(s) <= shownWidth {
		return s
	}
	return string([]rune(s)[:shownWidth-1]) + "…"
}

// wide are the scripts whose characters take two columns of a terminal.
var wide = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul}

// columns is about how many columns of a terminal a text takes: accents that stand
// over a letter take none, East Asian characters and pictures two.
func columns(s string) (n int) {
	for _, r := range s {
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		case unicode.In(r, wide...) || r >= 0x3000 && r <= 0x303e || r >= 0xff01 && r <= 0xff60 || r >= 0x1f300 && r <= 0x1faff:
			n += 2
		default:
			n++
		}
	}
	return n
}
