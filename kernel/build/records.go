package build

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"galley/kernel/studies"
	"galley/lib/notebook"
	"galley/lib/record"
)

// simulateMissing makes records for those wanted inputs that are not there and that
// galley can simulate; never in a folder that was named with --records. Two processes that
// both want them make them once.
func (w *Workspace) simulateMissing(ctx context.Context, wants []string, seed uint64, say func(string)) error {
	for _, name := range wants {
		study, isRecords := strings.CutPrefix(name, "records/")
		s, known := studies.Get(study)
		if !isRecords || !known || w.Given {
			continue // when they are missing the analysis will say so
		}
		there := w.hasRecords(study)
		if there && !w.outdated(s) {
			continue
		}
		if there {
			say(fmt.Sprintf("the records of %s in %s come from another version of the simulator", study, w.Show(w.Records)))
		} else {
			say(fmt.Sprintf("no records of %s in %s", study, w.Show(w.Records)))
		}
		if err := Simulate(ctx, w.Records, s, seed, there, say); err != nil {
			return err
		}
	}
	return nil
}

// outdated tells whether a study's records are simulated, every file of them, and not
// by the simulator of today. Records with one real file in them are nobody's to replace.
func (w *Workspace) outdated(s studies.Study) bool {
	versions, only, err := record.Open(w.Records, s.Name).Simulators()
	if err != nil || !only {
		return false // what is wrong with them the analysis will say
	}
	return !slices.Equal(versions, []string{s.Simulator})
}

// hasRecords tells whether there is a folder of a study's records. An empty one
// counts: it is somebody's mistake, to be reported and not to be filled.
func (w *Workspace) hasRecords(study string) bool {
	return isDir(filepath.Join(w.Records, study))
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// Simulate writes simulated records of a study below a folder of records: all of them
// or nothing. Records that are there already are kept, unless they are to be replaced.
func Simulate(ctx context.Context, records string, s studies.Study, seed uint64, replace bool, say func(string)) error {
	release, err := lock(ctx, records, "simulating records", say)
	if err != nil {
		return err
	}
	defer release()
	final := filepath.Join(records, s.Name)
	if isDir(final) && !replace {
		return nil // another process was faster
	}
	say(fmt.Sprintf("simulating records of %s (seed %d); what is made from them is stamped %q", s.Name, seed, notebook.SimulatedStamp))
	// Beside the final place, so that the last step is one rename: an interrupted
	// simulation leaves no half study behind.
	temp, err := os.MkdirTemp(records, "."+s.Name+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	if err := os.Chmod(temp, 0o755); err != nil {
		return err
	}
	if err := s.Simulate(temp, seed); err != nil {
		return fmt.Errorf("simulating %s: %w", s.Name, err)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if replace {
		if err := os.RemoveAll(final); err != nil {
			return err
		}
	}
	return os.Rename(temp, final)
}
