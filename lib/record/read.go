package record

// ReadFile reads a Parquet file of any schema: the named columns, or all that
// are values or lists of values, with the schema taken from the file.
func ReadFile(path string, limits Limits, columns ...string) (*Table, error) { return nil, nil }
