package frontier

import (
	"fmt"
	"math"
	"os"
	"testing"
	"time"

	"galley/lib/record"
)

func TestPeek(t *testing.T) {
	dir := os.Getenv("PEEK")
	if dir == "" {
		t.Skip()
	}
	start := time.Now()
	if _, err := os.Stat(dir + "/frontier"); err != nil {
		if err := Simulate(dir+"/frontier", 13); err != nil {
			t.Fatal(err)
		}
	}
	fmt.Println("simulate", time.Since(start))
	start = time.Now()
	runs := Load(record.Open(dir, "frontier"))
	fmt.Println("load", time.Since(start))
	c := runs.CommonCohort()
	fmt.Println(c.Questions(ASQA), c.Questions(QASPER), c.Clusters(QASPER))
	_, err := runs.loaded()
	fmt.Println("loaded", time.Since(start), err)
	for _, d := range Datasets() {
		m := c.Means(d)
		fmt.Println(time.Since(start))
		for i, id := range m.Texts("setting") {
			fmt.Printf("%-18s", id)
			for _, k := range []string{"achieved", "pg", "rg", "pe", "re", "rec", "em", "ef1", "us", "um", "ur", "legacy", "gen_in", "ver_span", "ver_sum", "claims", "citations"} {
				fmt.Printf(" %s=%.4f(%d)", k, m.Floats(k)[i], m.Ints(k + "_n")[i])
			}
			fmt.Println()
		}
	}
}

func TestPeekContrasts(t *testing.T) {
	dir := os.Getenv("PEEK")
	if dir == "" {
		t.Skip()
	}
	c := Load(record.Open(dir, "frontier")).CommonCohort()
	for i, row := range publishedRows(t, "contrasts.csv") {
		p := PlannedFamily().Contrasts[i]
		l, err := c.Sample(p.Cohort, p.Left)
		if err != nil {
			t.Fatal(err)
		}
		r, _ := c.Sample(p.Cohort, p.Right)
		by := map[string][2]float64{}
		var keys []string
		sum, n := 0.0, 0.0
		for k := range l.Values {
			if l.Missing != nil && l.Missing[k] || r.Missing != nil && r.Missing[k] {
				continue
			}
			key := l.Questions[k]
			if l.Clusters != nil {
				key = l.Clusters[k]
			}
			b, ok := by[key]
			if !ok {
				keys = append(keys, key)
			}
			d := l.Values[k] - r.Values[k]
			by[key] = [2]float64{b[0] + d, b[1] + 1}
			sum += d
			n++
		}
		mean := sum / n
		ss := 0.0
		for _, k := range keys {
			e := by[k][0] - by[k][1]*mean
			ss += e * e
		}
		half := 1.96 * math.Sqrt(ss) / n
		want := (number(t, row["ci_high"]) - number(t, row["ci_low"])) / 2
		d := number(t, row["delta"])
		mark := ""
		if math.Abs(mean-d) > 0.005 {
			mark += " DIFF"
		}
		if half/want > 1.12 || half/want < 0.88 {
			mark += " WIDTH"
		}
		fmt.Printf("%s %s %-32s delta %.4f want %.4f  half %.4f want %.4f ratio %.2f%s\n", p.ID, p.Cohort, p.Name, mean, d, half, want, half/want, mark)
	}
	f := c.ThresholdSweep(ASQA, []string{RECOMP, LLMLingua2}, 0.25, []float64{.3, .4, .5, .6, .7, .8})
	fmt.Println(f)
}

func TestPeekTables(t *testing.T) {
	dir := os.Getenv("PEEK")
	if dir == "" {
		t.Skip()
	}
	c := Load(record.Open(dir, "frontier")).CommonCohort()
	agree, all := 0, 0
	for _, row := range publishedRows(t, "settings.csv") {
		m := c.Means(row["dataset"])
		for i, id := range m.Texts("setting") {
			if id != SettingID(row["compressor"], number(t, row["nominal_budget"])) {
				continue
			}
			for col, metric := range map[string]string{"achieved_ratio": "achieved", "pg": "pg", "rg": "rg", "pe": "pe", "reattr": "rec", "str_em": "em", "ef1": "ef1", "us": "us", "um": "um"} {
				if row[col] == "" {
					continue
				}
				all++
				if got := fmt.Sprintf("%.2f", m.Floats(metric)[i]); got == row[col] {
					agree++
				} else {
					fmt.Println("T", row["dataset"], id, col, row[col], m.Floats(metric)[i])
				}
			}
		}
	}
	fmt.Println("T", agree, "of", all)
	m := c.Means(ASQA)
	for i, id := range m.Texts("setting") {
		for _, row := range publishedRows(t, "cost.csv") {
			if id == row["compressor"] || id == row["compressor"]+"@0.25" {
				fmt.Printf("T cost %s %.1f %.1f %.1f want %v\n", id, m.Floats("gen_in")[i], m.Floats("ver_span")[i], m.Floats("ver_sum")[i], row)
			}
		}
	}
	for _, d := range Datasets() {
		m := c.Means(d)
		fmt.Println("T ctx", d, m.Floats("ctx")[14], m.Floats("achieved")[14], m.Floats("gen_in")[14], "legacy", m.Floats("legacy")[0])
		var claims, cites float64
		for _, i := range []int{0, 6, 14, 18} {
			claims += m.Floats("claims")[i]
			cites += m.Floats("citations")[i]
		}
		fmt.Println("T claims", claims, cites)
	}
	_, _ = fmt.Println("T")
}
