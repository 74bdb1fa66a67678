package record

import (
	"bytes"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// pipelineFile is a Parquet file as somebody's pipeline may have written it: whole numbers
// as ids, one text of gold answers, predictions that may be null, columns nobody wants.
func pipelineFile(t *testing.T, score float64) string {
	t.Helper()
	schema := Schema{Study: "own", Table: "runs", Fields: []Field{
		{Name: "qid", Kind: Int}, {Name: "model", Kind: Text}, {Name: "output", Kind: Text, Nullable: true},
		{Name: "refs", Kind: Text, List: true}, {Name: "joined", Kind: Text}, {Name: "score", Kind: Float}, {Name: "ok", Kind: Bool},
	}}
	b := NewBuilder(schema)
	for i, output := range []string{"a", "", "c"} {
		b.Int("qid", int64(1413617112501850121+i)).Text("model", fmt.Sprint("m", i)).ListTexts("refs", []string{"x", "y"}[:i%2+1]).
			Text("joined", "p | q").Float("score", score).Bool("ok", i > 0)
		if i != 2 {
			b.Text("output", output)
		}
		b.End()
	}
	path := filepath.Join(t.TempDir(), "runs.parquet")
	if err := Write(path, b.Table(), nil); err != nil {
		t.Fatal(err)
	}
	return path
}

func answersSchema() Schema {
	return Schema{Study: "s", Table: "t", Fields: []Field{
		{Name: "question", Kind: Text}, {Name: "setting", Kind: Text}, {Name: "prediction", Kind: Text, Nullable: true},
		{Name: "gold", Kind: Text, List: true}, {Name: "score", Kind: Float, Nullable: true},
	}}
}

// Parquet of other column names and types is imported: ids keep their digits, null is
// missing and an empty text is not, lists stay lists and a text can be taken apart.
func TestImportParquet(t *testing.T) {
	options := ImportOptions{Files: []string{pipelineFile(t, 0.25)}, Columns: map[string]string{"question": "qid", "setting": "model", "prediction": "output", "gold": "refs"}}
	table, err := Import(answersSchema(), options)
	if err != nil {
		t.Fatal(err)
	}
	if got := table.Texts("question"); !slices.Equal(got, []string{"1413617112501850121", "1413617112501850122", "1413617112501850123"}) {
		t.Errorf("ids %q", got)
	}
	if got := table.Texts("prediction"); !slices.Equal(table.Missing("prediction"), []bool{false, false, true}) || got[0] != "a" || got[1] != "" {
		t.Errorf("predictions %q, missing %v", got, table.Missing("prediction"))
	}
	if offsets, golds := table.ListTexts("gold"); !slices.Equal(offsets, []int{0, 1, 3, 4}) || !slices.Equal(golds, []string{"x", "x", "y", "x"}) {
		t.Errorf("golds %v %q", offsets, golds)
	}
	if got := table.Floats("score"); !slices.Equal(got, []float64{0.25, 0.25, 0.25}) {
		t.Errorf("scores %v", got)
	}
	if got := table.Where(1); got != "runs.parquet, row 1" {
		t.Errorf("row 1 is at %s", got)
	}

	options.Columns["gold"], options.Split = "joined", map[string]string{"gold": "|"}
	if table, err = Import(answersSchema(), options); err != nil {
		t.Fatal(err)
	}
	if _, golds := table.ListTexts("gold"); !slices.Equal(golds, []string{"p", "q", "p", "q", "p", "q"}) {
		t.Errorf("golds of one text %q", golds)
	}
}

func TestImportParquetFaults(t *testing.T) {
	path := pipelineFile(t, 1)
	columns := func(question, prediction, score string) map[string]string {
		return map[string]string{"question": question, "setting": "model", "prediction": prediction, "gold": "refs", "score": score}
	}
	for want, c := range map[string]map[string]string{
		`runs.parquet, column id: no such column, for the field question; have qid, model, output, refs, joined, score, ok`: columns("id", "output", "score"),
		`runs.parquet, row 2, column output: is blank; question needs a value`:                                              columns("output", "output", "score"),
		`runs.parquet, row 0, column ok: is false, wanted text`:                                                             columns("qid", "ok", "score"),
	} {
		_, err := Import(answersSchema(), ImportOptions{Files: []string{path}, Columns: c})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
	if _, err := Import(answersSchema(), ImportOptions{Files: []string{file(t, "runs.parquet", "PAR1 and no more")}}); err == nil || !strings.HasPrefix(err.Error(), "runs.parquet: is ") {
		t.Errorf("a broken file: %v", err)
	}
	if _, err := Import(answersSchema(), ImportOptions{Files: []string{filepath.Join(t.TempDir(), "none.parquet")}}); err == nil || !strings.Contains(err.Error(), "none.parquet: cannot be read: no such file") {
		t.Errorf("no file: %v", err)
	}
}

// A number that is none has no place in a table, and is not taken for a missing one.
func TestImportParquetNaN(t *testing.T) {
	nan, one := math.NaN(), 1.5
	var b bytes.Buffer
	w := parquet.NewGenericWriter[foreign](&b)
	if _, err := w.Write([]foreign{{ID: "a", Score: &one}, {ID: "b"}, {ID: "c", Score: &nan}}); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "ID", Kind: Text}, {Name: "Score", Kind: Float, Nullable: true}}}
	_, err := Import(schema, ImportOptions{Files: []string{file(t, "a.parquet", b.String())}, Columns: map[string]string{"ID": "id", "Score": "score"}})
	if want := "a.parquet, row 2, column score: is NaN; write null where there is no value"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %q", err, want)
	}
}
