package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"galley/kernel/build"
	"galley/kernel/studies"
	"galley/lib/record"
)

// table imports files as a table of any study. Of a study that galley does not know the
// files and --type say what the fields are; a script that reads them declares the same.
func (c *importCmd) table(a *app, dir string) error {
	if c.Name == "" || strings.ContainsAny(c.Name, `/\`) || c.Name[0] == '.' {
		return &build.UsageError{Reason: fmt.Sprintf("--name=%s is not a plain file name", c.Name)}
	}
	studyName, tableName, _ := strings.Cut(c.Table, "/")
	options := record.ImportOptions{
		Files: c.Files, Format: c.Format, Columns: c.Column, Constants: c.Constant,
		Wide: c.Wide, WideName: c.WideName, WideValue: c.WideValue, Split: c.Split,
		Missing: c.Missing, Empty: c.Empty,
	}
	var schema record.Schema
	next := fmt.Sprintf("galley records validate %s checks them", studyName)
	if _, known := studies.Get(studyName); known {
		var err error
		if _, schema, err = tableSchema(c.Table); err != nil {
			return err
		}
		if len(c.Type) > 0 {
			return &build.UsageError{Reason: fmt.Sprintf("--type is for tables of your own; the fields of %s are declared (galley records describe %s)", c.Table, studyName)}
		}
	} else {
		in, err := c.infer(studyName, tableName, options)
		if err != nil {
			return err
		}
		schema, options.Columns = in.Schema, in.Columns
		if len(in.LeftOut) > 0 {
			fmt.Fprintf(a.stderr, "note: columns that are left out: %s\n", strings.Join(in.LeftOut, ", "))
		}
		if len(in.Numbers) > 0 {
			fmt.Fprintf(a.stderr, "note: fields that hold numbers and are kept as text: %s (--type %s=int or =float makes a number of one)\n", strings.Join(in.Numbers, ", "), in.Numbers[len(in.Numbers)-1])
		}
		next = fmt.Sprintf("%s is a study of your own: galley new %s/NAME writes an analysis that reads it", studyName, studyName)
	}
	target := filepath.Join(dir, studyName, tableName, strings.TrimSuffix(c.Name, ".parquet")+".parquet")
	if _, err := os.Stat(target); err == nil && !c.Force {
		return fmt.Errorf("%s is there already (--force replaces it, --name OTHER adds another file)", shown(target))
	}
	t, err := record.Import(schema, options)
	if err != nil {
		return err
	}
	if err := record.Write(target, t, nil); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "wrote %s to %s (%s)\n", count(t.Rows(), "row", "rows"), shown(target), next)
	return nil
}

// shown is a path as messages have it: from the working folder on, when it lies there.
func shown(path string) string {
	if here, err := os.Getwd(); err == nil && filepath.IsAbs(path) {
		if rel, err := filepath.Rel(here, path); err == nil && filepath.IsLocal(rel) {
			return rel
		}
	}
	return path
}

var (
	ownStudy = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
	ownTable = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)
)

// infer makes the schema of a table of the user's own.
func (c *importCmd) infer(study, table string, options record.ImportOptions) (record.Inferred, error) {
	if !ownStudy.MatchString(study) || !ownTable.MatchString(table) {
		return record.Inferred{}, &build.UsageError{Reason: fmt.Sprintf("--table=%s is not the name of a table (write STUDY/TABLE in lower case, like mystudy/answers)", c.Table)}
	}
	kinds := map[string]record.Kind{}
	for _, field := range slices.Sorted(maps.Keys(c.Type)) {
		kind, ok := map[string]record.Kind{"text": record.Text, "int": record.Int, "float": record.Float, "bool": record.Bool}[c.Type[field]]
		if !ok {
			return record.Inferred{}, &build.UsageError{Reason: fmt.Sprintf("--type %s=%s: a field is text, int, float or bool", field, c.Type[field])}
		}
		kinds[field] = kind
	}
	return record.Infer(study, table, kinds, options)
}

// ownSchema is the shape of a table of a study that galley does not know: that of its
// first file.
func ownSchema(records, name string) (schema record.Schema, found bool, err error) {
	study, table, _ := strings.Cut(name, "/")
	if _, known := studies.Get(study); known {
		return record.Schema{}, false, nil
	}
	entries, err := os.ReadDir(filepath.Join(records, study))
	if err != nil || !ownStudy.MatchString(study) {
		return record.Schema{}, false, nil
	}
	files, err := filepath.Glob(filepath.Join(records, study, table, "*.parquet"))
	if err != nil || len(files) == 0 || !ownTable.MatchString(table) {
		var tables []string
		for _, e := range entries {
			tables = append(tables, study+"/"+e.Name())
		}
		return record.Schema{}, true, &build.UsageError{Reason: fmt.Sprintf("no table %q (there are: %s)", name, strings.Join(tables, ", "))}
	}
	t, err := record.ReadFile(files[0], record.Limits{})
	if err != nil {
		return record.Schema{}, true, err
	}
	schema = t.Schema()
	schema.Study, schema.Table = study, table
	return schema, true, nil
}
