package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"galley/kernel/build"
	"galley/kernel/studies"
	"galley/lib/record"
)

// recordsCmd groups what concerns records.
type recordsCmd struct {
	Simulate simulateCmd `cmd:"" help:"Write simulated records of a study."`
	Validate validateCmd `cmd:"" help:"Check records against their schema; report every fault."`
	Describe describeCmd `cmd:"" help:"Describe the records that a study wants."`
	Import   importCmd   `cmd:"" help:"Make records of CSV, JSONL or Parquet files."`
	Show     showCmd     `cmd:"" help:"Print the first rows of a table."`
}

func study(name string) (studies.Study, error) {
	s, ok := studies.Get(name)
	if !ok {
		return s, &build.UsageError{Reason: fmt.Sprintf("no study %q (there are: %s)", name, strings.Join(studies.Names(), ", "))}
	}
	return s, nil
}

// tableSchema finds the schema of "STUDY/TABLE".
func tableSchema(name string) (studies.Study, record.Schema, error) {
	studyName, tableName, _ := strings.Cut(name, "/")
	s, err := study(studyName)
	if err != nil {
		return s, record.Schema{}, err
	}
	var tables []string
	for _, schema := range s.Schemas {
		if schema.Table == tableName {
			return s, schema, nil
		}
		tables = append(tables, s.Name+"/"+schema.Table)
	}
	return s, record.Schema{}, &build.UsageError{Reason: fmt.Sprintf("no table %q (there are: %s)", name, strings.Join(tables, ", "))}
}

type recordsWhere struct {
	Records string `placeholder:"DIR" help:"Folder of the records, one folder per study (default: data/records)."`
}

// dir is the records folder; it need not be there yet.
func (r recordsWhere) dir() (string, error) {
	if r.Records != "" {
		return r.Records, nil
	}
	w, err := build.Open(".", build.Paths{})
	if err != nil {
		return "", err
	}
	return w.Records, nil
}

type simulateCmd struct {
	recordsWhere
	Seed  uint64 `default:"13" help:"Seed of the simulation."`
	Force bool   `help:"Replace records that are there."`
	Study string `arg:"" help:"The study."`
}

func (c *simulateCmd) Run(a *app) error {
	s, err := study(c.Study)
	if err != nil {
		return err
	}
	if c.Seed == 0 {
		return &build.UsageError{Reason: noSeed}
	}
	dir, err := c.dir()
	if err != nil {
		return err
	}
	final := filepath.Join(dir, s.Name)
	if _, err := os.Stat(final); err == nil && !c.Force {
		return fmt.Errorf("%s is there already (--force replaces it)", final)
	}
	if err := build.Simulate(a.ctx, dir, s, c.Seed, c.Force, func(string) {}); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "simulated records of %s in %s (seed %d)\n", s.Name, final, c.Seed)
	return nil
}

type validateCmd struct {
	recordsWhere
	reading
	All   bool   `help:"Print every fault, however many are alike."`
	Study string `arg:"" help:"The study."`
}

func (c *validateCmd) Run(a *app) error {
	dir, err := c.dir()
	if err != nil {
		return err
	}
	s, err := study(c.Study)
	if err != nil {
		if info, statErr := os.Stat(filepath.Join(dir, c.Study)); statErr == nil && info.IsDir() && ownStudy.MatchString(c.Study) {
			return &build.UsageError{Reason: fmt.Sprintf("galley knows no schema of %s to check its records against: that is in the scripts which read them, and checked there (galley records show %s/TABLE prints rows)", c.Study, c.Study)}
		}
		return err
	}
	records := dir
	dir = filepath.Join(dir, s.Name)
	stop, err := c.guard(a, dir)
	if err != nil {
		return err
	}
	defer stop()
	found, err := record.Validate(dir, s.Schemas)
	if err != nil {
		return err
	}
	var faults, notes []record.Fault
	for _, f := range found {
		if f.Note {
			notes = append(notes, f)
		} else {
			faults = append(faults, f)
		}
	}
	most := shownAlike
	if c.All {
		most = 0
	}
	showFaults(a.stderr, "", faults, most)
	showFaults(a.stderr, "note: ", notes, 0)
	if len(faults) > 0 {
		a.code = exitFailed
		fmt.Fprintf(a.stdout, "%s: %s\n", dir, count(len(faults), "fault", "faults"))
		return nil
	}
	if s.Check != nil {
		if err := s.Check(record.Open(records, s.Name)); err != nil {
			return err
		}
	}
	fmt.Fprintf(a.stdout, "%s: no faults\n", dir)
	return nil
}

type describeCmd struct {
	JSON  bool   `help:"Print the schemas as JSON."`
	Study string `arg:"" optional:"" help:"The study; all when none is named."`
}

func (c *describeCmd) Run(a *app) error {
	list := studies.All()
	if c.Study != "" {
		s, err := study(c.Study)
		if err != nil {
			return err
		}
		list = []studies.Study{s}
	}
	if c.JSON {
		return printJSON(a.stdout, describedStudies(list))
	}
	for _, s := range list {
		fmt.Fprintf(a.stdout, "# %s\n\n%s\n\n%s\n", s.Name, s.Doc, record.Describe(s.Schemas))
	}
	return nil
}

type describedStudy struct {
	Name   string           `json:"name"`
	Doc    string           `json:"doc"`
	Tables []describedTable `json:"tables"`
}

type describedTable struct {
	record.Schema
	Fields []describedField `json:"fields"`
}

// describedField adds the kind as a word: record.Field leaves it out of JSON.
type describedField struct {
	record.Field
	Kind string `json:"kind"`
}

func describedStudies(list []studies.Study) []describedStudy {
	var out []describedStudy
	for _, s := range list {
		d := describedStudy{Name: s.Name, Doc: s.Doc}
		for _, schema := range s.Schemas {
			t := describedTable{Schema: schema}
			for _, f := range schema.Fields {
				t.Fields = append(t.Fields, describedField{f, f.Kind.String()})
			}
			d.Tables = append(d.Tables, t)
		}
		out = append(out, d)
	}
	return out
}
