package build

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"

	"galley/kernel/studies"
)

var analysisName = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*/[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// New writes a first version of an analysis that builds, and returns its path. It
// never replaces a file.
func (w *Workspace) New(name string) (string, error) {
	if !analysisName.MatchString(name) {
		return "", &UsageError{fmt.Sprintf("%q is not the name of an analysis (write STUDY/NAME in lower case, like frontier/error-analysis)", name)}
	}
	study, base, _ := strings.Cut(name, "/")
	file := filepath.Join(w.Analyses, study, strings.ReplaceAll(base, "-", "_")+".go")
	if strings.HasSuffix(file, "_test.go") {
		return "", &UsageError{fmt.Sprintf("%q would be a Go test file (choose another name than one ending in -test)", name)}
	}
	if _, err := os.Lstat(file); !errors.Is(err, fs.ErrNotExist) {
		return "", &UsageError{w.Show(file) + " is there already"}
	}
	v := scaffoldView{Package: strings.ReplaceAll(study, "-", ""), Func: funcName(base), Study: study}
	if _, v.Known = studies.Get(study); !v.Known {
		tables, err := ownTables(w.Records, study, v.Func)
		if err != nil {
			return "", err
		}
		v.Tables = tables
	}
	var b bytes.Buffer
	if err := scaffold.Execute(&b, v); err != nil {
		return "", err
	}
	source, err := format.Source(b.Bytes())
	if err != nil {
		return "", err
	}
	return w.Show(file), WriteFile(file, source)
}

// funcName makes a Go name of a kebab-case one: error-analysis → ErrorAnalysis.
func funcName(base string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(base, "-") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

type scaffoldView struct {
	Package, Func, Study string
	Known                bool
	Tables               []tableView // of a study that galley does not know
}

var scaffold = template.Must(template.New("new").Parse(`package {{.Package}}

import (
	"galley/lib/notebook"
{{- if .Tables}}
	"galley/lib/record"
{{- end}}
	"galley/lib/table"
)
{{range .Tables}}
// {{.Var}} is what a row of {{.Schema.Table}} has; say what each field means.
var {{.Var}} = record.Schema{
	Study: {{printf "%q" .Schema.Study}}, Table: {{printf "%q" .Schema.Table}},
	Doc: "One row is …",
	Fields: []record.Field{
{{- range .Fields}}
		{{.}},
{{- end}}
	},
	// Key: []string{…}, the fields that together occur once, is checked when it is there.
}
{{end}}
// {{.Func}} asks one question; say which, and what is found.
func {{.Func}}(book *notebook.Book) {
	// %% Data
	//
	// Say what is read and what is left out.
{{- if .Tables}}
	records := book.Records("{{.Study}}")
{{- range .Tables}}
	{{.Rows}}, err := records.Table({{.Var}})
	book.Check(err)
	book.Count("{{.ID}}", {{.Rows}}.Rows())
{{- end}}
{{- else if .Known}}
	records := book.Records("{{.Study}}")
{{- end}}
	book.Value("study", "{{.Study}}")

	// %% Result
	//
	// Prose can name a value: the study is {{"{{study}}"}}.
	t := table.New("A first table").
		Column("what", "What").
		Column("n", "*n*")
{{- range .Tables}}
	t.Row("rows of {{.Schema.Table}}", {{.Rows}}.Rows())
{{- else}}
	t.Row("cells in this analysis", 2)
{{- end}}
	book.Table("first-table", t)
	book.Claim("there-is-a-row", t.Len() > 0)
}
`))
