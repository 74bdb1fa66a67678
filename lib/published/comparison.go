package published

import "galley/lib/table"

// Comparison is computed against published numbers.
type Comparison struct {
	ID        string
	Published string // name of the published table
	Keys      []string
	Columns   []string
	Cells     []Cell
	Simulated bool // computed from simulated records
}

// Outcome says how one cell compares.
type Outcome string

// Cell is one number on both sides.
type Cell struct {
	Key       []string
	Column    string
	Computed  string  // rounded to the published digits; "" when missing
	Value     float64 // computed, full precision; 0 when missing
	Published string  // as printed; "" when not given
	Outcome   Outcome
	Diff      float64 // computed minus published
	Units     float64 // Diff in units of the last printed digit
}

// Counts is how many cells fell under each outcome.
type Counts struct {
	Cells, Agree, Differ, OnlyComputed, OnlyPublished, BothMissing int
}

// Counts counts the outcomes.
func (c *Comparison) Counts() Counts { return Counts{} }

// Largest returns the n cells with the largest difference, largest first.
func (c *Comparison) Largest(n int) []Cell { return nil }

// Table returns the comparison as a table.
func (c *Comparison) Table() *table.Table { return nil }

// JSON returns the comparison as data, indented, keys in fixed order.
func (c *Comparison) JSON() []byte { return nil }
