package table

import (
	"fmt"
	"math"
	"strconv"

	"galley/lib/decimal"
	"galley/lib/richtext"
)

// Round prints x with digits decimals by the project's one rounding rule: half
// to even on the decimal value of x's shortest representation, no "-0.00".
func Round(x float64, digits int) string { return decimal.Round(x, digits) }

// Grouped is Round with a comma between thousands: a number of a sentence, as
// Number and Count print it in a table.
func Grouped(x float64, digits int) string { return decimal.Group(decimal.Round(x, digits)) }

type kind int

const (
	kindText kind = iota
	kindRich
	kindMath
	kindNumber
	kindInterval
	kindEstimate
	kindPlusMinus
	kindPValue
	kindMissing
)

// style says how the digits of a number are chosen and dressed.
type style int

const (
	styleFixed style = iota
	styleSignificant
	styleSigned
	stylePercent
	styleInteger
	styleGrouped
	stylePlain
	styleScientific
)

// Cell is one typed cell. Cells are values: Bold, Note and the like return a
// changed copy.
type Cell struct {
	kind          kind
	style         style
	text, tex     string
	value, lo, hi float64
	integer       int64
	digits        int
	bold, italic  bool
	underline     bool
	unranked      bool
	super         string
	notes         []string
	source        string
}

// Text is data printed literally, like a plain string.
func Text(text string) Cell { return Cell{kind: kindText, text: text} }

// Rich is text with the markup of package richtext.
func Rich(markup string) Cell { return Cell{kind: kindRich, text: markup} }

// Math is a formula: tex is set in LaTeX math mode as it is, plain (rich text)
// stands for it in every other format.
func Math(tex, plain string) Cell { return Cell{kind: kindMath, tex: tex, text: plain} }

// Number prints x with a fixed number of decimals and a comma between thousands,
// like every cell but Integer and a bare float64. It panics on NaN and
// infinities: those are Missing or Undefined.
func Number(x float64, digits int) Cell {
	finite("Number", x)
	return Cell{kind: kindNumber, value: x, digits: digits}
}

// Signed is Number with a plus sign before positive values that do not round to zero.
func Signed(x float64, digits int) Cell {
	finite("Signed", x)
	return Cell{kind: kindNumber, style: styleSigned, value: x, digits: digits}
}

// Significant prints x with a number of significant digits.
func Significant(x float64, digits int) Cell {
	finite("Significant", x)
	return Cell{kind: kindNumber, style: styleSignificant, value: x, digits: digits}
}

// Scientific prints x as 1.6×10⁻⁶ with a number of significant digits.
func Scientific(x float64, digits int) Cell {
	finite("Scientific", x)
	return Cell{kind: kindNumber, style: styleScientific, value: x, digits: digits}
}

// Percent prints the fraction x as a percentage with digits decimals: 0.123 at
// one digit is 12.3%. CSV and JSON keep the fraction.
func Percent(x float64, digits int) Cell {
	finite("Percent", x)
	return Cell{kind: kindNumber, style: stylePercent, value: x, digits: digits}
}

// Integer prints a whole number without separators: a year, an id, a seed.
func Integer(n int) Cell {
	return Cell{kind: kindNumber, style: styleInteger, value: float64(n), integer: int64(n)}
}

// Count prints a whole number with a comma between thousands: 4,102. An int or
// int64 given to Row is one.
func Count(n int) Cell {
	return Cell{kind: kindNumber, style: styleGrouped, value: float64(n), integer: int64(n)}
}

// Interval prints [lo, hi].
func Interval(lo, hi float64, digits int) Cell {
	finite("Interval", lo)
	finite("Interval", hi)
	return Cell{kind: kindInterval, value: lo, lo: lo, hi: hi, digits: digits}
}

// SignedInterval is Interval with plus signs: [+0.715, +0.771].
func SignedInterval(lo, hi float64, digits int) Cell {
	c := Interval(lo, hi, digits)
	c.style = styleSigned
	return c
}

// Estimate prints x [lo, hi]; Best ranks it by x.
func Estimate(x, lo, hi float64, digits int) Cell {
	finite("Estimate", x)
	finite("Estimate", lo)
	finite("Estimate", hi)
	return Cell{kind: kindEstimate, value: x, lo: lo, hi: hi, digits: digits}
}

// PlusMinus prints x ± half, both with digits decimals; Best ranks it by x.
func PlusMinus(x, half float64, digits int) Cell {
	finite("PlusMinus", x)
	finite("PlusMinus", half)
	return Cell{kind: kindPlusMinus, value: x, lo: half, digits: digits}
}

// PValue prints p with digits decimals. A p below the floor, one unit of the last
// decimal, is printed as "<0.001": 0.0009999 at three digits is <0.001, never
// 0.001 or 0.000. A p that is not 1 is never printed as 1: it is ">0.999".
// It panics when p is not in [0, 1].
func PValue(p float64, digits int) Cell {
	if !(p >= 0 && p <= 1) {
		panic(fmt.Sprintf("table: PValue(%v): a p-value lies between 0 and 1; use Missing or Undefined where there is none", p))
	}
	return Cell{kind: kindPValue, value: p, digits: max(digits, 1)}
}

// Missing is a value that is not there.
func Missing() Cell { return Cell{kind: kindMissing} }

// Undefined is a missing value with the reason (plain text), which becomes a footnote.
func Undefined(reason string) Cell {
	return Cell{kind: kindMissing, text: reason}
}

// Bold sets the cell in bold.
func (c Cell) Bold() Cell { c.bold = true; return c }

// Italic sets the cell in italics.
func (c Cell) Italic() Cell { c.italic = true; return c }

// Underline underlines the cell.
func (c Cell) Underline() Cell { c.underline = true; return c }

// Unranked keeps the cell out of Best and BestAndSecond, as for a reference row.
func (c Cell) Unranked() Cell { c.unranked = true; return c }

// Super sets a rich-text superscript after the cell, as in 0.41 with a raised
// "*n* = 929". Of the superscript and a footnote mark, the superscript comes first.
func (c Cell) Super(markup string) Cell { c.super = markup; return c }

// Note attaches a rich-text footnote.
func (c Cell) Note(text string) Cell {
	c.notes = append(append([]string(nil), c.notes...), text)
	return c
}

// From says which records the value was computed from, for example "asqa
// recomp@0.25 pg". HTML carries it as data-from, JSON as "from"; it is not printed.
func (c Cell) From(source string) Cell { c.source = source; return c }

func finite(what string, x float64) {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		panic(fmt.Sprintf("table: %s(%v): not a number to print; use Missing, or Undefined with the reason", what, x))
	}
}

func toCell(v any, column string) Cell {
	switch v := v.(type) {
	case Cell:
		return v
	case string:
		return Text(v)
	case int:
		return Count(v)
	case int64:
		return Cell{kind: kindNumber, style: styleGrouped, value: float64(v), integer: v}
	case float64:
		finite("Row", v)
		return Cell{kind: kindNumber, style: stylePlain, value: v}
	case bool:
		return Text(strconv.FormatBool(v))
	}
	panic(fmt.Sprintf("table: column %q: a cell of type %T; want a table.Cell, string, int, int64, float64 or bool", column, v))
}

// Escape turns data into rich text that shows it as it is, for captions, headers
// and group labels made from data: "us_n" is not u with a subscript.
func Escape(text string) string { return richtext.Escape(text) }
