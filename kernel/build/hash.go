package build

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"galley/lib/notebook"
	"galley/lib/record"
)

// hasher hashes files and remembers the hashes of files that have not changed since.
//
// A file counts as unchanged when size, modification time, change time and inode
// are as they were, and the change is old enough at the time of hashing that a later
// one could not have had the same time. Change times cannot be set by programs, so
// copying with old dates does not deceive it. Fresh turns the memory off.
type hasher struct {
	path  string // where it is remembered; "" for nowhere
	fresh bool

	mu    sync.Mutex
	known map[string]stamp
	dirty bool
}

// stamp identifies one version of a file by what stat says, with its hash.
type stamp struct {
	Size   int64  `json:"size"`
	MTime  int64  `json:"mtime"`
	CTime  int64  `json:"ctime"`
	Inode  uint64 `json:"inode"`
	Hashed int64  `json:"hashed"` // when
	SHA256 string `json:"sha256"`
}

func (s stamp) same(o stamp) bool {
	return s.Size == o.Size && s.MTime == o.MTime && s.CTime == o.CTime && s.Inode == o.Inode
}

// settled is how long before hashing a file's last change must lie.
const settled = 2 * time.Second

func newHasher(path string, fresh bool) *hasher {
	h := &hasher{path: path, fresh: fresh, known: map[string]stamp{}}
	if path == "" || fresh {
		return h
	}
	data, err := readRegular(path)
	if err != nil || json.Unmarshal(data, &h.known) != nil || h.known == nil {
		h.known = map[string]stamp{} // it is only a memory
	}
	return h
}

// save keeps what is known for the next build; what cannot be kept is hashed again then.
func (h *hasher) save() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.dirty || h.path == "" {
		return
	}
	for path := range h.known {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			delete(h.known, path)
		}
	}
	if data, err := json.Marshal(h.known); err == nil {
		h.dirty = WriteFile(h.path, data) != nil
	}
}

// file hashes one file and returns what stat said before it was read.
func (h *hasher) file(path string) (stamp, error) {
	info, err := os.Stat(path)
	if err != nil {
		return stamp{}, err
	}
	now := stampOf(info)
	h.mu.Lock()
	known, ok := h.known[path]
	h.mu.Unlock()
	if ok && !h.fresh && known.same(now) && known.CTime != 0 && known.CTime < known.Hashed-int64(settled) {
		return known, nil
	}
	now.Hashed = time.Now().UnixNano()
	if now.SHA256, _, err = record.HashFile(path); err != nil {
		return stamp{}, err
	}
	h.mu.Lock()
	h.known[path], h.dirty = now, true
	h.mu.Unlock()
	return now, nil
}

// snapshot is the content of an input at one time.
type snapshot struct {
	notebook.Input
	stamps map[string]stamp // by file name
}

// folder hashes an input's files in parallel. A folder that is not there has none.
func (h *hasher) folder(name, dir, ext string) (snapshot, error) {
	names, err := notebook.Files(dir, ext)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return snapshot{}, err
	}
	s := snapshot{Input: notebook.Input{Name: name}, stamps: map[string]stamp{}}
	stamps := make([]stamp, len(names))
	errs := make([]error, len(names))
	var wait sync.WaitGroup
	slots := make(chan struct{}, runtime.NumCPU())
	for i, file := range names {
		slots <- struct{}{}
		wait.Go(func() {
			stamps[i], errs[i] = h.file(filepath.Join(dir, filepath.FromSlash(file)))
			<-slots
		})
	}
	wait.Wait()
	if err := errors.Join(errs...); err != nil {
		return snapshot{}, err
	}
	for i, file := range names {
		s.stamps[file] = stamps[i]
		s.Files = append(s.Files, notebook.InputFile{Name: file, SHA256: stamps[i].SHA256})
	}
	s.Digest = notebook.Digest(s.Files)
	return s, nil
}
