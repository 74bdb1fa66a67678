package record

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Files that would take memory or time without end are refused early.
func TestImportBounds(t *testing.T) {
	for _, c := range []struct{ name, content, want string }{
		{"row.csv", "id\n" + strings.Repeat("x,", maxCells+5), "line 2: more than 1048576 cells"},
		{"list.jsonl", `{"id": "1", "golds": [` + strings.Repeat("1,", maxCells+5) + "1]}", "line 1: more than 1048576 values"},
		{"mac.csv", "id,n\r1,2\r3,4\r", "line 1: a carriage return without a line feed"},
		{"names.csv", strings.Repeat("c", 5000) + ",d" + manyNames(500), "… (502 in all)"},
		{"semicolon.csv", "id;n\n1;2\n", "separated by something else"},
		{"exact.csv", "id,x\n1,1413617112501850121\n", `is "1413617112501850121", a whole number that a double cannot hold exactly`},
		{"tiny.csv", "id,x\n1,1e-400\n", "too small for a double and would become 0"},
		{"huge.csv", "id,x\n1,1e400\n", "wanted a finite number"},
	} {
		schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}, {Name: "x", Kind: Float, Nullable: true}, {Name: "golds", Kind: Text, List: true, Nullable: true}}}
		_, err := Import(schema, ImportOptions{Files: []string{file(t, c.name, c.content)}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %.300v\nwant %s", c.name, err, c.want)
		}
		if err != nil && len(err.Error()) > 2000 {
			t.Errorf("%s: a message of %d bytes", c.name, len(err.Error()))
		}
	}
}

func manyNames(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, ",c%d", i)
	}
	return b.String()
}

// Whole numbers that a double holds, and zeros however written, stay fine.
func TestImportExactNumbers(t *testing.T) {
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "x", Kind: Float}}}
	table, err := Import(schema, ImportOptions{Files: []string{file(t, "x.csv", "x\n9007199254740992\n-009007199254740994\n0e5\n-0.000\n1e300\n0.1\n")}})
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(table.Floats("x")); got != "[9.007199254740992e+15 -9.007199254740994e+15 0 -0 1e+300 0.1]" {
		t.Error(got)
	}
}

// Memory is bounded over all files together.
func TestImportMemory(t *testing.T) {
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}}
	im := &importer{schema: schema, b: NewBuilder(schema), most: 1000}
	im.file(file(t, "a.csv", "id\n"+strings.Repeat("some text\n", 100)))
	im.file(file(t, "b.jsonl", strings.Repeat(`{"id": "some text"}`+"\n", 100)))
	if len(im.faults) != 1 || !strings.Contains(im.faults[0].Error(), "a.csv:42: the records up to here take more than 0 MiB") {
		t.Error(im.faults)
	}
}

// Options that do not fit the schema are an error, not a panic: they come from a
// command line.
func TestImportOptionsThatDoNotFit(t *testing.T) {
	path := file(t, "a.csv", "id,n\n1,2\n")
	for _, c := range []struct {
		options ImportOptions
		want    string
	}{
		{ImportOptions{Columns: map[string]string{"nope": "id"}}, `column names the field "nope"; s/t has id`},
		{ImportOptions{Constants: map[string]string{"golds": "x"}}, "golds is list of text, only text fields"},
		{ImportOptions{Split: map[string]string{"golds": ""}}, "separator of golds is empty"},
		{ImportOptions{Split: map[string]string{"id": ";"}}, "id is text, not a list"},
		{ImportOptions{Empty: []string{"ident"}}, `empty names the field "ident"`},
		{ImportOptions{Empty: []string{"n"}}, "n is int; only a text or a list can be empty"},
		{ImportOptions{Wide: "pred_", WideName: "id", WideValue: "n"}, "needs exactly one *"},
		{ImportOptions{Wide: "pred_*"}, `wide name names the field ""`},
		{ImportOptions{WideName: "id"}, "not which columns are wide"},
	} {
		c.options.Files = []string{path}
		if _, err := Import(mixed(), c.options); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v\nwant %s", c.options, err, c.want)
		}
	}
}

// A separator too many is no empty gold answer.
func TestImportBlankElement(t *testing.T) {
	path := file(t, "a.csv", "id,golds\n1,Paris;\n")
	_, err := Import(mixed(), ImportOptions{Files: []string{path}, Split: map[string]string{"golds": ";"}})
	if err == nil || !strings.Contains(err.Error(), "a.csv:2, column golds: element 1 of the list is blank") {
		t.Error(err)
	}
}

// Links to directories are directories: what is read is also hashed and asked
// whether it is simulated.
func TestLinkedTable(t *testing.T) {
	dir := t.TempDir()
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}}
	b := NewBuilder(schema)
	b.Text("id", "a").End()
	elsewhere := filepath.Join(dir, "elsewhere")
	if err := Write(filepath.Join(elsewhere, "p.parquet"), b.Table(), map[string]string{MetaSimulated: "true"}); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "s"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, filepath.Join(dir, "s", "t")); err != nil {
		t.Skip("no links here: ", err)
	}
	src := Open(dir, "s")
	table, err := src.Table(schema)
	if err != nil || table.Rows() != 1 {
		t.Fatal(table, err)
	}
	if simulated, err := src.Simulated(); !simulated || err != nil {
		t.Errorf("simulated %v, %v", simulated, err)
	}
	if inputs, err := src.Inputs(); len(inputs) != 1 || err != nil {
		t.Errorf("inputs %v, %v", inputs, err)
	}

	// Files one level deeper must not go missing without a word.
	if err := os.MkdirAll(filepath.Join(elsewhere, "year=1"), 0o755); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(elsewhere, "p.parquet"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(elsewhere, "year=1", "q.parquet"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := src.Table(schema); err == nil || !strings.Contains(err.Error(), "s/t/year=1: is a directory with Parquet files (q.parquet)") {
		t.Error(err)
	}
}

// A number outside its range is a fault with its row, in Validate and Table.
func TestRange(t *testing.T) {
	dir := t.TempDir()
	schema := Schema{Study: "s", Table: "t", Fields: []Field{
		{Name: "p", Kind: Float, Nullable: true}, {Name: "tokens", Kind: Int, List: true}}}
	b := NewBuilder(schema)
	b.Float("p", 1).ListInts("tokens", []int64{0, 1}).End()
	b.ListInts("tokens", nil).End()
	b.Float("p", 1.5).ListInts("tokens", []int64{3, -1}).End()
	if err := Write(filepath.Join(dir, "s", "t", "p.parquet"), b.Table(), nil); err != nil {
		t.Fatal(err)
	}
	schema.Fields[0].Range, schema.Fields[1].Range = Between(0, 1), AtLeast(0)
	faults, err := Validate(filepath.Join(dir, "s"), []Schema{schema})
	want := "[s/t/p.parquet, column p, row 2: is 1.5; allowed is 0 to 1 s/t/p.parquet, column tokens, row 2: is -1; allowed is at least 0]"
	if got := fmt.Sprint(faults); err != nil || got != want {
		t.Errorf("%v %v\nwant %s", got, err, want)
	}
	if _, err := Open(dir, "s").Table(schema); err == nil || !strings.Contains(err.Error(), "is 1.5") {
		t.Error(err)
	}
	if got := schema.Fields[1].Type(); got != "list of int, at least 0" {
		t.Error(got)
	}
}

// A reference with further columns must find them in one row.
func TestRefWith(t *testing.T) {
	dir := t.TempDir()
	fields := []Field{{Name: "dataset", Kind: Text}, {Name: "id", Kind: Text}, {Name: "budget", Kind: Float}}
	runs := Schema{Study: "s", Table: "runs", Fields: fields}
	units := Schema{Study: "s", Table: "units", Fields: fields, Refs: []Ref{{Column: "id", Table: "runs", Field: "id", With: []string{"dataset", "budget"}}}}
	for schema, rows := range map[*Schema][][2]string{
		&runs:  {{"a", "1"}, {"b", "2"}},
		&units: {{"a", "1"}, {"b", "1"}, {"b", "2"}},
	} {
		b := NewBuilder(*schema)
		for _, r := range rows {
			b.Text("dataset", r[0]).Text("id", r[1]).Float("budget", 0.25).End()
		}
		if err := Write(filepath.Join(dir, "s", schema.Table, "p.parquet"), b.Table(), nil); err != nil {
			t.Fatal(err)
		}
	}
	faults, err := Validate(filepath.Join(dir, "s"), []Schema{runs, units})
	want := `[s/units/p.parquet, column id, row 1: is "1", which no row of runs has as id, with dataset "b", with budget "0.25"]`
	if got := fmt.Sprint(faults); err != nil || got != want {
		t.Errorf("%v %v\nwant %s", got, err, want)
	}
	if got := Describe([]Schema{units}); !strings.Contains(got, "Each id is in table runs as id, with the same dataset, budget.") {
		t.Error(got)
	}
}

// Keys that only look the same are noted, with what tells them apart spelled out.
func TestLookAlikes(t *testing.T) {
	dir := t.TempDir()
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}, Key: []string{"id"}}
	b := NewBuilder(schema)
	for _, id := range []string{"q1", "q1 ", "GPT-4", "GPT\u20114", "q\u200b1", "q2", "q 1"} {
		b.Text("id", id).End()
	}
	if err := Write(filepath.Join(dir, "s", "t", "p.parquet"), b.Table(), nil); err != nil {
		t.Fatal(err)
	}
	faults, err := Validate(filepath.Join(dir, "s"), []Schema{schema})
	want := `[s/t/p.parquet, column id, row 1: is "q1 ", which looks like "q1" but is another text ` +
		`s/t/p.parquet, column id, row 3: is "GPT\u20114", which looks like "GPT-4" but is another text ` +
		`s/t/p.parquet, column id, row 4: is "q\u200b1", which looks like "q1" but is another text]`
	if got := fmt.Sprint(faults); err != nil || got != want || !faults[0].Note {
		t.Errorf("%v %v\nwant %s", got, err, want)
	}
}
