package figure

import (
	"math"
	"strconv"
	"strings"

	"galley/lib/decimal"
)

// tick is one mark on an axis. A minor tick has no label.
type tick struct {
	at    float64
	label string // rich text
	minor bool
}

// linearTicks returns at most n+1 ticks between lo and hi at 1, 2 or 5 times a
// power of ten, their labels with the decimals that the step needs and no more.
// It always returns quickly, whatever the range.
func linearTicks(lo, hi float64, n int) []tick {
	half := hi/2 - lo/2
	if !(half > 0) || n < 1 {
		return nil
	}
	mantissa, exponent := niceStep(2 * (half / float64(n)))
	step := parseDecimal(mantissa, exponent)
	first := math.Ceil(lo/step - 1e-9)
	last := math.Floor(hi/step + 1e-9)
	if math.Abs(first) > 1e15 || math.Abs(last) > 1e15 || last-first > 50 {
		return endTicks(lo, hi)
	}
	var ticks []tick
	for i := int64(first); i <= int64(last); i++ {
		ticks = append(ticks, tick{at: parseDecimal(i*mantissa, exponent)})
	}
	labelTicks(ticks, int64(first), mantissa, exponent)
	return ticks
}

// endTicks marks the ends only, where steps cannot be told apart.
func endTicks(lo, hi float64) []tick {
	return []tick{{at: lo, label: plainLabel(decimal.Significant(lo, 6))}, {at: hi, label: plainLabel(decimal.Significant(hi, 6))}}
}

// niceStep rounds a step up to 1, 2 or 5 times a power of ten.
func niceStep(raw float64) (mantissa int64, exponent int) {
	text := strconv.FormatFloat(raw, 'e', 8, 64)
	digits, exp, _ := strings.Cut(text, "e")
	exponent, _ = strconv.Atoi(exp)
	lead, _ := strconv.ParseFloat(digits, 64)
	switch {
	case lead <= 1.0000001:
		return 1, exponent
	case lead <= 2.0000001:
		return 2, exponent
	case lead <= 5.0000001:
		return 5, exponent
	}
	return 1, exponent + 1
}

// parseDecimal is the float64 nearest to m × 10^e: 3 × 10^-1 is 0.3, not 3*0.1.
func parseDecimal(m int64, e int) float64 {
	v, _ := strconv.ParseFloat(strconv.FormatInt(m, 10)+"e"+strconv.Itoa(e), 64)
	return v
}

// labelTicks writes exact decimal labels: plain from 0.0001 to below a million,
// otherwise multiples of one power of ten.
func labelTicks(ticks []tick, first, mantissa int64, exponent int) {
	size := 0.0
	for _, t := range ticks {
		size = math.Max(size, math.Abs(t.at))
	}
	for i := range ticks {
		m := (first + int64(i)) * mantissa
		switch {
		case size >= 1e6 || exponent < -4 && size < 1e-3 || exponent < -9:
			ticks[i].label = powerLabel(m, exponent)
		case m == 0 && exponent >= 0:
			ticks[i].label = "0"
		case exponent >= 0:
			text := strconv.FormatInt(m, 10) + strings.Repeat("0", exponent)
			ticks[i].label = groupThousands(text, size)
		default:
			ticks[i].label = plainLabel(decimalText(m, -exponent))
		}
	}
}

// decimalText places the point: decimalText(-25, 1) is "-2.5".
func decimalText(m int64, decimals int) string {
	sign := ""
	if m < 0 {
		sign, m = "-", -m
	}
	s := strconv.FormatInt(m, 10)
	if len(s) <= decimals {
		s = strings.Repeat("0", decimals-len(s)+1) + s
	}
	return sign + s[:len(s)-decimals] + "." + s[len(s)-decimals:]
}

// powerLabel writes m × 10^e with one digit before the point.
func powerLabel(m int64, e int) string {
	if m == 0 {
		return "0"
	}
	sign := ""
	if m < 0 {
		sign, m = "−", -m
	}
	s := strings.TrimRight(strconv.FormatInt(m, 10), "0")
	e += len(strconv.FormatInt(m, 10)) - 1
	if len(s) > 1 {
		s = s[:1] + "." + s[1:]
	}
	power := "10^{" + plainLabel(strconv.Itoa(e)) + "}"
	if s == "1" {
		return sign + power
	}
	return sign + s + "×" + power
}

func plainLabel(text string) string { return strings.Replace(text, "-", "−", 1) }

// groupThousands puts commas into whole numbers when the largest of the axis has
// five digits or more: an axis of smaller ones may show years. (Tables, whose author
// can say that a number is none of many, group from 1,000.)
func groupThousands(text string, size float64) string {
	if size >= 1e4 {
		text = decimal.Group(text)
	}
	return plainLabel(text)
}

// givenTicks labels ticks chosen by the caller with as many decimals as the
// value that needs most of them.
func givenTicks(values []float64, s scale) []tick {
	decimals, plain, size := 0, true, 0.0
	for _, v := range values {
		size = math.Max(size, math.Abs(v))
		d, ok := decimal.Digits(decimal.Plain(v))
		decimals = max(decimals, d)
		plain = plain && ok && math.Abs(v) < 1e6
	}
	var ticks []tick
	for _, v := range values {
		if s.log && v <= 0 || !s.contains(v) {
			continue
		}
		label := decimal.Round(v, min(decimals, 6))
		switch {
		case !plain || decimals > 6:
			label = numberLabel(v, 4)
		case decimals == 0:
			label = groupThousands(label, size)
		}
		ticks = append(ticks, tick{at: v, label: plainLabel(label)})
	}
	return ticks
}

// numberLabel is v in few significant digits without trailing zeros, in powers
// of ten when very large or small; rich text.
func numberLabel(v float64, digits int) string {
	if a := math.Abs(v); a != 0 && (a >= 1e6 || a < 1e-4) {
		mantissa, exponent := decimal.Scientific(v, digits)
		mantissa = strings.TrimSuffix(strings.TrimRight(mantissa, "0"), ".")
		power := "10^{" + plainLabel(strconv.Itoa(exponent)) + "}"
		if mantissa == "1" {
			return power
		}
		return plainLabel(mantissa) + "×" + power
	}
	text := decimal.Significant(v, digits)
	if strings.Contains(text, ".") {
		text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
	}
	return plainLabel(text)
}
