// Package richtext is the one small markup of captions, headers, notes and
// figure labels. Tables and figures share it, so that P_g looks the same in a
// LaTeX header, an HTML caption and a figure's axis label.
//
//	*P*          italic
//	**best**     bold
//	`us_n`       typewriter, taken literally
//	*P*_g  P_g   subscript of one character
//	ρ_{max}      subscript of several characters
//	10^{-3} x^2  superscript
//	\_ \* \^     the character itself (any ASCII punctuation after a backslash)
//
// Everything else is literal text in UTF-8. Names of columns are safe: an
// unbraced _ or ^ counts only after a single letter, a digit (for ^) or a
// closing * ) or }, and only before a single letter or digit that ends the word;
// county_real, us_n, C:\Users and 5 * 3 stay as they are. A mark without
// its partner is literal. Text from data goes through Escape, or into a table
// cell as a plain string, which is never read as markup.
//
//	spans := richtext.Parse("*P*_g at *τ* = 0.5")
//	html := richtext.HTML(spans)
//	tex := richtext.LaTeX(spans)
//
// There is no nesting of scripts, no fractions and no raw HTML or TeX here; a
// table cell has table.Math for formulas.
package richtext
