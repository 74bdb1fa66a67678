package contrast

import (
	"errors"
	"fmt"
	"strings"
)

// Run is RunErr for scripts: it panics with the error, which says what to mend.
func (f Family) Run(src Source) *Results {
	results, err := f.RunErr(src)
	if err != nil {
		panic(err)
	}
	return results
}

// RunErr estimates every contrast of the family from the samples of src.
//
// Errors, all of them at once: options out of range; ids blank or repeated; a
// sample that src cannot give; values that are NaN or infinite where not
// missing; lengths that differ; clusters that are blank, on one side only, or
// at odds. Data that are sound but say little (no pairs, one unit, no variance,
// duplicate ids) give a typed outcome with its reason, and the family keeps its size.
func (f Family) RunErr(src Source) (*Results, error) {
	results, err := f.run(src)
	if err != nil {
		return nil, err
	}
	results.Labels = labelsOf(src)
	return results, nil
}

func (f Family) run(src Source) (*Results, error) {
	options := f.Options.withDefaults()
	if err := options.check(len(f.Contrasts)); err != nil {
		return nil, err
	}
	if err := checkContrasts(f.Contrasts); err != nil {
		return nil, err
	}
	samples := &loader{src: src}
	memo := memoOf(src)
	key := ""
	if memo != nil {
		// The key covers every sample, so all are read, and kept, first.
		if err := samples.keepAll(f.Contrasts); err != nil {
			return nil, err
		}
		key = f.memoKey(options, samples)
		if results, ok := recall(memo, key, f, options); ok {
			return results, nil
		}
	}
	tasks, err := prepare(f.Contrasts, samples, options)
	if err != nil {
		return nil, err
	}
	results := newResults(f.Name, options, estimate(tasks, options))
	remember(memo, key, results)
	return results, nil
}

func checkContrasts(contrasts []Contrast) error {
	seen := make(map[string]int, len(contrasts))
	for i, c := range contrasts {
		if strings.TrimSpace(c.ID) == "" {
			return fmt.Errorf("contrast: contrast %d (%s against %s) has no ID", i+1, c.Left, c.Right)
		}
		if j, ok := seen[c.ID]; ok {
			return fmt.Errorf("contrast: contrasts %d and %d have the same ID %q", j+1, i+1, c.ID)
		}
		seen[c.ID] = i
	}
	return nil
}

// join makes one error of several, the first dozen in full.
func join(faults []error) error {
	const most = 12
	if len(faults) > most {
		more := fmt.Errorf("contrast: … and %d more faults", len(faults)-most)
		faults = append(faults[:most:most], more)
	}
	return errors.Join(faults...)
}
