package record

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func studySchemas() []Schema {
	return []Schema{
		{Study: "s", Table: "questions", Doc: "One row per question.", Key: []string{"question"}, Fields: []Field{
			{Name: "question", Kind: Text, Meaning: "id"}, {Name: "paper", Kind: Text, Nullable: true, Meaning: "paper"}}},
		{Study: "s", Table: "t", Doc: "One row per run.", Key: []string{"question", "setting"},
			Refs: []Ref{{Column: "question", Table: "questions", Field: "question"}, {Column: "cites", Table: "questions", Field: "question"}},
			Fields: []Field{
				{Name: "question", Kind: Text, Meaning: "id"},
				{Name: "setting", Kind: Text, OneOf: []string{"identity", "recomp"}, Meaning: "compressor | budget"},
				{Name: "budget", Kind: Float, Nullable: true, Unit: "fraction", Meaning: "budget"},
				{Name: "tokens", Kind: Int, Unit: "tokens", Meaning: "tokens"},
				{Name: "cites", Kind: Text, List: true, Meaning: "cited questions"},
			}},
	}
}

type run struct {
	Question string   `parquet:"question"`
	Setting  string   `parquet:"setting"`
	Budget   *float64 `parquet:"budget"`
	Tokens   *int64   `parquet:"tokens"`
	Cites    []string `parquet:"cites,list"`
}

// TestValidate: every fault of a bad study is there, with file, column and row.
func TestValidate(t *testing.T) {
	type question struct {
		Question string `parquet:"question"`
		Paper    string `parquet:"paper"`
		Year     int64  `parquet:"year"`
	}
	type wrong struct {
		Question string `parquet:"question"`
		Setting  string `parquet:"setting"`
		Budget   string `parquet:"budget"`
		Tokens   int32  `parquet:"tokens"`
	}
	nan := ptr(0.0)
	*nan = *nan / *nan
	src := shards(t,
		write(t, []run{
			{"q1", "identity", ptr(1.0), ptr(int64(5)), []string{"q1", "q9"}},
			{"q1", "recomp", nan, nil, nil},
			{"q2", "llmlingua", nil, ptr(int64(7)), nil},
		}),
		write(t, []wrong{{"q1", "identity", "0.25", 3}, {"q7", "recomp", "x", 4}}),
		[]byte("PAR1 not really a Parquet file PAR1"),
	)
	for name, data := range map[string][]byte{"questions/a.parquet": write(t, []question{{"q1", "p1", 2020}, {"q2", "p1", 2021}, {"q2", "p2", 2021}}), "other/x.parquet": write(t, []question{{}})} {
		path := filepath.Join(src.Dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	faults, err := Validate(src.Dir, studySchemas())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range faults {
		line := f.Error()
		if f.Note {
			line = "note " + line
		}
		got = append(got, line)
	}
	want := []string{
		`note s/questions/a.parquet, column year: is in no schema and is not read`,
		`s/questions/a.parquet, column question, row 2: question="q2" is there already, in s/questions/a.parquet, row 1; keep one of the two`,
		`s/t/part-2.parquet: is damaged: its footer would have 543517801 of the 35 bytes`,
		`s/t/part-0.parquet, column budget, row 1: is NaN; write null where a value is missing`,
		`s/t/part-0.parquet, column tokens, row 1: is null; a value is required (or Nullable in the schema)`,
		`s/t/part-0.parquet, column setting, row 2: is "llmlingua"; allowed are "identity", "recomp"`,
		`s/t/part-1.parquet, column budget: wanted float, found string; write the column as float`,
		`s/t/part-1.parquet, column cites: wanted list of text, found no such column; have question, setting, budget, tokens`,
		`s/t/part-1.parquet, column question, setting, row 0: question="q1" setting="identity" is there already, in s/t/part-0.parquet, row 0; keep one of the two`,
		`note s/t: column tokens is nullable int64 in s/t/part-0.parquet and int32 in s/t/part-1.parquet`,
		`s/t/part-1.parquet, column question, row 1: is "q7", which no row of questions has as question`,
		`s/t/part-0.parquet, column cites, row 0: is "q9", which no row of questions has as question`,
		`note s/other: is a table that no schema knows and is not read; the study has questions, t`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if _, err := Validate(filepath.Join(src.Dir, "nowhere"), studySchemas()); err == nil {
		t.Error("a directory that is not there: no error")
	}
}

// TestOneMessage: what a study's reader gets for bad input is one message that
// says what to do.
func TestOneMessage(t *testing.T) {
	schema := studySchemas()[1]
	good := []run{{"q1", "identity", nil, ptr(int64(5)), nil}, {"q1", "recomp", nil, ptr(int64(6)), nil}}
	whole := write(t, good)
	for _, c := range []struct {
		name  string
		files [][]byte
		want  string
	}{
		{"cut short", [][]byte{whole[:len(whole)/2]}, "s/t/part-0.parquet: is cut short or damaged"},
		{"empty", [][]byte{{}}, "is empty (0 bytes)"},
		{"text", [][]byte{[]byte("question,setting\nq1,identity\n")}, "is not a Parquet file"},
		{"twice", [][]byte{whole, whole}, `part-1.parquet, column question, setting, row 0: question="q1" setting="identity" is there already, in s/t/part-0.parquet, row 0; keep one of the two; s/t/part-1.parquet, column question, setting, row 1: `},
		{"many", [][]byte{write(t, []run{{"q1", "identiy", nil, ptr(int64(5)), nil}, {"q2", "idently", nil, ptr(int64(5)), nil}, {"q3", "recmp", nil, ptr(int64(5)), nil}, {"q4", "recmop", nil, ptr(int64(5)), nil}})},
			`row 2: is "recmp"; allowed are "identity", "recomp" (and 1 more: ` + "`galley records validate s` lists them all if galley knows the study)"},
		{"unknown setting", [][]byte{write(t, []run{{"q1", "identiy", nil, ptr(int64(5)), nil}})}, `column setting, row 0: is "identiy"; allowed are "identity", "recomp"`},
		{"null", [][]byte{write(t, []run{{"q1", "recomp", nil, nil, nil}})}, "column tokens, row 0: is null; a value is required"},
	} {
		_, err := shards(t, c.files...).Table(schema)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	other := schema
	other.Table = "runs"
	if _, err := shards(t, whole).Table(other); err == nil || !strings.Contains(err.Error(), "s/runs: no such table; s has t (") {
		t.Error(err)
	}
	dir := t.TempDir()
	if _, err := Open(dir, "s").Table(schema); err == nil || !strings.Contains(err.Error(), "no records of this study") || !strings.Contains(err.Error(), "records simulate s") {
		t.Error(err)
	}
	for _, sub := range []string{"s", "s/t"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o755); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(dir, "s").Table(schema); err == nil || !strings.Contains(err.Error(), "records simulate s") {
			t.Error(err)
		}
	}
}

// TestDigest: any change of the files changes the digest, and it is what
// sha256sum gives.
func TestDigest(t *testing.T) {
	src := shards(t, []byte("one"), []byte("two"))
	first, err := src.Digest()
	if err != nil {
		t.Fatal(err)
	}
	// (cd s; sha256sum t/*) | sha256sum, GNU coreutils 9.1
	if want := "3d40ce43ea7a14d311a59b7d7d67f0f479be10d4f9d7af73911552f93c142b0d"; first != want {
		t.Errorf("digest %s, want %s", first, want)
	}
	inputs, err := src.Inputs()
	// printf one | sha256sum
	if err != nil || len(inputs) != 2 || inputs[0].Name != "t/part-0.parquet" || inputs[0].SHA256 != "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed" || inputs[0].Bytes != 3 {
		t.Errorf("%v %v", inputs, err)
	}
	if err := os.Rename(filepath.Join(src.Dir, "t", "part-0.parquet"), filepath.Join(src.Dir, "t", "part-9.parquet")); err != nil {
		t.Fatal(err)
	}
	again := Source{Study: "s", Dir: src.Dir}
	if second, err := again.Digest(); err != nil || second == first {
		t.Errorf("renamed: %s %v", second, err)
	}
	known := Source{Study: "s", Dir: src.Dir, Known: inputs}
	if third, err := known.Digest(); err != nil || third != first {
		t.Errorf("known: %s %v", third, err)
	}
}

func TestDescribe(t *testing.T) {
	got := Describe(studySchemas())
	for _, want := range []string{"## s/t\n\nOne row per run.\n\nKey: question, setting.\nEach question is in table questions as question.\n",
		"| setting | text: identity, recomp |  | compressor \\| budget |\n", "| budget | float or null | fraction | budget |\n", "| cites | list of text |"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

func ExampleDescribe() {
	fmt.Print(Describe([]Schema{{Study: "demo", Table: "answers", Doc: "One row per question.", Key: []string{"question"}, Fields: []Field{
		{Name: "question", Kind: Text, Meaning: "id of the question"},
		{Name: "tokens", Kind: Int, Nullable: true, Unit: "tokens", Meaning: "length of the answer"},
	}}}))
	// Output:
	// ## demo/answers
	//
	// One row per question.
	//
	// Key: question.
	//
	// | field | type | unit | meaning |
	// | --- | --- | --- | --- |
	// | question | text |  | id of the question |
	// | tokens | int or null | tokens | length of the answer |
}
