package stats

import (
	"strconv"
	"strings"
)

// printedDigits is v rounded half to even on its shortest decimal form, the
// rule by which tables print, without "-0.00".
func printedDigits(v float64, digits int) string {
	text := strconv.FormatFloat(v, 'f', -1, 64)
	negative := strings.HasPrefix(text, "-")
	text = strings.TrimPrefix(text, "-")
	whole, fraction, _ := strings.Cut(text, ".")
	up := false
	if len(fraction) > digits {
		rest := fraction[digits:]
		fraction = fraction[:digits]
		last := whole[len(whole)-1]
		if digits > 0 {
			last = fraction[digits-1]
		}
		half := "5" + strings.Repeat("0", len(rest)-1)
		up = rest > half || rest == half && (last-'0')%2 == 1
	}
	all := []byte(whole + fraction + strings.Repeat("0", digits-len(fraction)))
	for i := len(all) - 1; up && i >= 0; i-- {
		if all[i] < '9' {
			all[i]++
			up = false
		} else {
			all[i] = '0'
		}
	}
	if up {
		all = append([]byte{'1'}, all...)
	}
	out := string(all)
	if digits > 0 {
		out = out[:len(out)-digits] + "." + out[len(out)-digits:]
	}
	if negative && strings.Trim(out, "0.") != "" {
		out = "-" + out
	}
	return out
}
