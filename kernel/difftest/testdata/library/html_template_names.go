// Every open name of html/template, over values of plain types.
package main

import (
	"errors"
	"fmt"
	"html/template"
	"os"
	"strings"
)

func main() {
	fm := template.FuncMap{"up": strings.ToUpper, "safe": func(s string) template.HTML { return template.HTML(s) }, "fail": func() (string, error) { return "", errors.New("no") }}
	var t *template.Template = template.Must(template.New("page").Funcs(fm).Parse(`{{define "row"}}<tr title="{{.}}"><td>{{. | up}}</td></tr>{{end}}<a href="/x?q={{.Q}}&{{.U}}" onclick="f({{.J}})" style="color: {{.C}}">{{.Q}}</a>
<script>var x = {{.M}}; var s = "{{.Q}}";</script>{{range $i, $e := .L}}{{$i}}{{template "row" $e}}{{else}}none{{end}}{{.H}}{{safe "<i>"}}<p {{.A}}>{{if eq .N 3}}three{{end}}
`))
	data := map[string]any{"Q": `<a&"b'>`, "U": template.URL("a=1&b=2"), "J": template.JS("1+1"), "C": template.CSS("red"), "M": map[string]any{"k": []int{1}, "s": "</script>"},
		"L": []string{"a<b", "c"}, "H": template.HTML("<b>bold</b>"), "A": template.HTMLAttr(`dir="ltr"`), "N": 3}
	fmt.Println(t.Execute(os.Stdout, data))
	fmt.Println(t.ExecuteTemplate(os.Stdout, "row", "x"), t.ExecuteTemplate(os.Stdout, "none", nil))
	fmt.Println(t.Lookup("row").Name(), len(t.Templates()), t.DefinedTemplates() != "")
	_, err := t.Clone()
	fmt.Println(err)
	_, err = template.New("bad").Parse("{{")
	fmt.Println(err)
	err = template.Must(template.New("err").Parse(`<a href='{{if .}}"{{end}}x>`)).Execute(os.Stdout, true)
	var te *template.Error
	fmt.Println(err, errors.As(err, &te) && te.ErrorCode == template.ErrBranchEnd)
	fmt.Println(template.Must(template.New("f").Funcs(fm).Parse("{{fail}}")).Execute(os.Stdout, nil))
	fmt.Println(template.Must(template.New("o").Option("missingkey=error").Delims("[[", "]]").Parse("[[.x]]")).Execute(os.Stdout, map[string]int{}))
	fmt.Println(template.Must(template.New("s").Parse(`<img srcset="{{.}}"><script>"{{.}}"</script>{{"`+"`"+`"}}`)).Execute(os.Stdout, template.Srcset("a 1x")))
	fmt.Println(template.Must(template.New("j").Parse(`<script>"{{.}}"</script>`)).Execute(os.Stdout, template.JSStr(`\x41`)))
	template.HTMLEscape(os.Stdout, []byte("<&>\n"))
	template.JSEscape(os.Stdout, []byte("'</x>'\n"))
	fmt.Println(template.HTMLEscapeString("<\"'>"), template.JSEscapeString("<\"'>"), template.HTMLEscaper("a", 1, "<"), template.JSEscaper("'", 2), template.URLQueryEscaper("a b", 3))
	fmt.Println(template.IsTrue(0))
	fmt.Println(template.IsTrue([]int{1}))
	for _, c := range []template.ErrorCode{template.OK, template.ErrAmbigContext, template.ErrBadHTML, template.ErrBranchEnd, template.ErrEndContext, template.ErrJSTemplate,
		template.ErrNoSuchTemplate, template.ErrOutputContext, template.ErrPartialCharset, template.ErrPartialEscape, template.ErrPredefinedEscaper, template.ErrRangeLoopReentry, template.ErrSlashAmbig} {
		fmt.Print(int(c), " ")
	}
	fmt.Println()
}

// Output:
// <a href="/x?q=%3ca%26%22b%27%3e&a=1&amp;b=2" onclick="f(1&#43;1)" style="color: red">&lt;a&amp;&#34;b&#39;&gt;</a>
// <script>var x = {"k":[1],"s":"\u003c/script\u003e"}; var s = "\u003ca\u0026\u0022b\u0027\u003e";</script>0<tr title="a&lt;b"><td>A&lt;B</td></tr>1<tr title="c"><td>C</td></tr><b>bold</b><i><p dir="ltr">three
// <nil>
// <tr title="x"><td>X</td></tr><nil> html/template: "none" is undefined
// row 2 true
// html/template: cannot Clone "page" after it has executed
// template: bad:1: unclosed action
// html/template:err: ends in a non-text context: {stateURL delimSingleQuote urlPartUnknown jsCtxRegexp [] attrURL elementNone <nil>} false
// template: f:1:2: executing "f" at <fail>: error calling fail: no
// template: o:1:2: executing "o" at <.x>: map has no entry for key "x"
// <img srcset="a 1x"><script>"a 1x"</script>`<nil>
// <script>"\x41"</script><nil>
// &lt;&amp;&gt;
// \'\u003C/x\u003E\'\u000A&lt;&#34;&#39;&gt; \u003C\"\'\u003E a1&lt; \'2 a+b3
// false true
// true true
// 0 1 2 3 4 12 5 6 7 8 11 9 10␣
