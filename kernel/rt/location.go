package rt

import (
	"errors"
	"io/fs"
	"time"
)

// LoadLocation is time.LoadLocation. A child may not read all the places where package time
// looks for a zone; one that it does not find elsewhere is unknown.
func (m *Machine) LoadLocation(name string) (*time.Location, error) {
	at, err := time.LoadLocation(name)
	if errors.Is(err, fs.ErrPermission) {
		return nil, errors.New("unknown time zone " + name)
	}
	return at, err
}
