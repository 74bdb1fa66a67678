// Package readers is the plainest study: readers (models, prompts, retrieval
// settings) answer the same questions, and each answer is scored against gold
// answers by exact match and F1. It is the way to bring one's own records.
//
// The flow:
//
//  1. Records: one row per question and setting (Schemas). Import makes them
//     from CSV, JSONL or Parquet; Simulate makes an example.
//  2. Load reads them into Runs.
//  3. CommonCohort keeps the questions that every setting answered, counts the
//     rest, and scores the answers by HotpotQA's rules.
//  4. Means and MeansTable give EM and F1 with intervals; AllPairs declares every
//     pairwise contrast of both as one family; McNemar gives fixes and breaks.
//
// In an analysis:
//
//	cohort := readers.Load(book.Records("readers")).CommonCohort()
//	book.Table("exclusions", cohort.Exclusions())
//	book.Table("scores", cohort.MeansTable())
//	book.Table("contrasts", cohort.AllPairs().Run(cohort).Table())
//	book.Table("mcnemar", cohort.McNemarTable())
//
// # Importing
//
// A long file has one line per question and setting:
//
//	galley records import answers.csv --question id --setting model --prediction answer --gold gold
//
// A wide file has one line per question and one column per setting; the text
// that * stands for names the setting:
//
//	readers.Import(readers.ImportOptions{
//		Files:    []string{"ircot_llama_hotpot_runs.csv"},
//		Question: "question_id", Gold: "gold", Wide: "pred_*", Blank: "empty",
//	})
//
// ImportTo writes the result to a records directory. Ids stay text. A blank
// prediction may be an empty answer, which scores like any other, or a missing
// one, which leaves its question out of the common cohort, counted in Exclusions,
// and never scores 0: only you can know, so Blank must say it when there is one.
//
// # Limits
//
// EM and F1 know one rule each (HotpotQA's, with the maximum over several
// golds). Contrasts need at least two settings.
package readers
