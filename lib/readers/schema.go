package readers

import "galley/lib/record"

// Schemas gives the study's one table, answers.
func Schemas() []record.Schema { return []record.Schema{answers()} }

func answers() record.Schema {
	return record.Schema{
		Study: "readers",
		Table: "answers",
		Doc:   "One row per question and setting: what a reader answered, and the gold answers.",
		Fields: []record.Field{
			{Name: "question", Kind: record.Text, Meaning: "id of the question, the same in every setting"},
			{Name: "setting", Kind: record.Text, Meaning: "the reader: model, prompt, retrieval, or any label"},
			{Name: "prediction", Kind: record.Text, Nullable: true, Meaning: "the answer as the reader gave it; empty is an answer, null means that there is none (the run failed)"},
			{Name: "gold", Kind: record.Text, List: true, Meaning: "gold answers, at least one; the best match counts"},
			{Name: "cluster", Kind: record.Text, Nullable: true, Optional: true, Meaning: "what questions share (document, subject) when they are not independent; null in all rows when they are"},
		},
		Key: []string{"question", "setting"},
	}
}
