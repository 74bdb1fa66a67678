package galley_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Imports point downward only. Each of our packages may import these of ours, and nothing else; a package that
// is not listed may import nothing of ours. A prefix ending in "/" stands for all below it.
var allowed = map[string][]string{
	"lib/table":                {"lib/decimal", "lib/richtext"},
	"lib/figure":               {"lib/decimal", "lib/richtext"},
	"lib/stats":                {},
	"lib/metric":               {},
	"lib/frame":                {},
	"lib/decimal":              {},
	"lib/richtext":             {},
	"lib/record":               {"lib/frame"},
	"lib/contrast":             {"lib/stats", "lib/frame", "lib/table", "lib/decimal", "lib/contrast", "lib/contrast/internal/"},
	"lib/contrast/calibration": {"lib/contrast", "lib/contrast/internal/", "lib/stats", "lib/frame"},
	"lib/published":            {"lib/frame", "lib/table", "lib/decimal", "lib/richtext"},
	"lib/frontier":             {"lib/frame", "lib/record", "lib/metric", "lib/stats", "lib/contrast", "lib/table", "lib/frontier/internal/"},
	"lib/readers":              {"lib/frame", "lib/record", "lib/metric", "lib/stats", "lib/contrast", "lib/table"},
	"lib/notebook":             {"lib/table", "lib/figure", "lib/record", "lib/published", "lib/frame", "lib/decimal", "lib/richtext"},
	"analyses/":                {"lib/"},
	"kernel/":                  {"kernel/", "lib/"},
}

func TestImportsPointDownward(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}}{{range .Imports}} {{.}}{{end}}`, "./...").CombinedOutput()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, out)
	}
	packages := 0
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		pkg, ours := strings.CutPrefix(words[0], "galley/")
		if !ours {
			continue
		}
		packages++
		for _, imported := range words[1:] {
			if imported == "galley" && pkg != "kernel/origin" {
				t.Errorf("%s imports the embedded source (ask kernel/origin)", pkg)
			}
			if target, ours := strings.CutPrefix(imported, "galley/"); ours && !mayImport(pkg, target) {
				t.Errorf("%s imports %s", pkg, target)
			}
		}
	}
	if packages < 20 {
		t.Fatalf("go list gave %d packages of ours", packages)
	}
}

func mayImport(pkg, target string) bool {
	for pattern, targets := range allowed {
		below := strings.HasSuffix(pattern, "/") && strings.HasPrefix(pkg, pattern)
		// An internal package may do what its parent may.
		inside := strings.HasPrefix(pkg, pattern+"/internal/")
		if pkg != pattern && !below && !inside {
			continue
		}
		for _, allowed := range targets {
			if target == allowed || strings.HasSuffix(allowed, "/") && strings.HasPrefix(target, allowed) {
				return true
			}
		}
	}
	return false
}

// ARCHITECTURE.md names every package that is not internal, so that nobody has to look for its room.
func TestArchitectureNamesEveryPackage(t *testing.T) {
	page, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "list", "./lib/...", "./kernel/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for _, pkg := range strings.Fields(string(out)) {
		pkg = strings.TrimPrefix(pkg, "galley/")
		if !strings.Contains(pkg, "/internal/") && !strings.Contains(string(page), "`"+pkg+"`") {
			t.Errorf("ARCHITECTURE.md does not name %s", pkg)
		}
	}
}

// The core builds without cgo, so that a binary runs on any machine of its kind.
func TestNoCgo(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "-f", `{{if .CgoFiles}}{{.ImportPath}}{{end}}`, "./kernel/cmd/galley").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for _, pkg := range strings.Fields(string(out)) {
		// The standard library has pure Go versions of its own for these.
		if strings.Contains(pkg, ".") {
			t.Errorf("%s needs cgo", pkg)
		}
	}
}
