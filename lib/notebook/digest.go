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
// sorted relative names with forward slashes. Links are followed: records are often
// kept on another disk.
func Files(dir, ext string) ([]string, error) {
	var names []string
	if err := listFiles(dir, "", ext, 0, &names); err != nil {
		return nil, err
	}
	slices.Sort(names)
	return names, nil
}

// deepest is how many folders may lie inside each other; more is a link in a circle.
const deepest = 32

func listFiles(dir, prefix, ext string, depth int, names *[]string) error {
	if depth > deepest {
		return fmt.Errorf("%s: folders more than %d deep (does a link lead back to itself?)", dir, deepest)
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
			if err := listFiles(path, name+"/", ext, depth+1, names); err != nil {
				return err
			}
		case info.Mode().IsRegular() && strings.HasSuffix(name, ext):
			*names = append(*names, name)
		}
	}
	return nil
}

// HashFile is the SHA-256 of a file, in hexadecimal.
func HashFile(path string) (string, error) {
	// A named pipe would wait for a writer: not to block, then look what it is.
	f, err := os.OpenFile(path, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return "", err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", fmt.Errorf("%s is not a regular file", path)
	}
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
