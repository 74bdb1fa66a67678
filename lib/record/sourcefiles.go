package record

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// list gives the Parquet files of a table, relative to Dir, sorted.
func (s *Source) list(table string) ([]string, error) {
	missing := func(name, what string) error {
		return Fault{File: name, Row: -1, What: fmt.Sprintf("%s (`galley records import` makes records of your files, `galley records simulate %s` simulated ones if galley knows the study; --records DIR names another place)", what, s.Study)}
	}
	if _, err := os.Stat(s.Dir); err != nil {
		return nil, missing(s.Dir, "no records of this study: "+unpath(err).Error())
	}
	names, others, err := s.shards(table)
	if errors.Is(err, fs.ErrNotExist) {
		if tables := s.tables(); len(tables) > 0 {
			return nil, Fault{File: s.show(table), Row: -1, What: fmt.Sprintf("no such table; %s has %s (correct the schema's Table, or put Parquet files there)", s.Study, listed(tables))}
		}
	}
	if err != nil {
		return nil, missing(filepath.Join(s.Dir, table), "no such table: "+unpath(err).Error())
	}
	for _, other := range others {
		// Files that lie deeper, as other tools write partitions, must not go
		// missing without a word.
		if deeper, _, err := s.shards(other); err == nil && len(deeper) > 0 {
			return nil, Fault{File: s.show(other), Row: -1, What: fmt.Sprintf("is a directory with Parquet files (%s), which are not read there; move them up into %s", path.Base(deeper[0]), table)}
		}
	}
	if len(names) == 0 {
		return nil, missing(filepath.Join(s.Dir, table), "the directory has no .parquet file")
	}
	return names, nil
}

// tables lists the directories below Dir that have Parquet files in them, sorted.
func (s *Source) tables() []string {
	_, names, _ := s.shards("")
	return slices.DeleteFunc(names, func(name string) bool {
		files, _, err := s.shards(name)
		return err != nil || len(files) == 0
	})
}

// shards lists a directory below Dir: its Parquet files, sorted, and what else is
// there but hidden, both relative to Dir.
func (s *Source) shards(dir string) (files, others []string, err error) {
	entries, err := os.ReadDir(filepath.Join(s.Dir, filepath.FromSlash(dir)))
	if err != nil {
		return nil, nil, err
	}
	for _, e := range entries { // sorted by name
		switch name := path.Join(dir, e.Name()); {
		case strings.HasPrefix(e.Name(), "."):
		case strings.HasSuffix(e.Name(), ".parquet"):
			files = append(files, name)
		default:
			others = append(others, name)
		}
	}
	return files, others, nil
}

// all lists the Parquet files of every table of the study. A link to a directory
// counts as the directory, here as in list.
func (s *Source) all() ([]string, error) {
	entries, err := os.ReadDir(s.Dir)
	if err != nil {
		_, err := s.list("")
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			continue
		}
		info, err := os.Stat(filepath.Join(s.Dir, e.Name()))
		if err != nil || !info.IsDir() {
			continue // reading the table says what is wrong with it
		}
		files, _, err := s.shards(e.Name())
		if err != nil {
			return nil, Fault{File: filepath.Join(s.Dir, e.Name()), Row: -1, What: unpath(err).Error()}
		}
		names = append(names, files...)
	}
	slices.Sort(names)
	return names, nil
}

// openRegular opens a file for reading unless it is a directory, pipe or device:
// opening a pipe would wait for a writer, reading a device may never end.
func openRegular(path string) (*os.File, os.FileInfo, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, nil, &os.PathError{Op: "open", Path: path, Err: errors.New("not a regular file")}
	}
	f, err := os.Open(path)
	return f, info, err
}

// HashFile gives the SHA-256 of a file's bytes and their number.
func HashFile(path string) (sum string, bytes int64, err error) {
	f, _, err := openRegular(path)
	if err != nil {
		return "", 0, err
	}
	defer f.Close()
	h := sha256.New()
	n, err := io.CopyBuffer(h, struct{ io.Reader }{f}, make([]byte, 1<<18))
	if err != nil {
		return "", 0, err
	}
	return hex.EncodeToString(h.Sum(nil)), n, nil
}
