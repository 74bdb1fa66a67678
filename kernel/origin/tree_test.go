package origin

import (
	"maps"
	"testing"
	"testing/fstest"
)

// A module of three packages: command → stats, and another that nothing imports.
var small = map[string]string{
	"source.go":                   "package galley\n\n//go:embed go.mod source.go lib/*/*.go lib/*/*/*.txt\n//go:embed kernel/*/*/*.go\nvar Source embed.FS\n",
	"go.mod":                      "module galley\n",
	"kernel/cmd/galley/main.go":   "package main\n\nimport _ \"galley/lib/stats\"\n\nfunc main() {}\n",
	"kernel/cmd/galley/x_test.go": "package main\n",
	"lib/stats/mean.go":           "package stats\n\nimport \"math\"\n\nvar Pi = math.Pi\n",
	"lib/stats/mean_windows.go":   "package stats\n\nimport _ \"galley/lib/frame\"\n",
	"lib/stats/tables/normal.txt": "0.5\n",
	"lib/frame/frame.go":          "package frame\n",
	"lib/table/table.go":          "package table\n",
}

func digestOf(t *testing.T, files map[string]string, roots []string, without ...string) string {
	t.Helper()
	m := fstest.MapFS{}
	for name, text := range files {
		m[name] = &fstest.MapFile{Data: []byte(text)}
	}
	tr, err := newTree(m)
	if err != nil {
		t.Fatal(err)
	}
	d, err := tr.digest(roots, without...)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDigestChangesWithWhatCounts(t *testing.T) {
	roots := []string{"galley/kernel/cmd/galley"}
	was := digestOf(t, small, roots)
	for name, counts := range map[string]bool{
		"kernel/cmd/galley/main.go":   true,
		"lib/stats/mean.go":           true,
		"lib/stats/mean_windows.go":   true, // other systems' files count everywhere: one origin on all
		"lib/stats/tables/normal.txt": true, // embedded by stats
		"lib/frame/frame.go":          true, // imported by an import
		"lib/table/table.go":          false,
		"kernel/cmd/galley/x_test.go": false,
	} {
		edited := maps.Clone(small)
		edited[name] += "\n"
		if changed := digestOf(t, edited, roots) != was; changed != counts {
			t.Errorf("%s edited: the digest changes: %v, want %v", name, changed, counts)
		}
	}
	moved := maps.Clone(small)
	moved["lib/stats/median.go"] = moved["lib/stats/mean.go"]
	delete(moved, "lib/stats/mean.go")
	if digestOf(t, moved, roots) == was {
		t.Error("a renamed file gives the same digest: the order of package variables may differ")
	}
}

func TestDigestWithout(t *testing.T) {
	files := maps.Clone(small)
	files["lib/stats/show.go"] = "package stats\n\nimport _ \"galley/lib/table\"\n"
	edited := maps.Clone(files)
	edited["lib/table/table.go"] += "\n"
	stats := []string{"galley/lib/stats"}
	if digestOf(t, files, stats) == digestOf(t, edited, stats) {
		t.Error("an import does not count")
	}
	if digestOf(t, files, stats, "galley/lib/table") != digestOf(t, edited, stats, "galley/lib/table") {
		t.Error("an import that is left out counts")
	}
}

func TestDigestOfWhatIsNotThere(t *testing.T) {
	tr, err := newTree(fstest.MapFS{"source.go": {}})
	if err != nil {
		t.Fatal(err)
	}
	if d, err := tr.digest([]string{"galley/lib/stats"}); err == nil {
		t.Errorf("a digest %s of nothing", d)
	}
}
