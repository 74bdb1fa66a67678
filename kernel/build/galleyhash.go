package build

import (
	"debug/elf"
	"encoding/hex"
	"os"
	"strings"
	"sync"

	"galley/lib/notebook"
)

// galleyHash identifies the running binary by content. Any change of lib or kernel
// changes it, and so makes every analysis stale: the safe side.
var galleyHash = sync.OnceValues(func() (string, error) {
	exe, err := os.Executable()
	if err != nil {
		return "", err
	}
	if id := buildID(exe); id != "" {
		return id, nil
	}
	return notebook.HashFile(exe)
})

// buildID is the part of Go's build id that is a hash of the linked binary: it
// spares reading tens of megabytes. "" when the binary has none.
func buildID(exe string) string {
	f, err := elf.Open(exe)
	if err != nil {
		return ""
	}
	defer f.Close()
	section := f.Section(".note.go.buildid")
	if section == nil || section.Size > 4096 {
		return ""
	}
	note, err := section.Data()
	if err != nil || len(note) < 16 {
		return ""
	}
	// An ELF note: sizes of name and description, type, "Go\0\0", the description.
	parts := strings.Split(strings.TrimRight(string(note[16:]), "\x00"), "/")
	if len(parts) != 4 || len(parts[3]) < 16 {
		return ""
	}
	return "go-" + hex.EncodeToString([]byte(parts[3]))
}
