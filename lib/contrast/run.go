package contrast

import "errors"

// Memo keeps bytes under a key; record.Memo has the same methods.
type Memo interface {
	Get(key string) ([]byte, bool)
	Put(key string, data []byte)
}

// Run is RunErr for scripts: it panics with the error.
func (f Family) Run(src Source) *Results {
	results, err := f.RunErr(src)
	if err != nil {
		panic(err)
	}
	return results
}

// RunErr estimates every contrast of the family from the samples of src.
func (f Family) RunErr(src Source) (*Results, error) {
	return nil, errors.New("contrast: not yet")
}
