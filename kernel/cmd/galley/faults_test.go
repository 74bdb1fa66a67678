package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/lib/readers"
	"galley/lib/record"
)

// A column that is wrong in every row is said a few times and counted, and does not
// hide what else is wrong.
func TestFaultsThatAreAlikeAreCounted(t *testing.T) {
	workspace(t, "answers")
	var csv strings.Builder
	csv.WriteString("question,setting,gold,prediction\n")
	for i := range 3000 {
		fmt.Fprintf(&csv, "%d,a,x,\n", i)
	}
	csv.WriteString(",a,x,y\n")
	write(t, "blanks.csv", csv.String())
	code, _, errs := galley(t, "records", "import", "blanks.csv")
	lines := strings.Split(strings.TrimSpace(errs), "\n")
	if code != 1 || len(lines) != shownAlike+2 || !strings.Contains(lines[shownAlike], "blanks.csv, column prediction: 995 more") {
		t.Errorf("exit %d\n%s", code, errs)
	}

	imported(t)
	b := record.NewBuilder(readers.Schemas()[0])
	for i := range 100 {
		b.Text("question", fmt.Sprint(i)).Text("setting", "s").Text("prediction", "p").ListTexts("gold", []string{"g"}).End()
	}
	twice := b.Table()
	for _, name := range []string{"once.parquet", "twice.parquet"} {
		if err := record.Write(filepath.Join("data", "records", "readers", "answers", name), twice, nil); err != nil {
			t.Fatal(err)
		}
	}
	code, out, errs := galley(t, "records", "validate", "readers")
	if n := strings.Count(errs, "is there already"); code != 1 || n != shownAlike || !strings.Contains(errs, "95 more") || !strings.Contains(out, "100 faults") {
		t.Errorf("exit %d, %d lines\n%s%s", code, n, errs, out)
	}
	if _, _, errs := galley(t, "records", "validate", "readers", "--all"); strings.Count(errs, "is there already") != 100 {
		t.Errorf("with --all:\n%s", errs)
	}
}

// A mapping that does not fit is a mistake of the command line.
func TestImportUsage(t *testing.T) {
	workspace(t, "answers")
	write(t, "predictions.csv", predictions)
	for _, args := range [][]string{
		{"--question=qid", "--wide=pred_*"},
		{"--question=question_id", "--wide=p*_*"},
		{"--question=question_id", "--wide=z_*"},
		{"--question=question_id", "--wide=pred_*", "--setting=gold"},
		{"--question=question_id", "--wide=pred_*", "--blank=zero"},
		{"--table=readers/answers", "--column=nothing=gold"},
	} {
		code, _, errs := galley(t, append([]string{"records", "import", "predictions.csv"}, args...)...)
		if code != exitUsage || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: exit %d\n%s", args, code, errs)
		}
	}
	// Who names no column is told how.
	if code, _, errs := galley(t, "records", "import", "predictions.csv"); code != exitUsage || !strings.HasPrefix(errs, "galley: say which columns have them: --question") {
		t.Errorf("no column named: exit %d\n%s", code, errs)
	}
	if _, err := os.Stat("data/records/readers"); err == nil {
		t.Error("records were written")
	}
}

// What reads records outside of a child is bounded all the same.
func TestReadingIsBounded(t *testing.T) {
	workspace(t, "answers")
	imported(t)
	said := make(chan int, 1)
	old := exit
	defer func() { exit = old }()
	exit = func(code int) { said <- code; select {} }
	var errs strings.Builder
	stop, err := reading{Memory: "1MiB"}.guard(&app{stderr: &errs}, "that file") // less than any program has
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	if code := <-said; code != exitFailed || !strings.Contains(errs.String(), "reading that file used more than its memory limit of 1 MiB (a file may be damaged") {
		t.Errorf("exit %d: %s", code, errs.String())
	}
	for _, args := range [][]string{{"validate", "readers"}, {"show", "readers/answers"}} {
		code, _, errs := galley(t, append(append([]string{"records"}, args...), "--memory=much")...)
		if code != exitUsage || !strings.Contains(errs, "--memory=much is no size") {
			t.Errorf("%v: %d %s", args, code, errs)
		}
		if code, _, errs := galley(t, append(append([]string{"records"}, args...), "--memory=1GiB")...); code != 0 {
			t.Errorf("%v: %d %s", args, code, errs)
		}
	}
}

// What was set and has no effect is said, not passed over.
func TestSettingsWithoutEffect(t *testing.T) {
	workspace(t, "good")
	code, _, errs := galley(t, "build", "--set=tau=0.3")
	if code != exitUsage || !strings.Contains(errs, `no analysis that was asked for reads the parameter "tau" (--set=tau=0.3 did nothing`) {
		t.Errorf("%d %s", code, errs)
	}
	for _, args := range [][]string{{"build", "--set==1"}, {"build", "--seed=0"}, {"run", "analyses/bad/good.go", "--seed=0"}, {"records", "simulate", "readers", "--seed=0"}} {
		if code, _, errs := galley(t, args...); code != exitUsage || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: %d %s", args, code, errs)
		}
	}
}
