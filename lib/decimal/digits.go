package decimal

import (
	"math"
	"strconv"
	"strings"
)

// number is (-1)^negative × 0.digits × 10^point, digits without leading zeros.
// After rounding it also remembers how many decimals to print.
type number struct {
	negative bool
	digits   string // "" is zero
	point    int
	decimals int
}

// parse reads the shortest decimal that stands for x.
func parse(x float64) number {
	text := strconv.FormatFloat(math.Abs(x), 'e', -1, 64) // d.ddde±xx
	mantissa, exponent, _ := strings.Cut(text, "e")
	exp, _ := strconv.Atoi(exponent)
	digits := strings.Replace(mantissa, ".", "", 1)
	if strings.Trim(digits, "0") == "" {
		return number{}
	}
	return number{negative: math.Signbit(x), digits: digits, point: exp + 1}
}

func (d number) zero() bool { return d.digits == "" }

// round keeps the given number of decimals; negative keeps tens, hundreds ….
func (d number) round(decimals int) number {
	shown := max(decimals, 0)
	keep := d.point + decimals // digits that stay
	switch {
	case d.zero() || keep < 0:
		return number{decimals: shown}
	case keep >= len(d.digits):
		d.decimals = shown
		return d
	}
	kept, rest := []byte(d.digits[:keep]), d.digits[keep:]
	if roundsUp(kept, rest) {
		kept = increment(kept)
		if len(kept) > keep {
			d.point++
		}
	}
	if strings.Trim(string(kept), "0") == "" {
		return number{decimals: shown}
	}
	return number{negative: d.negative, digits: string(kept), point: d.point, decimals: shown}
}

// roundsUp compares the digits that go with one half; an exact half goes to even.
func roundsUp(kept []byte, rest string) bool {
	switch {
	case rest[0] != '5':
		return rest[0] > '5'
	case strings.Trim(rest[1:], "0") != "":
		return true
	}
	return len(kept) > 0 && (kept[len(kept)-1]-'0')%2 == 1
}

// increment adds one unit in the last place; "99" becomes "100".
func increment(digits []byte) []byte {
	for i := len(digits) - 1; i >= 0; i-- {
		if digits[i] < '9' {
			digits[i]++
			return digits
		}
		digits[i] = '0'
	}
	return append([]byte{'1'}, digits...)
}

// String prints without exponent and with exactly d.decimals decimals.
func (d number) String() string {
	whole, fraction := "0", ""
	switch {
	case d.zero():
	case d.point <= 0:
		fraction = strings.Repeat("0", -d.point) + d.digits
	case d.point >= len(d.digits):
		whole = d.digits + strings.Repeat("0", d.point-len(d.digits))
	default:
		whole, fraction = d.digits[:d.point], d.digits[d.point:]
	}
	var b strings.Builder
	if d.negative {
		b.WriteByte('-')
	}
	b.WriteString(whole)
	if d.decimals > 0 {
		b.WriteByte('.')
		b.WriteString(fraction)
		b.WriteString(strings.Repeat("0", max(d.decimals-len(fraction), 0)))
	}
	return b.String()
}
