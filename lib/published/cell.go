package published

import (
	"math"
	"strconv"
	"strings"

	"galley/lib/decimal"
)

// Outcome says how one cell compares.
type Outcome string

// Outcomes of a cell.
const (
	Agree         Outcome = "agree"          // equal at the printed digits
	Differ        Outcome = "differ"         // both there and not equal
	OnlyComputed  Outcome = "only computed"  // not published, or left empty
	OnlyPublished Outcome = "only published" // not computed, or missing
	BothMissing   Outcome = "both missing"
)

// Cell is one value on both sides.
type Cell struct {
	Key       []string `json:"key"`
	Column    string   `json:"column"`
	Computed  string   `json:"computed"`  // rounded to the published digits; "" when missing
	Published string   `json:"published"` // as printed; "" when not given
	Outcome   Outcome  `json:"outcome"`

	// Numeric says that both sides are numbers, so that Value, Diff and Units mean
	// something. Value is the computed number in full precision, Diff is computed
	// minus published, and Units is Diff in units of the last printed digit.
	Numeric bool    `json:"numeric,omitempty"`
	Value   float64 `json:"value,omitempty"`
	Diff    float64 `json:"diff,omitempty"`
	Units   float64 `json:"units,omitempty"`

	// Tie says that the computed value lies exactly between two printable ones and
	// the other of them was printed: the difference is the rounding rule alone.
	Tie bool `json:"tie,omitempty"`
}

func compareCell(key []string, column string, computed value, printed string) Cell {
	c := Cell{Key: key, Column: column, Published: printed, Computed: computed.text}
	switch {
	case !computed.ok && printed == "":
		c.Outcome, c.Computed = BothMissing, ""
		return c
	case !computed.ok:
		c.Outcome, c.Computed = OnlyPublished, ""
		return c
	case printed == "":
		c.Outcome = OnlyComputed
		if !computed.isText {
			c.Computed = decimal.Significant(computed.number, 6)
		}
		return c
	}
	c.Outcome = Differ
	if bound, ok := parseBound(printed); ok && !computed.isText {
		return c.againstBound(computed.number, bound)
	}
	want, isNumber := number(printed)
	if !isNumber || computed.isText {
		if computed.text == printed {
			c.Outcome = Agree
		}
		return c
	}
	return c.againstNumber(computed.number, want)
}

func (c Cell) againstNumber(x, want float64) Cell {
	digits, _ := decimal.Digits(c.Published)
	unit, _ := strconv.ParseFloat("1e-"+strconv.Itoa(digits), 64)
	rounded := decimal.Round(x, digits)
	c.Numeric, c.Value, c.Diff = true, x, x-want
	c.Units = c.Diff / unit
	c.Computed = rounded
	if strings.ContainsAny(c.Published, "eE") {
		mantissa, _, _ := strings.Cut(strings.ToLower(c.Published), "e")
		significant := len(strings.Trim(strings.Replace(mantissa, ".", "", 1), "+-"))
		m, e := decimal.Scientific(x, significant)
		c.Computed = m + "e" + strconv.Itoa(e)
		rounded = c.Computed
	}
	if got, err := strconv.ParseFloat(rounded, 64); err == nil && got == want {
		c.Outcome = Agree
		return c
	}
	// A tie has one more digit, a 5, and lies half a unit from what was printed.
	if d, ok := decimal.Digits(decimal.Plain(x)); ok && d == digits+1 && strings.HasSuffix(decimal.Plain(x), "5") {
		c.Tie = math.Abs(math.Abs(c.Units)-0.5) < 1e-6
	}
	return c
}

// bound is a printed inequality.
type bound struct {
	sign  string
	limit float64
}

func parseBound(printed string) (bound, bool) {
	for _, sign := range []string{"<=", ">=", "≤", "≥", "<", ">"} {
		if rest, ok := strings.CutPrefix(printed, sign); ok {
			v, isNumber := number(strings.TrimSpace(rest))
			return bound{sign, v}, isNumber
		}
	}
	return bound{}, false
}

func (c Cell) againstBound(x float64, b bound) Cell {
	c.Numeric, c.Value, c.Computed = true, x, decimal.Significant(x, 4)
	holds := map[string]bool{"<": x < b.limit, ">": x > b.limit, "<=": x <= b.limit, "≤": x <= b.limit, ">=": x >= b.limit, "≥": x >= b.limit}
	if holds[b.sign] {
		c.Outcome = Agree
		return c
	}
	c.Diff = x - b.limit
	return c
}
