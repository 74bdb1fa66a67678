package stats

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// published reads one file of data/published as rows by column name.
func published(t *testing.T, parts ...string) []map[string]string {
	t.Helper()
	file, err := os.Open(filepath.Join(append([]string{"..", "..", "data", "published"}, parts...)...))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	records, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var rows []map[string]string
	for _, record := range records[1:] {
		row := map[string]string{}
		for i, name := range records[0] {
			row[name] = record[i]
		}
		rows = append(rows, row)
	}
	return rows
}

// TestHolmReproducesPublishedFamilies feeds the raw p-values (b+1)/10,001 of
// papers/001 to Holm and compares every printed adjusted value. The raw values
// are those the printed column leaves open from rank 112 on (148 family) and
// throughout (24 family); ties at a plateau and at 1 may take any value there.
func TestHolmReproducesPublishedFamilies(t *testing.T) {
	check := func(rows []map[string]string, counts map[string]int, least, most float64) {
		t.Helper()
		p := make([]float64, len(rows))
		for i, row := range rows {
			printed := parseFloat(t, row["p_holm"])
			b, known := counts[row["id"]]
			switch {
			case known:
			case printed == least:
				b = 1
			case printed == most:
				b = 9000
			default:
				t.Fatalf("%s prints %s: no raw value", row["id"], row["p_holm"])
			}
			p[i] = float64(b) / 10001
		}
		for i, adjusted := range Holm(p) {
			if got, want := printedDigits(adjusted, 4), printedDigits(parseFloat(t, rows[i]["p_holm"]), 4); got != want {
				t.Errorf("%s: Holm gives %s, printed %s", rows[i]["id"], got, want)
			}
		}
	}
	main := published(t, "frontier", "contrasts.csv")
	if len(main) != 148 {
		t.Fatalf("%d contrasts, want 148", len(main))
	}
	check(main, map[string]int{"C114": 5, "C084": 6, "C040": 8, "C111": 11, "C133": 19, "C043": 26,
		"C126": 78, "C107": 101, "C130": 105, "C072": 137, "C062": 154}, 0.0148, 1)

	audit := published(t, "frontier", "true_audit_contrasts.csv")
	if len(audit) != 24 {
		t.Fatalf("%d audit contrasts, want 24", len(audit))
	}
	// Ranks 17–24 in ascending printed order: 110, 261, 396, 1260, (tied), 2937, 4944, (tied).
	var printed []string
	for _, row := range audit {
		printed = append(printed, row["p_holm"])
	}
	origins, err := InvertHolm(floats(t, printed), 4, 10000)
	if err != nil {
		t.Fatal(err)
	}
	counts := map[string]int{}
	byRank := map[int]int{17: 110, 18: 261, 19: 396, 20: 1260, 21: 1260, 22: 2937, 23: 4944, 24: 4944}
	for i, o := range origins {
		if b, ok := byRank[o.Rank]; ok {
			counts[audit[i]["id"]] = b
		}
	}
	check(audit, counts, 0.0024, 2)
}

func floats(t *testing.T, texts []string) []float64 {
	t.Helper()
	out := make([]float64, len(texts))
	for i, s := range texts {
		out[i] = parseFloat(t, s)
	}
	return out
}

var (
	fractionPattern = regexp.MustCompile(`\b(\d+)/(\d+)\b`)
	gainPattern     = regexp.MustCompile(`\((\d+)/(\d+)`)
)

// TestMcNemarReconstruction inverts the McNemar p-values printed in papers/002
// and compares with data/published/dangling/mcnemar_reconstruction.csv: the
// discordant counts that fit the exact test and those that fit χ² with
// continuity correction, or that none does.
func TestMcNemarReconstruction(t *testing.T) {
	onlyCorrected := 0
	for _, row := range published(t, "dangling", "mcnemar_reconstruction.csv") {
		n, err := strconv.Atoi(row["n"])
		if err != nil {
			t.Fatal(err)
		}
		gain, maxFixes, maxBreaks := 0, -1, -1
		if row["comparison_correct"] != "" {
			base, right := int(parseFloat(t, row["base_correct"])), int(parseFloat(t, row["comparison_correct"]))
			gain, maxFixes, maxBreaks = right-base, n-base, base
		} else if m := gainPattern.FindStringSubmatch(row["comparison"]); m != nil {
			gain, _ = strconv.Atoi(m[1])
		} else {
			t.Fatalf("no gain in %q", row["comparison"])
		}
		name := row["where"] + " " + row["comparison"]
		exact := invert(t, gain, n, maxFixes, maxBreaks, row["p_printed"], McNemarExact)
		corrected := invert(t, gain, n, maxFixes, maxBreaks, row["p_printed"], McNemarCorrected)
		compareOrigins(t, name+" exact", exact, row["exact_fixes/breaks"])
		compareOrigins(t, name+" corrected", corrected, row["chi2cc_fixes/breaks"])
		if len(exact) == 0 && len(corrected) > 0 {
			onlyCorrected++
		}
	}
	if onlyCorrected < 5 { // the finding: "exact McNemar" is claimed, χ² was printed
		t.Errorf("%d comparisons fit only the corrected χ², want at least 5", onlyCorrected)
	}
}

func invert(t *testing.T, gain, n, maxFixes, maxBreaks int, printed string, v McNemarVersion) []string {
	t.Helper()
	origins, err := InvertMcNemar(gain, n, maxFixes, maxBreaks, printed, v)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, o := range origins {
		out = append(out, fmt.Sprintf("%d/%d", o.Fixes, o.Breaks))
	}
	return out
}

func compareOrigins(t *testing.T, name string, got []string, recorded string) {
	t.Helper()
	if recorded == "n/a" {
		return
	}
	main, _, _ := strings.Cut(recorded, "(")
	want := fractionPattern.FindAllString(main, -1)
	if strings.HasPrefix(strings.ToLower(recorded), "none") {
		want = nil
	}
	if name == "T4 GPT-5.5 HotpotQA exact" { // p = 1 fits every tie; the text names one
		if !slices.Contains(got, want[0]) {
			t.Errorf("%s: %v lacks %v", name, got, want)
		}
		return
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: found %v, recorded %v (%s)", name, got, want, recorded)
	}
}
