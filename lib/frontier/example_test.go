package frontier_test

import (
	"fmt"
	"os"
	"path/filepath"

	"galley/lib/frontier"
	"galley/lib/record"
)

// The whole way: records, cohort, metrics, a sweep over recovery thresholds and
// the planned comparisons.
func Example() {
	dir, err := os.MkdirTemp("", "frontier")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	// A small simulation stands in for records of one's own.
	small := frontier.Simulation{ASQA: 60, QASPER: 90}
	if err := frontier.SimulateWith(filepath.Join(dir, frontier.Study), small); err != nil {
		panic(err)
	}

	runs := frontier.Load(record.Open(dir, frontier.Study))
	cohort := runs.CommonCohort()
	fmt.Println(cohort.Questions(frontier.ASQA), "ASQA questions,",
		cohort.Questions(frontier.QASPER), "QASPER questions of", cohort.Clusters(frontier.QASPER), "papers")

	means := cohort.Means(frontier.ASQA)
	fmt.Printf("%s: emitted precision %.2f, grounded %.2f, recovered %.2f (n = %d)\n", means.Texts("setting")[14],
		means.Floats("pe")[14], means.Floats("pg")[14], means.Floats("rec")[14], means.Ints("rec_n")[14])

	sweep := cohort.ThresholdSweep(frontier.ASQA, []string{frontier.RECOMP}, 0.25, []float64{0.3, 0.8})
	fmt.Printf("recovered at 0.3: %.2f, at 0.8: %.2f\n", sweep.Floats("rec")[0], sweep.Floats("rec")[1])

	results := frontier.PlannedFamily().Run(cohort)
	c := results.Get("C002")
	fmt.Printf("%s: %+.3f over %d questions, supported %v\n", c.Name, c.Diff, c.N, c.Supported())
	// Output:
	// 59 ASQA questions, 87 QASPER questions of 23 papers
	// recomp@0.25: emitted precision 0.87, grounded 0.12, recovered 0.41 (n = 58)
	// recovered at 0.3: 0.48, at 0.8: 0.31
	// ASQA RC/.25 pe − pg: +0.754 over 59 questions, supported true
}

func ExampleSettingLabel() {
	fmt.Println(frontier.SettingLabel(frontier.Identity, 1, 0))
	fmt.Println(frontier.SettingLabel(frontier.RECOMP, 0.25, 0.3))
	fmt.Println(frontier.SettingIDAt(frontier.RECOMP, 0.25, 0.3))
	// Output:
	// Id
	// RC/.25/.3
	// recomp@0.25/tau=0.3
}

// Statements cite units by number. Here the first citation suffices alone and the
// second adds nothing; the second statement cites a unit that does not exist.
func ExampleScoreCitations() {
	cited := [][]int{{1, 2}, {9}}
	all := func(unit int) bool { return true }
	entails := func(statement int, positions []int) bool {
		return cited[statement][positions[0]] == 1 // what holds unit 1 supports the claim
	}
	s := frontier.ScoreCitations(cited, 3, all, entails, frontier.PaperRules)
	fmt.Printf("precision %d/%d, recall %d/%d\n", s.Precise, s.Cited, s.Recalled, s.Stated)
	// Output:
	// precision 1/3, recall 1/2
}
