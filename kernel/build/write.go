package build

import (
	"bytes"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2/maybe"
)

// WriteFile replaces a file in one step, making its folder.
func WriteFile(path string, data []byte) error { return writeFile(path, data) }

func writeFile(path string, data []byte) error {
	_, err := replaceFile(path, data)
	return err
}

// replaceFile replaces a file in one step, making its folder: readers see the old or
// the new content, never half of it. A file that has the content already is left
// alone, and is not changed.
func replaceFile(path string, data []byte) (changed bool, err error) {
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, data) {
		return false, nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return false, err
	}
	return true, maybe.WriteFile(path, data, 0o644)
}
