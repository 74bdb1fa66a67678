package build

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// stage is a set of files that are to appear together: each is written in full beside
// its place first, so that a full disk shows before any old file is replaced.
type stage struct {
	files []staged
}

type staged struct{ temp, target string }

// add writes a file beside its place. One that has the content already is left alone.
func (s *stage) add(target string, data []byte) (changed bool, err error) {
	if old, err := readRegular(target); err == nil && bytes.Equal(old, data) {
		return false, nil
	}
	// A link is replaced, and what it points at left alone: it may be another tool's store.
	if info, err := os.Lstat(target); err == nil && info.Mode().Type()&^fs.ModeSymlink != 0 {
		var what error = errNotFile
		if info.IsDir() {
			what = syscall.EISDIR
		}
		return false, &fs.PathError{Op: "replace", Path: target, Err: what}
	}
	dir := filepath.Dir(target)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return false, err
	}
	f, err := os.CreateTemp(dir, "."+filepath.Base(target)+"-")
	if err != nil {
		return false, err
	}
	s.files = append(s.files, staged{f.Name(), target})
	_, err = f.Write(data)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if err == nil {
		err = f.Sync()
	}
	return true, errors.Join(err, f.Close())
}

// errNotFile says that a pipe or a device is where a file should be.
var errNotFile = errors.New("not a regular file")

// commit puts the files in their places, one after the other.
func (s *stage) commit() error {
	for len(s.files) > 0 {
		if err := os.Rename(s.files[0].temp, s.files[0].target); err != nil {
			return err
		}
		s.files = s.files[1:]
	}
	return nil
}

// drop removes what was not put in its place.
func (s *stage) drop() {
	for _, f := range s.files {
		os.Remove(f.temp)
	}
	s.files = nil
}

// unwritable says why something cannot be written, and what to do about it; without the
// name of a temporary file.
func unwritable(err error) string {
	what := err
	var p *fs.PathError
	var l *os.LinkError
	if errors.As(err, &p) {
		what = p.Err
	} else if errors.As(err, &l) {
		what = l.Err
	}
	do := "make the folder writable"
	switch {
	case errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT):
		do = "make room"
	case errors.Is(err, syscall.EISDIR) || errors.Is(err, syscall.ENOTDIR) || errors.Is(err, fs.ErrExist) || errors.Is(err, errNotFile):
		do = "move away what is in its place"
		if p != nil {
			do = "move away " + filepath.Base(p.Path) + ", which is in its place"
		}
	}
	return what.Error() + " (" + do + ", then build again)"
}
