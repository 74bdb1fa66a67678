package record

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func file(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func mixed() Schema {
	return Schema{Study: "s", Table: "t", Key: []string{"id"}, Fields: []Field{
		{Name: "id", Kind: Text}, {Name: "n", Kind: Int, Nullable: true}, {Name: "x", Kind: Float, Nullable: true},
		{Name: "ok", Kind: Bool, Nullable: true}, {Name: "text", Kind: Text, Nullable: true}, {Name: "golds", Kind: Text, List: true, Nullable: true},
	}}
}

// TestImportCSV: byte order mark before a quoted header, ids with leading zeros
// and beyond 2^53, quoted separators, quotes and line breaks, blank and empty.
func TestImportCSV(t *testing.T) {
	path := file(t, "runs.csv", "\ufeff\"id\",\"n\",x,ok,\"a, \"\"quoted\"\" header\",golds\r\n"+
		"007,9007199254740993,0.1,true,\"line one\r\nline \"\"two\"\"\",a|b | c\r\n"+
		"1413617112501850121,,,,,\n"+
		"\n"+
		"=1+1,3.0,-5000,False,\"\",\"\"\n"+
		"é,-4,1e-3,0,NA,x")
	table, err := Import(mixed(), ImportOptions{Files: []string{path}, Columns: map[string]string{"text": `a, "quoted" header`},
		Split: map[string]string{"golds": "|"}, Missing: []string{"NA"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := table.Texts("id"); !slices.Equal(got, []string{"007", "1413617112501850121", "=1+1", "é"}) {
		t.Errorf("id %q", got)
	}
	if got := table.Ints("n"); !slices.Equal(got, []int64{9007199254740993, 0, 3, -4}) || !slices.Equal(table.Missing("n"), []bool{false, true, false, false}) {
		t.Errorf("n %v %v", got, table.Missing("n"))
	}
	if got := table.Floats("x"); got[0] != 0.1 || got[1] == got[1] || got[2] != -5000 || got[3] != 0.001 {
		t.Errorf("x %v", got)
	}
	if got := table.Bools("ok"); !slices.Equal(got, []bool{true, false, false, false}) {
		t.Errorf("ok %v", got)
	}
	if got := table.Texts("text"); !slices.Equal(got, []string{"line one\r\nline \"two\"", "", "", ""}) || !slices.Equal(table.Missing("text"), []bool{false, true, false, true}) {
		t.Errorf("text %q %v", got, table.Missing("text"))
	}
	offsets, golds := table.ListTexts("golds")
	if !slices.Equal(golds, []string{"a", "b", "c", "x"}) || !slices.Equal(offsets, []int{0, 3, 3, 3, 4}) || !slices.Equal(table.Missing("golds"), []bool{false, true, false, false}) {
		t.Errorf("golds %q %v %v", golds, offsets, table.Missing("golds"))
	}
	if got := table.Where(2); got != "runs.csv:6" {
		t.Errorf("row 2 is at %s, want line 6", got)
	}
}

// TestImportJSONL: numbers keep their digits in text fields, null and absent are
// missing, lists may be empty, nested members have dotted names.
func TestImportJSONL(t *testing.T) {
	path := file(t, "runs.jsonl", "\ufeff"+`{"id": 1413617112501850121, "score": {"x": 0.5, "n": 2}, "golds": ["a", "é\ud83d\ude00"]}
{"id": "0.5", "score": {"x": null}, "golds": [], "text": ""}

{"golds": "one", "id": 0.50, "ok": true, "score": {"n": 3}}`)
	table, err := Import(mixed(), ImportOptions{Files: []string{path}, Columns: map[string]string{"x": "score.x", "n": "score.n"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := table.Texts("id"); !slices.Equal(got, []string{"1413617112501850121", "0.5", "0.50"}) {
		t.Errorf("id %q", got)
	}
	if got := fmt.Sprint(table.Ints("n"), table.Missing("n"), table.Missing("x"), table.Missing("ok"), table.Missing("text")); got != "[2 0 3] [false true false] [false true true] [true true false] [true false true]" {
		t.Error(got)
	}
	offsets, golds := table.ListTexts("golds")
	if !slices.Equal(golds, []string{"a", "é😀", "one"}) || !slices.Equal(offsets, []int{0, 2, 2, 3}) || table.Missing("golds") != nil {
		t.Errorf("golds %q %v", golds, offsets)
	}
}

// TestImportFaults: all faults at once, each with file and line.
func TestImportFaults(t *testing.T) {
	path := file(t, "bad.csv", "id,n,x,ok\n1,abc,NaN,maybe\n2,2.5,1,true\n3,1\n4,9223372036854775808,0x10,1\n,1,1,1\n1,1,Inf,1\n")
	_, err := Import(mixed(), ImportOptions{Files: []string{path}})
	var got []string
	for _, f := range err.(Faults) {
		got = append(got, f.Error())
	}
	want := []string{
		`bad.csv:2, column n: is "abc", wanted a 64-bit integer; declare ids as text`,
		`bad.csv:2, column x: is "NaN", wanted a finite number; leave the cell blank (or name the text as missing) where there is none`,
		`bad.csv:2, column ok: is "maybe", wanted true or false`,
		`bad.csv:3, column n: is "2.5", wanted a 64-bit integer; declare ids as text`,
		`bad.csv:4: 2 cells under a header of 4`,
		`bad.csv:5, column n: is "9223372036854775808", wanted a 64-bit integer; declare ids as text`,
		`bad.csv:5, column x: is "0x10", wanted a finite number; leave the cell blank (or name the text as missing) where there is none`,
		`bad.csv:6, column id: is blank; id needs a value`,
		`bad.csv:7, column x: is "Inf", wanted a finite number; leave the cell blank (or name the text as missing) where there is none`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	for _, c := range []struct{ name, content, want string }{
		{"twice.csv", "id\n1\n2\n1\n", `twice.csv:4, column id: id="1" is there already, in twice.csv:2; keep one of the two`},
		{"none.csv", "question,n\n1,2\n", "none.csv, column id: no such column, for the field id; have question, n"},
		{"names.csv", "id,n,id\n1,2,3\n", `two columns named "id"`},
		{"open.csv", "id,n\n\"1,2\n3,4\n", "line 2: the quote opened there is not closed"},
		{"after.csv", "id\n\"1\"x\n", `line 2: 'x' after a closing quote`},
		{"latin.csv", "id\ncaf\xe9\n", "line 2: not UTF-8 text"},
		{"empty.csv", "", "is empty: no header"},
		{"rows.csv", "id\n", "no rows"},
		{"spaces.csv", " Id ,n\n1,2\n", `no such column, for the field id; have  Id , n (" Id " differs in case or spaces)`},
		{"runs.csv.gz", "", "cannot tell the format from the name (unpack it first); give csv, tsv, jsonl or parquet"},
		{"list.json", "[]", "cannot tell the format"},
		{"array.jsonl", `[{"id": 1}]`, "line 1: wanted one JSON object a line"},
		{"cut.jsonl", `{"id": 1`, "line 1: the object does not end"},
		{"two.jsonl", `{"id": "1"} {"id": "2"}`, "line 1: more after the object's end"},
		{"key.jsonl", `{"id": "1", "id": "2"}`, `line 1: the key "id" occurs twice`},
		{"half.jsonl", `{"id": "\ud800"}`, `line 1: \ud800 is the first half of a character without the second`},
		{"type.jsonl", `{"id": "1", "n": "2"}`, `type.jsonl:1, column n: is the text "2", wanted an integer`},
		{"bool.jsonl", `{"id": true}`, `bool.jsonl:1, column id: is true, wanted text`},
		{"null.jsonl", `{"id": "1", "golds": ["a", null]}`, `null.jsonl:1, column golds: element 1 of the list is null`},
		{"deep.jsonl", `{"id": {"a": 1}}`, `column id: is an object, wanted text`},
		{"absent.jsonl", `{"n": 1}`, `absent.jsonl, column id: no such column, for the field id; have n`},
	} {
		_, err := Import(mixed(), ImportOptions{Files: []string{file(t, c.name, c.content)}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", c.name, err, c.want)
		}
	}
}

// TestImportWide: each column that matches is a row.
func TestImportWide(t *testing.T) {
	schema := Schema{Study: "s", Table: "t", Key: []string{"id", "setting"}, Fields: []Field{
		{Name: "id", Kind: Text}, {Name: "setting", Kind: Text}, {Name: "answer", Kind: Text, Nullable: true}, {Name: "batch", Kind: Text}}}
	path := file(t, "wide.tsv", "qid\tpred_a\tother\tpred_b\n1\tx\t-\ty\n2\t\t-\tz\n")
	table, err := Import(schema, ImportOptions{Files: []string{path}, Columns: map[string]string{"id": "qid"}, Constants: map[string]string{"batch": "one"},
		Wide: "pred_*", WideName: "setting", WideValue: "answer"})
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(table.Texts("id"), table.Texts("setting"), table.Texts("answer"), table.Missing("answer"), table.Texts("batch")); got != "[1 1 2 2] [a b a b] [x y  z] [false false true false] [one one one one]" {
		t.Error(got)
	}
	if _, err := Import(schema, ImportOptions{Files: []string{path}, Columns: map[string]string{"id": "qid"}, Constants: map[string]string{"batch": "one"},
		Wide: "answer_*", WideName: "setting", WideValue: "answer"}); err == nil || !strings.Contains(err.Error(), `no column matches "answer_*"`) {
		t.Error(err)
	}
}

// FuzzCSV compares with encoding/csv wherever that reads the input: the same
// cells, except that it drops carriage returns before line breaks in quotes and
// fails on rows of other lengths.
func FuzzCSV(f *testing.F) {
	for _, s := range []string{"a,b\n1,2\n", "\"a\nb\",\"c\"\"d\"\r\n,\n", "\ufeff\"id\",\"x\"\n", "a\n\n\nb", "\"", "a\"b,c\n", "\r\n\r", "a,\"b\"c"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var ours [][]string
		var err error
		r := newCSVReader(strings.NewReader(string(data)), ',')
		for {
			var row []cell
			if row, err = r.read(); err != nil {
				break
			}
			texts := make([]string, len(row))
			for i, c := range row {
				texts[i] = c.text
				if c.blank && c.text != "" {
					t.Errorf("a blank cell with the text %q", c.text)
				}
			}
			ours = append(ours, texts)
		}
		if err != io.EOF {
			return // refused, which encoding/csv may do elsewhere
		}
		std := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(data), "\ufeff")))
		std.FieldsPerRecord = -1
		theirs, stdErr := std.ReadAll()
		if stdErr != nil || strings.Contains(string(data), "\r") {
			return
		}
		if !slices.EqualFunc(ours, theirs, slices.Equal[[]string]) {
			t.Errorf("%q: %q, encoding/csv %q", data, ours, theirs)
		}
	})
}

// FuzzJSONL: an error or one object a line, never a panic.
func FuzzJSONL(f *testing.F) {
	for _, s := range []string{`{"a": 1, "b": [null, {"c": []}], "d": {"e": "\ud83d\ude00"}}`, "{}\n\n{}", `{"a": "\u`, `{"a":{"b":{"c":{}}}}`, "null", `{"a":1e999}`, `{"\u0000":[[[]]]}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r := newJSONReader(strings.NewReader(string(data)))
		for range 1000 {
			if _, _, err := r.read(); err != nil {
				return
			}
		}
	})
}

// TestMappingErrors: what was asked for and not the files is wrong; with faults of the
// files beside it is an error like any other.
func TestMappingErrors(t *testing.T) {
	fine := file(t, "fine.csv", "id,n\n1,2\n")
	lines := file(t, "fine.jsonl", `{"n": 1}`)
	latin := file(t, "latin.csv", "id\ncaf\xe9\n")
	for _, c := range []struct {
		name    string
		options ImportOptions
		mapping bool
	}{
		{"no such field", ImportOptions{Files: []string{fine}, Columns: map[string]string{"x2": "n"}}, true},
		{"no such column", ImportOptions{Files: []string{fine}, Columns: map[string]string{"id": "question"}}, true},
		{"no such key", ImportOptions{Files: []string{lines}}, true},
		{"no wide column", ImportOptions{Files: []string{fine}, Wide: "p_*", WideName: "id", WideValue: "text"}, true},
		{"a format that is none", ImportOptions{Files: []string{fine}, Format: "xml"}, true},
		{"a name without a format", ImportOptions{Files: []string{file(t, "runs.json", "[]")}}, true},
		{"a file of another encoding", ImportOptions{Files: []string{latin}}, false},
		{"both", ImportOptions{Files: []string{fine, latin}, Columns: map[string]string{"x": "score"}}, true},
		{"a file that is not there", ImportOptions{Files: []string{fine, "nowhere.csv"}, Columns: map[string]string{"id": "question"}}, false},
	} {
		_, err := Import(mixed(), c.options)
		var m *MappingError
		if err == nil || errors.As(err, &m) != c.mapping {
			t.Errorf("%s: %v (mapping %v)", c.name, err, m != nil)
		}
	}
}

// TestAbsentKeyIsNoBlankCell: a key that a JSON line does not have is missing, also
// where a blank CSV cell would count as an empty text or be asked about.
func TestAbsentKeyIsNoBlankCell(t *testing.T) {
	path := file(t, "runs.jsonl", `{"id": "1", "text": "x"}
{"id": "2"}
{"id": "3", "text": ""}
{"id": "4", "text": null}`)
	for _, o := range []ImportOptions{{Empty: []string{"text"}}, {NoBlank: []string{"text"}}} {
		o.Files = []string{path}
		table, err := Import(mixed(), o)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(table.Missing("text")); got != "[false true false true]" {
			t.Errorf("missing %s", got)
		}
	}
}
