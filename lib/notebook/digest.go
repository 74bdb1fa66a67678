package notebook

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"galley/lib/record"
)

// HashFolder describes the content of a folder: every regular file below it
// that ends in ext, but hidden ones, with its SHA-256, sorted by name, and a digest
// over them all. Files are hashed in parallel.
func HashFolder(name, dir, ext string) (Input, error) {
	paths, err := Files(dir, ext)
	if err != nil {
		return Input{}, err
	}
	files := make([]InputFile, len(paths))
	errs := make([]error, len(paths))
	var wait sync.WaitGroup
	slots := make(chan struct{}, 8)
	for i, path := range paths {
		slots <- struct{}{}
		wait.Go(func() {
			defer func() { <-slots }()
			files[i].Name = path
			files[i].SHA256, _, errs[i] = record.HashFile(filepath.Join(dir, filepath.FromSlash(path)))
		})
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return Input{}, err
		}
	}
	return Input{Name: name, Digest: Digest(files), Files: files}, nil
}

// Files lists the regular files below dir that end in ext, but hidden ones, as
// sorted relative names with forward slashes. Links are followed: records are often
// kept on another disk.
func Files(dir, ext string) ([]string, error) {
	var names []string
	if err := listFiles(dir, "", ext, nil, &names); err != nil {
		return nil, err
	}
	slices.Sort(names)
	return names, nil
}

// listFiles adds the files of one folder and of those below; above are the folders
// that it lies in.
func listFiles(dir, prefix, ext string, above []fs.FileInfo, names *[]string) error {
	self, err := os.Stat(dir)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(above, func(folder fs.FileInfo) bool { return os.SameFile(folder, self) }) {
		return fmt.Errorf("%s is a link to a folder that it lies in (take the link away)", dir)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			continue
		}
		path, name := filepath.Join(dir, e.Name()), prefix+e.Name()
		info, err := os.Stat(path)
		switch {
		case err != nil && e.Type()&fs.ModeSymlink != 0 && !strings.HasSuffix(name, ext):
			continue // a link to nowhere that nobody asks for
		case err != nil:
			return err
		case info.IsDir():
			if err := listFiles(path, name+"/", ext, append(above, self), names); err != nil {
				return err
			}
		case info.Mode().IsRegular() && strings.HasSuffix(name, ext):
			*names = append(*names, name)
		}
	}
	return nil
}

// Digest is one hash over the names and hashes of all files.
func Digest(files []InputFile) string {
	h := sha256.New()
	for _, f := range files {
		fmt.Fprintf(h, "%s  %s\n", f.SHA256, f.Name)
	}
	return hex.EncodeToString(h.Sum(nil))
}
