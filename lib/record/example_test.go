package record_test

import (
	"fmt"
	"os"
	"path/filepath"

	"galley/lib/record"
)

// A table is declared, built, written and read back.
func Example() {
	schema := record.Schema{
		Study: "demo", Table: "answers", Doc: "One row per question and setting.",
		Fields: []record.Field{
			{Name: "question", Kind: record.Text, Meaning: "id of the question"},
			{Name: "setting", Kind: record.Text, OneOf: []string{"full", "short"}, Meaning: "length of the prompt"},
			{Name: "tokens", Kind: record.Int, Nullable: true, Unit: "tokens", Meaning: "length of the answer"},
			{Name: "cites", Kind: record.Int, List: true, Meaning: "numbers of the cited passages"},
		},
		Key: []string{"question", "setting"},
	}
	b := record.NewBuilder(schema)
	b.Text("question", "q1").Text("setting", "full").Int("tokens", 17).ListInts("cites", []int64{3, 1}).End()
	b.Text("question", "q1").Text("setting", "short").ListInts("cites", nil).End() // no tokens: null

	dir, err := os.MkdirTemp("", "records-*")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "demo", "answers", "part-0.parquet")
	if err := record.Write(path, b.Table(), nil); err != nil {
		fmt.Println(err)
		return
	}

	src := record.Open(dir, "demo")
	answers, err := src.Table(schema)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(answers.Frame())
	fmt.Println(answers.ListInts("cites"))
	_, err = src.Table(record.Schema{Study: "demo", Table: "answers", Fields: []record.Field{{Name: "tokens", Kind: record.Text}}})
	fmt.Println(err)
	// Output:
	// question <text>  setting <text>  tokens <int>
	// q1               full                      17
	// q1               short                      ·
	// [2 × 3]
	// [0 2 2] [3 1]
	// demo/answers/part-0.parquet, column tokens: wanted text, found int64; write the column as text
}
