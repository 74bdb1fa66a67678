package readers

import (
	"errors"
	"strings"
	"testing"

	"galley/lib/record"
)

// A file in which the predictions have another name is a slip, and not a file in which
// every prediction is missing.
func TestImportWantsPredictions(t *testing.T) {
	file := csvFile(t, "question,setting,output,gold\nq1,a,x,x\nq1,b,,x\n")
	_, err := Import(ImportOptions{Files: []string{file}})
	var mapping *record.MappingError
	if !errors.As(err, &mapping) || !strings.Contains(err.Error(), "column prediction: no such column") || !strings.Contains(err.Error(), "output") {
		t.Errorf("error %v", err)
	}
	found, err := ImportTo(t.TempDir(), ImportOptions{Files: []string{file}, Prediction: "output", Blank: "missing"})
	if want := (Imported{Rows: 2, Questions: 1, Settings: 2, Missing: 1}); err != nil || found != want {
		t.Errorf("%+v (%v), want %+v", found, err, want)
	}
}
