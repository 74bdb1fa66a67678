package table

import (
	"bytes"
	"encoding/json"

	"galley/lib/decimal"
	"galley/lib/richtext"
)

// jsonTable is the table; encode fixes the order of its fields.
type jsonTable struct {
	Caption  string
	Label    string
	Stamps   []string
	Columns  []jsonColumn
	Spanners []jsonSpanner
	Rows     []jsonRow
	Notes    []string
}

type jsonColumn struct {
	Name   string   `json:"name"`
	Header string   `json:"header"`
	Notes  []string `json:"notes,omitempty"`
}

type jsonSpanner struct {
	Label string `json:"label"`
	From  string `json:"from"`
	To    string `json:"to"`
}

type jsonRow struct {
	Group string     `json:"group,omitempty"`
	Cells []jsonCell `json:"cells"`
}

// jsonCell has the printed text and, for numbers, the full-precision values.
type jsonCell struct {
	Text    string      `json:"text"`
	Value   json.Number `json:"value,omitempty"`
	Lo      json.Number `json:"lo,omitempty"`
	Hi      json.Number `json:"hi,omitempty"`
	Half    json.Number `json:"half,omitempty"`
	Missing bool        `json:"missing,omitempty"`
	Bold    bool        `json:"bold,omitempty"`
	Second  bool        `json:"second,omitempty"`
	Notes   []string    `json:"notes,omitempty"`
	Super   string      `json:"super,omitempty"`
	From    string      `json:"from,omitempty"`
}

// JSON returns the table as data, indented, keys in fixed order. Each cell has
// its printed text, and numbers also their full-precision value; a missing cell
// has "missing": true and no value.
func (t *Table) JSON() []byte {
	s := t.sheet()
	out := jsonTable{
		Caption: richtext.Plain(s.caption), Label: t.label, Stamps: t.stamps,
		Columns: []jsonColumn{}, Rows: []jsonRow{},
	}
	for i, c := range t.columns {
		out.Columns = append(out.Columns, jsonColumn{c.Name, richtext.Plain(s.heads[i].text), s.footnotes(s.heads[i].marks)})
	}
	for _, sp := range t.spanners {
		out.Spanners = append(out.Spanners, jsonSpanner{richtext.Plain(richtext.Parse(sp.label)), sp.from, sp.to})
	}
	for _, l := range s.lines {
		if l.cells == nil {
			continue
		}
		row := jsonRow{Group: richtext.Plain(richtext.Parse(l.group))}
		for _, c := range l.cells {
			row.Cells = append(row.Cells, s.jsonCell(c))
		}
		out.Rows = append(out.Rows, row)
	}
	for _, n := range s.notes {
		out.Notes = append(out.Notes, richtext.Plain(n))
	}
	return out.encode()
}

// encode writes one column and one row per line, so that a diff shows the rows
// that changed.
func (t jsonTable) encode() []byte {
	var b bytes.Buffer
	b.WriteString("{\n")
	field(&b, "caption", t.Caption, ",\n")
	if t.Label != "" {
		field(&b, "label", t.Label, ",\n")
	}
	if len(t.Stamps) > 0 {
		field(&b, "stamps", t.Stamps, ",\n")
	}
	list(&b, "columns", len(t.Columns), func(i int) any { return t.Columns[i] })
	b.WriteString(",\n")
	if len(t.Spanners) > 0 {
		field(&b, "spanners", t.Spanners, ",\n")
	}
	list(&b, "rows", len(t.Rows), func(i int) any { return t.Rows[i] })
	if len(t.Notes) > 0 {
		b.WriteString(",\n")
		field(&b, "notes", t.Notes, "")
	}
	b.WriteString("\n}\n")
	return b.Bytes()
}

func list(b *bytes.Buffer, name string, n int, at func(int) any) {
	b.WriteString(" \"" + name + "\": [")
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString("\n  ")
		b.Write(compact(at(i)))
	}
	if n > 0 {
		b.WriteString("\n ")
	}
	b.WriteByte(']')
}

func field(b *bytes.Buffer, name string, value any, after string) {
	b.WriteString(" \"" + name + "\": ")
	b.Write(compact(value))
	b.WriteString(after)
}

func compact(value any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic("table: JSON: " + err.Error()) // only strings and numbers go in
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}

func (s *sheet) jsonCell(c bodyCell) jsonCell {
	j := jsonCell{
		Text: richtext.Plain(c.text), Bold: c.bold, Second: c.underline,
		Notes: s.footnotes(c.marks), Super: richtext.Plain(c.above), From: c.source,
	}
	number := func(x float64) json.Number { return json.Number(decimal.Plain(x)) }
	switch c.kind {
	case kindMissing:
		j.Text, j.Missing = "", true
	case kindNumber, kindPValue:
		j.Text, j.Value = c.printed(), json.Number(c.plain())
	case kindInterval:
		j.Text, j.Lo, j.Hi = c.printed(), number(c.lo), number(c.hi)
	case kindEstimate:
		j.Text, j.Value, j.Lo, j.Hi = c.printed(), number(c.value), number(c.lo), number(c.hi)
	case kindPlusMinus:
		j.Text, j.Value, j.Half = c.printed(), number(c.value), number(c.lo)
	}
	return j
}

func (s *sheet) footnotes(marks []string) []string {
	var texts []string
	for _, m := range marks {
		for _, f := range s.feet {
			if f.mark == m {
				texts = append(texts, richtext.Plain(f.text))
			}
		}
	}
	return texts
}
