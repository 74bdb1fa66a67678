package build

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/lib/frame"
	"galley/lib/record"
)

// tableView is a table of a user's own study as New declares it.
type tableView struct {
	Schema record.Schema
	Var    string   // of the schema
	Rows   string   // variable of the rows
	ID     string   // of the value that counts them
	Fields []string // as Go literals
}

// ownTables gives the tables that a study has on disk, in the order of their names, with
// the fields of their first files. There may be none.
// The schemas' names begin with that of the function: the scripts of a study are one
// package to the Go compiler.
func ownTables(records, study, fn string) (out []tableView, err error) {
	entries, err := os.ReadDir(filepath.Join(records, study))
	if err != nil {
		return nil, nil // no records yet
	}
	for _, e := range entries {
		files, err := filepath.Glob(filepath.Join(records, study, e.Name(), "*.parquet"))
		if err != nil || len(files) == 0 || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		t, err := record.ReadFile(files[0], record.Limits{})
		if err != nil {
			return nil, err
		}
		v := tableView{Schema: t.Schema(), ID: fmt.Sprintf("rows-%d", len(out)+1)}
		if len(out) == 0 {
			v.ID = "rows"
		}
		v.Schema.Study, v.Schema.Table = study, e.Name()
		name := goName(e.Name())
		v.Var, v.Rows = lower(fn)+upper(name), name+"Rows"
		for _, f := range v.Schema.Fields {
			v.Fields = append(v.Fields, fieldLiteral(f))
		}
		out = append(out, v)
	}
	return out, nil
}

// goName makes the beginning of a Go name of a folder's: run-answers → runAnswers.
func goName(folder string) string {
	var b strings.Builder
	upper := false
	for _, r := range folder {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			upper = b.Len() > 0
		case b.Len() == 0 && unicode.IsDigit(r):
			b.WriteString("table" + string(r))
		case upper:
			b.WriteRune(unicode.ToUpper(r))
			upper = false
		case b.Len() == 0:
			b.WriteRune(unicode.ToLower(r))
		default:
			b.WriteRune(r)
		}
	}
	if b.Len() == 0 {
		return "table"
	}
	return b.String()
}

// upper and lower change the first letter.
func upper(name string) string {
	r, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(r)) + name[size:]
}

func lower(name string) string {
	r, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToLower(r)) + name[size:]
}

func fieldLiteral(f record.Field) string {
	kind := map[record.Kind]string{frame.Text: "Text", frame.Int: "Int", frame.Float: "Float", frame.Bool: "Bool"}[f.Kind]
	text := fmt.Sprintf("{Name: %q, Kind: record.%s", f.Name, kind)
	if f.List {
		text += ", List: true"
	}
	if f.Nullable {
		text += ", Nullable: true"
	}
	return text + `, Meaning: ""}`
}
