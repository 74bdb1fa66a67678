//go:build unix

package record

import (
	"fmt"
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

// The same of what is imported; a pipe that the shell writes to is read.
func TestImportNotRegular(t *testing.T) {
	dir := t.TempDir()
	pipe, folder, dangling := filepath.Join(dir, "pipe.csv"), filepath.Join(dir, "folder.csv"), filepath.Join(dir, "dangling.csv")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no named pipes here: ", err)
	}
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("nowhere", dangling); err != nil {
		t.Skip("no links here: ", err)
	}
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}}
	for path, want := range map[string]string{
		pipe: "pipe.csv: cannot be read: not a regular file", folder: "folder.csv: cannot be read: not a regular file",
		"/dev/zero": "zero: cannot be read: not a regular file", dangling: "dangling.csv: cannot be read: no such file or directory",
	} {
		if _, err := Import(schema, ImportOptions{Files: []string{path}, Format: "csv"}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", path, err)
		}
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	w.WriteString("id\na\n")
	w.Close()
	path := fmt.Sprintf("/dev/fd/%d", r.Fd())
	if _, err := os.Stat(path); err != nil {
		t.Skip("no /dev/fd here: ", err)
	}
	if table, err := Import(schema, ImportOptions{Files: []string{path}, Format: "csv"}); err != nil || table.Rows() != 1 {
		t.Errorf("a pipe of the shell: %v", err)
	}
}
