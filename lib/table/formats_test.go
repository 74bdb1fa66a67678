package table_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	goldmarkhtml "github.com/yuin/goldmark/renderer/html"

	"galley/lib/richtext"
	"galley/lib/table"
)

// awkward texts have each broken some tool's export.
var awkward = []string{
	"plain", "a\\b", "a~b", "a^b", `C:\Users\me`, "50%", "$5 and $6", "#1", "a_b_c", "{x}", "a & b", "&amp; &lt;", "<b>x</b>", "<!-- x -->",
	"a|b", "*x*", "**x**", "_x_", "`x`", "[a](b)", "[0.1, 0.2]", "[x]: y", "!x", "~~x~~", "-x", "=1+1", "+1", "@x", `"q"`, "'q'", "--", "---",
	"``a''", "a,b", "a;b", `\input{x}`, `\\`, `\`, "x\\", "^^41", "county_real", "1. x", "# x", "> x", "ρ̂ ≤ 0.5", "−1 ± 2", "naïve café",
	":smile:", "http://example.org/?a=1&b=2", "{{x}}", "(x)", "*", "_", "|", "a**b**c", "\\|", "\\*", "<", ">", "a<b", "p<.05", "NA", "null", "(",
}

func single(text string) *table.Table {
	return table.New("").Column("v", "V").Column("w", "W").Row(text, text)
}

// htmlCells returns the text of the body cells of an HTML fragment, which is
// read as XML: this also checks that it is well formed.
func htmlCells(t *testing.T, fragment string) []string {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(fragment))
	d.Strict = true
	var out []string
	var text strings.Builder
	body, in := false, false
	for {
		token, err := d.Token()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatalf("not well formed: %v\n%s", err, fragment)
		}
		switch e := token.(type) {
		case xml.StartElement:
			body = body || e.Name.Local == "tbody"
			if e.Name.Local == "td" || e.Name.Local == "th" {
				in = body
				text.Reset()
			}
		case xml.EndElement:
			if in && (e.Name.Local == "td" || e.Name.Local == "th") {
				out = append(out, text.String())
				in = false
			}
		case xml.CharData:
			text.Write(e)
		}
	}
}

var tag = regexp.MustCompile(`<[^>]*>`)

// markdownCells renders the table as GitHub would and returns the body's cells.
func markdownCells(t *testing.T, markdown string) []string {
	t.Helper()
	var b bytes.Buffer
	gfm := goldmark.New(goldmark.WithExtensions(extension.Table, extension.Strikethrough), goldmark.WithRendererOptions(goldmarkhtml.WithUnsafe()))
	if err := gfm.Convert([]byte(markdown), &b); err != nil {
		t.Fatal(err)
	}
	_, body, ok := strings.Cut(b.String(), "<tbody>")
	if !ok {
		t.Fatalf("no table body in\n%s\nfrom\n%s", b.String(), markdown)
	}
	body, _, _ = strings.Cut(body, "</tbody>")
	var out []string
	for _, part := range strings.Split(body, "</td>") {
		if i := strings.LastIndex(part, "<td"); i >= 0 {
			_, cell, _ := strings.Cut(part[i:], ">")
			out = append(out, html.UnescapeString(tag.ReplaceAllString(cell, "")))
		}
	}
	return out
}

func csvRecords(t *testing.T, text string) [][]string {
	t.Helper()
	records, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return records
}

// inEveryFormat checks that text comes back as it is from each format that has a
// reader here; pdfLaTeX is tried in latex_test.go.
func inEveryFormat(t *testing.T, text string) {
	t.Helper()
	tb := single(text)
	want := richtext.Clean(text)
	if got := htmlCells(t, tb.HTML()); len(got) != 2 || lines(got[0]) != lines(want) || got[0] != got[1] {
		t.Errorf("HTML of %q: %q", text, got)
	}
	if got := markdownCells(t, tb.Markdown()); len(got) != 2 || spaces(got[0]) != spaces(want) || got[0] != got[1] {
		t.Errorf("Markdown of %q: %q\n%s", text, got, tb.Markdown())
	}
	if got := csvRecords(t, tb.CSV()); len(got) == 2 {
		field := strings.TrimPrefix(got[1][0], "'")
		if lines(field) != lines(strings.TrimPrefix(want, "'")) {
			t.Errorf("CSV of %q: %q", text, got[1])
		}
		if got[1][0] != "" && strings.ContainsRune("=+-@\t\r\n", rune(got[1][0][0])) {
			t.Errorf("CSV of %q would run as a formula: %q", text, got[1][0])
		}
	} else if want != "" { // a record of empty fields is still a record: two columns
		t.Errorf("CSV of %q has %d records", text, len(got))
	}
	var j struct {
		Rows []struct{ Cells []struct{ Text string } }
	}
	if err := json.Unmarshal(tb.JSON(), &j); err != nil || j.Rows[0].Cells[0].Text != string([]rune(text)) {
		t.Errorf("JSON of %q: %v %+v", text, err, j)
	}
}

// lines reads every kind of line end alike, as XML and CSV readers do.
func lines(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
}

// spaces reads line ends and runs of spaces as browsers do.
func spaces(s string) string {
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '\t' }), " ")
}

func TestAwkwardTexts(t *testing.T) {
	for _, text := range awkward {
		inEveryFormat(t, text)
	}
}

// FuzzText puts any text into a cell.
func FuzzText(f *testing.F) {
	for _, text := range awkward {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.ContainsAny(text, "\r\n") || strings.ContainsFunc(text, func(r rune) bool { return r > 127 }) {
			// Line ends become <br> in Markdown; goldmark's own handling of rare
			// spaces and controls is not the subject.
			_ = htmlCells(t, single(text).HTML())
			_ = csvRecords(t, single(text).CSV())
			return
		}
		inEveryFormat(t, text)
	})
}

// FuzzMarkup puts any rich text into every place that takes it.
func FuzzMarkup(f *testing.F) {
	for _, text := range awkward {
		f.Add(text)
	}
	f.Add("*P*_g **b** `c` x^{2}")
	f.Fuzz(func(t *testing.T, text string) {
		tb := table.New(text).Label(text).Column("v", text).Columns(table.Column{Name: "w", Header: "W", Note: text})
		tb.Spanner(text, "v", "w").Group(text).Row(table.Rich(text), table.Number(1, 1).Note(text).Super(text)).Warn([]string{text}).Note(text).Stamp(text)
		_ = htmlCells(t, tb.HTML())
		if !strings.Contains(tb.LaTeX(), `\end{table}`) {
			t.Error("LaTeX is cut off")
		}
		if depth(tb.LaTeX()) != 0 {
			t.Errorf("unbalanced braces in\n%s", tb.LaTeX())
		}
		_ = csvRecords(t, tb.CSV())
		if !json.Valid(tb.JSON()) {
			t.Error("invalid JSON")
		}
		_, _ = tb.String(), tb.Markdown()
	})
}

// depth counts braces that are not escaped.
func depth(tex string) int {
	n := 0
	for i := 0; i < len(tex); i++ {
		switch tex[i] {
		case '\\':
			i++
		case '{':
			n++
		case '}':
			n--
		}
	}
	return n
}

func TestHTMLIsAccessible(t *testing.T) {
	text := full().HTML()
	for _, want := range []string{
		`<caption>`, `scope="col"`, `scope="colgroup" colspan="2"`, `scope="colgroup" colspan="1"`, `scope="rowgroup" colspan="7"`,
		`<th scope="row">identity</th>`, `class="num missing"`, `href="#tab:main-note-a"`, `id="tab:main-note-a"`, `data-from="asqa recomp@0.25 pg"`,
		`<span class="stamp">simulated records</span>`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	htmlCells(t, text)
	page := full().Page()
	for _, outside := range []string{"http://", "https://", "<script", "<link"} {
		if strings.Contains(page, outside) {
			t.Errorf("the page is not self-contained: %s", outside)
		}
	}
}

// TestFormatsAgree compares the cells of one table across HTML, Markdown and
// JSON: the same numbers, the same minus signs, the same dashes.
func TestFormatsAgree(t *testing.T) {
	tb := table.New("").Headers("a", "b", "c")
	for i := range 50 {
		x := float64(i*i-600) / 37
		tb.Row(table.Number(x, i%5), table.Interval(x, x+1, 2), table.Scientific(x, 3))
	}
	tb.Row(table.Missing(), table.Missing(), table.PValue(0, 3))
	web, markdown := htmlCells(t, tb.HTML()), markdownCells(t, tb.Markdown())
	var j struct {
		Rows []struct{ Cells []struct{ Text string } }
	}
	if err := json.Unmarshal(tb.JSON(), &j); err != nil {
		t.Fatal(err)
	}
	if len(web) != 153 || len(markdown) != 153 {
		t.Fatalf("%d and %d cells", len(web), len(markdown))
	}
	for i := range web {
		data := strings.ReplaceAll(j.Rows[i/3].Cells[i%3].Text, "-", "−")
		if m, e, ok := strings.Cut(data, "e"); ok {
			data = m + "×10" + e
		}
		if data == "" {
			data = "–"
		}
		// The web cell may carry invisible digits that align the decimal point.
		if !strings.HasPrefix(web[i], markdown[i]) || data != markdown[i] {
			t.Errorf("cell %d: HTML %q, Markdown %q, JSON %q", i, web[i], markdown[i], data)
		}
	}
}

func TestCSVColumns(t *testing.T) {
	tb := table.New("").Headers("e", "i", "h", "m")
	tb.Group("g *1*").Row(table.Estimate(0.1, -0.2, 0.3, 2), table.Interval(1, 2, 0), table.PlusMinus(5, 0.25, 1), table.Math("x", "*x*_1"))
	tb.Row(table.Number(7, 0), table.Missing(), table.Undefined("why"), "'a")
	want := [][]string{
		{"group", "e", "e_lo", "e_hi", "i_lo", "i_hi", "h", "h_half", "m", "notes"},
		{"g 1", "0.1", "-0.2", "0.3", "1", "2", "5", "0.25", "x1", ""},
		{"g 1", "7", "", "", "", "", "", "", "'a", "why"},
	}
	if got := csvRecords(t, tb.CSV()); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got\n%v\nwant\n%v", got, want)
	}
}
