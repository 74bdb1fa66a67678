package published

import "galley/lib/frame"

// Set is the published tables of one study, digits as printed.
type Set struct {
	dir    string
	tables []*Table
}

// Table is one published table. Cells are text exactly as printed; "" is a value
// that is not given or undefined.
type Table struct {
	name    string
	columns []string
	rows    [][]string
}

// Load reads every CSV file of a directory such as data/published/frontier.
func Load(dir string) (*Set, error) { return &Set{dir: dir}, nil }

// Names returns the names of the tables, sorted.
func (s *Set) Names() []string { return nil }

// Table returns one table, panicking with the names there are when it is unknown.
func (s *Set) Table(name string) *Table { return nil }

// Compare compares computed, cell by cell, with the published table of that name.
func (s *Set) Compare(name string, computed *frame.Frame, keys []string, columns []string) *Comparison {
	return nil
}

// Name returns the table's name, the file's without ".csv".
func (t *Table) Name() string { return t.name }

// Columns returns the column names in the order printed.
func (t *Table) Columns() []string { return t.columns }

// Len returns the number of rows.
func (t *Table) Len() int { return len(t.rows) }

// Texts returns a column as printed.
func (t *Table) Texts(column string) []string { return nil }

// Frame returns the whole table as texts, "" as missing.
func (t *Table) Frame() *frame.Frame { return nil }
