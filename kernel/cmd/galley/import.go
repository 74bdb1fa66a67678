package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"galley/kernel/build"
	"galley/lib/record"
)

type importCmd struct {
	recordsWhere
	Format    string            `placeholder:"FORMAT" help:"csv, tsv or jsonl (default: by the files' names)."`
	Column    map[string]string `placeholder:"FIELD=COLUMN" help:"Where a field is found; JSON: a.b for nested."`
	Constant  map[string]string `placeholder:"FIELD=TEXT" help:"The same text in every row."`
	Wide      string            `placeholder:"PATTERN" help:"Columns such as pred_* that each give a row of their own."`
	WideName  string            `placeholder:"FIELD" help:"Field for what the * stood for."`
	WideValue string            `placeholder:"FIELD" help:"Field for the cell."`
	Split     map[string]string `placeholder:"FIELD=SEPARATOR" help:"Take a cell apart into a list."`
	Missing   []string          `placeholder:"TEXT" help:"Texts that mean missing, such as NA."`
	Empty     []string          `placeholder:"FIELD" help:"Text fields in which a blank cell is an empty text."`
	Name      string            `default:"imported" help:"Name of the file that is written."`
	Force     bool              `help:"Replace a file that is there."`
	Table     string            `arg:"" help:"STUDY/TABLE to make."`
	Files     []string          `arg:"" help:"CSV or JSONL files, read one after the other."`
}

func (c *importCmd) Run(a *app) error {
	s, schema, err := tableSchema(c.Table)
	if err != nil {
		return err
	}
	if c.Name == "" || strings.ContainsAny(c.Name, `/\`) || c.Name[0] == '.' {
		return &build.UsageError{Reason: fmt.Sprintf("--name=%s is not a plain file name", c.Name)}
	}
	dir, err := c.dir()
	if err != nil {
		return err
	}
	target := filepath.Join(dir, s.Name, schema.Table, strings.TrimSuffix(c.Name, ".parquet")+".parquet")
	if _, err := os.Stat(target); err == nil && !c.Force {
		return fmt.Errorf("%s is there already (--force replaces it, --name=OTHER adds another file)", target)
	}
	t, err := record.Import(schema, record.ImportOptions{
		Files: c.Files, Format: c.Format, Columns: c.Column, Constants: c.Constant,
		Wide: c.Wide, WideName: c.WideName, WideValue: c.WideValue, Split: c.Split,
		Missing: c.Missing, Empty: c.Empty,
	})
	if err != nil {
		return err
	}
	if err := record.Write(target, t, nil); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "wrote %d rows to %s (galley records validate %s checks them)\n", t.Rows(), target, s.Name)
	return nil
}

type showCmd struct {
	recordsWhere
	Rows    int      `short:"n" default:"10" help:"How many rows."`
	Columns []string `help:"Which columns; all when none is named."`
	What    string   `arg:"" help:"STUDY/TABLE, or a Parquet file."`
}

func (c *showCmd) Run(a *app) error {
	t, err := c.read()
	if err != nil {
		return err
	}
	f := t.Frame(c.Columns...)
	fmt.Fprint(a.stdout, f.Head(max(0, c.Rows)))
	if f.Len() > c.Rows {
		fmt.Fprintf(a.stdout, "… %d rows in all\n", f.Len())
	}
	return nil
}

func (c *showCmd) read() (*record.Table, error) {
	if strings.HasSuffix(c.What, ".parquet") {
		return record.ReadFile(c.What, record.Limits{}, c.Columns...)
	}
	s, schema, err := tableSchema(c.What)
	if err != nil {
		return nil, err
	}
	for _, name := range c.Columns {
		if _, ok := schema.Field(name); !ok {
			return nil, &build.UsageError{Reason: fmt.Sprintf("%s has no column %q (it has: %s)", c.What, name, strings.Join(schema.Names(), ", "))}
		}
	}
	dir, err := c.dir()
	if err != nil {
		return nil, err
	}
	return record.Open(dir, s.Name).Table(schema, c.Columns...)
}
