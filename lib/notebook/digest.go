package notebook

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
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
		wait.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			files[i].Name = path
			files[i].SHA256, errs[i] = HashFile(filepath.Join(dir, filepath.FromSlash(path)))
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
// sorted relative names with forward slashes.
func Files(dir, ext string) ([]string, error) {
	var paths []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case path != dir && strings.HasPrefix(d.Name(), "."):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return nil
		}
		if !strings.HasSuffix(d.Name(), ext) {
			return nil
		}
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		paths = append(paths, filepath.ToSlash(rel))
		return err
	})
	slices.Sort(paths)
	return paths, err
}

// HashFile is the SHA-256 of a file, in hexadecimal.
func HashFile(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", fmt.Errorf("%s: %w", path, err)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// Digest is one hash over the names and hashes of all files.
func Digest(files []InputFile) string {
	h := sha256.New()
	for _, f := range files {
		fmt.Fprintf(h, "%s  %s\n", f.SHA256, f.Name)
	}
	return hex.EncodeToString(h.Sum(nil))
}
