package contrast

import "fmt"

// sampleKey names one sample of a source.
type sampleKey struct {
	cohort string
	side   Side
}

// sidesOf returns the keys of a contrast's two samples.
func (c Contrast) sidesOf() [2]sampleKey {
	return [2]sampleKey{{c.Cohort, c.Left}, {c.Cohort, c.Right}}
}

// A loader asks a source for samples, each once as long as it is kept.
type loader struct {
	src  Source
	kept map[sampleKey]Sample // nil: samples are not kept
}

func (l *loader) get(id string, key sampleKey) (Sample, error) {
	if s, ok := l.kept[key]; ok {
		return s, nil
	}
	s, err := l.src.Sample(key.cohort, key.side)
	if err != nil {
		return s, fmt.Errorf("contrast: %s, cohort %q, %s: %w", id, key.cohort, key.side, err)
	}
	return s, nil
}

// keepAll reads every sample of a family.
func (l *loader) keepAll(contrasts []Contrast) error {
	l.kept = make(map[sampleKey]Sample)
	var faults []error
	for _, c := range contrasts {
		for _, key := range c.sidesOf() {
			if _, ok := l.kept[key]; ok {
				continue
			}
			s, err := l.get(c.ID, key)
			if err != nil {
				faults = append(faults, err)
			}
			l.kept[key] = s
		}
	}
	return join(faults)
}
