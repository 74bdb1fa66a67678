package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The README is run, not trusted: every command of its console blocks is executed in order, in a fresh copy of
// the project, and must print what the README shows. A line "…" stands for any number of lines.
func TestReadmeCommands(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	commands := consoleCommands(string(readme))
	if len(commands) < 5 {
		t.Fatalf("README.md shows %d commands in console blocks; expected at least the main ones", len(commands))
	}
	copied := t.TempDir()
	copyProject(t, root, copied)
	if os.Getenv("GALLEY_SLOW") == "" {
		// It takes longer than all else together.
		if err := os.Remove(filepath.Join(copied, "analyses", "audit", "calibration.go")); err != nil {
			t.Fatal(err)
		}
	}
	bin := filepath.Join(t.TempDir(), "galley")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", bin, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}

	tests := false
	for _, c := range commands {
		if c.line == "go test ./..." {
			tests = true // this is that command
			continue
		}
		// The binary is built once; `go run` would build the same.
		line := strings.ReplaceAll(c.line, "go run ./kernel/cmd/galley", bin)
		for _, command := range []string{"build", "compare", "check"} { // a slow machine needs more than the usual limit
			line = strings.ReplaceAll(line, bin+" "+command, bin+" "+command+" --timeout=60m")
		}
		cmd := exec.Command("bash", "-c", line)
		cmd.Dir = copied
		cmd.Env = append(os.Environ(), "COLUMNS=100")
		out, err := cmd.CombinedOutput()
		got := strings.TrimRight(string(out), "\n")
		if err != nil && !c.fails {
			t.Errorf("$ %s\n%v\n%s", c.line, err, got)
			continue
		}
		if !matches(strings.Split(c.want, "\n"), strings.Split(got, "\n")) {
			t.Errorf("$ %s\nREADME shows\n%s\nit prints\n%s", c.line, c.want, got)
		}
	}
	if !tests {
		t.Error("README.md does not show `go test ./...`")
	}
}

// console is one command of a console block and what the block shows below it. fails is set when the block is
// marked as showing a refusal (```console exit).
type console struct {
	line, want string
	fails      bool
}

// consoleCommands takes the commands out of Markdown: lines after "$ ", continued by lines after "> ".
func consoleCommands(markdown string) []console {
	var all []console
	var inside, fails bool
	for _, line := range strings.Split(markdown, "\n") {
		switch {
		case strings.HasPrefix(line, "```console"):
			inside, fails = true, strings.HasSuffix(line, "exit")
		case strings.HasPrefix(line, "```"):
			inside = false
		case inside && strings.HasPrefix(line, "$ "):
			all = append(all, console{line: line[2:], fails: fails})
		case inside && strings.HasPrefix(line, "> ") && all[len(all)-1].want == "":
			all[len(all)-1].line += "\n" + line[2:]
		case inside:
			c := &all[len(all)-1]
			c.want = strings.TrimPrefix(c.want+"\n"+line, "\n")
		}
	}
	return all
}

// matches compares line by line; "…" in want matches any run of lines. A command without shown output may
// print anything.
func matches(want, got []string) bool {
	if len(want) == 1 && want[0] == "" {
		return true
	}
	if len(want) == 0 {
		return len(got) == 0
	}
	if strings.TrimSpace(want[0]) == "…" {
		for skip := 0; skip <= len(got); skip++ {
			if len(want) == 1 && skip == len(got) || len(want) > 1 && matches(want[1:], got[skip:]) {
				return true
			}
		}
		return false
	}
	return len(got) > 0 && strings.TrimRight(got[0], " ") == strings.TrimRight(want[0], " ") && matches(want[1:], got[1:])
}

// copyProject copies what a clone has and the command needs: sources, published numbers, figures.
func copyProject(t *testing.T, root, to string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if rel == filepath.Join("data", "records") || slices.Contains([]string{".git", ".galley", "testdata", "node_modules"}, d.Name()) {
				return fs.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		if !d.Type().IsRegular() {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), content, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestMatches(t *testing.T) {
	for i, c := range []struct {
		want, got string
		same      bool
	}{
		{"a\nb", "a\nb", true},
		{"a\n…\nd", "a\nb\nc\nd", true},
		{"…\nd", "d", true},
		{"a\n…", "a", true},
		{"a\n…\nd", "a\nb", false},
		{"a", "b", false},
		{"", "anything", true},
	} {
		if got := matches(strings.Split(c.want, "\n"), strings.Split(c.got, "\n")); got != c.same {
			t.Errorf("case %d: %q against %q: %v", i, c.want, c.got, got)
		}
	}
}

func TestConsoleCommands(t *testing.T) {
	got := consoleCommands("text\n```console\n$ one\nout\n$ two <<'E'\n> x\n> E\nmore\n```\n$ not\n")
	want := []console{{line: "one", want: "out"}, {line: "two <<'E'\nx\nE", want: "more"}}
	if !slices.Equal(got, want) {
		var b bytes.Buffer
		fmt.Fprintf(&b, "%+v", got)
		t.Error(b.String())
	}
}
