package record

// ImportOptions says how the columns of CSV or JSONL files become fields.
type ImportOptions struct {
	Files     []string          // read one after the other
	Format    string            // "csv", "tsv" or "jsonl"; "": by each file's extension
	Columns   map[string]string // field → column (JSON: a.b for nested); a field not named here has the column of its own name
	Constants map[string]string // field → the same text in every row
	Wide      string            // "pred_*": each column that matches gives a row of its own
	WideName  string            // field that receives what * stood for
	WideValue string            // field that receives the cell
	Split     map[string]string // list field → separator inside a CSV cell
	Missing   []string          // texts that mean missing beside a blank cell, such as "NA"
	Empty     []string          // text fields in which a blank CSV cell is an empty text, not missing
}

// Import reads CSV or JSONL files into a table of the schema.
func Import(schema Schema, options ImportOptions) (*Table, error) { return nil, nil }
