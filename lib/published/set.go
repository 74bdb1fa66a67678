package published

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// Set is the published tables of one study, digits as printed.
type Set struct {
	dir    string
	tables []*Table // sorted by name
}

// Load reads every CSV file of a directory such as data/published/frontier. All
// that is wrong with a file is an error with its name and line.
func Load(dir string) (*Set, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("published: %w (the published numbers of a study are in data/published/<study>)", err)
	}
	s := &Set{dir: dir}
	for _, e := range entries {
		name, isCSV := strings.CutSuffix(e.Name(), ".csv")
		if !isCSV || name == "" || name[0] == '.' {
			continue
		}
		path := filepath.Join(dir, e.Name())
		data, err := readRegular(path)
		if err != nil {
			return nil, fmt.Errorf("%s: cannot be read: %w", path, err)
		}
		t, err := Parse(name, data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		s.tables = append(s.tables, t)
	}
	if len(s.tables) == 0 {
		return nil, fmt.Errorf("published: no CSV file in %s", dir)
	}
	sort.Slice(s.tables, func(i, j int) bool { return s.tables[i].name < s.tables[j].name })
	return s, nil
}

// readRegular reads a file that is one: opening a pipe would wait for a writer, and a
// device may have no end. The error does not name the file.
func readRegular(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return nil, errors.New("not a regular file")
	}
	var data []byte
	if err == nil {
		data, err = os.ReadFile(path)
	}
	var p *fs.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	return data, err
}

// NewSet makes a set of tables parsed elsewhere.
func NewSet(tables ...*Table) *Set {
	s := &Set{dir: "memory", tables: append([]*Table(nil), tables...)}
	sort.Slice(s.tables, func(i, j int) bool { return s.tables[i].name < s.tables[j].name })
	return s
}

// Names returns the names of the tables, sorted.
func (s *Set) Names() []string {
	names := make([]string, len(s.tables))
	for i, t := range s.tables {
		names[i] = t.name
	}
	return names
}

// Has tells whether there is a table of that name.
func (s *Set) Has(name string) bool {
	for _, t := range s.tables {
		if t.name == name {
			return true
		}
	}
	return false
}

// Table returns one table. It panics, with the names there are, when there is
// none of that name.
func (s *Set) Table(name string) *Table {
	for _, t := range s.tables {
		if t.name == name {
			return t
		}
	}
	panic(fmt.Sprintf("published: no table %q in %s; have %s", name, s.dir, strings.Join(s.Names(), ", ")))
}

// Fact returns the value, as printed, of a row of the table "facts" by its id,
// such as "F002". It panics when there is no such fact.
func (s *Set) Fact(id string) string {
	t := s.Table("facts")
	for i, have := range t.Texts("id") {
		if have == id {
			return t.Texts("value")[i]
		}
	}
	panic(fmt.Sprintf("published: no fact %q in %s", id, s.dir))
}
