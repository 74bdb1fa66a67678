package record

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Memo keeps results of heavy steps between runs, by the hash of what they were
// computed from. A key that begins with the import path of the package that computes,
// and a blank, is forgotten when that package or what it imports changes; any other
// key, with any change of galley.
type Memo interface {
	Get(key string) ([]byte, bool)
	Put(key string, data []byte)
}

// Input is one file of records that was used.
type Input struct {
	Name   string `json:"name"`   // relative to the Source's directory, with slashes
	SHA256 string `json:"sha256"` // lower-case hexadecimal
	Bytes  int64  `json:"bytes"`
}

// Source is the records of one study: a directory with one directory per table,
// each with any number of Parquet files. It may be used from several goroutines.
type Source struct {
	Study  string
	Dir    string // <records>/<study>
	Memo   Memo   // may be nil
	Limits Limits
	Known  []Input // hashes that are known already: Inputs and Digest use them and hash nothing

	mu       sync.Mutex
	inputs   []Input
	hashed   bool
	verified map[string]stamp // files whose checksum was found right
}

// stamp tells whether a file is still the one that was looked at.
type stamp struct {
	size  int64
	mtime int64
}

// Open gives the source of a study below a directory of records.
func Open(records, study string) *Source {
	return &Source{Study: study, Dir: filepath.Join(records, study)}
}

// Table reads the named columns, or all, of every file of a table, in the order
// of the file names. Before a value is read each file's own schema is compared
// with what is asked; afterwards OneOf and, when all key columns were asked for,
// the uniqueness of the key are checked. The error is or wraps a Fault or Faults:
// file, column and row.
func (s *Source) Table(schema Schema, columns ...string) (*Table, error) {
	schema.must()
	fields := schema.pick(columns)
	files, err := s.open(schema.Table)
	if err != nil {
		return nil, err
	}
	t, faults := read(schema, fields, files, s.Limits, false)
	if len(faults) > 0 {
		return nil, s.several(faults)
	}
	if t.rows == 0 && !schema.Empty {
		return nil, Fault{File: s.show(schema.Table), Row: -1, What: "has no rows in any file"}
	}
	if faults := t.check(); len(faults) > 0 {
		return nil, s.several(faults)
	}
	return t, nil
}

// several gives a few faults, so that one look mends more than one, and says how to see
// all of them.
func (s *Source) several(faults Faults) error {
	if len(faults) == 1 {
		return faults[0]
	}
	return &someFaults{faults, s.Study}
}

// someFaults is several faults of a table that was read.
type someFaults struct {
	faults Faults
	study  string
}

// Error gives the first three faults and counts the rest.
func (e *someFaults) Error() string {
	const most = 3
	var texts []string
	for _, f := range e.faults[:min(most, len(e.faults))] {
		texts = append(texts, f.Error())
	}
	text := strings.Join(texts, "; ")
	if more := len(e.faults) - most; more > 0 {
		text += fmt.Sprintf(" (and %d more: `galley records validate %s` lists them all if galley knows the study)", more, e.study)
	}
	return text
}

// Unwrap gives all of them.
func (e *someFaults) Unwrap() error { return e.faults }

// open opens every file of a table, in the order of the names.
func (s *Source) open(table string) ([]*opened, error) {
	names, err := s.list(table)
	if err != nil {
		return nil, err
	}
	files := make([]*opened, len(names))
	errs := make([]error, len(names))
	parallel(len(names), func(i int) { files[i], errs[i] = s.openOne(names[i]) })
	var faults Faults
	for _, err := range errs {
		if f, ok := err.(Fault); ok {
			faults = append(faults, f)
		}
	}
	if len(faults) > 0 {
		return nil, faults
	}
	return files, nil
}

// openOne opens a file, sparing the checksum when it was right before and the
// file is still the same.
func (s *Source) openOne(name string) (*opened, error) {
	at := filepath.Join(s.Dir, filepath.FromSlash(name))
	var now stamp
	if info, err := os.Stat(at); err == nil {
		now = stamp{info.Size(), info.ModTime().UnixNano()}
	}
	s.mu.Lock()
	known := s.verified[name] == now && now.size > 0
	s.mu.Unlock()
	o, err := openFile(at, s.show(name), known)
	if err != nil {
		return nil, err
	}
	if o.verified {
		s.mu.Lock()
		if s.verified == nil {
			s.verified = map[string]stamp{}
		}
		s.verified[name] = now
		s.mu.Unlock()
	}
	return o, nil
}

// show gives a name below the source's directory as messages print it.
func (s *Source) show(name string) string { return path.Join(s.Study, name) }

// Simulated tells whether any file of the study says that its records are
// simulated: the metadata key galley.simulated is "true".
func (s *Source) Simulated() (bool, error) {
	names, err := s.all()
	if err != nil {
		return false, err
	}
	found := make([]bool, len(names))
	errs := make([]error, len(names))
	parallel(len(names), func(i int) {
		o, err := s.openOne(names[i])
		if err != nil {
			errs[i] = err
			return
		}
		value, _ := o.pq.Lookup(MetaSimulated)
		found[i] = value == "true"
	})
	for _, err := range errs {
		if err != nil {
			return false, err
		}
	}
	return slices.Contains(found, true), nil
}

// Inputs lists every Parquet file of the study, sorted by name, with its hash.
// It is computed once.
func (s *Source) Inputs() ([]Input, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.Known != nil {
		return slices.Clone(s.Known), nil
	}
	if s.hashed {
		return slices.Clone(s.inputs), nil
	}
	names, err := s.all()
	if err != nil {
		return nil, err
	}
	inputs := make([]Input, len(names))
	errs := make([]error, len(names))
	parallel(len(names), func(i int) {
		inputs[i].Name = names[i]
		inputs[i].SHA256, inputs[i].Bytes, errs[i] = HashFile(filepath.Join(s.Dir, filepath.FromSlash(names[i])))
	})
	for i, err := range errs {
		if err != nil {
			return nil, Fault{File: s.show(names[i]), Row: -1, What: "cannot be read: " + unpath(err).Error()}
		}
	}
	s.inputs, s.hashed = inputs, true
	return slices.Clone(inputs), nil
}

// Digest is the SHA-256 over one line "<sha256>  <name>" per file of Inputs, in
// their order: it changes exactly when a file is added, removed, renamed or
// altered. `sha256sum */*.parquet | sha256sum` gives the same.
func (s *Source) Digest() (string, error) {
	inputs, err := s.Inputs()
	if err != nil {
		return "", err
	}
	h := sha256.New()
	for _, in := range inputs {
		fmt.Fprintf(h, "%s  %s\n", in.SHA256, in.Name)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
