package child

import (
	"bytes"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// stackLine finds, in a Go stack trace, the first frame that lies in the script
// and returns its line; 0 when there is none. Traces of trimmed builds name files
// as galley/analyses/study/name.go, so the end of the name is compared.
func stackLine(trace []byte, script string) int {
	want := tail(script)
	for line := range bytes.Lines(trace) {
		line = append([]byte("/"), bytes.TrimSpace(line)...)
		at := bytes.Index(line, []byte(want+":"))
		if at < 0 {
			continue
		}
		digits := line[at+len(want)+1:]
		if end := bytes.IndexAny(digits, " \t"); end >= 0 {
			digits = digits[:end]
		}
		if n, err := strconv.Atoi(string(digits)); err == nil {
			return n
		}
	}
	return 0
}

// tail is the end of a script's path that tells it from other files: up to three
// elements, since lib/study/name.go is not analyses/study/name.go.
func tail(script string) string {
	parts := strings.Split(strings.TrimLeft(filepath.ToSlash(script), "/"), "/")
	return "/" + path.Join(parts[max(0, len(parts)-3):]...)
}
