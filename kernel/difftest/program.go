package difftest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Program is one program of the corpus.
type Program struct {
	Name   string // section/name
	Path   string // its file
	Source []byte // the file without the recorded result
	Want   Result // what the compiler's binary did
	Golden bool   // whether a result was recorded
}

// Load reads every program of dir, sorted by name.
func Load(dir string) ([]Program, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*", "*.go"))
	if err != nil {
		return nil, err
	}
	var programs []Program
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		source, want, golden, err := splitGolden(content)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		section := filepath.Base(filepath.Dir(path))
		programs = append(programs, Program{
			Name:   section + "/" + strings.TrimSuffix(filepath.Base(path), ".go"),
			Path:   path,
			Source: source,
			Want:   want,
			Golden: golden,
		})
	}
	return programs, nil
}

// Record writes the program's file anew, with result at its end.
func (p Program) Record(result Result) error {
	comment, err := formatGolden(result)
	if err != nil {
		return fmt.Errorf("%s: %w", p.Name, err)
	}
	content := strings.TrimRight(string(p.Source), "\n") + "\n\n" + comment
	return os.WriteFile(p.Path, []byte(content), 0o644)
}
