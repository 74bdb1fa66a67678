package readers

import (
	"fmt"
	"path/filepath"

	"galley/lib/record"
)

// ImportOptions says where a CSV, TSV, JSONL or Parquet file has what a record needs. An
// empty column name means the field's own name.
type ImportOptions struct {
	Files  []string // read one after the other
	Format string   // "csv", "tsv", "jsonl", "parquet"; "": by extension

	Question   string // column of the question id
	Setting    string // column of the setting, of a long file
	Prediction string // column of the answer, of a long file
	Gold       string // column of the gold answer or, in JSON, the list of them
	Cluster    string // column of the cluster; "": a column cluster when there is one

	Wide string // "pred_*": a wide file, each column that matches is a setting
	Run  string // setting of every row, of a file with one setting and no column for it

	GoldSeparator string   // what separates several gold answers in a cell of text
	Blank         string   // what a blank prediction in a CSV cell is: "empty" (an answer, scored) or "missing"; "": an error, as only you can know
	Missing       []string // texts that mean missing, such as "NA"
}

// Import reads the files into the study's table, ready for record.Write. Faults
// are returned together, each with file and line. It is an error too when a
// prediction is blank and Blank does not say what that means, and when LoadErr
// would refuse the records later. Options that contradict each other or name
// columns that no file has are a *record.MappingError.
func Import(o ImportOptions) (*record.Table, error) {
	if o.Blank != "" && o.Blank != "empty" && o.Blank != "missing" {
		return nil, mapping("a blank prediction is %q; say empty or missing", o.Blank)
	}
	in := record.ImportOptions{Files: o.Files, Format: o.Format, Columns: map[string]string{}, Missing: o.Missing}
	for field, column := range map[string]string{"question": o.Question, "gold": o.Gold, "cluster": o.Cluster, "setting": o.Setting, "prediction": o.Prediction} {
		if column != "" {
			in.Columns[field] = column
		}
	}
	if o.Wide != "" {
		if o.Setting != "" || o.Prediction != "" || o.Run != "" {
			return nil, mapping("a wide file (%s) has no column for the setting or the prediction, and no run name", o.Wide)
		}
		in.Wide, in.WideName, in.WideValue = o.Wide, "setting", "prediction"
	}
	if o.Wide == "" && o.Prediction == "" {
		// A file without predictions is a slip in a name, and not one in which all are missing.
		in.Columns["prediction"] = "prediction"
	}
	if o.Run != "" {
		if o.Setting != "" {
			return nil, mapping("the setting comes either from the column %s or is %s for all rows, not both", o.Setting, o.Run)
		}
		in.Constants = map[string]string{"setting": o.Run}
	}
	if o.GoldSeparator != "" {
		in.Split = map[string]string{"gold": o.GoldSeparator}
	}
	switch o.Blank {
	case "empty":
		in.Empty = []string{"prediction"}
	case "":
		in.NoBlank = []string{"prediction"}
	}
	t, err := record.Import(answers(), in)
	if err != nil {
		return nil, err
	}
	// What Load would refuse later is better said now, with the line.
	if _, err := fromTable(nil, t); err != nil {
		return nil, err
	}
	return t, nil
}

// mapping is an error of the options.
func mapping(format string, args ...any) error {
	return &record.MappingError{Err: fmt.Errorf("readers: "+format, args...)}
}

// Imported counts what an import has found.
type Imported struct {
	Rows, Questions, Settings int
	Missing                   int // rows without an answer
}

// ImportTo imports files and writes them as the records of the study below a
// directory of records: <records>/readers/answers/part-0.parquet.
func ImportTo(records string, o ImportOptions) (Imported, error) {
	t, err := Import(o)
	if err != nil {
		return Imported{}, err
	}
	n := Imported{Rows: t.Rows()}
	_, questions := t.Codes("question")
	_, settings := t.Codes("setting")
	n.Questions, n.Settings = len(questions), len(settings)
	for _, gone := range t.Missing("prediction") {
		if gone {
			n.Missing++
		}
	}
	return n, record.Write(filepath.Join(records, "readers", "answers", "part-0.parquet"), t, nil)
}
