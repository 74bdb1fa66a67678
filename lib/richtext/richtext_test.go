package richtext_test

import (
	"fmt"
	"strings"
	"testing"

	"galley/lib/richtext"
)

func Example() {
	spans := richtext.Parse("*P*_g at *τ* ≤ 0.5, **best** 10^{-3} & `us_n`")
	fmt.Println(richtext.Plain(spans))
	fmt.Println(richtext.HTML(spans))
	fmt.Println(richtext.LaTeX(spans))
	fmt.Println(richtext.Markdown(spans))
	// Output:
	// Pg at τ ≤ 0.5, best 10-3 & us_n
	// <em>P</em><sub>g</sub> at <em>τ</em> ≤ 0.5, <strong>best</strong> 10<sup>-3</sup> &amp; <code>us_n</code>
	// \textit{P}\textsubscript{g} at \textit{$\tau$} $\leq$ 0.5, \textbf{best} 10\textsuperscript{-3} \& \texttt{us\_n}
	// *P*<sub>g</sub> at *τ* ≤ 0.5, **best** 10<sup>-3</sup> & `us_n`
}

func TestParse(t *testing.T) {
	for markup, want := range map[string]string{
		"P_g":         "P<sub>g</sub>",
		"*P*_g":       "<em>P</em><sub>g</sub>",
		"ρ_{max}^2":   "ρ<sub>max</sub><sup>2</sup>",
		"ρ̂_x":        "ρ̂<sub>x</sub>",
		"10^{-3}":     "10<sup>-3</sup>",
		"x^2 + 10^6":  "x<sup>2</sup> + 10<sup>6</sup>",
		"f(x)^2":      "f(x)<sup>2</sup>",
		"**a *b* c**": "<strong>a </strong><strong><em>b</em></strong><strong> c</strong>",
		"*a **b** c*": "<em>a </em><strong><em>b</em></strong><em> c</em>",
		"`a*b_c`":     "<code>a*b_c</code>",
		"*`x`*":       "<em><code>x</code></em>",
		// Names and data stay as they are.
		"county_real":     "county_real",
		"us_n":            "us_n",
		"a_bc":            "a_bc",
		"_x":              "_x",
		"x_":              "x_",
		"snake_case_name": "snake_case_name",
		`C:\Users\me`:     `C:\Users\me`,
		"5 * 3 * 2":       "5 * 3 * 2",
		"a * b":           "a * b",
		"2*3":             "2*3",
		"*open":           "*open",
		"**open":          "**open",
		"* a*":            "* a*",
		"a^":              "a^",
		"a^-":             "a^-",
		"_{x}":            "_{x}",
		"a_{open":         "a_{open",
		"a_{}":            "a_{}",
		"``":              "``",
		"$5 ~ 3%":         "$5 ~ 3%",
		// Escapes.
		`\*P\*\_g`: "*P*_g",
		`a\\b`:     `a\b`,
		`P_{a\}b}`: "P<sub>a}b</sub>",
		"":         "",
	} {
		if got := richtext.HTML(richtext.Parse(markup)); got != want {
			t.Errorf("%q: %s, want %s", markup, got, want)
		}
	}
}

func TestEscapeLaTeX(t *testing.T) {
	for text, want := range map[string]string{
		// great_tables PR 872: these three were confused.
		`a\b`:         `a\textbackslash{}b`,
		"a~b":         `a\textasciitilde{}b`,
		"a^b":         `a\textasciicircum{}b`,
		`C:\Users\me`: `C:\textbackslash{}Users\textbackslash{}me`,
		"& % $ # _":   `\& \% \$ \# \_`,
		"{x}":         `\{x\}`,
		"a<b>c|d":     `a\textless{}b\textgreater{}c\textbar{}d`,
		"a--b":        "a-{}-b",
		"''":          "'{}'",
		`"`:           `{\char34}`,
		"–—":          "-----",
		"ρ̂":          `$\hat{\rho}$`,
		"e\u0301":     `\'{e}`,
		"é":           "é",
		"−1 ± 2":      `$-$1 $\pm$ 2`,
		"two\nlines":  "two lines",
		"x²":          `x\textsuperscript{2}`,
		"中":           "中",
	} {
		if got := richtext.EscapeLaTeX(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestEscapeMarkdown(t *testing.T) {
	for text, want := range map[string]string{
		"a|b":       `a\|b`,
		"*x*":       `\*x\*`,
		"us_n":      "us_n",
		"_x_":       `\_x\_`,
		"<b>":       `\<b>`,
		"p < 0.05":  "p < 0.05",
		"a & b":     "a & b",
		"&amp;":     `\&amp;`,
		"[a](b)":    `\[a\](b)`,
		"$x$ ~y~":   `\$x\$ \~y\~`,
		"a\r\nb\rc": "a<br>b<br>c",
	} {
		if got := richtext.EscapeMarkdown(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	for markup, want := range map[string]string{
		"# no heading": `\# no heading`, "1. no list": `1\. no list`, "- no list": `\- no list`, "2021": "2021", "": "",
	} {
		if got := richtext.MarkdownParagraph(richtext.Parse(markup)); got != want {
			t.Errorf("%q: %s, want %s", markup, got, want)
		}
	}
}

func TestCleanReplacesWhatNoFormatTakes(t *testing.T) {
	for text, want := range map[string]string{
		"a\x00b": "a\ufffdb", "a\xffb": "a\ufffdb", "a\x1b[1m": "a\ufffd[1m", "tab\tline\n": "tab\tline\n", "plain": "plain",
	} {
		if got := richtext.Clean(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestLongTextsAreQuick(t *testing.T) {
	for _, mark := range []string{"*", "`", "x_{", "**a", "\\"} {
		for _, n := range []int{1 << 12, 1 << 20} {
			text := strings.Repeat(mark, n)
			if got := richtext.Plain(richtext.Parse(text)); len(got) == 0 {
				t.Errorf("%d times %q is empty", n, mark)
			}
		}
	}
}

// FuzzEscape checks that escaped text is read back as itself, and that no parse
// loses a letter of what is not markup.
func FuzzEscape(f *testing.F) {
	for _, s := range []string{"", "P_g", "*a*", "**b**", "`c`", `\`, `a\_{b}`, "x^{2", "ρ̂_{max}", "_*_", "a*b**c*d**", "\xff*\x00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		valid := string([]rune(text)) // each invalid byte becomes U+FFFD
		spans := richtext.Parse(richtext.Escape(text))
		if got := richtext.Plain(spans); got != valid {
			t.Fatalf("Parse(Escape(%q)) is %q", text, got)
		}
		for _, s := range spans {
			if s.Bold || s.Italic || s.Code || s.Level != richtext.OnLine {
				t.Fatalf("Escape(%q) left markup: %+v", text, spans)
			}
		}
		letters := func(s string) string { // what no mark can swallow
			return strings.Map(func(r rune) rune {
				if strings.ContainsRune("*_^`{}\\", r) {
					return -1
				}
				return r
			}, s)
		}
		if got := letters(richtext.Plain(richtext.Parse(text))); got != letters(valid) {
			t.Fatalf("Parse(%q) lost text: %q", text, got)
		}
	})
}

// FuzzLaTeX checks that escaped text has no character left that LaTeX acts on.
func FuzzLaTeX(f *testing.F) {
	for _, s := range []string{`\`, "a~b^c", "{}", "%#$&_", "ρ̂", "--''", "\\input{x}", "\x00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tex := richtext.EscapeLaTeX(text)
		depth, math := 0, 0
		for i := 0; i < len(tex); i++ {
			switch tex[i] {
			case '\\':
				i++ // the command or the escaped character
			case '{':
				depth++
			case '}':
				depth--
			case '$':
				math++
			case '%', '#', '&':
				t.Fatalf("%q: bare %c in %s", text, tex[i], tex)
			case '_', '^':
				if math%2 == 0 {
					t.Fatalf("%q: bare %c in %s", text, tex[i], tex)
				}
			}
			if depth < 0 {
				t.Fatalf("%q: unbalanced braces in %s", text, tex)
			}
		}
		if depth != 0 || math%2 != 0 {
			t.Fatalf("%q: unbalanced braces or $ in %s", text, tex)
		}
	})
}
