package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"galley/kernel/build"
	"galley/kernel/child"
)

// The test binary is galley, its children included.
func TestMain(m *testing.M) {
	if child.Is(os.Args) {
		child.Main(build.RunScript)
	}
	os.Exit(m.Run())
}

// galley runs the command as a shell would, and returns its exit code and output.
func galley(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	code = run(context.Background(), args, strings.NewReader(""), &out, &errs)
	return code, out.String(), errs.String()
}

// workspace makes a module with some of testdata/scripts as its analyses, and goes there.
func workspace(t *testing.T, scripts ...string) string {
	t.Helper()
	root := t.TempDir()
	write(t, filepath.Join(root, "go.mod"), "module galley\n\ngo 1.26\n")
	if err := os.MkdirAll(filepath.Join(root, "analyses", "bad"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range scripts {
		data, err := os.ReadFile(filepath.Join("testdata", "scripts", name+".go"))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(root, "analyses", "bad", name+".go"), string(data))
	}
	t.Chdir(root)
	return root
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestBadScriptsEndWithOneClearMessage(t *testing.T) {
	tests := []struct {
		script string
		flags  []string
		code   int
		says   string // a regular expression for standard error
	}{
		{"type_error", nil, 1, `(?s)analyses/bad/type_error\.go:8:14: cannot use "three".*type_error\.go:9:7: book\.Tabel undefined`},
		{"panics", nil, 1, `analyses/bad/panics\.go:13:(\d+:)? cell 2 \(After\): panic: runtime error: index out of range \[4\] with length 2`},
		{"exits", nil, 3, `analyses/bad/exits\.go:13:5: os\.Exit`},
		{"goes", nil, 1, `analyses/bad/goes\.go:(9|10|11):.* cell 1 \(Go\): panic: in a goroutine`},
		{"overflows", nil, 1, `analyses/bad/overflows\.go:5:.* cell 1 \(Recursion\): .*stack overflow`},
		{"hungry", []string{"--memory=256MiB"}, 1, `analyses/bad/hungry\.go:1\d:.* cell 1 \(Eat\): .*memory limit`},
		{"waits", nil, 1, `analyses/bad/waits\.go:9:.* cell 1 \(Wait\): .*deadlock`},
		{"claims", nil, 1, `analyses/bad/claims\.go:8:.* cell 1 \(Finding\): the data do not support the claim "two-is-three"`},
		{"twice", nil, 1, `analyses/bad/twice\.go:15:.* cell 2 \(Two\): artifact id "same" is used twice, first in cell 1, line 12`},
		{"norecords", nil, 1, `analyses/bad/norecords\.go:8:.* cell 1 \(Data\): no records of study "nobody"`},
	}
	for _, tt := range tests {
		t.Run(tt.script, func(t *testing.T) {
			workspace(t, "good", tt.script)
			code, stdout, stderr := galley(t, append([]string{"build"}, tt.flags...)...)
			if code != tt.code {
				t.Errorf("exit %d, want %d", code, tt.code)
			}
			if !regexp.MustCompile(tt.says).MatchString(stderr) {
				t.Errorf("standard error\n%s\nwant a match of\n%s", stderr, tt.says)
			}
			if !strings.Contains(stdout, "built    bad/good") {
				t.Errorf("the good analysis was not built:\n%s", stdout)
			}
			if _, err := os.Stat("figures/bad/good/squares.tex"); err != nil {
				t.Error(err)
			}
		})
	}
}

// A slow machine may need longer than the limit to get into the loop: then it is given more.
func TestAnEndlessLoopEndsAtItsLimit(t *testing.T) {
	workspace(t, "good", "endless")
	if code, _, errs := galley(t, "build", "bad/good"); code != 0 {
		t.Fatalf("exit %d: %s", code, errs)
	}
	says := regexp.MustCompile(`^analyses/bad/endless\.go:(8|9|10):(\d+:)? cell 1 \(Loop\): ran longer than its time limit of `)
	var stderr string
	for _, limit := range []string{"700ms", "5s", "1m0s"} {
		var code int
		var stdout string
		code, stdout, stderr = galley(t, "build", "--timeout="+limit)
		if code != 1 || !strings.Contains(stdout, "0 built, 1 fresh, 1 failed") || !strings.Contains(stderr, "time limit of "+limit) {
			t.Fatalf("exit %d:\n%s\n%s", code, stdout, stderr)
		}
		if says.MatchString(stderr) {
			return
		}
	}
	t.Errorf("standard error\n%s\nwant a match of\n%s", stderr, says)
}

func TestOutputFloodIsCutAndSaid(t *testing.T) {
	workspace(t, "floods")
	code, _, stderr := galley(t, "build")
	if code != 0 {
		t.Fatalf("exit %d: %s", code, stderr)
	}
	page, err := os.ReadFile("figures/bad/floods/README.md")
	if err != nil {
		t.Fatal(err)
	}
	// 40,000 lines of 65 bytes are 2,600,000 bytes; a cell keeps 1 MiB = 1,048,576.
	for _, want := range []string{"1551424 bytes of output were left out", "still here"} {
		if !strings.Contains(string(page), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}

func TestBuildListWhyCheck(t *testing.T) {
	workspace(t, "good")
	if code, out, _ := galley(t, "list"); code != 0 || !strings.Contains(out, "stale   bad/good") {
		t.Fatalf("list: %d %s", code, out)
	}
	if code, out, errs := galley(t, "build"); code != 0 || out != "built    bad/good                         9 files changed\n1 built, 0 fresh\n" || errs != "" {
		t.Fatalf("build: %d %s %s", code, out, errs)
	}
	if code, out, _ := galley(t, "build"); code != 0 || out != "0 built, 1 fresh\n" {
		t.Fatalf("build again: %d %s", code, out)
	}
	if code, out, errs := galley(t, "check"); code != 0 || !strings.Contains(out, "9 files of 1 analysis, interpreted: all the same bytes") {
		t.Fatalf("check: %d %s %s", code, out, errs)
	}
	t.Chdir("analyses/bad") // any folder of the module will do
	code, out, _ := galley(t, "list", "--json")
	var listed []build.Listed
	if err := json.Unmarshal([]byte(out), &listed); code != 0 || err != nil || len(listed) != 1 || listed[0].Status != build.Fresh || listed[0].Artifacts != 1 || listed[0].Cells != 2 {
		t.Errorf("list --json: %d %v %s", code, err, out)
	}
	if code, out, _ := galley(t, "why", "bad/good"); code != 0 || !strings.Contains(out, "bad/good is fresh") {
		t.Errorf("why: %d %s", code, out)
	}
	if code, out, _ := galley(t, "why", "squares"); code != 0 || !strings.Contains(out, `bad/good/squares.tex: table "squares", cell 1 (Squares) of analyses/bad/good.go`+"\n  made from seed 13\n") {
		t.Errorf("why an artifact: %d %s", code, out)
	}
	data, err := os.ReadFile("../../figures/bad/good/squares.csv")
	if err != nil {
		t.Fatal(err)
	}
	write(t, "../../figures/bad/good/squares.csv", strings.Replace(string(data), "9", "10", 1))
	if code, out, errs := galley(t, "check"); code != 1 || !strings.Contains(out, "bad/good/squares.csv: differs from line 4") || errs != "" {
		t.Errorf("check after an alteration: %d %s%s", code, out, errs)
	}
}

// The go command takes a folder as one package; galley, which takes a file, says where
// the folder has what a script misses.
func TestNeighbour(t *testing.T) {
	workspace(t)
	write(t, "analyses/bad/helpers.go", "package bad\n\nfunc helper() string { return \"x\" }\n\ntype shared struct{}\n")
	write(t, "analyses/bad/uses.go", "package bad\n\nimport \"galley/lib/notebook\"\n\n// Uses a helper.\nfunc Uses(book *notebook.Book) {\n\tbook.Value(\"a\", helper())\n\tvar _ shared\n\tother()\n}\n")
	for _, args := range [][]string{{"build"}, {"vet"}, {"run", "analyses/bad/uses.go"}} {
		code, _, errs := galley(t, args...)
		for _, want := range []string{"uses.go:7:18: undefined: helper (declared in helpers.go: a script is one file", "uses.go:8:8: undefined: shared (declared in helpers.go", "uses.go:9:2: undefined: other\n"} {
			if code != 1 || !strings.Contains(errs, want) {
				t.Errorf("%v: exit %d, no %q in\n%s", args, code, want, errs)
			}
		}
	}
}

// A script whose output hangs on the order of a map is told from a change of anything else.
func TestCheckUnstable(t *testing.T) {
	workspace(t)
	write(t, "analyses/bad/shuffled.go", "package bad\n\nimport \"galley/lib/notebook\"\n\n// Shuffled prints a map.\nfunc Shuffled(book *notebook.Book) {\n"+
		"\tm := map[int]int{}\n\tfor i := range 100 {\n\t\tm[i] = i\n\t}\n\tfor k := range m {\n\t\tbook.Printf(\"%d \", k)\n\t}\n}\n")
	if code, out, errs := galley(t, "build"); code != 0 {
		t.Fatalf("build: %d %s%s", code, out, errs)
	}
	// Two orders of 100 keys are not the same by chance.
	if code, out, errs := galley(t, "check"); code != 1 || !strings.Contains(errs, "note: nothing of bad/shuffled has changed since it was built") {
		t.Errorf("check: %d %s%s", code, out, errs)
	}
}

func TestRunANotebookFunction(t *testing.T) {
	workspace(t, "good", "panics")
	code, out, errs := galley(t, "run", "analyses/bad/good.go")
	if code != 0 || out != "printed in a cell\n" || !strings.Contains(errs, "1 artifact was made and not kept") {
		t.Errorf("%d %q %q", code, out, errs)
	}
	if _, err := os.Stat("figures"); err == nil {
		t.Error("run wrote figures")
	}
	code, out, errs = galley(t, "run", "analyses/bad/panics.go")
	if code != 1 || out != "2 numbers\n" || !strings.Contains(errs, "panics.go:13:") {
		t.Errorf("%d %q %q", code, out, errs)
	}
	code, _, _ = galley(t, "run", "--out=made", "analyses/bad/good.go")
	if _, err := os.Stat("made/bad/good/squares.tex"); code != 0 || err != nil {
		t.Errorf("%d %v", code, err)
	}
}

func TestRunAPlainProgram(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir) // no module anywhere
	write(t, "hello.go", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Println(\"hello\", 7/2)\n}\n")
	if code, out, errs := galley(t, "run", "hello.go"); code != 0 || out != "hello 3\n" || errs != "" {
		t.Errorf("%d %q %q", code, out, errs)
	}
	write(t, "panics.go", "package main\n\nfunc main() {\n\tpanic(\"boom\")\n}\n")
	if code, _, errs := galley(t, "run", "panics.go"); code != 2 || !strings.HasPrefix(errs, "panic: boom") {
		t.Errorf("%d %q", code, errs)
	}
	write(t, "broken.go", "package main\n\nfunc main() {\n\tx := 1\n}\n")
	if code, _, errs := galley(t, "run", "broken.go"); code != 1 || !strings.Contains(errs, "broken.go:4:2: declared and not used: x") {
		t.Errorf("%d %q", code, errs)
	}
}

func TestNewBuildsAtOnce(t *testing.T) {
	workspace(t)
	if code, out, errs := galley(t, "new", "toys/first-look"); code != 0 || !strings.Contains(out, "wrote analyses/toys/first_look.go") {
		t.Fatalf("%d %s %s", code, out, errs)
	}
	if code, out, errs := galley(t, "build"); code != 0 {
		t.Errorf("%d %s %s", code, out, errs)
	}
	if code, _, errs := galley(t, "new", "toys/first-look"); code != 2 || !strings.Contains(errs, "is there already") {
		t.Errorf("%d %s", code, errs)
	}
}

func TestVet(t *testing.T) {
	workspace(t, "good", "type_error", "exits")
	code, out, errs := galley(t, "vet")
	if code != 1 || !strings.Contains(out, "3 scripts checked, 2 with faults") || !strings.Contains(errs, "type_error.go:8:14") {
		t.Errorf("%d %s %s", code, out, errs)
	}
	if code, _, _ := galley(t, "vet", "bad/exits"); code != 3 {
		t.Errorf("a refused script: exit %d", code)
	}
	if code, out, _ := galley(t, "vet", "--explain", "analyses/bad/good.go"); code != 0 || !strings.Contains(out, "time: 10m0s") {
		t.Errorf("%d %s", code, out)
	}
}

func TestUsage(t *testing.T) {
	workspace(t, "good")
	tests := []struct {
		args []string
		code int
		says string
	}{
		{nil, 0, "Commands:"},
		{[]string{"--help"}, 0, "Commands:"},
		{[]string{"help"}, 0, "Commands:"},
		{[]string{"help", "build"}, 0, "--force"},
		{[]string{"bild"}, 2, "unexpected argument bild"},
		{[]string{"build", "--jobs=x"}, 2, "--jobs"},
		{[]string{"build", "--jobs=-1"}, 2, "--jobs must be"},
		{[]string{"build", "nothing"}, 2, `no analysis "nothing" (there are: bad/good)`},
		{[]string{"build", "--timeout=0s"}, 2, "is no time"},
		{[]string{"build", "--memory=lots"}, 2, "is no size"},
		{[]string{"build", "--records=nowhere"}, 1, "records folder nowhere"},
		{[]string{"why", "nothing"}, 2, "neither an analysis nor an artifact"},
		{[]string{"run", "nothing.go"}, 2, "no file nothing.go"},
		{[]string{"new", "Nothing"}, 2, "not the name of an analysis"},
		{[]string{"diff", "nowhere"}, 2, "neither a folder"},
		{[]string{"export", "bad/good", "--to=docx"}, 2, "--to"},
		{[]string{"records", "simulate", "nothing"}, 2, `no study "nothing"`},
		{[]string{"records", "show", "frontier/nothing"}, 2, `no table "frontier/nothing"`},
	}
	for _, tt := range tests {
		code, out, errs := galley(t, tt.args...)
		if code != tt.code || !strings.Contains(out+errs, tt.says) {
			t.Errorf("galley %s: exit %d, want %d, with %q:\n%s%s", strings.Join(tt.args, " "), code, tt.code, tt.says, out, errs)
		}
	}
	t.Chdir(t.TempDir())
	if code, _, errs := galley(t, "list"); code != 1 || !strings.Contains(errs, "no go.mod here or above") {
		t.Errorf("outside of a module: %d %s", code, errs)
	}
}
