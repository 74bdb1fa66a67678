package contrast

import "fmt"

// A Side is what stands on one side of a contrast: a setting and a metric of it.
type Side struct {
	Setting string // label of the setting, for example "recomp@0.25"
	Metric  string // metric id, for example "pg"
}

// String returns "setting metric".
func (s Side) String() string { return s.Setting + " " + s.Metric }

// A Contrast is one planned comparison: Left minus Right on the questions of a
// cohort that have both.
type Contrast struct {
	ID     string // unique in its family, for example "C001"
	Name   string // free text; ID when empty
	Cohort string // cohort name, understood by the Source; also keys the random streams
	Left   Side
	Right  Side
	Digits int // decimals when printed; 0 means 3
}

// Label returns Name, or ID when there is no name.
func (c Contrast) Label() string {
	if c.Name != "" {
		return c.Name
	}
	return c.ID
}

// Endpoint returns the metric compared: "pg", or "pe − pg" when the sides differ.
func (c Contrast) Endpoint() string {
	if c.Left.Metric == c.Right.Metric {
		return c.Left.Metric
	}
	return c.Left.Metric + " − " + c.Right.Metric
}

func (c Contrast) digits() int {
	if c.Digits > 0 {
		return c.Digits
	}
	return 3
}

// A Sample is one side's values, a row per question, in any order.
type Sample struct {
	Questions []string  // ids, each once
	Clusters  []string  // cluster of each question; nil resamples questions themselves
	Values    []float64 // finite where not missing; any value where missing
	Missing   []bool    // true where the metric is undefined; nil when it never is
}

// A Source hands out samples. Implementations return the same slices for the
// same questions where they can: the engine then pairs them without comparing
// every id.
type Source interface {
	Sample(cohort string, side Side) (Sample, error)
}

// A Family is a declared list of contrasts whose p-values are corrected
// together. Its size never shrinks: a member without pairs stays, undefined.
type Family struct {
	Name      string
	Contrasts []Contrast
	Options   Options
}

// Only returns the family with the members named, in the order of the family,
// and the size of the whole one declared in Options.Members: their raw numbers
// are those of the whole family, their adjusted p-values at most too large.
// It panics when an id is unknown.
func (f Family) Only(ids ...string) Family {
	keep := make(map[string]bool, len(ids))
	for _, id := range ids {
		keep[id] = true
	}
	out := Family{Name: f.Name, Options: f.Options}
	out.Options.Members = f.members()
	for _, c := range f.Contrasts {
		if keep[c.ID] {
			out.Contrasts = append(out.Contrasts, c)
			delete(keep, c.ID)
		}
	}
	for _, id := range ids {
		if keep[id] {
			panic(fmt.Sprintf("contrast: no contrast %q in family %q; have %s", id, f.Name, idList(f.Contrasts)))
		}
	}
	return out
}

func (f Family) members() int { return max(f.Options.Members, len(f.Contrasts)) }

func idList(contrasts []Contrast) string {
	const most = 12
	text := ""
	for i, c := range contrasts {
		if i == most {
			return text + fmt.Sprintf(", … (%d in all)", len(contrasts))
		}
		if i > 0 {
			text += ", "
		}
		text += c.ID
	}
	if text == "" {
		return "none"
	}
	return text
}
