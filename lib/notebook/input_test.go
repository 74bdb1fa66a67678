package notebook_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/lib/notebook"
	"galley/lib/record"
	"galley/lib/table"
)

// writeRecords makes the smallest records of a study.
func writeRecords(t *testing.T, root, study string, simulated bool) {
	t.Helper()
	schema := record.Schema{Study: study, Table: "answers", Doc: "an answer", Fields: []record.Field{{Name: "question", Kind: record.Text, Meaning: "id"}}, Key: []string{"question"}}
	b := record.NewBuilder(schema)
	b.Text("question", "q1").End()
	meta := map[string]string{}
	if simulated {
		meta[record.MetaSimulated] = "true"
	}
	if err := record.Write(filepath.Join(root, study, "answers", "0.parquet"), b.Table(), meta); err != nil {
		t.Fatal(err)
	}
}

func TestSimulatedRecordsStampWhatFollows(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", true)
	o := notebook.Run(notebook.Options{Records: root}, func(b *notebook.Book) {
		tb := table.New("Scores").Headers("a").Row(1)
		b.Table("before", tb)
		b.Records("toys")
		b.Table("after", tb)
	})
	if o.Failure != nil {
		t.Fatal(o.Failure)
	}
	before, _ := o.Artifact("before")
	after, _ := o.Artifact("after")
	if before.Simulated || len(before.Inputs) != 0 || !after.Simulated || after.Inputs[0] != "records/toys" {
		t.Errorf("before %+v, after %+v", before.Inputs, after.Inputs)
	}
	for _, ext := range []string{"html", "md", "tex"} {
		if !strings.Contains(string(after.File(ext)), "simulated records") {
			t.Errorf("no stamp in %s: %s", ext, after.File(ext))
		}
	}
	if len(o.Inputs) != 1 || !o.Inputs[0].Simulated || len(o.Inputs[0].Files) != 1 || o.Inputs[0].Files[0].Name != "answers/0.parquet" {
		t.Errorf("inputs %+v", o.Inputs)
	}
}

func TestRealRecordsAreNotStamped(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", false)
	o := notebook.Run(notebook.Options{Records: root}, func(b *notebook.Book) {
		b.Records("toys")
		b.Table("after", table.New("Scores").Headers("a").Row(1))
	})
	a, _ := o.Artifact("after")
	if o.Failure != nil || a.Simulated || strings.Contains(string(a.File("html")), "simulated") {
		t.Errorf("failure %v, html %s", o.Failure, a.File("html"))
	}
}

func TestTheSourceKnowsTheHashesOfItsBook(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", false)
	o := notebook.Run(notebook.Options{Records: root}, func(b *notebook.Book) {
		source := b.Records("toys")
		digest, err := source.Digest()
		b.Check(err)
		want, err := notebook.HashFolder("records/toys", filepath.Join(root, "toys"), notebook.RecordsExt)
		b.Check(err)
		if digest != want.Digest {
			t.Errorf("digest %s, by hand %s", digest, want.Digest)
		}
		if b.Records("toys") != source {
			t.Error("opened twice")
		}
	})
	if o.Failure != nil {
		t.Error(o.Failure)
	}
}

// Two links that lead back double the paths with each round.
func TestLinksInACircleAreAnErrorAtOnce(t *testing.T) {
	root := t.TempDir()
	writeRecords(t, root, "toys", false)
	for _, name := range []string{"again", "and-again"} {
		if err := os.Symlink(root, filepath.Join(root, "toys", name)); err != nil {
			t.Skip("no symbolic links here:", err)
		}
	}
	if _, err := notebook.Files(root, ".parquet"); err == nil || !strings.Contains(err.Error(), "is a link to a folder that it lies in") {
		t.Errorf("error %v", err)
	}
}

func TestInputsThatAreNotThere(t *testing.T) {
	root := t.TempDir()
	for study, says := range map[string]string{"absent": "galley records simulate absent", "../etc": "not the name of a study"} {
		f := notebook.Run(notebook.Options{Records: root, Published: root}, func(b *notebook.Book) { b.Records(study) }).Failure
		if f == nil || !strings.Contains(f.Message, says) {
			t.Errorf("%s: %v", study, f)
		}
	}
	f := notebook.Run(notebook.Options{}, func(b *notebook.Book) { b.Published("frontier") }).Failure
	if f == nil || !strings.Contains(f.Message, "no folder") {
		t.Error(f)
	}
	if err := os.Mkdir(filepath.Join(root, "empty"), 0o755); err != nil {
		t.Fatal(err)
	}
}

// A study's name that is misspelled is told beside those that are there.
func TestNoSuchStudy(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{"mystudy", "readers", ".tmp"} {
		if err := os.Mkdir(filepath.Join(root, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	o := notebook.Run(notebook.Options{Records: root}, func(book *notebook.Book) { book.Records("mystudi") })
	if o.Failure == nil || !strings.Contains(o.Failure.Message, "which has mystudy, readers (") {
		t.Error(o.Failure)
	}
}
