package build

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"galley/kernel/studies"
)

// simulateMissing makes records for those wanted inputs that are not there and that
// galley can simulate. Two processes that both want them make them once.
func (w *Workspace) simulateMissing(ctx context.Context, wants []string, seed uint64, say func(string)) error {
	for _, name := range wants {
		study, isRecords := strings.CutPrefix(name, "records/")
		if !isRecords || w.hasRecords(study) {
			continue
		}
		s, known := studies.Get(study)
		if !known {
			continue // the analysis will say that they are missing
		}
		if err := w.simulate(ctx, s, seed, false, say); err != nil {
			return err
		}
	}
	return nil
}

// hasRecords tells whether there is a folder of a study's records. An empty one
// counts: it is somebody's mistake, to be reported and not to be filled.
func (w *Workspace) hasRecords(study string) bool {
	info, err := os.Stat(filepath.Join(w.Records, study))
	return err == nil && info.IsDir()
}

// SimulateRecords writes simulated records of a study into the workspace. Existing
// ones are replaced only when they are simulated, or with force.
func (w *Workspace) SimulateRecords(ctx context.Context, s studies.Study, seed uint64, force bool, say func(string)) error {
	return w.simulate(ctx, s, seed, force, say)
}

func (w *Workspace) simulate(ctx context.Context, s studies.Study, seed uint64, replace bool, say func(string)) error {
	release, err := lock(ctx, w.Records, "simulating records", say)
	if err != nil {
		return err
	}
	defer release()
	final := filepath.Join(w.Records, s.Name)
	if w.hasRecords(s.Name) && !replace {
		return nil // another process was faster
	}
	say(fmt.Sprintf("no records of %s in %s: simulating them (seed %d); what is made from them is stamped \"simulated records\"", s.Name, w.Show(w.Records), seed))
	// Beside the final place, so that the last step is one rename: an interrupted
	// simulation leaves no half study behind.
	temp, err := os.MkdirTemp(w.Records, "."+s.Name+"-")
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
		if err := os.RemoveAll(final); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return os.Rename(temp, final)
}
