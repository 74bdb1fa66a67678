package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"

	"galley/lib/notebook"
)

// finish writes what the good runs gave, removes what is no longer made, and then
// the manifest and the state. Analyses that failed keep their files and entries.
func (b *builder) finish(ones []*one, all []*Analysis, everything bool) error {
	for _, x := range ones {
		if x.result.Status != Built {
			continue
		}
		if err := b.keep(x); err != nil {
			// Its lines in the manifest stay those of the last good run: the next build
			// finds it stale, and the others are none the worse.
			x.fail(&notebook.Failure{File: x.Path, Kind: "write", Message: fmt.Sprintf(
				"cannot write into %s: %s", path.Join(b.w.Show(b.w.Out), x.Name), unwritable(err))})
		}
	}
	if everything {
		if err := b.forgetGone(all); err != nil {
			return err
		}
	}
	data, err := b.manifest.JSON()
	if err != nil {
		return err
	}
	if err := WriteFile(filepath.Join(b.w.Out, ManifestName), data); err != nil {
		return fmt.Errorf("cannot write %s: %s", path.Join(b.w.Show(b.w.Out), ManifestName), unwritable(err))
	}
	return b.state.save()
}

// keep writes the files of one good run and removes those of ids that it no longer has.
func (b *builder) keep(x *one) error {
	made := &Made{
		Script: hashBytes(x.Source), Galley: b.galley, Inputs: x.inputs,
		Params: map[string]string{}, Seed: b.o.Seed, Files: map[string]string{},
	}
	for _, p := range x.run.Outcome.Params {
		made.Reads = append(made.Reads, p.Name)
		if p.Set {
			made.Params[p.Name] = p.Value
		}
	}
	slices.Sort(made.Reads)
	old := map[string]string{}
	for _, e := range b.manifest.Of(x.Name) {
		old[e.Path] = e.SHA256
	}
	fresh := entries(x.Analysis, x.run.Outcome, x.files, b.o.Seed)
	var files stage
	defer files.drop()
	for i, e := range fresh {
		changed, err := files.add(filepath.Join(b.w.Out, filepath.FromSlash(e.Path)), x.files[i].data)
		if err != nil {
			return err
		}
		made.Files[e.Path] = e.SHA256
		if changed {
			x.result.Changed = append(x.result.Changed, e.Path)
		}
	}
	if err := files.commit(); err != nil {
		return err
	}
	slices.Sort(x.result.Changed)
	gone := sortedKeys(old)
	if x.made != nil {
		gone = sortedKeys(old, x.made.Files)
	}
	for _, p := range gone {
		if _, still := made.Files[p]; !still {
			if err := b.remove(p); err != nil {
				return err
			}
			x.result.Removed = append(x.result.Removed, p)
		}
	}
	var inputs []notebook.Input
	for _, name := range sortedKeys(x.inputs) {
		inputs = append(inputs, x.inputs[name])
	}
	b.manifest.replace(x.Name, fresh, inputs)
	b.state.Analyses[x.Name] = made
	return nil
}

// forgetGone removes what analyses made that no longer exist.
func (b *builder) forgetGone(all []*Analysis) error {
	names := namesOf(all)
	for _, e := range slices.Clone(b.manifest.Artifacts) {
		if slices.Contains(names, e.Analysis) {
			continue
		}
		if err := b.remove(e.Path); err != nil {
			return err
		}
		b.manifest.replace(e.Analysis, nil, nil)
	}
	for name := range b.state.Analyses {
		if !slices.Contains(names, name) {
			delete(b.state.Analyses, name)
		}
	}
	return nil
}

// remove deletes a file below Out, and folders that it leaves empty.
func (b *builder) remove(p string) error {
	if !fs.ValidPath(p) {
		return errors.New("the manifest names " + p + ", which is outside of the figures")
	}
	err := os.Remove(filepath.Join(b.w.Out, filepath.FromSlash(p)))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for dir := path.Dir(p); dir != "."; dir = path.Dir(dir) {
		if os.Remove(filepath.Join(b.w.Out, filepath.FromSlash(dir))) != nil {
			break // not empty
		}
	}
	return nil
}
