package build

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"galley/kernel/child"
)

func TestMemoIsTrimmedFromTheLeastRecentlyUsed(t *testing.T) {
	root := t.TempDir()
	old, cur := memoStore{filepath.Join(root, "old")}, memoStore{filepath.Join(root, "cur")}
	old.put("a", make([]byte, 1000)) // a file is 32 bytes longer: the checksum
	for i, key := range []string{"b", "c", "d"} {
		cur.put(key, make([]byte, 1000))
		when := time.Now().Add(time.Duration(i-9) * time.Hour)
		os.Chtimes(filepath.Join(cur.dir, child.MemoName(key)), when, when)
	}
	when := time.Now().Add(-24 * time.Hour)
	os.Chtimes(filepath.Join(old.dir, child.MemoName("a")), when, when)
	cur.used("b") // now the newest
	trimMemo(root, 2100)
	if _, err := os.Stat(filepath.Join(old.dir, child.MemoName("a"))); err == nil {
		t.Error("the oldest entry, in a folder of its own, is still there")
	}
	left, _ := os.ReadDir(cur.dir)
	if len(left) != 2 {
		t.Errorf("%d entries left, want 2", len(left))
	}
	for _, key := range []string{"b", "d"} {
		if _, err := os.Stat(filepath.Join(cur.dir, child.MemoName(key))); err != nil {
			t.Errorf("%s was trimmed", key)
		}
	}
}
