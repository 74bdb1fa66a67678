package build

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"time"

	"galley/kernel/child"
)

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

// trim brings the folder below its limit.
func (m memoStore) trim(limit int64) {
	entries, err := os.ReadDir(m.dir)
	if err != nil {
		return
	}
	type item struct {
		path string
		size int64
		when time.Time
	}
	var items []item
	var total int64
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			items = append(items, item{filepath.Join(m.dir, e.Name()), info.Size(), info.ModTime()})
			total += info.Size()
		}
	}
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
