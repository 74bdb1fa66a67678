package build

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"galley/kernel/child"
)

// memoRoot holds what is remembered between runs.
func (w *Workspace) memoRoot() string { return filepath.Join(w.State, "memo") }

// memory is where this build remembers results.
func (b *builder) memory() memoStore {
	if b.o.memo != "" {
		return memoStore{b.o.memo}
	}
	return memoStore{b.w.memoRoot()}
}

// memoLimit bounds the folder of remembered results; the least recently used go first.
const memoLimit = 512 << 20

// memoStore writes what children remember. It may be used from several goroutines:
// each entry is one file, replaced in one step.
type memoStore struct{ dir string }

func (m memoStore) put(key string, data []byte) {
	// A memory that cannot be written is no failure of the build.
	_ = WriteFile(filepath.Join(m.dir, child.MemoName(key)), child.SealMemo(data))
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
		}
	}
}
