package record

import (
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/parquet-go/parquet-go"
)

// request is what is wanted from one file: for each field the column that has
// it.
type request struct {
	o      *opened
	leaves []leaf
}

// want compares the schema of a file with the fields asked for, before any value
// is read. A mismatch is a fault that names column, wanted and found.
func (o *opened) want(fields []Field) (request, Faults) {
	r := request{o: o}
	var faults Faults
	fault := func(f Field, format string, args ...any) {
		faults = append(faults, Fault{File: o.name, Column: f.Name, Row: -1, What: fmt.Sprintf(format, args...)})
	}
	for _, f := range fields {
		i := slices.IndexFunc(o.leaves, func(l leaf) bool { return l.name == f.Name })
		if i < 0 {
			names := make([]string, len(o.leaves))
			for k, l := range o.leaves {
				names[k] = l.name
			}
			hint := ""
			for _, name := range names {
				if strings.EqualFold(name, f.Name) {
					hint = fmt.Sprintf(" (%s differs in case)", name)
				}
			}
			if f.Optional && hint == "" {
				r.leaves = append(r.leaves, leaf{name: f.Name, typ: "absent", kind: f.Kind, list: f.List, null: true})
				continue
			}
			fault(f, "wanted %s, found no such column; have %s%s", f.typeName(), listed(names), hint)
			continue
		}
		l := o.leaves[i]
		switch {
		case l.refused != "":
			fault(f, "wanted %s, found %s, which is not supported", f.typeName(), l.refused)
		case l.null && !f.Nullable && o.rows > 0:
			fault(f, "wanted %s, found a column of nulls only (type null)", f.typeName())
		case l.null:
		case l.list != f.List || l.kind != f.Kind:
			fault(f, "wanted %s, found %s; write the column as %s", f.typeName(), l.typ, f.typeName())
		}
		r.leaves = append(r.leaves, l)
	}
	return r, faults
}

// task is one column of one row group to be read.
type task struct {
	file, group int
	part        *part
	err         error
}

// read reads the fields of several files, one after the other, into a table.
// anyFP lets NaN through: for files whose schema is their own. With faults of
// values there is a table all the same, for further checks; with damaged files
// there is none.
func read(schema Schema, fields []Field, files []*opened, limits Limits, anyFP bool) (*Table, Faults) {
	var faults Faults
	requests := make([]request, len(files))
	rows := int64(0)
	for i, o := range files {
		r, bad := o.want(fields)
		requests[i] = r
		faults = append(faults, bad...)
		rows += int64(o.rows)
	}
	if len(faults) > 0 {
		return nil, faults
	}
	if fault := limits.check(requests, rows, len(fields)); fault != nil {
		return nil, Faults{*fault}
	}
	t := &Table{schema: schema, rows: int(rows)}
	t.schema.Fields = slices.Clone(fields)
	byField := make([][]*task, len(fields))
	for k, f := range fields {
		v, own := layout(f, requests, k, int(rows), anyFP)
		t.cols = append(t.cols, v)
		byField[k] = own
	}
	tasks := slices.Concat(byField...)
	// Large chunks of a file lie next to each other by row group; reading in
	// that order keeps the disk busy in one place.
	order := slices.Clone(tasks)
	slices.SortStableFunc(order, func(a, b *task) int {
		if a.file != b.file {
			return a.file - b.file
		}
		return a.group - b.group
	})
	parallel(len(order), func(i int) { order[i].run(requests) })
	broken := false
	for _, t := range tasks {
		faults = append(faults, t.part.faults...)
		if t.part.more > 0 {
			faults = append(faults, Fault{File: t.part.file, Column: t.part.field.Name, Row: -1, What: fmt.Sprintf("%d further faults like these", t.part.more)})
		}
		if t.err != nil {
			faults = append(faults, Fault{File: t.part.file, Column: t.part.field.Name, Row: -1, What: t.err.Error()})
			broken = true
		}
	}
	if broken {
		return nil, faults
	}
	parallel(len(t.cols), func(k int) {
		parts := make([]*part, len(byField[k]))
		for i, task := range byField[k] {
			parts[i] = task.part
		}
		t.cols[k].join(parts, t.rows)
	})
	for _, o := range files {
		t.files = append(t.files, segment{file: o.name, rows: o.rows})
	}
	t.drift = drift(requests, fields)
	return t, faults
}

// run reads one column of one row group. Whatever goes wrong inside, panics of
// the Parquet reader included, becomes the task's error.
func (t *task) run(requests []request) {
	p := t.part
	defer func() {
		if r := recover(); r != nil {
			t.err = fmt.Errorf("is damaged: %v", r)
		}
	}()
	if p.rows == 0 {
		return
	}
	if p.leaf.null {
		p.nothing()
		return
	}
	o := requests[t.file].o
	if t.err = o.f.acquire(); t.err != nil {
		return
	}
	defer o.f.release()
	if !o.verified {
		if err := o.scanPages(t.group, p.leaf.index); err != nil {
			t.err = fmt.Errorf("is damaged in row group %d: %w", t.group, err)
			return
		}
	}
	pages := o.pq.RowGroups()[t.group].ColumnChunks()[p.leaf.index].Pages()
	defer pages.Close()
	for {
		page, err := pages.ReadPage()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.err = fmt.Errorf("is damaged in row group %d: %w", t.group, err)
			return
		}
		err = p.page(page)
		parquet.Release(page) // nothing of ours points into its buffers
		if err != nil {
			t.err = fmt.Errorf("is damaged in row group %d: it %w", t.group, err)
			return
		}
	}
	if p.row != p.rows {
		t.err = fmt.Errorf("is damaged in row group %d: it has %d values for %d rows", t.group, p.row, p.rows)
	}
}

// nothing fills a part of a column of the type NULL.
func (p *part) nothing() {
	p.missing = make([]bool, p.rows)
	for i := range p.missing {
		p.missing[i] = true
	}
	for i := range p.codes {
		p.codes[i] = -1
	}
	for i := range p.floats {
		p.floats[i] = math.NaN()
	}
	p.row, p.count = p.rows, p.rows
	if p.field.List {
		p.count = 0
	}
}

// drift lists how the files differ from the first in ways that change no value.
func drift(requests []request, fields []Field) []string {
	var out []string
	for k, f := range fields {
		first := requests[0]
		for _, r := range requests[1:] {
			a, b := first.leaves[k], r.leaves[k]
			if a.typ != b.typ || a.optional != b.optional {
				out = append(out, fmt.Sprintf("column %s is %s in %s and %s in %s", f.Name, a.drifts(), first.o.name, b.drifts(), r.o.name))
			}
		}
	}
	return out
}

func (l leaf) drifts() string {
	if l.optional {
		return "nullable " + l.typ
	}
	return l.typ
}
