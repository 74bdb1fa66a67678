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
	for line := range bytes.Lines(trace) {
		line = bytes.TrimSpace(line)
		end := bytes.Index(line, []byte(".go:"))
		if end < 0 || !isScript(string(line[:end+3]), script) {
			continue
		}
		digits := line[end+4:]
		if space := bytes.IndexAny(digits, " \t:"); space >= 0 {
			digits = digits[:space]
		}
		if n, err := strconv.Atoi(string(digits)); err == nil {
			return n
		}
	}
	return 0
}

// CompiledFolder is where compiled scripts seem to lie, below analyses/, each in a
// folder of its own.
const CompiledFolder = ".galley-compiled"

// isScript tells whether a file named in a trace is the script.
func isScript(file, script string) bool {
	end := tail(script)
	if strings.HasSuffix("/"+file, end) && (strings.Count(end, "/") > 1 || !strings.Contains(file, "/")) {
		return true // a bare name is no file of the run time: stack.go, run.go
	}
	return strings.Contains(file, "/"+CompiledFolder+"/") && path.Base(file) == path.Base(filepath.ToSlash(script))
}

// tail is the end of a script's path that tells it from other files: up to three
// elements, since lib/study/name.go is not analyses/study/name.go.
func tail(script string) string {
	parts := strings.Split(strings.TrimLeft(filepath.ToSlash(script), "/"), "/")
	return "/" + path.Join(parts[max(0, len(parts)-3):]...)
}
