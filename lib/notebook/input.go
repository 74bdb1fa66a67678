package notebook

import (
	"os"
	"path/filepath"
	"strings"

	"galley/lib/published"
	"galley/lib/record"
)

// Records opens the per-question records of a study. The run stops when there are
// none. From here on, if they are simulated, every artifact is stamped so.
func (b *Book) Records(study string) *record.Source {
	b.enter()
	defer b.mu.Unlock()
	if source, open := b.sources[study]; open {
		return source
	}
	dir := studyDir("records", b.options.Records, study)
	if !isDir(dir) {
		have := "nothing"
		if names := studiesIn(b.options.Records); len(names) > 0 {
			have = strings.Join(names, ", ")
		}
		stopf("no records of study %q in %s, which has %s (`galley records import` makes some of your files, `galley records simulate %s` simulated ones if galley knows the study; --records DIR names another place)", study, b.options.Records, have, study)
	}
	source := record.Open(b.options.Records, study)
	source.Memo = b.options.Memo
	simulated, err := source.Simulated()
	if err != nil {
		panic(&Stop{Reason: err.Error()})
	}
	input := b.content("records/"+study, dir, RecordsExt)
	input.Simulated = simulated
	for _, f := range input.Files {
		source.Known = append(source.Known, record.Input{Name: f.Name, SHA256: f.SHA256})
	}
	b.sources[study] = source
	b.emit(Event{Input: &input})
	return source
}

// studiesIn lists the folders of a records folder, sorted.
func studiesIn(root string) (names []string) {
	entries, _ := os.ReadDir(root) // that it cannot be read is no worse than that it lacks the study
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && isDir(filepath.Join(root, e.Name())) {
			names = append(names, e.Name())
		}
	}
	return names
}

// Published opens the numbers that a study's paper prints.
func (b *Book) Published(study string) *published.Set {
	b.enter()
	defer b.mu.Unlock()
	if set, open := b.sets[study]; open {
		return set
	}
	dir := studyDir("published numbers", b.options.Published, study)
	if !isDir(dir) {
		stopf("no published numbers of study %q in %s", study, b.options.Published)
	}
	set, err := published.Load(dir)
	if err != nil {
		panic(&Stop{Reason: err.Error()})
	}
	input := b.content("published/"+study, dir, PublishedExt)
	b.sets[study] = set
	b.emit(Event{Input: &input})
	return set
}

// Extensions of the files that make up an input.
const (
	RecordsExt   = ".parquet"
	PublishedExt = ".csv"
)

// content describes an input: as the host has found it, or as it is now.
func (b *Book) content(name, dir, ext string) Input {
	if input, known := b.options.Inputs[name]; known {
		return input
	}
	input, err := HashFolder(name, dir, ext)
	if err != nil {
		panic(&Stop{Reason: err.Error()})
	}
	return input
}

func studyDir(what, root, study string) string {
	if root == "" {
		stopf("there are no %s in this run (the host gave no folder for them)", what)
	}
	if !kebab.MatchString(study) {
		stopf("%q is not the name of a study (lower-case letters, digits and hyphens)", study)
	}
	return filepath.Join(root, study)
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
