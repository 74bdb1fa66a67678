package readers_test

import (
	"fmt"
	"os"
	"path/filepath"

	"galley/lib/readers"
	"galley/lib/record"
)

// A wide CSV, one column per reader, becomes records, scores and tests.
func Example() {
	dir, err := os.MkdirTemp("", "readers-*")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	csv := filepath.Join(dir, "runs.csv")
	content := "id,gold,pred_base,pred_tuned\n" +
		"1,Eiffel Tower,the Eiffel tower,Eiffel Tower\n" +
		"2,1815,in 1815,1815\n" +
		"3,no,yes,No.\n" +
		"4,Vienna,Paris,Rome\n"
	if err := os.WriteFile(csv, []byte(content), 0o644); err != nil {
		fmt.Println(err)
		return
	}
	found, err := readers.ImportTo(dir, readers.ImportOptions{Files: []string{csv}, Question: "id", Wide: "pred_*"})
	fmt.Println(found.Rows, found.Questions, err)

	cohort := readers.Load(record.Open(dir, "readers")).CommonCohort()
	fmt.Println(cohort.Means().Select("setting", "n", "em"))
	m := cohort.McNemar()
	fmt.Println(m.Select("from", "to", "fixes", "breaks"))
	fmt.Printf("exact p %.3f\n", m.Floats("p_exact")[0])
	// Output:
	// 8 4 <nil>
	// setting <text>  n <int>  em <float>
	// base                  4        0.25
	// tuned                 4        0.75
	// [2 × 3]
	// from <text>  to <text>  fixes <int>  breaks <int>
	// base         tuned                2             0
	// [1 × 4]
	// exact p 0.500
}
