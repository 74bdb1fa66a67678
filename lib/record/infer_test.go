package record

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func writeInfer(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// shape is a schema as one line.
func shape(s Schema) string {
	var parts []string
	for _, f := range s.Fields {
		parts = append(parts, f.Name+" "+f.Type())
	}
	return strings.Join(parts, ", ")
}

// TestInfer: what a column becomes is decided by its values in JSON, which has kinds,
// and by the caller in CSV, which has none: a question 007 stays text.
func TestInfer(t *testing.T) {
	csv := writeInfer(t, "a.csv", "id,position,score,note,\n007,3,0.5,,x\n008,10,NA,yes,y\n009,1,1,NA,z\n")
	jsonl := writeInfer(t, "a.jsonl", `{"id":7,"score":0.5,"ok":true,"meta":{"ms":12,"raw":"x"},"golds":["a","b"],"deep":[[1]],"never":null}`+"\n"+
		`{"id":8,"score":1,"ok":false,"meta":{"ms":13,"raw":null},"golds":[],"deep":[]}`+"\n")
	wide := writeInfer(t, "w.csv", "id,pred_a,pred_b\n1,x,\n2,y,z\n")
	for _, c := range []struct {
		name, file    string
		kinds         map[string]Kind
		options       ImportOptions
		want, columns string
		numbers, left string
	}{
		{"csv", csv, nil, ImportOptions{Missing: []string{"NA"}}, "id text, position text, score text or null, note text or null", "map[]", "[id position score]", "[ (a column without a name; give it one in the file)]"},
		{"csv with kinds", csv, map[string]Kind{"position": Int, "score": Float, "id": Text}, ImportOptions{Missing: []string{"NA"}, Empty: []string{"note"}}, "id text, position int, score float or null, note text or null", "map[]", "[]", "[ (a column without a name; give it one in the file)]"},
		{"jsonl", jsonl, nil, ImportOptions{}, "id int, score float, ok bool, meta_ms int, meta_raw text or null, golds list of text, never text or null", "map[meta_ms:meta.ms meta_raw:meta.raw]", "[]", "[meta (an object; its members are fields) deep (a list of lists or objects)]"},
		{"renamed", jsonl, map[string]Kind{"question": Text}, ImportOptions{Columns: map[string]string{"question": "id", "ms": "meta.ms"}, Constants: map[string]string{"run": "r1"}}, "question text, score float, ok bool, ms int, meta_raw text or null, golds list of text, never text or null, run text", "map[meta_raw:meta.raw ms:meta.ms question:id]", "[]", "[meta (an object; its members are fields) deep (a list of lists or objects)]"},
		{"wide", wide, nil, ImportOptions{Wide: "pred_*", WideName: "model", WideValue: "pred"}, "id text, model text, pred text or null", "map[]", "[id]", "[]"},
	} {
		c.options.Files = []string{c.file}
		in, err := Infer("mine", "evals", c.kinds, c.options)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := shape(in.Schema); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
		if got := fmt.Sprint(in.Columns); got != c.columns {
			t.Errorf("%s: columns %s, want %s", c.name, got, c.columns)
		}
		if got := fmt.Sprint(in.Numbers); got != c.numbers {
			t.Errorf("%s: numbers %s, want %s", c.name, got, c.numbers)
		}
		if got := fmt.Sprint(in.LeftOut); got != c.left {
			t.Errorf("%s: left out %s, want %s", c.name, got, c.left)
		}
		c.options.Columns = in.Columns
		table, err := Import(in.Schema, c.options)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if c.name == "csv" && !slices.Equal(table.Texts("id"), []string{"007", "008", "009"}) {
			t.Errorf("ids are %q", table.Texts("id"))
		} else if c.name == "csv with kinds" && !slices.Equal(table.Missing("note"), []bool{false, false, true}) { // a blank cell is empty, NA missing
			t.Errorf("missing notes are %v", table.Missing("note"))
		}
	}
}

// TestInferRefuses: what cannot be told is asked.
func TestInferRefuses(t *testing.T) {
	var header strings.Builder
	for i := range mostInferred + 1 {
		fmt.Fprintf(&header, ",q%d", i)
	}
	many := writeInfer(t, "many.csv", header.String()[1:]+"\n")
	mixed := writeInfer(t, "m.jsonl", `{"a":1}`+"\n"+`{"a":"x"}`+"\n")
	for _, c := range []struct {
		name  string
		kinds map[string]Kind
		files []string
		want  string
	}{
		{"mixed", nil, []string{mixed}, "a has values of several kinds; say of which kind it is"},
		{"unknown", map[string]Kind{"b": Int, "a": Text}, []string{mixed}, `there is no field "b" to be int; there are a`},
		{"no file", nil, []string{"nothing.csv"}, "nothing.csv: cannot be read: no such file"},
		{"no format", nil, []string{writeInfer(t, "a.txt", "x\n")}, "cannot tell the format"},
		{"twice", nil, []string{writeInfer(t, "t.jsonl", `{"a_b":1,"a":{"b":2}}`+"\n")}, `two fields named "a_b"`},
		{"many", nil, []string{many}, "more than 10000 columns"},
		{"a directory", nil, []string{t.TempDir()}, "give a plain file"},
	} {
		_, err := Infer("mine", "evals", c.kinds, ImportOptions{Files: c.files})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	// A wrong number is Import's to say, with its line.
	csv := writeInfer(t, "n.csv", "id,position\n1,3\n2,three\n")
	in, err := Infer("mine", "evals", map[string]Kind{"position": Int}, ImportOptions{Files: []string{csv}})
	if err != nil {
		t.Fatal(err)
	}
	var faults Faults
	if _, err = Import(in.Schema, ImportOptions{Files: []string{csv}}); !errors.As(err, &faults) || !strings.Contains(err.Error(), "n.csv:3, column position") {
		t.Error(err)
	}
}
