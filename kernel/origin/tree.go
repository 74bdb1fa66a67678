package origin

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// module is the path that the imports of our own packages begin with.
const module = "galley"

// presentation says how results look and computes none that are remembered. It is no
// part of the origin of a package that only shows what it has computed by it.
const presentation = "galley/lib/table"

// tree is source by package.
type tree struct {
	files    fs.FS
	packages map[string][]string // import path → its files, without tests

	mu      sync.Mutex
	digests map[string]string   // file → SHA-256
	imports map[string][]string // import path → what it imports of ours
}

// newTree sorts the files that source.go embeds into packages. A file that is not Go
// belongs to the nearest package above it: whose else could have embedded it?
func newTree(files fs.FS) (*tree, error) {
	t := &tree{files: files, packages: map[string][]string{}, digests: map[string]string{}, imports: map[string][]string{}}
	names, err := embedded(files)
	if err != nil {
		return nil, err
	}
	var others []string
	for _, name := range names {
		switch {
		case path.Dir(name) == "." || strings.HasSuffix(name, "_test.go"):
		case strings.HasSuffix(name, ".go"):
			pkg := path.Join(module, path.Dir(name))
			t.packages[pkg] = append(t.packages[pkg], name)
		default:
			others = append(others, name)
		}
	}
	for _, name := range others {
		pkg := path.Join(module, path.Dir(name))
		for len(t.packages[pkg]) == 0 && pkg != "." {
			pkg = path.Dir(pkg)
		}
		t.packages[pkg] = append(t.packages[pkg], name)
	}
	return t, nil
}

var embedLine = regexp.MustCompile(`(?m)^//go:embed (.*)$`)

// embedded lists the files that match the patterns in source.go, each once: what is
// embedded in a binary, or would be in one that is built from a folder.
func embedded(files fs.FS) ([]string, error) {
	source, err := fs.ReadFile(files, "source.go")
	if err != nil {
		return nil, err
	}
	var names []string
	for _, line := range embedLine.FindAllStringSubmatch(string(source), -1) {
		for _, pattern := range strings.Fields(line[1]) {
			matched, err := fs.Glob(files, pattern)
			if err != nil {
				return nil, err
			}
			names = append(names, matched...)
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// digest is one hash over the files of some packages and of all of ours that they
// import, but for those named in without.
func (t *tree) digest(roots []string, without ...string) (string, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	seen := map[string]bool{}
	for _, pkg := range without {
		seen[pkg] = true
	}
	var lines []string
	for queue := slices.Clone(roots); len(queue) > 0; queue = queue[1:] {
		pkg := queue[0]
		if seen[pkg] {
			continue
		}
		seen[pkg] = true
		if len(t.packages[pkg]) == 0 {
			return "", fmt.Errorf("the binary does not carry the source of %s", pkg)
		}
		for _, name := range t.packages[pkg] {
			sum, err := t.fileDigest(name)
			if err != nil {
				return "", err
			}
			lines = append(lines, sum+"  "+name+"\n")
		}
		imports, err := t.importsOf(pkg)
		if err != nil {
			return "", err
		}
		queue = append(queue, imports...)
	}
	slices.Sort(lines)
	return sum([]byte(strings.Join(lines, ""))), nil
}

func (t *tree) fileDigest(name string) (string, error) {
	if known, ok := t.digests[name]; ok {
		return known, nil
	}
	data, err := fs.ReadFile(t.files, name)
	if err != nil {
		return "", err
	}
	t.digests[name] = sum(data)
	return t.digests[name], nil
}

// importsOf lists the packages of ours that a package imports on any machine: files
// for other systems count as well.
func (t *tree) importsOf(pkg string) ([]string, error) {
	if known, ok := t.imports[pkg]; ok {
		return known, nil
	}
	found := map[string]bool{}
	for _, name := range t.packages[pkg] {
		if !strings.HasSuffix(name, ".go") {
			continue
		}
		data, err := fs.ReadFile(t.files, name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, data, parser.ImportsOnly)
		if err != nil {
			return nil, err
		}
		for _, spec := range file.Imports {
			if target, err := strconv.Unquote(spec.Path.Value); err == nil && strings.HasPrefix(target, module+"/") {
				found[target] = true
			}
		}
	}
	var list []string
	for target := range found {
		list = append(list, target)
	}
	slices.Sort(list)
	t.imports[pkg] = list
	return list, nil
}

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}
