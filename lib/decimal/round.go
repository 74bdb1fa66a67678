package decimal

import (
	"math"
	"strconv"
	"strings"
)

// Round returns x with exactly digits decimals (digits < 0 counts as 0), half to
// even on the decimal value of x's shortest representation, without "-0.00".
func Round(x float64, digits int) string {
	if s, special := notFinite(x); special {
		return s
	}
	return parse(x).round(max(digits, 0)).String()
}

// Significant returns x rounded to the given number of significant digits (at
// least 1), trailing zeros kept, never in exponent form: Significant(0.03, 2) is
// "0.030", Significant(1234, 2) is "1200".
func Significant(x float64, digits int) string {
	if s, special := notFinite(x); special {
		return s
	}
	digits = max(digits, 1)
	d := parse(x)
	if d.zero() {
		return d.round(digits - 1).String()
	}
	// The first digit stands at 10^(point-1): that many decimals keep `digits` digits.
	r := d.round(digits - d.point)
	if r.point > d.point { // 9.99 became 10.0: one decimal fewer
		r = d.round(digits - r.point)
	}
	return r.String()
}

// Plain returns every digit of x's shortest representation. Integers, and all
// numbers of magnitude 1e-9 or more, are printed without an exponent; smaller
// ones as 1.5e-12.
func Plain(x float64) string {
	if s, special := notFinite(x); special {
		return s
	}
	if x == 0 {
		return "0"
	}
	if math.Abs(x) >= 1e-9 {
		return strconv.FormatFloat(x, 'f', -1, 64)
	}
	return strconv.FormatFloat(x, 'e', -1, 64)
}

// Digits returns the number of decimals of a printed number: 3 for "0.740", 0
// for "12". An exponent counts: "1.6e-6" has 7. ok is false when text is not a
// plain number.
func Digits(text string) (digits int, ok bool) {
	if _, err := strconv.ParseFloat(text, 64); err != nil || strings.ContainsAny(text, "xXpP_nNiI") {
		return 0, false
	}
	mantissa, exponent, found := strings.Cut(strings.ToLower(text), "e")
	exp := 0
	if found {
		exp, _ = strconv.Atoi(exponent)
	}
	_, fraction, _ := strings.Cut(mantissa, ".")
	return max(len(fraction)-exp, 0), true
}

func notFinite(x float64) (string, bool) {
	switch {
	case math.IsNaN(x):
		return "NaN", true
	case math.IsInf(x, 1):
		return "Inf", true
	case math.IsInf(x, -1):
		return "-Inf", true
	}
	return "", false
}

// Percent returns the fraction x as a percentage with digits decimals, without
// the sign: 0.575 at no digits is "58" (57.5 half to even), although 0.575*100 in
// float64 is below 57.5.
func Percent(x float64, digits int) string {
	if s, special := notFinite(x); special {
		return s
	}
	d := parse(x)
	if !d.zero() {
		d.point += 2
	}
	return d.round(max(digits, 0)).String()
}

// Scientific returns x as mantissa × 10^exponent with the given number of
// significant digits (at least 1): Scientific(0.0000155, 2) is "1.6" and -5. Zero
// has exponent 0. x must be finite.
func Scientific(x float64, digits int) (mantissa string, exponent int) {
	d := parse(x)
	if d.zero() {
		return d.round(max(digits, 1) - 1).String(), 0
	}
	exponent = d.point - 1
	d.point = 1
	r := d.round(max(digits, 1) - 1)
	if r.point > 1 {
		exponent++
		r.point, r.digits = 1, "1"
	}
	return r.String(), exponent
}
