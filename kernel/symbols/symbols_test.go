package symbols

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"galley/kernel/symbols/policy"
)

func TestEveryPackageLoads(t *testing.T) {
	for _, path := range append(append([]string(nil), policy.Standard...), policy.Library...) {
		pkg, ok := Load(path)
		if !ok {
			t.Errorf("%s has no table", path)
			continue
		}
		for name, v := range pkg.Values {
			if !v.IsValid() {
				t.Errorf("%s.%s has no value", path, name)
			}
		}
	}
}

func TestLibraryIsNotGeneric(t *testing.T) {
	for _, path := range policy.Library {
		if pkg, _ := Load(path); len(pkg.Generic) > 0 {
			t.Errorf("%s exports generics, which scripts cannot use: %v", path, pkg.Generic)
		}
	}
}

// TestTablesAreCurrent runs the generator and compares: every exported name is in its table.
func TestTablesAreCurrent(t *testing.T) {
	tool, err := exec.LookPath("go")
	if err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal("no go command")
		}
		t.Skip("no go command to generate with")
	}
	dir := t.TempDir()
	if out, err := exec.Command(tool, "run", "./gen", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	made, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(made) < 2 {
		t.Fatal("the generator made nothing")
	}
	for _, path := range made {
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(filepath.Base(path)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not current (go generate ./kernel/symbols)", filepath.Base(path))
		}
	}
	have, _ := filepath.Glob("zz_*.go")
	if len(have)+1 != len(made) {
		t.Errorf("%d tables here, %d generated", len(have), len(made)-1)
	}
}
