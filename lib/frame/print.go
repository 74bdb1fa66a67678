package frame

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

const (
	shownRows  = 20 // rows String prints
	shownWidth = 40 // characters of a cell String prints
)

// String shows the first 20 rows under a header such as "question <text>
// em <float>", numbers to the right, long texts cut, missing as "·", and the
// shape below. It is for reading; tables for papers are lib/table's.
func (f *Frame) String() string {
	rows := min(f.n, shownRows)
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
			widths[k] = max(widths[k], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for _, line := range grid {
		var out strings.Builder
		for k, cell := range line {
			pad := strings.Repeat(" ", widths[k]-utf8.RuneCountInString(cell))
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
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, s)
	if utf8.RuneCountInString(s) <= shownWidth {
		return s
	}
	return string([]rune(s)[:shownWidth-1]) + "…"
}
