package record

import (
	"errors"
	"fmt"
	"os"
	"sync"
)

// handle is a file that is open only while something reads it: a table may have
// more files than a process may have open.
type handle struct {
	path string

	mu    sync.Mutex
	info  os.FileInfo // of the file first opened: another in its place is an error
	f     *os.File
	users int
}

// acquire opens the file, or keeps it open, until release.
func (h *handle) acquire() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.users == 0 {
		f, info, err := openRegular(h.path)
		if err != nil {
			return fmt.Errorf("cannot be read: %w", unpath(err))
		}
		if h.info == nil {
			h.info = info
		} else if !os.SameFile(h.info, info) || h.info.Size() != info.Size() || !h.info.ModTime().Equal(info.ModTime()) {
			f.Close()
			return errors.New("was changed while it was read; try again")
		}
		h.f = f
	}
	h.users++
	return nil
}

func (h *handle) release() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.users--; h.users == 0 {
		h.f.Close()
	}
}

// ReadAt reads from the file, which must be acquired.
func (h *handle) ReadAt(p []byte, offset int64) (int, error) { return h.f.ReadAt(p, offset) }
