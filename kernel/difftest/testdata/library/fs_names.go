// The open names of io/fs: errors, modes and interfaces, of the script's own files.
package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"time"
)

type info struct {
	name string
	size int64
	mode fs.FileMode
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return i.size }
func (i info) Mode() fs.FileMode  { return i.mode }
func (i info) ModTime() time.Time { return time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC) }
func (i info) IsDir() bool        { return i.mode.IsDir() }
func (i info) Sys() any           { return i.size }

type file struct {
	info
	data []byte
}

func (f *file) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *file) Close() error               { return nil }
func (f *file) Read(p []byte) (int, error) {
	if len(f.data) == 0 {
		return 0, io.EOF
	}
	n := copy(p, f.data)
	f.data = f.data[n:]
	return n, nil
}

type memory map[string]string

func (m memory) Open(name string) (fs.File, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	}
	s, ok := m[name]
	if !ok {
		return nil, &fs.PathError{"open", name, fs.ErrNotExist}
	}
	return &file{info{name, int64(len(s)), 0o644}, []byte(s)}, nil
}

type slow struct{}

func (slow) Error() string { return "slow" }
func (slow) Timeout() bool { return true }

var (
	_ fs.FS          = memory{}
	_ fs.File        = (*file)(nil)
	_ fs.FileInfo    = info{}
	_ fs.DirEntry    = fs.FileInfoToDirEntry(info{})
	_ fs.WalkDirFunc = func(path string, d fs.DirEntry, err error) error { return fs.SkipDir }
	_ fs.ReadDirFS
	_ fs.ReadDirFile
	_ fs.ReadFileFS
	_ fs.ReadLinkFS
	_ fs.StatFS
	_ fs.SubFS
	_ fs.GlobFS
)

func main() {
	var fsys fs.FS = memory{"a.txt": "hello"}
	f, err := fsys.Open("a.txt")
	fmt.Println(err)
	data, err := io.ReadAll(f)
	st, _ := f.Stat()
	fmt.Println(string(data), err, st.Name(), st.Size(), f.Close())
	_, err = fsys.Open("b.txt")
	var pe *fs.PathError
	fmt.Println(err, errors.Is(err, fs.ErrNotExist), errors.As(err, &pe), pe.Path, pe.Timeout())
	_, err = fsys.Open("../b")
	fmt.Println(err, errors.Is(err, fs.ErrInvalid), errors.Unwrap(err) == fs.ErrInvalid)
	fmt.Println((&fs.PathError{"read", "x", slow{}}).Timeout(), &fs.PathError{"read", "x", slow{}})
	for _, e := range []error{fs.ErrClosed, fs.ErrExist, fs.ErrInvalid, fs.ErrNotExist, fs.ErrPermission, fs.SkipAll, fs.SkipDir} {
		fmt.Println(e)
	}
	for _, m := range []fs.FileMode{0o644, fs.ModeDir | fs.ModePerm, fs.ModeAppend, fs.ModeExclusive, fs.ModeTemporary, fs.ModeSymlink | 0o777,
		fs.ModeDevice | fs.ModeCharDevice, fs.ModeNamedPipe, fs.ModeSocket, fs.ModeSetuid | 0o755, fs.ModeSetgid, fs.ModeSticky, fs.ModeIrregular, fs.ModeType} {
		fmt.Println(m, m.IsDir(), m.IsRegular(), m.Perm(), m.Type())
	}
	d := fs.FileInfoToDirEntry(info{"dir", 0, fs.ModeDir | 0o755})
	i, err := d.Info()
	fmt.Println(d, d.Name(), d.IsDir(), d.Type(), i.Mode(), err, fs.FormatDirEntry(d), fs.FormatFileInfo(i), i.Sys())
	fmt.Println(fs.FormatFileInfo(info{"f", 12, 0o600}), fs.ValidPath("."), fs.ValidPath("a//b"))
	_, isInfo := i.(info)
	fmt.Println(isInfo)
}

// Output:
// <nil>
// hello <nil> a.txt 5 <nil>
// open b.txt: file does not exist true true b.txt false
// open ../b: invalid argument true true
// true read x: slow
// file already closed
// file already exists
// invalid argument
// file does not exist
// permission denied
// skip everything and stop the walk
// skip this directory
// -rw-r--r-- false true -rw-r--r-- ----------
// drwxrwxrwx true false -rwxrwxrwx d---------
// a--------- false true ---------- ----------
// l--------- false true ---------- ----------
// T--------- false true ---------- ----------
// Lrwxrwxrwx false false -rwxrwxrwx L---------
// Dc--------- false false ---------- Dc---------
// p--------- false false ---------- p---------
// S--------- false false ---------- S---------
// urwxr-xr-x false true -rwxr-xr-x ----------
// g--------- false true ---------- ----------
// t--------- false true ---------- ----------
// ?--------- false false ---------- ?---------
// dLDpSc?--------- true false ---------- dLDpSc?---------
// d dir/ dir true d--------- drwxr-xr-x <nil> d dir/ drwxr-xr-x 0 2024-01-02 03:04:05 dir/ 0
// -rw------- 12 2024-01-02 03:04:05 f true false
// true
