package child

import (
	"bytes"
	"path"
	"path/filepath"
	"strconv"
)

// stackLine finds, in a Go stack trace, the first frame that lies in the script
// and returns its line; 0 when there is none. Traces of trimmed builds name files
// as galley/analyses/study/name.go, so the last two elements are compared.
func stackLine(trace []byte, script string) int {
	script = filepath.ToSlash(script)
	want := path.Base(script)
	if dir := path.Base(path.Dir(script)); dir != "." && dir != "/" {
		want = dir + "/" + want
	}
	for line := range bytes.Lines(trace) {
		line = bytes.TrimSpace(line)
		at := bytes.Index(line, []byte(want+":"))
		if at < 0 || (at > 0 && line[at-1] != '/') {
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
