package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const predictions = "question_id,gold,pred_a,pred_b\n" +
	"1413617112501850121,Paris,Paris,London\n" +
	"0012,the Rhine,Rhine,Rhine\n"

// imported makes records of two readers in the workspace.
func imported(t *testing.T) (file string) {
	t.Helper()
	write(t, "predictions.csv", predictions)
	code, out, errs := galley(t, "records", "import", "predictions.csv", "--question=question_id", "--gold=gold", "--wide=pred_*")
	if code != 0 || !strings.Contains(out, "wrote 4 rows") {
		t.Fatalf("import: %d %s %s", code, out, errs)
	}
	files, err := filepath.Glob("data/records/readers/answers/*.parquet")
	if err != nil || len(files) != 1 {
		t.Fatalf("files %v %v", files, err)
	}
	return files[0]
}

func TestImportValidateShow(t *testing.T) {
	workspace(t, "answers")
	imported(t)
	if code, out, errs := galley(t, "records", "validate", "readers"); code != 0 || !strings.Contains(out, "no faults") {
		t.Errorf("validate: %d %s %s", code, out, errs)
	}
	code, out, _ := galley(t, "records", "show", "readers/answers", "-n", "2")
	for _, want := range []string{"1413617112501850121", "London", "rows 0 to 2 of 4"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("show: %d, no %q in\n%s", code, want, out)
		}
	}
	var many strings.Builder
	many.WriteString("question_id,gold,pred_a\n")
	for i := range 40 {
		fmt.Fprintf(&many, "q-%d,g,p\n", i)
	}
	write(t, "many.csv", many.String())
	galley(t, "records", "import", "many.csv", "--question=question_id", "--gold=gold", "--wide=pred_*", "--records=elsewhere")
	if _, out, _ := galley(t, "records", "show", "readers/answers", "-n", "40", "--records=elsewhere"); !strings.Contains(out, "q-39 ") {
		t.Errorf("show -n 40:\n%s", out)
	}
	if code, _, errs := galley(t, "records", "show", "readers/answers", "--columns=qestion"); code != 2 || !strings.Contains(errs, `no column "qestion" (it has: question`) {
		t.Errorf("show: %d %s", code, errs)
	}
	if code, _, errs := galley(t, "records", "import", "predictions.csv", "--wide=pred_*"); code != 1 || !strings.Contains(errs, "is there already") {
		t.Errorf("import again: %d %s", code, errs)
	}
	// What does not import leaves the old records alone.
	write(t, "broken.csv", "question_id,gold,pred_a\n\"1,x,y\n")
	if code, _, errs := galley(t, "records", "import", "broken.csv", "--force", "--question=question_id", "--wide=pred_*"); code != 1 {
		t.Errorf("import broken: %d %s", code, errs)
	}
	if code, out, errs := galley(t, "build"); code != 0 || strings.Contains(out, "simulated") {
		t.Errorf("build: %d %s %s", code, out, errs)
	}
}

func TestDescribeAsJSON(t *testing.T) {
	code, out, errs := galley(t, "records", "describe", "frontier", "--json")
	var studies []struct {
		Name   string
		Tables []struct {
			Table  string
			Fields []struct{ Name, Kind, Meaning string }
		}
	}
	if err := json.Unmarshal([]byte(out), &studies); code != 0 || err != nil {
		t.Fatalf("%d %v %s", code, err, errs)
	}
	if len(studies) != 1 || studies[0].Name != "frontier" || len(studies[0].Tables) < 4 {
		t.Errorf("%+v", studies)
	}
	for _, table := range studies[0].Tables {
		for _, f := range table.Fields {
			if f.Kind == "" || f.Meaning == "" {
				t.Errorf("%s.%s: kind %q, meaning %q", table.Table, f.Name, f.Kind, f.Meaning)
			}
		}
	}
	if code, out, _ := galley(t, "records", "describe"); code != 0 || !strings.Contains(out, "# readers") {
		t.Errorf("describe: %d %s", code, out)
	}
}

// Records that are not as they should be: one message that names the file, exit 1, and
// what was built before stays.
func TestBadRecords(t *testing.T) {
	tests := []struct {
		name string
		harm func(t *testing.T, file string)
		args []string
		says string
	}{
		{"cut", func(t *testing.T, file string) {
			data, _ := os.ReadFile(file)
			write(t, file, string(data[:len(data)/2]))
		}, nil, "readers/answers/part-0.parquet"},
		{"flipped", func(t *testing.T, file string) {
			data, _ := os.ReadFile(file)
			for i := len(data) - 60; i < len(data)-8; i++ {
				data[i] ^= 0x55
			}
			write(t, file, string(data))
		}, nil, "readers/answers/part-0.parquet"},
		{"no rows of bytes", func(t *testing.T, file string) { write(t, file, "") }, nil, "readers/answers/part-0.parquet"},
		{"no files", func(t *testing.T, file string) { os.Remove(file) }, nil, "readers/answers"},
		{"no folder where named", func(t *testing.T, file string) { os.Mkdir("elsewhere", 0o755) },
			[]string{"--records=elsewhere"}, `no records of study "readers"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			workspace(t, "answers", "good")
			file := imported(t)
			if code, out, errs := galley(t, "build"); code != 0 {
				t.Fatalf("%d %s %s", code, out, errs)
			}
			before, err := os.ReadFile("figures/bad/answers/means.csv")
			if err != nil {
				t.Fatal(err)
			}
			tt.harm(t, file)
			code, out, errs := galley(t, append([]string{"build"}, tt.args...)...)
			if code != 1 || !strings.Contains(errs, tt.says) || !strings.Contains(errs, "analyses/bad/answers.go:11:") || strings.Count(strings.TrimSpace(errs), "\n") > 0 {
				t.Errorf("exit %d\n%s%s\nwant one line with %q", code, out, errs, tt.says)
			}
			if !strings.Contains(out, "1 fresh") {
				t.Errorf("the other analysis was touched:\n%s", out)
			}
			if after, _ := os.ReadFile("figures/bad/answers/means.csv"); string(after) != string(before) {
				t.Error("the old artifact was touched")
			}
		})
	}
}
