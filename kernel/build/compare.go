package build

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"galley/lib/published"
)

// FoundComparison is a comparison artifact as it stands in Out.
type FoundComparison struct {
	Analysis   string                `json:"analysis"`
	ID         string                `json:"id"`
	Path       string                `json:"path"`
	Simulated  bool                  `json:"simulated"`
	Counts     ComparisonCounts      `json:"counts"`
	Comparison *published.Comparison `json:"comparison"`
}

// ComparisonCounts counts cells.
type ComparisonCounts struct {
	Cells    int `json:"cells"`
	Agree    int `json:"agree"`     // equal at the printed digits
	Differ   int `json:"differ"`    // not
	OneSided int `json:"one_sided"` // computed or published, not both
	Missing  int `json:"missing"`   // neither
}

// Plus adds two counts.
func (c ComparisonCounts) Plus(o ComparisonCounts) ComparisonCounts {
	return ComparisonCounts{c.Cells + o.Cells, c.Agree + o.Agree, c.Differ + o.Differ, c.OneSided + o.OneSided, c.Missing + o.Missing}
}

// Comparisons reads the comparison artifacts of the named analyses from Out.
func (w *Workspace) Comparisons(names []string) ([]FoundComparison, error) {
	all, err := w.Discover()
	if err != nil {
		return nil, err
	}
	selected, err := Select(all, names)
	if err != nil {
		return nil, err
	}
	manifest, err := ReadManifest(w.Out)
	if err != nil {
		return nil, err
	}
	found := []FoundComparison{}
	for _, a := range selected {
		for _, e := range manifest.Of(a.Name) {
			if e.Kind != "comparison" || !strings.HasSuffix(e.Path, ".json") {
				continue
			}
			data, err := readRegular(filepath.Join(w.Out, filepath.FromSlash(e.Path)))
			if err != nil {
				return nil, fmt.Errorf("%s %w (galley build %s makes it again)", e.Path, err, a.Name)
			}
			c, err := published.ParseComparison(data)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", e.Path, err)
			}
			n := c.Counts()
			found = append(found, FoundComparison{
				Analysis: a.Name, ID: e.ID, Path: e.Path, Simulated: e.Simulated, Comparison: c,
				Counts: ComparisonCounts{n.Cells, n.Agree, n.Differ, n.OnlyComputed + n.OnlyPublished, n.BothMissing},
			})
		}
	}
	return found, nil
}

// Show prints the counts and the largest differences of one comparison.
func (f FoundComparison) Show(w io.Writer, largest int) {
	stamp := ""
	if f.Simulated {
		stamp = "  (simulated records)"
	}
	fmt.Fprintf(w, "%s  %s against published %s%s\n", f.Analysis, f.ID, f.Comparison.Published, stamp)
	fmt.Fprintf(w, "  %d cells: %d agree at the printed digits, %d differ, %d without a counterpart",
		f.Counts.Cells, f.Counts.Agree, f.Counts.Differ, f.Counts.OneSided)
	if f.Counts.Missing > 0 {
		fmt.Fprintf(w, ", %d missing on both sides", f.Counts.Missing)
	}
	fmt.Fprintln(w)
	for _, c := range f.Comparison.Largest(largest) {
		if c.Diff == 0 {
			break
		}
		fmt.Fprintf(w, "  %-40s %-12s computed %s, published %s (%+.0f in the last digit)\n",
			strings.Join(c.Key, " "), c.Column, c.Computed, c.Published, c.Units)
	}
}
