package build

import (
	"time"

	"galley/kernel/child"
	"galley/lib/notebook"
)

// Progress tells how far a build is.
type Progress struct {
	Done, Total int
	Name        string // the analysis that just ended
}

// Status is what became of an analysis.
type Status string

// The statuses.
const (
	Fresh   Status = "fresh"   // nothing to do
	Stale   Status = "stale"   // only when not building
	Built   Status = "built"   // made and written
	Failed  Status = "failed"  // old artifacts untouched
	Refused Status = "refused" // correct Go that only --compiled can run
)

// Result is what became of one analysis.
type Result struct {
	Name        string             `json:"name"`
	Path        string             `json:"path"`
	Status      Status             `json:"status"`
	Reasons     []Reason           `json:"reasons,omitempty"`
	Diagnostics []child.Diagnostic `json:"diagnostics,omitempty"`
	Failure     *notebook.Failure  `json:"failure,omitempty"`
	Changed     []string           `json:"changed,omitempty"` // files whose bytes changed
	Removed     []string           `json:"removed,omitempty"` // files of artifacts that are no more
	Notes       []string           `json:"notes,omitempty"`
	Simulated   bool               `json:"simulated,omitempty"`
	Outcome     *notebook.Outcome  `json:"-"`
	Profile     *child.Profile     `json:"-"`
	Wall        time.Duration      `json:"-"`
	CPU         time.Duration      `json:"-"` // of the child, over all its threads
	Memory      int64              `json:"-"`
}

// Report is what became of a build.
type Report struct {
	Results []Result
	Unread  []string // parameters that were set and that none of these analyses reads
}

// ExitCode tells whether anything went wrong: 0, 1 or 3.
func (r *Report) ExitCode() int {
	code := 0
	for _, res := range r.Results {
		switch res.Status {
		case Failed:
			return 1
		case Refused:
			code = 3
		}
	}
	return code
}
