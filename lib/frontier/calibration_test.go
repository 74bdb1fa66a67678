package frontier

import (
	"fmt"
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
