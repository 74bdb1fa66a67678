package record

import "slices"

// MetaSimulator is the metadata key under which a simulator writes its version: its
// records are made again when the version has changed.
const MetaSimulator = "galley.simulator"

// Simulators lists the versions of the simulators that the study's files name, each
// once and sorted; "" stands for a simulated file that names none. Files that are not
// simulated are not in the list: only is true when there are none of those.
func (s *Source) Simulators() (versions []string, only bool, err error) {
	names, err := s.all()
	if err != nil {
		return nil, false, err
	}
	only = len(names) > 0
	for _, name := range names {
		o, err := s.openOne(name)
		if err != nil {
			return nil, false, err
		}
		simulated, _ := o.pq.Lookup(MetaSimulated)
		version, _ := o.pq.Lookup(MetaSimulator)
		if simulated == "true" {
			versions = append(versions, version)
		} else {
			only = false
		}
	}
	slices.Sort(versions)
	return slices.Compact(versions), only, nil
}
