package main

import (
	"os"
	"strings"
	"testing"
)

// A table of the user's own goes from CSV to records to an analysis that reads them,
// without a line about it in galley; what is a number is the user's to say.
func TestOwnTable(t *testing.T) {
	workspace(t)
	write(t, "evals.csv", "qid,model,position,pred\n007,a,3,x\n007,b,3,\n")
	code, out, errs := galley(t, "records", "import", "evals.csv", "--table=mine/evals", "--type=position=int")
	if code != 0 || !strings.Contains(out, "wrote 2 rows") || !strings.Contains(out, "mine is a study of your own") || !strings.Contains(errs, "kept as text: qid (--type qid=int") {
		t.Fatalf("import: %d %s%s", code, out, errs)
	}
	if code, out, errs := galley(t, "records", "show", "mine/evals"); code != 0 || !strings.Contains(out, "position <int>") || !strings.Contains(out, "007 ") {
		t.Errorf("show: %d %s%s", code, out, errs)
	}
	code, out, errs = galley(t, "new", "mine/first-look")
	source, _ := os.ReadFile("analyses/mine/first_look.go")
	for _, want := range []string{
		`Study: "mine", Table: "evals"`, `{Name: "position", Kind: record.Int, Meaning: ""}`, `{Name: "pred", Kind: record.Text, Nullable: true, Meaning: ""}`,
	} {
		if code != 0 || !strings.Contains(string(source), want) {
			t.Errorf("new: %d %s%s; no %s in\n%s", code, out, errs, want, source)
		}
	}
	// To the Go compiler the scripts of a study are one package: a second one must not declare the same again.
	if code, out, errs := galley(t, "new", "mine/second-look"); code != 0 {
		t.Errorf("new: %d %s%s", code, out, errs)
	}
	second, _ := os.ReadFile("analyses/mine/second_look.go")
	if !strings.Contains(string(source), "\nvar firstLookEvals = ") || !strings.Contains(string(second), "\nvar secondLookEvals = ") {
		t.Errorf("the schemas of two scripts have one name:\n%s\n%s", source, second)
	}
	if code, out, errs := galley(t, "build", "mine"); code != 0 {
		t.Errorf("build: %d %s%s", code, out, errs)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"records", "import", "evals.csv", "--table=mine/evals", "--type=pos=int"}, `no field "pos" to be int; there are qid, model, position, pred`},
		{[]string{"records", "import", "evals.csv", "--table=mine/evals", "--type=position=number"}, "a field is text, int, float or bool"},
		{[]string{"records", "import", "evals.csv", "--table=mine"}, "write STUDY/TABLE"},
		{[]string{"records", "import", "evals.csv", "--table=../evals"}, "write STUDY/TABLE"},
		{[]string{"records", "import", "evals.csv", "--table=readers/answers", "--type=question=int"}, "--type is for tables of your own"},
		{[]string{"records", "show", "mine/runs"}, `no table "mine/runs" (there are: mine/evals)`},
		{[]string{"records", "show", "nobody/runs"}, `no study "nobody"`},
		{[]string{"records", "validate", "mine"}, "in the scripts which read them"},
	} {
		if code, _, errs := galley(t, c.args...); code != 2 || !strings.Contains(errs, c.want) {
			t.Errorf("%q: exit %d, %s, want %s", c.args, code, errs, c.want)
		}
	}
}

// Simulated records stand in the way of an import by their place only, and that is said.
func TestImportOverSimulated(t *testing.T) {
	workspace(t)
	write(t, "p.csv", predictions)
	if code, out, errs := galley(t, "records", "simulate", "readers"); code != 0 {
		t.Fatalf("simulate: %d %s%s", code, out, errs)
	}
	args := []string{"records", "import", "p.csv", "--question=question_id", "--gold=gold", "--wide=pred_*"}
	if code, _, errs := galley(t, args...); code != 1 || !strings.Contains(errs, "data/records/readers is there already and holds simulated records") {
		t.Errorf("import: %d %s", code, errs)
	}
	if code, out, errs := galley(t, append(args, "--force")...); code != 0 {
		t.Errorf("import --force: %d %s%s", code, out, errs)
	}
	if code, _, errs := galley(t, args...); code != 1 || strings.Contains(errs, "simulated") {
		t.Errorf("import again: %d %s", code, errs)
	}
}
