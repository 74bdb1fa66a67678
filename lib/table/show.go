package table

import (
	"math"
	"strconv"
	"strings"

	"galley/lib/decimal"
	"galley/lib/richtext"
)

// printed returns the digits of a numeric cell in plain ASCII ("-0.12",
// "[0.1, 0.2]", "<0.001"). This is the one place where a table rounds.
func (c Cell) printed() string {
	switch c.kind {
	case kindInterval:
		return c.interval()
	case kindEstimate:
		return Grouped(c.value, c.digits) + " " + c.interval()
	case kindPlusMinus:
		return Grouped(c.value, c.digits) + " ± " + Grouped(c.lo, c.digits)
	case kindPValue:
		return printP(c.value, c.digits)
	}
	return c.number()
}

func (c Cell) interval() string {
	round := Grouped
	if c.style == styleSigned {
		round = signed
	}
	return "[" + round(c.lo, c.digits) + ", " + round(c.hi, c.digits) + "]"
}

func signed(x float64, digits int) string {
	text := Grouped(x, digits)
	if x > 0 && strings.Trim(text, "0.") != "" {
		return "+" + text
	}
	return text
}

func (c Cell) number() string {
	switch c.style {
	case styleSignificant:
		return decimal.Group(decimal.Significant(c.value, c.digits))
	case styleSigned:
		return signed(c.value, c.digits)
	case stylePercent:
		return decimal.Group(decimal.Percent(c.value, c.digits)) + "%"
	case styleInteger:
		return strconv.FormatInt(c.integer, 10)
	case styleGrouped:
		return decimal.Group(strconv.FormatInt(c.integer, 10))
	case stylePlain:
		return decimal.Plain(c.value)
	case styleScientific:
		mantissa, exponent := decimal.Scientific(c.value, c.digits)
		return mantissa + "e" + strconv.Itoa(exponent)
	}
	return Grouped(c.value, c.digits)
}

// printP compares p itself, not its rounded value, with the floor.
func printP(p float64, digits int) string {
	unit := "0." + strings.Repeat("0", digits-1) + "1"
	floor, _ := strconv.ParseFloat(unit, 64)
	text := decimal.Round(p, digits)
	switch {
	case p < floor:
		return "<" + unit
	case p < 1 && strings.HasPrefix(text, "1"):
		return ">0." + strings.Repeat("9", digits)
	}
	return text
}

// spans returns what a cell shows, as rich text with typographic minus signs.
func (t *Table) spans(c Cell) []richtext.Span {
	switch c.kind {
	case kindText:
		return richtext.Literal(c.text)
	case kindRich, kindMath:
		return richtext.Parse(c.text)
	case kindMissing:
		return richtext.Literal(t.missing)
	}
	return numberSpans(c.printed())
}

func numberSpans(text string) []richtext.Span {
	mantissa, exponent, found := strings.Cut(text, "e")
	if !found {
		return richtext.Literal(minus(text))
	}
	if n, err := strconv.Atoi(exponent); err == nil {
		exponent = strconv.Itoa(n)
	}
	return []richtext.Span{
		{Text: minus(mantissa) + "×10"},
		{Text: minus(exponent), Level: richtext.Superscript},
	}
}

func minus(text string) string { return strings.ReplaceAll(text, "-", "−") }

// numeric says whether the cell holds a number (an interval included).
func (c Cell) numeric() bool { return c.kind >= kindNumber && c.kind <= kindPValue }

// rank is the value Best compares: the printed one, so that cells that look
// alike tie. ok is false for cells that take no part.
func (c Cell) rank() (value float64, ok bool) {
	if c.unranked || !c.numeric() || c.kind == kindInterval {
		return 0, false
	}
	var text string
	switch c.kind {
	case kindEstimate, kindPlusMinus:
		text = decimal.Round(c.value, c.digits)
	case kindPValue:
		text = printP(c.value, c.digits)
		switch text[0] {
		case '<':
			return 0, true
		case '>':
			return math.Nextafter(1, 0), true
		}
	default:
		if c.style == styleInteger || c.style == styleGrouped {
			return c.value, true
		}
		text = strings.ReplaceAll(strings.TrimSuffix(c.number(), "%"), ",", "")
	}
	value, err := strconv.ParseFloat(text, 64)
	return value, err == nil
}
