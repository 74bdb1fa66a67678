package rt

import (
	"strconv"
	"strings"
	"time"
)

// LoadLocation is time.LoadLocation for what does not hang on the host's table of time zones.
func (m *Machine) LoadLocation(name string) (*time.Location, error) {
	if name != "" && name != "UTC" && name[0] != '/' && name[0] != '\\' && !strings.Contains(name, "..") {
		m.refuse("name", "time.LoadLocation("+strconv.Quote(name)+")")
	}
	return time.LoadLocation(name)
}
