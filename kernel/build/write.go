package build

import (
	"bytes"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2/maybe"
)

// WriteFile replaces a file in one step, making its folder: readers see the old or the
// new content, never half of it. A file that has the content already is left alone.
func WriteFile(path string, data []byte) error {
	if old, err := readRegular(path); err == nil && bytes.Equal(old, data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return maybe.WriteFile(path, data, 0o644)
}
