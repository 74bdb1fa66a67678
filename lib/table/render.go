package table

// LaTeX returns a table environment (booktabs), or a longtable after Long.
func (t *Table) LaTeX() string { return "" }

// Tabular returns only the tabular environment, for a hand-made float.
func (t *Table) Tabular() string { return "" }

// HTML returns a fragment: a figure element with caption, table and notes. Its
// look comes from Style, which a page includes once.
func (t *Table) HTML() string { return "" }

// Page returns a complete HTML document with the table and its style.
func (t *Table) Page() string { return "" }

// Style returns the CSS that HTML's classes refer to.
func Style() string { return "" }

// Markdown returns a pipe table with caption and notes.
func (t *Table) Markdown() string { return "" }

// CSV returns RFC 4180 text with full-precision values.
func (t *Table) CSV() string { return "" }

// JSON returns the table as data, indented, keys in fixed order.
func (t *Table) JSON() []byte { return nil }

// String returns an aligned plain-text table, for printing from a script.
func (t *Table) String() string { return "" }
