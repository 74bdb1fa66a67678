// text/template over script structs with fields, methods, maps and functions.
package main

import (
	"fmt"
	"strings"
	"text/template"
)

type Row struct {
	Name  string
	Score float64
	tags  []string
}

func (r Row) Percent() string  { return fmt.Sprintf("%.1f%%", r.Score*100) }
func (r Row) Tag(i int) string { return r.tags[i] }
func (r *Row) Pointer() string { return "*" + r.Name }

func main() {
	t := template.Must(template.New("t").Funcs(template.FuncMap{"up": strings.ToUpper}).Parse(
		`{{range $i, $r := .Rows}}{{if $i}}, {{end}}{{$r.Name | up}} {{.Percent}} {{.Tag 0}}{{else}}none{{end}} {{.M.k}} {{len .Rows}} {{printf "%05.2f" .F}}
`))
	data := map[string]any{"Rows": []Row{{"a", .5, []string{"x"}}, {"b", .25, []string{"y"}}}, "M": map[string]int{"k": 7}, "F": 1.5}
	var b strings.Builder
	fmt.Println(t.Execute(&b, data))
	fmt.Print(b.String())
	p := template.Must(template.New("p").Parse("{{.Pointer}} {{with .Name}}{{.}}{{end}}\n"))
	b.Reset()
	fmt.Println(p.Execute(&b, &Row{Name: "z"}))
	fmt.Print(b.String())
}

// Output:
// <nil>
// A 50.0% x, B 25.0% y 7 2 01.50
// <nil>
// *z z
