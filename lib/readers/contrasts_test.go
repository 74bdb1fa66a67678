package readers

import (
	"fmt"
	"strings"
	"testing"

	"galley/lib/contrast"
)

// Tables print metrics by their names, and no ids of ours.
func TestContrastsAreReadable(t *testing.T) {
	file := "question,gold,answer_a,answer_b\n"
	for i := range 1200 {
		file += fmt.Sprintf("q%d,yes,%s,yes\n", i, []string{"yes", "no"}[i%2])
	}
	runs, err := imported(t, file, ImportOptions{Wide: "answer_*"})
	if err != nil {
		t.Fatal(err)
	}
	c := runs.CommonCohort()
	got := c.AllPairs().Run(c).Table().Markdown()
	for _, want := range []string{"| E01 | a | b | EM | ", "| F01 | a | b | F1 | ", "| 1,200 |", "Data: questions that every setting answered.", "| 95% CI |"} {
		if !strings.Contains(got, want) {
			t.Errorf("the table lacks %q:\n%s", want, got)
		}
	}
	for _, not := range []string{"| em |", "| f1 |", "| common |"} {
		if strings.Contains(got, not) {
			t.Errorf("the table has %q:\n%s", not, got)
		}
	}
	ranking := contrast.Rank(c, CohortName, "f1", c.Settings(), true, contrast.Options{}).Table(2).Markdown()
	if !strings.Contains(ranking, "| F1 |") || !strings.HasPrefix(ranking, "F1 on questions that every setting answered") {
		t.Errorf("ranking:\n%s", ranking)
	}
	for _, caption := range []string{c.MeansTable().Caption(), c.McNemarTable().Caption(), c.Exclusions().Caption()} {
		if !strings.Contains(caption, "1,200") {
			t.Errorf("caption %q", caption)
		}
	}
}

// The note under contrasts says what was resampled: clusters where there are some.
func TestContrastsNameClusters(t *testing.T) {
	runs, err := imported(t, long, ImportOptions{GoldSeparator: "|", Missing: []string{"NA"}})
	if err != nil {
		t.Fatal(err)
	}
	c := runs.CommonCohort()
	if got := c.AllPairs().Run(c).Table().Markdown(); !strings.Contains(got, "Whole clusters of questions are resampled and flipped, 1 of them.") {
		t.Errorf("%s", got)
	}
}
