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

// A table may have more files than a process may have open.
func TestManyShards(t *testing.T) {
	var old syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &old); err != nil {
		t.Skip(err)
	}
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}, Key: []string{"id"}}
	dir := t.TempDir()
	for i := range 150 {
		b := NewBuilder(schema)
		b.Text("id", fmt.Sprint(i)).End()
		if err := Write(filepath.Join(dir, "s", "t", fmt.Sprintf("p%03d.parquet", i)), b.Table(), nil); err != nil {
			t.Fatal(err)
		}
	}
	few := old
	few.Cur = 100
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &few); err != nil {
		t.Skip(err)
	}
	defer syscall.Setrlimit(syscall.RLIMIT_NOFILE, &old)
	table, err := Open(dir, "s").Table(schema)
	if err != nil || table.Rows() != 150 {
		t.Errorf("%v, want 150 rows", err)
	}
	if faults, err := Validate(filepath.Join(dir, "s"), []Schema{schema}); len(faults) > 0 || err != nil {
		t.Error(faults, err)
	}
}

// A file that another takes the place of between its footer and its values is an
// error, not a mixture.
func TestChangedWhileRead(t *testing.T) {
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}}
	path := filepath.Join(t.TempDir(), "a.parquet")
	write := func(id string) {
		b := NewBuilder(schema)
		b.Text("id", id).End()
		if err := Write(path, b.Table(), nil); err != nil {
			t.Fatal(err)
		}
	}
	write("old")
	o, err := openFile(path, "a.parquet", false)
	if err != nil {
		t.Fatal(err)
	}
	old, err := os.Open(path) // keeps its number from being used again
	if err != nil {
		t.Fatal(err)
	}
	defer old.Close()
	write("new")
	_, faults := read(schema, schema.Fields, []*opened{o}, Limits{}, false)
	if len(faults) != 1 || !strings.Contains(faults[0].Error(), "a.parquet, column id: was changed while it was read") {
		t.Error(faults)
	}
}
