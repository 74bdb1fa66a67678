package richtext

import (
	"slices"
	"strings"
	"unicode"
)

// pdfLaTeXHas are the characters beyond ASCII that pdfLaTeX of 2022 sets with no
// packages (its utf8 input and OT1 fonts), found by compiling each.
var pdfLaTeXHas = &unicode.RangeTable{R16: []unicode.Range16{
	{0xa1, 0xa2, 1}, {0xa4, 0xa6, 1}, {0xa8, 0xa8, 1}, {0xaa, 0xaa, 1}, {0xae, 0xaf, 1}, {0xb4, 0xb4, 1},
	{0xb8, 0xb8, 1}, {0xba, 0xba, 1}, {0xbc, 0xcf, 1}, {0xd1, 0xd6, 1}, {0xd8, 0xdd, 1}, {0xdf, 0xef, 1},
	{0xf1, 0xf6, 1}, {0xf8, 0xfd, 1}, {0xff, 0x103, 1}, {0x106, 0x10f, 1}, {0x112, 0x117, 1}, {0x11a, 0x125, 1},
	{0x128, 0x12d, 1}, {0x130, 0x137, 1}, {0x139, 0x13e, 1}, {0x141, 0x148, 1}, {0x14c, 0x165, 1}, {0x168, 0x171, 1},
	{0x174, 0x17e, 1}, {0x192, 0x192, 1}, {0x1c4, 0x1d4, 1}, {0x1e2, 0x1e3, 1}, {0x1e6, 0x1e9, 1}, {0x1f0, 0x1f0, 1},
	{0x1f4, 0x1f5, 1}, {0x218, 0x21b, 1}, {0x232, 0x233, 1}, {0x237, 0x237, 1},
}}

// LaTeXLacks is a LaTeX comment of one line that names the characters of some LaTeX
// which pdfLaTeX would stop at, and what to do; "" when there are none.
func LaTeXLacks(latex string) string {
	const most = 20
	var lacking []string
	for _, r := range latex {
		if r < 128 || unicode.Is(pdfLaTeXHas, r) || !unicode.IsPrint(r) || slices.Contains(lacking, string(r)) {
			continue
		}
		if len(lacking) == most {
			lacking = append(lacking, "…")
			break
		}
		lacking = append(lacking, string(r))
	}
	if lacking == nil {
		return ""
	}
	return "% pdfLaTeX has no " + strings.Join(lacking, " ") + ": compile with LuaLaTeX or XeLaTeX and a font that has them\n"
}
