//go:build unix

package published_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"galley/lib/published"
)

// What is no file is said, and nothing waits for it.
func TestLoadNotRegular(t *testing.T) {
	for name, c := range map[string]struct {
		make func(path string) error
		want string
	}{
		"pipe":     {func(path string) error { return syscall.Mkfifo(path, 0o600) }, "not a regular file"},
		"folder":   {func(path string) error { return os.Mkdir(path, 0o755) }, "not a regular file"},
		"device":   {func(path string) error { return os.Symlink("/dev/zero", path) }, "not a regular file"},
		"dangling": {func(path string) error { return os.Symlink("nowhere", path) }, "no such file or directory"},
		"circle":   {func(path string) error { return os.Symlink(path, path) }, "too many levels"},
	} {
		path := filepath.Join(t.TempDir(), "facts.csv")
		if err := c.make(path); err != nil {
			t.Skip(err)
		}
		if _, err := published.Load(filepath.Dir(path)); err == nil || !strings.Contains(err.Error(), "facts.csv: cannot be read: "+c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
