package build

import (
	"strings"
	"testing"
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
