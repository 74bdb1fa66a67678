//go:build unix

package record

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A pipe, a directory or a device in place of a file is said; nothing waits for it.
func TestNotRegular(t *testing.T) {
	dir := t.TempDir()
	at := filepath.Join(dir, "s", "t")
	if err := os.MkdirAll(at, 0o755); err != nil {
		t.Fatal(err)
	}
	pipe := filepath.Join(at, "pipe.parquet")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no named pipes here: ", err)
	}
	src := Open(dir, "s")
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}}
	for name, try := range map[string]func() error{
		"Table":     func() error { _, err := src.Table(schema); return err },
		"Digest":    func() error { _, err := src.Digest(); return err },
		"Simulated": func() error { _, err := src.Simulated(); return err },
		"ReadFile":  func() error { _, err := ReadFile(pipe, Limits{}); return err },
	} {
		if err := try(); err == nil || !strings.Contains(err.Error(), "pipe.parquet: cannot be read: not a regular file") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
