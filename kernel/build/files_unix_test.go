//go:build unix

package build

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A link among the figures is replaced by the file and what it points at left alone; a
// file that may not be written is replaced as well; a pipe in a file's place is said.
// Nothing waits for a pipe, by whatever name it is met.
func TestOutputsThatAreNoPlainFiles(t *testing.T) {
	w := workspace(t, "plain")
	build(t, w, Options{})
	before := tree(t, w.Out)
	dir := filepath.Join(w.Out, "toys", "plain")
	elsewhere := filepath.Join(t.TempDir(), "precious")
	replace := func(name string, do func(path string) error) {
		path := filepath.Join(dir, name)
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		if err := do(path); err != nil {
			t.Skip(err)
		}
	}
	if err := os.WriteFile(elsewhere, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	replace("plain.md", func(path string) error { return os.Symlink(elsewhere, path) })
	replace("plain.csv", func(path string) error { return os.Symlink("nowhere", path) })
	replace("plain.tex", func(path string) error { return os.WriteFile(path, nil, 0o400) })
	wantStatus(t, build(t, w, Options{}), "toys/plain built")
	sameTree(t, before, tree(t, w.Out))
	if mine, err := os.ReadFile(elsewhere); err != nil || string(mine) != "mine" {
		t.Errorf("written through a link: %q (%v)", mine, err)
	}

	pipe := func(path string) error { return syscall.Mkfifo(path, 0o600) }
	replace("plain.html", pipe)
	r := build(t, w, Options{})
	wantStatus(t, r, "toys/plain failed")
	if f := r.Results[0].Failure; f == nil || !strings.Contains(f.Error(), "not a regular file (move away plain.html, which is in its place, then build again)") {
		t.Errorf("%v", f)
	}
	if err := os.Remove(filepath.Join(dir, "plain.html")); err != nil {
		t.Fatal(err)
	}
	wantStatus(t, build(t, w, Options{}), "toys/plain built")

	manifest := filepath.Join(w.Out, ManifestName)
	if err := os.Remove(manifest); err != nil {
		t.Fatal(err)
	}
	if err := pipe(manifest); err != nil {
		t.Skip(err)
	}
	if _, err := ReadManifest(w.Out); err == nil || !strings.Contains(err.Error(), "MANIFEST.json cannot be read: not a regular file") {
		t.Errorf("%v", err)
	}
}
