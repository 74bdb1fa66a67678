package notebook

import (
	"strconv"

	"galley/lib/frame"
	"galley/lib/richtext"
	"galley/lib/table"
)

// frameDigits are the significant digits of a frame's floats in files: enough to
// tell values apart, few enough to be the same on every machine.
const frameDigits = 12

// frameTable shows a frame as a table; missing stays missing.
func frameTable(id string, f *frame.Frame, simulated bool) *table.Table {
	t := table.New(richtext.Escape(id))
	if simulated {
		t.Stamp(SimulatedStamp)
	}
	names := f.Names()
	for _, name := range names {
		t.Column(name, richtext.Escape(name))
	}
	for i := range f.Len() {
		row := f.Row(i)
		cells := make([]any, len(names))
		for j, name := range names {
			cells[j] = frameCell(f.Kind(name), row, name)
		}
		t.Row(cells...)
	}
	return t
}

func frameCell(kind frame.Kind, row frame.Row, name string) any {
	if row.Missing(name) {
		return table.Missing()
	}
	switch kind {
	case frame.Float:
		x, _ := strconv.ParseFloat(strconv.FormatFloat(row.Float(name), 'g', frameDigits, 64), 64)
		return x
	case frame.Int:
		return table.Integer(int(row.Int(name))) // an id, a year or a count: a frame does not know
	case frame.Bool:
		return row.Bool(name)
	}
	return row.Text(name)
}
