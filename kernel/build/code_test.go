package build

import (
	"os"
	"path/filepath"
	"testing"
)

// Compiled scripts are built from the source on disk: an edit there makes them stale, and
// not what this binary interprets.
func TestCompiledScriptsDependOnTheSourceOnDisk(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	w := &Workspace{Root: root}
	code := func(compiled bool) string {
		t.Helper()
		id, err := w.codeOf(compiled)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	interpreted := code(false)
	if code(true) != interpreted {
		t.Error("where there is no source, compiled scripts depend on something else")
	}
	write("source.go", "package galley\n\n//go:embed lib/*/*.go kernel/*/*/*.go\nvar Source embed.FS\n")
	write("go.mod", "module galley\n")
	write("go.sum", "")
	write("kernel/cmd/galley/main.go", "package main\n\nimport _ \"galley/lib/stats\"\n\nfunc main() {}\n")
	write("lib/stats/stats.go", "package stats\n")
	before := code(true)
	write("lib/stats/stats.go", "package stats\n\nconst Edited = true\n")
	if before == interpreted || code(true) == before {
		t.Error("an edit of the source on disk changes nothing for compiled scripts")
	}
	if code(false) != interpreted {
		t.Error("an edit of the source on disk changes what this binary interprets")
	}
}
