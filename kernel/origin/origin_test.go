package origin

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"galley"
)

const moduleRoot = "../.."

func goCommand(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = moduleRoot
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, exit.Stderr)
		}
		t.Fatal(err)
	}
	return string(out)
}

// Whatever the command links of ours is embedded, for any system: a package or an
// embedded file that the patterns of source.go miss would not count.
func TestEverythingLinkedIsEmbedded(t *testing.T) {
	linked := map[string]bool{}
	packages := json.NewDecoder(strings.NewReader(goCommand(t, "list", "-deps", "-json", "./kernel/cmd/galley")))
	for {
		var p struct {
			ImportPath                                                            string
			Module                                                                *struct{ Main bool }
			GoFiles, CgoFiles, CFiles, HFiles, SFiles, IgnoredGoFiles, EmbedFiles []string
		}
		if err := packages.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if p.Module == nil || !p.Module.Main || p.ImportPath == module {
			continue
		}
		dir := strings.TrimPrefix(p.ImportPath, module+"/")
		for _, list := range [][]string{p.GoFiles, p.CgoFiles, p.CFiles, p.HFiles, p.SFiles, p.IgnoredGoFiles, p.EmbedFiles} {
			for _, name := range list {
				if !strings.HasSuffix(name, "_test.go") {
					linked[path.Join(dir, name)] = true
				}
			}
		}
	}
	if len(linked) < 100 {
		t.Fatalf("go list names %d files", len(linked))
	}
	for name := range linked {
		if _, err := fs.Stat(galley.Source, name); err != nil {
			t.Errorf("%s is linked and not embedded: add a pattern to source.go", name)
		}
	}
	// The walk over the imports finds them, too: an edit of any changes the digest.
	tr, err := source()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tr.digest([]string{command}); err != nil {
		t.Fatal(err)
	}
	for name := range linked {
		if tr.digests[name] == "" {
			t.Errorf("%s is embedded and not part of the digest", name)
		}
	}
}

// What is built from the folder that this test was built from has its origin.
func TestFolder(t *testing.T) {
	folder, err := Folder(moduleRoot)
	if err != nil {
		t.Fatal(err)
	}
	binary, err := Binary()
	if err != nil {
		t.Fatal(err)
	}
	if folder != binary {
		t.Errorf("the folder has the origin %s, the binary built from it %s", folder, binary)
	}
	if _, err := Folder(t.TempDir()); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an empty folder: error %v", err)
	}
}

// show is what the program prints that shows its origins: by go run, or built with flags.
func show(t *testing.T, flags ...string) string {
	t.Helper()
	const program = "./kernel/origin/testdata/show"
	if flags == nil {
		return goCommand(t, "run", program)
	}
	binary := filepath.Join(t.TempDir(), "show")
	goCommand(t, append(append([]string{"build", "-o", binary}, flags...), program)...)
	out, err := exec.Command(binary).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func TestGoRunAndGoBuildHaveOneOrigin(t *testing.T) {
	ran := show(t)
	if len(strings.Fields(ran)) != 2 {
		t.Fatalf("the program printed %q", ran)
	}
	if built := show(t, "-buildvcs=false"); built != ran {
		t.Errorf("go build gives another origin than go run:\n%s%s", built, ran)
	}
	if stripped := show(t, "-buildvcs=false", "-ldflags=-s -w"); stripped != ran {
		t.Errorf("a stripped binary has another origin:\n%s%s", stripped, ran)
	}
}

// An edit is made by an overlay: nothing on disk is touched.
func TestEditedSourceHasAnotherOrigin(t *testing.T) {
	edit := func(file string) string {
		path, err := filepath.Abs(filepath.Join(moduleRoot, file))
		if err != nil {
			t.Fatal(err)
		}
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		edited := filepath.Join(dir, "edited.go")
		if err := os.WriteFile(edited, append(source, "\n// Edited.\n"...), 0o644); err != nil {
			t.Fatal(err)
		}
		overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{path: edited}})
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "overlay.json"), overlay, 0o644); err != nil {
			t.Fatal(err)
		}
		return show(t, "-buildvcs=false", "-overlay="+filepath.Join(dir, "overlay.json"))
	}
	was := strings.Fields(show(t, "-buildvcs=false"))
	// The first is the origin of the whole, the second that of the calibration.
	for file, changes := range map[string][2]bool{
		"lib/stats/doc.go":          {true, true},
		"lib/table/doc.go":          {true, false},
		"lib/stats/example_test.go": {false, false},
	} {
		is := strings.Fields(edit(file))
		if got := [2]bool{is[0] != was[0], is[1] != was[1]}; got != changes {
			t.Errorf("%s edited: other origins %v, want %v", file, got, changes)
		}
	}
}

func TestTrimmedBinaryHasTheSameOrigin(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("compiles the standard library anew; set GALLEY_SLOW=1")
	}
	if trimmed, ran := show(t, "-trimpath", "-buildvcs=false"), show(t); trimmed != ran {
		t.Errorf("a trimmed binary has another origin:\n%s%s", trimmed, ran)
	}
}

func TestPackageIsOneOfOurs(t *testing.T) {
	for _, path := range []string{"", "galley", "galley/lib/nothing", "example.org/lib"} {
		if id, err := Package(path); err == nil {
			t.Errorf("%q has the origin %s", path, id)
		}
	}
}
