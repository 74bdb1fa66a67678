package record

// Describe gives the schemas as Markdown: per table what a row is, its key, and
// each field with type, unit and meaning.
func Describe(schemas []Schema) string { return "" }
