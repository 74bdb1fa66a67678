package frontier

import (
	"encoding/csv"
	"os"
	"strconv"
	"testing"
)

// publishedRows reads a table of the published numbers, a map by column per row.
func publishedRows(t *testing.T, name string) []map[string]string {
	t.Helper()
	f, err := os.Open("../../data/published/frontier/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var out []map[string]string
	for _, row := range rows[1:] {
		m := map[string]string{}
		for i, h := range rows[0] {
			m[h] = row[i]
		}
		out = append(out, m)
	}
	return out
}

func number(t *testing.T, text string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatalf("published number %q: %v", text, err)
	}
	return x
}

// Every contrast of the paper's Tables 6–10, in its order and with its sides.
func TestPlannedFamilyIsThePapers(t *testing.T) {
	rows := publishedRows(t, "contrasts.csv")
	family := PlannedFamily()
	if len(rows) != 148 || len(family.Contrasts) != 148 {
		t.Fatalf("%d published and %d planned contrasts, want 148", len(rows), len(family.Contrasts))
	}
	names := map[string]bool{}
	for i, row := range rows {
		c := family.Contrasts[i]
		side := func(which string) string {
			tau := DefaultTau
			if row[which+"_threshold"] != "" {
				tau = number(t, row[which+"_threshold"])
			}
			return SettingIDAt(row[which+"_compressor"], number(t, row[which+"_budget"]), tau)
		}
		if c.ID != row["id"] || c.Cohort != row["dataset"] ||
			c.Left.Setting != side("left") || c.Right.Setting != side("right") ||
			c.Left.Metric != row["left_endpoint"] || c.Right.Metric != row["right_endpoint"] {
			t.Errorf("contrast %d is %+v, the paper has %v", i+1, c, row)
		}
		digits := len(row["delta"]) - 1 - indexByte(row["delta"], '.')
		if c.Digits != digits {
			t.Errorf("%s prints %d digits, the paper %d", c.ID, c.Digits, digits)
		}
		if names[c.Name] || names[c.ID] {
			t.Errorf("%s: name %q occurs twice", c.ID, c.Name)
		}
		names[c.Name], names[c.ID] = true, true
	}
}

func indexByte(s string, b byte) int {
	for i := range len(s) {
		if s[i] == b {
			return i
		}
	}
	return -1
}
