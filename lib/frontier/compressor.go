package frontier

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"galley/lib/record"
)

// checkCompressor tells a compressor of the user's own from a slip in the name of
// another one that the records have or the paper knows.
func checkCompressor(name string, others []string) error {
	if slices.Contains(Compressors(), name) {
		return nil
	}
	odd := func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) || r == '@' || r == '/' }
	if name == "" || strings.ContainsFunc(name, odd) {
		return fmt.Errorf("%.60q is no name for a compressor; it becomes part of setting ids such as recomp@0.25, so it has no blanks, @ or /", name)
	}
	for _, other := range append(Compressors(), others...) {
		if other != name && bareName(other) == bareName(name) {
			return fmt.Errorf("%.60q is %q written in another way; write both alike, or give one another name", name, other)
		}
	}
	return nil
}

// bareName is a name without case and punctuation.
func bareName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// checkStrays finds settings of unknown compressors that were run on few questions:
// rather a slip in some rows than a compressor of the user's own. rows holds the row
// of the table + 1 of each run, 0 for none, by setting and question.
func (x *index) checkStrays(t *record.Table, rows [][]int32) error {
	counts, most := make([]int, len(rows)), [2]int{}
	for s := range rows {
		for _, row := range rows[s] {
			if row > 0 {
				counts[s]++
			}
		}
		d := x.settings[s].dataset
		most[d] = max(most[d], counts[s])
	}
	for s, n := range counts {
		setting := x.settings[s]
		if slices.Contains(Compressors(), setting.compressor) || 2*n > most[setting.dataset] {
			continue
		}
		first := slices.IndexFunc(rows[s], func(row int32) bool { return row > 0 })
		return fmt.Errorf("frontier: table runs, column compressor: %s: %.60q is none of %s, and for a compressor of your own %s has too few runs: %d, where another setting of %s has %d; mend the name or add the missing runs, failed ones included",
			t.Where(int(rows[s][first]-1)), setting.compressor, strings.Join(Compressors(), ", "), setting.id, n, Datasets()[setting.dataset], most[setting.dataset])
	}
	return nil
}

// Compressors lists the compressors that occur: the paper's in its order, then others
// by name.
func (r *Runs) Compressors() []string {
	var names []string
	for _, s := range r.index.settings {
		if !slices.Contains(names, s.compressor) {
			names = append(names, s.compressor)
		}
	}
	slices.SortStableFunc(names, compareCompressors)
	return names
}

// compareCompressors orders compressors as the paper's tables do, others after them.
func compareCompressors(a, b string) int {
	place := func(name string) int {
		if i := slices.Index(Compressors(), name); i >= 0 {
			return i
		}
		return len(Compressors())
	}
	if d := place(a) - place(b); d != 0 {
		return d
	}
	return strings.Compare(a, b)
}
