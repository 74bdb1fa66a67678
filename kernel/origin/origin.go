package origin

import (
	"fmt"
	"os"
	"strings"
	"sync"

	"galley"
)

// command is the package whose imports are all of galley that a build runs.
const command = module + "/kernel/cmd/galley"

var source = sync.OnceValues(func() (*tree, error) { return newTree(galley.Source) })

// Binary identifies everything in this binary that can change a result.
var Binary = sync.OnceValues(func() (string, error) {
	t, err := source()
	if err != nil {
		return "", err
	}
	return t.identify([]string{command})
})

// Folder is what Binary would be in a binary built, the same way, from the source in a
// folder: compiled scripts are built from there.
func Folder(root string) (string, error) {
	t, err := newTree(os.DirFS(root))
	if err != nil {
		return "", err
	}
	return t.identify([]string{command})
}

// Package identifies what the numbers of one of our packages depend on: its source,
// that of all it imports of ours, and the toolchain. How a table looks is no number.
func Package(path string) (string, error) {
	if !strings.HasPrefix(path, module+"/") {
		return "", fmt.Errorf("%s is no package of galley", path)
	}
	t, err := source()
	if err != nil {
		return "", err
	}
	return t.identify([]string{path}, presentation)
}

func (t *tree) identify(roots []string, without ...string) (string, error) {
	code, err := t.digest(roots, without...)
	if err != nil {
		return "", err
	}
	made, err := toolchain(t.files)
	if err != nil {
		return "", err
	}
	return sum([]byte(made + code)), nil
}
