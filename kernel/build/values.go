package build

import (
	"bytes"
	"fmt"

	"galley/lib/notebook"
	"galley/lib/richtext"
)

// valuesFile is the JSON beside an analysis's artifacts: its numbers for prose, and
// whether its claims hold.
type valuesFile struct {
	Analysis  string            `json:"analysis"`
	Values    map[string]string `json:"values"`
	Claims    map[string]bool   `json:"claims"`
	Simulated bool              `json:"simulated"`
}

func valuesJSON(o *notebook.Outcome) []byte {
	v := valuesFile{Analysis: o.Name, Values: map[string]string{}, Claims: map[string]bool{}, Simulated: o.Simulated()}
	for _, x := range o.Values {
		v.Values[x.ID] = x.Text
	}
	for _, c := range o.Claims {
		v.Claims[c.ID] = c.Holds
	}
	data, _ := indented(v) // maps of strings always encode, and in key order
	return data
}

// valuesTeX lets a paper print the very values: \input the file, then write
// \galley{study/name:id}, in captions as well. An unknown id stops LaTeX.
func valuesTeX(o *notebook.Outcome) []byte {
	var b bytes.Buffer
	if o.Simulated() {
		fmt.Fprintf(&b, "%% %s\n", notebook.SimulatedStamp)
	}
	b.WriteString(`\providecommand{\galley}[1]{\ifcsname galley:#1\endcsname\csname galley:#1\endcsname\else\errmessage{galley: no value #1}\fi}` + "\n")
	for _, v := range o.Values {
		fmt.Fprintf(&b, "\\expandafter\\def\\csname galley:%s:%s\\endcsname{%s}\n", o.Name, v.ID, richtext.EscapeLaTeX(v.Text))
	}
	return b.Bytes()
}
