package record

import (
	"sync"
)

// Memo keeps results of heavy steps between runs, by the hash of what they were
// computed from.
type Memo interface {
	Get(key string) ([]byte, bool)
	Put(key string, data []byte)
}

// Input is one file of records that was used.
type Input struct {
	Name   string // relative to the Source's directory, with slashes
	SHA256 string // lower-case hexadecimal
	Bytes  int64
}

// Source is the records of one study: a directory with one directory per table,
// each with any number of Parquet files. It may be used from several goroutines.
type Source struct {
	Study  string
	Dir    string // <records>/<study>
	Memo   Memo   // may be nil
	Limits Limits

	mu     sync.Mutex
	inputs []Input
	listed bool
}

// Open gives the source of a study below a directory of records.
func Open(records, study string) *Source { return nil }

// Table reads the named columns, or all, of every file of a table, in the order
// of the file names. Before a value is read each file's own schema is compared
// with what is asked. Errors name file, column and row.
func (s *Source) Table(schema Schema, columns ...string) (*Table, error) { return nil, nil }

// Simulated tells whether any file says that its records are simulated (the
// metadata key galley.simulated).
func (s *Source) Simulated() (bool, error) { return false, nil }

// Inputs lists every Parquet file of the study, sorted by name, with its hash.
func (s *Source) Inputs() ([]Input, error) { return nil, nil }

// Digest is the SHA-256 over the names and hashes of Inputs: it changes exactly
// when a file is added, removed, renamed or altered.
func (s *Source) Digest() (string, error) { return "", nil }
