package build

import (
	"html/template"
	"strings"
	"testing"

	"galley/lib/notebook"
	"galley/lib/richtext"
)

func TestSubscriptsInProse(t *testing.T) {
	const text = "The rate *U*_r and *p*_H, not `*U*_r` or snake_case; *ρ*_{max} too."
	html, err := toHTML(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<em>U</em><sub>r</sub>", "<em>p</em><sub>H</sub>", "<code>*U*_r</code>", "snake_case", "<em>ρ</em><sub>max</sub>"} {
		if !strings.Contains(string(html), want) {
			t.Errorf("no %s in %s", want, html)
		}
	}
	if got := subscripts(text, "<sub>", "</sub>"); !strings.Contains(got, "*U*<sub>r</sub> and *p*<sub>H</sub>, not `*U*_r` or") {
		t.Errorf("Markdown %s", got)
	}
	if got := toLaTeX(text); !strings.Contains(got, `\emph{U}\textsubscript{r}`) || !strings.Contains(got, `\emph{p}\textsubscript{H}`) {
		t.Errorf("LaTeX %s", got)
	}
}

// A value in prose is text: nothing of it is read as Markdown, subscripts included.
func TestValuesInProseAreText(t *testing.T) {
	for _, value := range []string{"mix*8x7 and base*2", "a <small> model", "[0.1, 0.2]", "*p*_H", "x_1 & y|z ~~w~~ $5", "&lt; `code`", "−0.05", "1,234"} {
		p := &page{outcome: &notebook.Outcome{Values: []notebook.Value{{ID: "v", Text: value}}}}
		markdown, err := p.fill("It is {{v}}(x) and *so*.", "a.go", 1)
		if err != nil {
			t.Fatal(err)
		}
		html, err := toHTML(markdown)
		want := "<p>It is " + template.HTMLEscapeString(value) + "(x) and <em>so</em>.</p>\n"
		if err != nil || string(html) != want {
			t.Errorf("%s: %s %v, want %s", value, html, err, want)
		}
		if got, want := toLaTeX(markdown), richtext.EscapeLaTeX(value); !strings.Contains(got, want) {
			t.Errorf("%s: LaTeX %s, want %s", value, got, want)
		}
	}
	p := &page{outcome: &notebook.Outcome{Values: []notebook.Value{{ID: "v", Text: "a*b_c"}}}}
	if got, _ := p.fill("`x={{v}}` and {{v}}", "a.go", 1); got != "`x=a*b_c` and a\\*b_c" {
		t.Errorf("in code: %s", got)
	}
}
