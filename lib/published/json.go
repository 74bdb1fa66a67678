package published

import (
	"bytes"
	"encoding/json"
	"fmt"

	"galley/lib/richtext"
)

func escape(name string) string { return richtext.Escape(name) }

type jsonHead struct {
	ID        string   `json:"id"`
	Published string   `json:"published"`
	Keys      []string `json:"keys"`
	Columns   []string `json:"columns"`
	Simulated bool     `json:"simulated"`
	Aside     int      `json:"not_attempted,omitempty"`
	Counts    Counts   `json:"counts"`
}

type jsonComparison struct {
	jsonHead
	Cells []Cell `json:"cells"`
}

// JSON returns the comparison as data, one cell per line, keys in fixed order.
func (c *Comparison) JSON() []byte {
	head := jsonHead{c.ID, c.Published, orNone(c.Keys), orNone(c.Columns), c.Simulated, c.NotAttempted, c.Counts()}
	var b bytes.Buffer
	text := line(head)
	b.Write(text[:len(text)-1]) // without the closing brace
	b.WriteString(",\"cells\":[")
	for i, cell := range c.Cells {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
		cell.Key = orNone(cell.Key)
		b.Write(line(cell))
	}
	b.WriteString("\n]}\n")
	return b.Bytes()
}

func orNone(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

func line(v any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("published: JSON: " + err.Error()) // only finite numbers and strings go in
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}

// ParseComparison reads what JSON wrote.
func ParseComparison(data []byte) (*Comparison, error) {
	var j jsonComparison
	if err := json.Unmarshal(data, &j); err != nil {
		return nil, fmt.Errorf("published: not a comparison: %w", err)
	}
	if j.Published == "" {
		return nil, fmt.Errorf("published: not a comparison: no \"published\" in it")
	}
	return &Comparison{
		ID: j.ID, Published: j.Published, Keys: j.Keys, Columns: j.Columns, Cells: j.Cells, Simulated: j.Simulated,
		NotAttempted: j.Aside,
	}, nil
}
