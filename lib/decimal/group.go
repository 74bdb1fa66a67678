package decimal

import "strings"

// Group puts a comma between thousands of the whole part of a printed number:
// "1,005", "-12,345.678". Other text, such as "1.6e-6" or "Inf", comes back as it is.
func Group(text string) string {
	sign := ""
	if rest := strings.TrimLeft(text, "+-−"); len(rest) < len(text) {
		sign, text = text[:len(text)-len(rest)], rest
	}
	whole, fraction, point := strings.Cut(text, ".")
	if strings.Trim(whole, "0123456789") != "" {
		return sign + text
	}
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	if point {
		whole += "." + fraction
	}
	return sign + whole
}
