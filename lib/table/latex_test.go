package table_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"galley/lib/table"
)

// tool finds a program that a test needs. Without it the test is skipped, but on
// the build machine (GALLEY_CI=1) that is a failure.
func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("GALLEY_CI") == "1" {
		t.Fatalf("%s is not installed", name)
	}
	t.Skipf("%s is not installed", name)
	return ""
}

// compile runs pdfLaTeX on a body and returns the text of the pages.
func compile(t *testing.T, body string) string {
	t.Helper()
	pdflatex, pdftotext := tool(t, "pdflatex"), tool(t, "pdftotext")
	dir := t.TempDir()
	source := "\\documentclass{article}\n\\usepackage{booktabs,longtable}\n\\begin{document}\n" + body + "\\end{document}\n"
	if err := os.WriteFile(filepath.Join(dir, "t.tex"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.Command(pdflatex, "-interaction=nonstopmode", "-halt-on-error", "t.tex")
	run.Dir = dir
	if out, err := run.CombinedOutput(); err != nil {
		t.Fatalf("pdflatex: %v\n%s\n%s", err, tail(string(out), 25), body)
	}
	text, err := exec.Command(pdftotext, "-layout", filepath.Join(dir, "t.pdf"), "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func tail(s string, n int) string {
	lines := strings.Split(s, "\n")
	return strings.Join(lines[max(0, len(lines)-n):], "\n")
}

func TestLaTeXCompiles(t *testing.T) {
	bare := table.New("").Column("a", "[A]").Row("[x]").Row("*").Row(table.Interval(0, 1, 1)).Row("(x)")
	spanned := table.New("x").Column("a", "A").Column("b", "B").Spanner("one", "a", "a").Spanner("edge", "b", "b").Row(1, 2).Rule().Row("[", "*")
	text := compile(t, full().LaTeX()+bare.LaTeX()+spanned.LaTeX()+full().Long().LaTeX()+
		"\n\\begin{minipage}{\\linewidth}\n"+full().Tabular()+"\\end{minipage}\n"+full().Wide().Small().LaTeX()+full().Long().Small().LaTeX()+table.New("").LaTeX()+table.New("c").Column("a", "A").LaTeX())
	for _, want := range []string{"Table 1: Attribution at ρ = 0.25", "[simulated records]", "rank & co", `C:\Users\me`, "50% of $5", "[x] llmlingua2", "[0.0, 1.0]", "−0.02"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestLaTeXShowsTextAsItIs sets every printable ASCII character and the awkward
// texts, and reads them back from the PDF.
func TestLaTeXShowsTextAsItIs(t *testing.T) {
	tb := table.New("").Column("n", "N").Column("v", "V").Long()
	texts := append([]string(nil), awkward...)
	for c := '!'; c <= '~'; c++ {
		texts = append(texts, fmt.Sprintf("a%cb", c))
	}
	for i, text := range texts {
		tb.Row(fmt.Sprintf("row%d", i), text)
	}
	// Computer Modern in the OT1 encoding has no straight quotes and draws the
	// underscore as a rule, which pdftotext does not see; accents and math it writes
	// its own way: those are compared loosely.
	loose := strings.NewReplacer("’", "'", "‘", "`", "”", `"`, "“", `"`, "_", "", "−", "-", "∼", "~", "˜", "~", "ˆ", "^", "∗", "*", " ", "")
	rows := map[string]string{}
	for _, line := range strings.Split(compile(t, tb.LaTeX()), "\n") {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), " "); ok && strings.HasPrefix(name, "row") {
			rows[name] = strings.TrimSpace(value)
		}
	}
	for i, text := range texts {
		if strings.ContainsFunc(text, func(r rune) bool { return r > 127 }) {
			continue
		}
		got, want := loose.Replace(rows[fmt.Sprintf("row%d", i)]), loose.Replace(text)
		if got != want {
			t.Errorf("%q is set as %q", text, rows[fmt.Sprintf("row%d", i)])
		}
	}
}
