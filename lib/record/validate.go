package record

// Validate checks a study's directory against its schemas and gives every fault.
// The error is for a directory that cannot be looked at.
func Validate(dir string, schemas []Schema) ([]Fault, error) { return nil, nil }
