package build

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"galley/kernel/child"
	"galley/lib/notebook"
)

// memoRoot holds what is remembered between runs.
func (w *Workspace) memoRoot() string { return filepath.Join(w.State, "memo") }

// memory is the part of it that this code has computed; other code may compute
// otherwise, and starts anew. For the interpreter that code is this binary. Compiled
// scripts are built with the lib on disk, which may be newer than the binary.
func (b *builder) memory() (memoStore, error) {
	if b.o.memo != "" {
		return memoStore{b.o.memo}, nil
	}
	code, err := galleyHash()
	if b.o.Compiled {
		code, err = b.libHash()
	}
	if err != nil {
		return memoStore{}, err
	}
	return memoStore{filepath.Join(b.w.memoRoot(), hashBytes([]byte(code))[:16])}, nil
}

// libHash identifies the source of everything that a compiled script calls.
func (b *builder) libHash() (string, error) {
	lib := filepath.Join(b.w.Root, "lib")
	names, err := notebook.Files(lib, "")
	if err != nil {
		return "", err
	}
	files := []notebook.InputFile{{Name: runtime.Version()}}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata/") {
			continue
		}
		s, err := b.hashes.file(filepath.Join(lib, filepath.FromSlash(name)))
		if err != nil {
			return "", err
		}
		files = append(files, notebook.InputFile{Name: name, SHA256: s.SHA256})
	}
	if s, err := b.hashes.file(filepath.Join(b.w.Root, "go.sum")); err == nil {
		files = append(files, notebook.InputFile{Name: "go.sum", SHA256: s.SHA256})
	}
	return notebook.Digest(files), nil
}

// memoLimit bounds the folder of remembered results; the least recently used go first.
const memoLimit = 512 << 20

// memoStore writes what children remember. It may be used from several goroutines:
// each entry is one file, replaced in one step.
type memoStore struct{ dir string }

func (m memoStore) put(key string, data []byte) {
	// A memory that cannot be written is no failure of the build.
	_ = writeFile(filepath.Join(m.dir, child.MemoName(key)), child.SealMemo(data))
}

func (m memoStore) used(key string) {
	now := time.Now()
	_ = os.Chtimes(filepath.Join(m.dir, child.MemoName(key)), now, now)
}

// trimMemo brings everything remembered below a limit, the least recently used first.
func trimMemo(root string, limit int64) {
	type item struct {
		path string
		size int64
		when time.Time
	}
	var items []item
	var total int64
	_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil // what cannot be read cannot be trimmed
		}
		if info, err := d.Info(); err == nil {
			items = append(items, item{path, info.Size(), info.ModTime()})
			total += info.Size()
		}
		return nil
	})
	slices.SortFunc(items, func(a, b item) int { return cmp.Or(a.when.Compare(b.when), cmp.Compare(a.path, b.path)) })
	for _, it := range items {
		if total <= limit {
			return
		}
		if os.Remove(it.path) == nil {
			total -= it.size
			_ = os.Remove(filepath.Dir(it.path)) // when it was the last
		}
	}
}
