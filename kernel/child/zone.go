package child

import (
	"os"
	"path/filepath"
	_ "time/tzdata" // an analysis knows the same time zones on every machine
)

// zoneFiles are where package time looks for the host's zone and for its table of zones.
var zoneFiles = []string{
	"/etc/localtime", "/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/locale/TZ", "/etc/zoneinfo",
}

// zone is the time zone of a child, and what it may read for it. A plain program sees what
// one that the go command starts would see; an analysis is in UTC and has the table of zones
// that galley carries.
func zone(kind string) (env []string, allow []access) {
	if kind != KindMain {
		return []string{"TZ=UTC"}, nil
	}
	files := zoneFiles
	if tz, ok := os.LookupEnv("TZ"); ok {
		env = []string{"TZ=" + tz}
		if filepath.IsAbs(tz) {
			files = append([]string{tz}, files...)
		}
	}
	for _, file := range files {
		if real, err := filepath.EvalSymlinks(file); err == nil {
			allow = append(allow, access{path: real})
		}
	}
	return env, allow
}
