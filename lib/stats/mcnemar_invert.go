package stats

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// McNemarOrigin is one pair of discordant counts that could stand behind a
// printed McNemar p-value.
type McNemarOrigin struct {
	Fixes, Breaks int
	P             float64
	// DoubleRounded: P prints as given only when it is rounded twice, first to
	// one more digit (1.5497e-6 → 1.55e-6 → 1.6e-6).
	DoubleRounded bool
}

// McNemarVersion names one of the four p-values of a McNemarResult.
type McNemarVersion int

const (
	McNemarExact     McNemarVersion = iota // binomial
	McNemarMidP                            // mid-p
	McNemarCorrected                       // χ² with continuity correction
	McNemarPlain                           // χ² without
)

// String returns "exact", "mid-p", "corrected" or "plain".
func (v McNemarVersion) String() string {
	names := [...]string{"exact", "mid-p", "corrected", "plain"}
	if v < 0 || int(v) >= len(names) {
		return "version?"
	}
	return names[v]
}

// P returns the p-value of the given version.
func (r McNemarResult) P(v McNemarVersion) float64 {
	switch v {
	case McNemarMidP:
		return r.MidP
	case McNemarCorrected:
		return r.Corrected
	case McNemarPlain:
		return r.Plain
	}
	return r.Exact
}

// InvertMcNemar audits a printed comparison: it lists the discordant counts
// with fixes − breaks = gain whose p-value prints as printed ("0.012",
// "1.6e-6"), for one version of the test. An empty list means that the printed
// p-value was not made by that version.
//
// n is the number of pairs. maxFixes and maxBreaks bound the counts where both
// accuracies are known (a fix needs a wrong base answer, a break a right one);
// negative means no bound beyond n. Fewest discordant pairs first. Errors: a
// printed text that is not a number in [0, 1], n < |gain|.
func InvertMcNemar(gain, n, maxFixes, maxBreaks int, printed string, v McNemarVersion) ([]McNemarOrigin, error) {
	value, unit, err := printedNumber(printed)
	if err != nil || value < 0 || value > 1 {
		return nil, fmt.Errorf("stats: InvertMcNemar: %q is not a printed p-value", printed)
	}
	if n < gain || n < -gain {
		return nil, fmt.Errorf("stats: InvertMcNemar: a gain of %d on %d pairs is impossible", gain, n)
	}
	if maxFixes < 0 {
		maxFixes = n
	}
	if maxBreaks < 0 {
		maxBreaks = n
	}
	var found []McNemarOrigin
	for breaks := max(0, -gain); breaks <= maxBreaks; breaks++ {
		fixes := breaks + gain
		if fixes > maxFixes || fixes+breaks > n {
			break
		}
		r, err := McNemarCounts(fixes, breaks, n)
		if err != nil {
			return nil, err
		}
		p := r.P(v)
		// Half a unit of the last printed digit, ties either way.
		distance := math.Abs(p - value)
		switch {
		case distance <= unit*(0.5+1e-9):
			found = append(found, McNemarOrigin{Fixes: fixes, Breaks: breaks, P: p})
		case p < value && distance <= unit*(0.55+1e-9):
			found = append(found, McNemarOrigin{Fixes: fixes, Breaks: breaks, P: p, DoubleRounded: true})
		}
	}
	return found, nil
}

// printedNumber reads a decimal and the value of one unit in its last digit.
func printedNumber(text string) (value, unit float64, err error) {
	value, err = strconv.ParseFloat(text, 64)
	if err != nil {
		return 0, 0, err
	}
	mantissa, exponent := strings.ToLower(text), 0
	if at := strings.IndexByte(mantissa, 'e'); at >= 0 {
		if exponent, err = strconv.Atoi(mantissa[at+1:]); err != nil {
			return 0, 0, err
		}
		mantissa = mantissa[:at]
	}
	if at := strings.IndexByte(mantissa, '.'); at >= 0 {
		exponent -= len(mantissa) - at - 1
	}
	unit, err = strconv.ParseFloat("1e"+strconv.Itoa(exponent), 64)
	return value, unit, err
}
