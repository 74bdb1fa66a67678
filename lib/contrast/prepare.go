package contrast

import "fmt"

// A preparer turns contrasts into tasks, a batch at a time, and lets go of every
// sample after its last use: memory is that of a batch, and one integer per
// question and contrast.
type preparer struct {
	samples *loader
	options Options
	rosters *rosters
	sides   map[sampleKey]*side // nil for a faulty one
	uses    map[sampleKey]int   // contrasts still to come
	faults  []error
}

// prepare pairs the samples of every contrast and turns differences into
// integers. All faults are reported together.
func prepare(contrasts []Contrast, samples *loader, o Options) ([]*task, error) {
	p := &preparer{samples: samples, options: o,
		rosters: &rosters{pairs: map[[2]*roster]*pairing{}},
		sides:   map[sampleKey]*side{}, uses: map[sampleKey]int{}}
	for _, c := range contrasts {
		for _, key := range c.sidesOf() {
			p.uses[key]++
		}
	}
	tasks := make([]*task, 0, len(contrasts))
	for batch := 1; len(tasks) < len(contrasts); {
		from := len(tasks)
		tasks = append(tasks, p.batch(contrasts[from:min(from+batch, len(contrasts))])...)
		// About four million values at a time, at least two contrasts.
		longest := 1
		for _, k := range p.rosters.known {
			longest = max(longest, len(k.questions))
		}
		batch = min(max(4<<20/longest, 2), 64)
	}
	return tasks, join(p.faults)
}

// batch loads in order, as a source may not be asked by two at a time, and does
// the work on values in parallel.
func (p *preparer) batch(contrasts []Contrast) []*task {
	var fresh []*side
	var names []string
	for _, c := range contrasts {
		for _, key := range c.sidesOf() {
			if _, ok := p.sides[key]; ok {
				continue
			}
			s, err := p.open(c.ID, key)
			if err != nil {
				p.faults = append(p.faults, err)
			}
			p.sides[key] = s
			if s != nil {
				fresh = append(fresh, s)
				names = append(names, fmt.Sprintf("contrast: %s, cohort %q, %s", c.ID, key.cohort, key.side))
			}
		}
	}
	faults := make([]error, len(fresh))
	each(len(fresh), p.options.Workers, func(i int) {
		if err := fresh[i].read(); err != nil {
			faults[i] = fmt.Errorf("%s: %w", names[i], err)
			fresh[i].faulty = true
		}
	})
	for _, err := range faults {
		if err != nil {
			p.faults = append(p.faults, err)
		}
	}
	tasks := make([]*task, len(contrasts))
	for i, c := range contrasts {
		tasks[i] = &task{Contrast: c}
		keys := c.sidesOf()
		left, right := p.sides[keys[0]], p.sides[keys[1]]
		if left != nil && right != nil && !left.faulty && !right.faulty {
			pairs, err := newPairs(p.rosters, left, right)
			if err != nil {
				p.faults = append(p.faults, fmt.Errorf("contrast: %s, cohort %q, %s against %s: %w", c.ID, c.Cohort, c.Left, c.Right, err))
			} else {
				tasks[i].pairs = pairs
			}
		}
		for _, key := range keys {
			if p.uses[key]--; p.uses[key] == 0 {
				delete(p.sides, key)
			}
		}
	}
	if len(p.faults) == 0 { // otherwise only the remaining faults are of interest
		each(len(tasks), p.options.Workers, func(i int) { tasks[i].build(p.options) })
	}
	return tasks
}

// open fetches a sample and checks its shape.
func (p *preparer) open(id string, key sampleKey) (*side, error) {
	sample, err := p.samples.get(id, key)
	if err != nil {
		return nil, err
	}
	s, err := newSide(p.rosters, sample)
	if err != nil {
		return nil, fmt.Errorf("contrast: %s, cohort %q, %s: %w", id, key.cohort, key.side, err)
	}
	return s, nil
}
