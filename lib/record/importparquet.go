package record

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// parquet reads the columns of a Parquet file that the mapping needs. Its values are
// what they are: a null is missing, an empty text is an empty text, and a number
// becomes text only where a field wants text.
func (im *importer) parquet(path, name string) {
	o, err := openFile(path, name, false)
	if err != nil {
		im.fault(name, "", "%s", strings.TrimPrefix(err.Error(), name+": "))
		return
	}
	names := make([]string, len(o.leaves))
	for i, l := range o.leaves {
		names[i] = l.name
	}
	if !im.fits(name, names) {
		return
	}
	wanted := im.wanted(names)
	if len(wanted) == 0 {
		im.fault(name, "", "no column is wanted of it")
		return
	}
	t, err := ReadFile(path, Limits{}, wanted...)
	if err != nil {
		im.faultsOf(name, err)
		return
	}
	columns := map[string]*vector{}
	for i := range t.cols {
		columns[t.cols[i].field.Name] = t.cols[i]
	}
	for row := range t.rows {
		where := place{file: name, line: row, row: true}
		im.row(where, wanted, func(column string) cell {
			if v, ok := columns[column]; ok {
				return v.cell(row)
			}
			return cell{kind: jsonText, blank: true}
		})
		if im.full(where) {
			return
		}
	}
}

// wanted lists the columns of a file that some field comes from.
func (im *importer) wanted(names []string) []string {
	var out []string
	for _, f := range im.schema.Fields {
		if column, _ := im.column(f.Name); im.mapped(f.Name) && slices.Contains(names, column) && !slices.Contains(out, column) {
			out = append(out, column)
		}
	}
	if im.options.Wide != "" {
		for _, w := range im.wide(names) {
			if !slices.Contains(out, w[0]) {
				out = append(out, w[0])
			}
		}
	}
	return out
}

// faultsOf keeps the faults of reading a file, or the error as one.
func (im *importer) faultsOf(name string, err error) {
	switch err := err.(type) {
	case Faults:
		for _, f := range err {
			im.keep(f)
		}
	case Fault:
		im.keep(err)
	default:
		im.fault(name, "", "%v", err)
	}
}

// cell is a value of a Parquet file as JSON would have it.
func (v *vector) cell(row int) cell {
	if v.absent(row) {
		return cell{kind: jsonText, blank: true}
	}
	if !v.field.List {
		return v.item(row)
	}
	c := cell{kind: jsonList}
	for i := v.offsets[row]; i < v.offsets[row+1]; i++ {
		c.items = append(c.items, v.item(i))
	}
	return c
}

// item is a value, or an element of a list.
func (v *vector) item(i int) cell {
	switch v.field.Kind {
	case Text:
		return cell{kind: jsonText, text: v.allTexts()[i]}
	case Int:
		return cell{kind: jsonNumber, text: strconv.FormatInt(v.ints[i], 10)}
	case Float:
		if x := v.floats[i]; math.IsNaN(x) || math.IsInf(x, 0) {
			return cell{kind: notFinite, text: strconv.FormatFloat(x, 'g', -1, 64)}
		}
		return cell{kind: jsonNumber, text: strconv.FormatFloat(v.floats[i], 'f', -1, 64)}
	}
	return cell{kind: jsonBool, text: strconv.FormatBool(v.bools[i])}
}
