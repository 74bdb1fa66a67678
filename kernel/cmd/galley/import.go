package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"galley/kernel/build"
	"galley/lib/readers"
	"galley/lib/record"
)

// importCmd has two ways: the readers study by naming the columns of a predictions
// file, and any table of any study by a mapping from fields to columns.
type importCmd struct {
	recordsWhere
	Format  string   `placeholder:"FORMAT" help:"csv, tsv, jsonl or parquet (default: by the files' names)."`
	Missing []string `placeholder:"TEXT" help:"Texts that mean missing, such as NA."`
	Wide    string   `placeholder:"PATTERN" help:"Columns such as pred_* that each give a row of their own."`
	Force   bool     `help:"Replace records that are there."`

	Question      string `group:"A predictions file (study readers)" placeholder:"COLUMN" help:"Column of the question id."`
	Setting       string `group:"A predictions file (study readers)" placeholder:"COLUMN" help:"Column of the setting, in a long file."`
	Prediction    string `group:"A predictions file (study readers)" placeholder:"COLUMN" help:"Column of the answer, in a long file."`
	Gold          string `group:"A predictions file (study readers)" placeholder:"COLUMN" help:"Column of the gold answer or answers."`
	Cluster       string `group:"A predictions file (study readers)" placeholder:"COLUMN" help:"Column of the cluster, such as the document."`
	RunName       string `name:"run" group:"A predictions file (study readers)" placeholder:"NAME" help:"The setting of every row, when no column has it."`
	GoldSeparator string `group:"A predictions file (study readers)" placeholder:"TEXT" help:"What separates several gold answers in a cell."`
	Blank         string `group:"A predictions file (study readers)" placeholder:"empty|missing" help:"Whether a blank prediction is an empty answer, which is scored, or a missing one."`

	Table     string            `group:"Any table" placeholder:"STUDY/TABLE" help:"The table to make, instead of readers. A study that galley does not know is your own: each column becomes a field."`
	Type      map[string]string `group:"Any table" placeholder:"FIELD=KIND" help:"Of a study of your own: text, int, float or bool. A field not named is text in CSV and what its values are in JSONL and Parquet."`
	Column    map[string]string `group:"Any table" placeholder:"FIELD=COLUMN" help:"Where a field is found; JSON: a.b for nested."`
	Constant  map[string]string `group:"Any table" placeholder:"FIELD=TEXT" help:"The same text in every row."`
	WideName  string            `group:"Any table" placeholder:"FIELD" help:"With --wide: field for what the * stood for."`
	WideValue string            `group:"Any table" placeholder:"FIELD" help:"With --wide: field for the cell."`
	Split     map[string]string `group:"Any table" placeholder:"FIELD=SEPARATOR" help:"Take a cell apart into a list."`
	Empty     []string          `group:"Any table" placeholder:"FIELD" help:"Text fields in which a blank cell is an empty text."`
	Name      string            `group:"Any table" default:"part-0" help:"Name of the file that is written."`

	Files []string `arg:"" help:"CSV, TSV, JSONL or Parquet files, read one after the other."`
}

func (c *importCmd) Run(a *app) error {
	dir, err := c.dir()
	if err != nil {
		return err
	}
	if c.Table == "" {
		return c.predictions(a, dir)
	}
	return c.table(a, dir)
}

// predictions imports files of predictions as the readers study.
func (c *importCmd) predictions(a *app, dir string) error {
	final := filepath.Join(dir, "readers")
	_, err := os.Stat(final)
	if err == nil && !c.Force {
		return fmt.Errorf("%s is there already%s (--force replaces it, --records DIR names another place)", shown(final), ofWhat(record.Open(dir, "readers")))
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	// Beside the final place first: files that do not import leave the old records alone.
	temp, err := os.MkdirTemp(dir, ".import-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	found, err := readers.ImportTo(temp, readers.ImportOptions{
		Files: c.Files, Format: c.Format,
		Question: c.Question, Setting: c.Setting, Prediction: c.Prediction, Gold: c.Gold, Cluster: c.Cluster,
		Wide: c.Wide, Run: c.RunName, GoldSeparator: c.GoldSeparator, Blank: c.Blank, Missing: c.Missing,
	})
	var mapping *record.MappingError
	var columns record.Faults
	if c.Question+c.Setting+c.Prediction+c.Gold+c.Wide == "" && errors.As(err, &mapping) && errors.As(err, &columns) {
		fmt.Fprintln(a.stderr, "galley: say which columns have them: --question, --setting, --prediction, --gold, or --wide (galley records import --help)")
	}
	if err != nil {
		return err
	}
	if err := os.RemoveAll(final); err != nil {
		return err
	}
	if err := os.Rename(filepath.Join(temp, "readers"), final); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "wrote %s to %s: %s, %s, %s (galley build readers --records %s makes their tables)\n", count(found.Rows, "row", "rows"), final,
		count(found.Questions, "question", "questions"), count(found.Settings, "setting", "settings"), count(found.Missing, "answer missing", "answers missing"), dir)
	return nil
}

// ofWhat says of records that stand in the way that they are simulated, and no loss.
func ofWhat(s *record.Source) string {
	if versions, only, err := s.Simulators(); err == nil && only && len(versions) > 0 {
		return " and holds simulated records, which can be made again"
	}
	return ""
}

type showCmd struct {
	recordsWhere
	reading
	Rows    int      `short:"n" default:"10" help:"How many rows."`
	Columns []string `help:"Which columns; all when none is named."`
	What    string   `arg:"" help:"STUDY/TABLE, or a Parquet file."`
}

func (c *showCmd) Run(a *app) error {
	stop, err := c.guard(a, c.What)
	if err != nil {
		return err
	}
	defer stop()
	t, err := c.read()
	if err != nil {
		return err
	}
	fmt.Fprintln(a.stdout, t.Show(0, max(0, c.Rows)))
	if left := t.LeftOut(); len(left) > 0 {
		fmt.Fprintf(a.stderr, "note: columns that are not read: %s\n", strings.Join(left, ", "))
	}
	return nil
}

func (c *showCmd) read() (*record.Table, error) {
	if strings.HasSuffix(c.What, ".parquet") {
		return record.ReadFile(c.What, record.Limits{}, c.Columns...)
	}
	dir, err := c.dir()
	if err != nil {
		return nil, err
	}
	schema, own, err := ownSchema(dir, c.What)
	if err == nil && !own {
		_, schema, err = tableSchema(c.What)
	}
	if err != nil {
		return nil, err
	}
	for _, name := range c.Columns {
		if _, ok := schema.Field(name); !ok {
			return nil, &build.UsageError{Reason: fmt.Sprintf("%s has no column %q (it has: %s)", c.What, name, strings.Join(schema.Names(), ", "))}
		}
	}
	return record.Open(dir, schema.Study).Table(schema, c.Columns...)
}
