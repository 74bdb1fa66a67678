package richtext

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
)

func TestLaTeXLacks(t *testing.T) {
	for text, want := range map[string]string{
		"Größe ſ": "% pdfLaTeX has no ſ: compile with LuaLaTeX or XeLaTeX and a font that has them\n",
		EscapeLaTeX("é ρ ≤ − … “x” ™"): "",
		EscapeLaTeX("長文 🙂 長"):          "% pdfLaTeX has no 長 文 🙂: compile with LuaLaTeX or XeLaTeX and a font that has them\n",
	} {
		if got := LaTeXLacks(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// What LaTeXLacks does not name compiles.
func TestLaTeXHas(t *testing.T) {
	pdflatex, err := exec.LookPath("pdflatex")
	if err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal("pdflatex is not installed")
		}
		t.Skip("pdflatex is not installed")
	}
	var b strings.Builder
	b.WriteString("\\documentclass{article}\n\\begin{document}\n")
	for r := rune(0xa1); r < 0x2fff; r++ {
		if text := EscapeLaTeX(string(r)); unicode.IsPrint(r) && LaTeXLacks(text) == "" {
			b.WriteString(text + "\n\n")
		}
	}
	b.WriteString("\\end{document}\n")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "t.tex"), []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.Command(pdflatex, "-interaction=nonstopmode", "-halt-on-error", "t.tex")
	run.Dir = dir
	if out, err := run.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out[max(0, len(out)-1000):])
	}
}
