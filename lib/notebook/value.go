package notebook

import (
	"strconv"

	"galley/lib/decimal"
	"galley/lib/table"
)

// Value gives a number (or a short text) for prose, spelled as it is to be printed.
// Prose names it as {{id}}; LaTeX as \galley{study/name:id}.
func (b *Book) Value(id, text string) {
	b.enter()
	defer b.mu.Unlock()
	b.claimID("value", id)
	b.emit(Event{Value: &Value{ID: id, Text: text, Cell: b.cell.N, Line: b.line()}})
}

// Number is Value for x rounded to digits decimals, by the rounding of lib/table
// (half to even on the decimal value, no "-0.00", a comma between thousands). NaN and
// infinities stop the run: show a missing number as such, with Value.
func (b *Book) Number(id string, x float64, digits int) {
	if x != x || x-x != 0 {
		stopf("value %q is not a number (%v); use Value with a text that says why", id, x)
	}
	b.Value(id, table.Grouped(x, digits))
}

// Count is Value for a whole number, with a comma between thousands.
func (b *Book) Count(id string, n int) { b.Value(id, decimal.Group(strconv.Itoa(n))) }

// Claim binds a statement of the prose to the results. When holds is false the run
// goes on, so that all broken claims are seen, and then fails, naming cell and line.
func (b *Book) Claim(id string, holds bool) {
	b.enter()
	defer b.mu.Unlock()
	b.claimID("claim", id)
	b.emit(Event{Claim: &Claim{ID: id, Holds: holds, Cell: b.cell.N, Line: b.line()}})
}
