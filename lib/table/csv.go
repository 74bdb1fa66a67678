package table

import (
	"encoding/csv"
	"strconv"
	"strings"

	"galley/lib/decimal"
	"galley/lib/richtext"
)

// CSV returns RFC 4180 text for further computation: the column names, then full
// precision values. Missing is an empty field.
//
// A column with intervals becomes name_lo and name_hi, one with estimates name,
// name_lo and name_hi, one with ± name and name_half. Row groups become a first
// column "group", footnotes a last column "notes". Text that a spreadsheet would
// run as a formula (it starts with = + - @, a tab or a line end) gets an
// apostrophe in front; numbers never do.
func (t *Table) CSV() string {
	s := t.sheet()
	var b strings.Builder
	w := csv.NewWriter(&b)
	shapes := make([]csvShape, len(t.columns))
	var header []string
	if s.grouped {
		header = append(header, "group")
	}
	for i, c := range t.columns {
		shapes[i] = t.shape(i)
		header = append(header, shapes[i].names(richtext.EscapeCSV(c.Name))...)
	}
	noted := len(s.feet) > 0
	if noted {
		header = append(header, "notes")
	}
	w.Write(header)
	for _, l := range s.lines {
		if l.cells == nil {
			continue
		}
		var record []string
		if s.grouped {
			record = append(record, richtext.EscapeCSV(richtext.Plain(richtext.Parse(l.group))))
		}
		for j, c := range l.cells {
			record = append(record, shapes[j].fields(c.Cell)...)
		}
		if noted {
			record = append(record, richtext.EscapeCSV(s.notesOf(l)))
		}
		w.Write(record)
	}
	w.Flush()
	return b.String()
}

// csvShape says which fields a column spreads over.
type csvShape struct{ value, ends, half bool }

func (t *Table) shape(column int) csvShape {
	var s csvShape
	for _, r := range t.rows {
		if r.cells == nil {
			continue
		}
		switch r.cells[column].kind {
		case kindInterval:
			s.ends = true
		case kindEstimate:
			s.value, s.ends = true, true
		case kindPlusMinus:
			s.value, s.half = true, true
		case kindMissing:
		default:
			s.value = true
		}
	}
	if !s.ends && !s.half {
		s.value = true
	}
	return s
}

func (s csvShape) names(name string) []string {
	return s.pick(name, name+"_lo", name+"_hi", name+"_half")
}

func (s csvShape) pick(value, lo, hi, half string) []string {
	var out []string
	if s.value {
		out = append(out, value)
	}
	if s.ends {
		out = append(out, lo, hi)
	}
	if s.half {
		out = append(out, half)
	}
	return out
}

func (s csvShape) fields(c Cell) []string {
	switch c.kind {
	case kindMissing:
		return s.pick("", "", "", "")
	case kindInterval:
		return s.pick("", decimal.Plain(c.lo), decimal.Plain(c.hi), "")
	case kindEstimate:
		return s.pick(decimal.Plain(c.value), decimal.Plain(c.lo), decimal.Plain(c.hi), "")
	case kindPlusMinus:
		return s.pick(decimal.Plain(c.value), "", "", decimal.Plain(c.lo))
	case kindNumber, kindPValue:
		return s.pick(c.plain(), "", "", "")
	}
	return s.pick(richtext.EscapeCSV(c.plain()), "", "", "")
}

// plain is the full-precision number, or the text without markup.
func (c Cell) plain() string {
	switch {
	case c.kind == kindText:
		return richtext.Clean(c.text)
	case c.kind == kindRich || c.kind == kindMath:
		return richtext.Clean(richtext.Plain(richtext.Parse(c.text)))
	case c.style == styleInteger || c.style == styleGrouped:
		return strconv.FormatInt(c.integer, 10)
	}
	return decimal.Plain(c.value)
}

// notesOf joins the footnotes of a row.
func (s *sheet) notesOf(l line) string {
	var notes []string
	for _, c := range l.cells {
		for _, text := range s.footnotes(c.marks) {
			notes = append(notes, richtext.Clean(text))
		}
	}
	return strings.Join(notes, "; ")
}
