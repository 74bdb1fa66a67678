package frontier

import (
	"strings"

	"galley/lib/record"
)

// Study is the name of the study: its directory below the records and its key in
// the published numbers.
const Study = "frontier"

// Statuses of a run (papers/001 §4.1): what became of an attempt to answer.
const (
	StatusOK       = "ok"
	StatusBudget   = "budget_check"    // the context did not pass the harness's budget check
	StatusOverflow = "prompt_overflow" // the prompt did not fit into the generator's window
)

// Schemas lists the tables of the study. Every run is named by dataset,
// question, compressor and budget; text ids stay text. Lists are of one level:
// what would be a list of lists (short answers, annotators) is a table.
func Schemas() []record.Schema {
	return []record.Schema{
		questionsSchema(), goldsSchema(), evidenceSchema(), sourcesSchema(),
		runsSchema(), unitsSchema(), statementsSchema(), scoresSchema(),
	}
}

func datasetField() record.Field {
	return record.Field{Name: "dataset", Kind: record.Text, OneOf: Datasets(), Meaning: "benchmark the question comes from"}
}

func questionField() record.Field {
	return record.Field{Name: "question", Kind: record.Text, Meaning: "question id, unique in its dataset"}
}

// runFields name a run.
func runFields() []record.Field {
	return []record.Field{
		datasetField(),
		questionField(),
		{Name: "compressor", Kind: record.Text, Meaning: "what turned the retrieved snippets into units: " + strings.Join(Compressors(), ", ") + " as in the paper, or a compressor of your own by its name"},
		{Name: "budget", Kind: record.Float, Range: record.Between(0, 1), Unit: "fraction of source tokens", Meaning: "nominal budget; 1 for identity"},
	}
}

var (
	runKey      = []string{"dataset", "question", "compressor", "budget"}
	questionRef = record.Ref{Column: "question", Table: "questions", Field: "question", With: []string{"dataset"}}
	runRef      = record.Ref{Column: "question", Table: "runs", Field: "question", With: []string{"dataset", "compressor", "budget"}}
)

func questionsSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "questions", Doc: "one row is a question",
		Fields: []record.Field{
			datasetField(), questionField(),
			{Name: "source", Kind: record.Text, Meaning: "the source whose snippets were retrieved: the paper on QASPER, the question's own passages on ASQA"},
			{Name: "paper", Kind: record.Text, Nullable: true, Meaning: "cluster that is resampled together (QASPER paper); null where questions are independent"},
			{Name: "text", Kind: record.Text, Meaning: "the question as asked"},
			{Name: "source_tokens", Kind: record.Int, Range: record.AtLeast(1), Unit: "generator tokens", Meaning: "length of the whole retrieved context before compression"},
		},
		Key:  []string{"dataset", "question"},
		Refs: []record.Ref{{Column: "source", Table: "sources", Field: "source", With: []string{"dataset"}}},
	}
}

func goldsSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "golds", Doc: "one row is a disambiguated question–answer pair of an ASQA question",
		Fields: []record.Field{
			datasetField(), questionField(),
			{Name: "pair", Kind: record.Int, Range: record.AtLeast(1), Meaning: "number of the pair in its question, from 1"},
			{Name: "answers", Kind: record.Text, List: true, Meaning: "short answers that count as the same; any one suffices"},
		},
		Key: []string{"dataset", "question", "pair"}, Refs: []record.Ref{questionRef}, Empty: true,
	}
}

func evidenceSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "evidence", Doc: "one row is one annotator's evidence for a QASPER question",
		Fields: []record.Field{
			datasetField(), questionField(),
			{Name: "annotator", Kind: record.Text, Meaning: "annotator id, unique in the question"},
			{Name: "paragraphs", Kind: record.Text, List: true, Meaning: "texts of the evidence paragraphs; empty when the annotator found none (unanswerable)"},
		},
		Key: []string{"dataset", "question", "annotator"}, Refs: []record.Ref{questionRef}, Empty: true,
	}
}

func sourcesSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "sources", Doc: "one row is a source snippet (a sentence), in reading order",
		Fields: []record.Field{
			datasetField(),
			{Name: "source", Kind: record.Text, Meaning: "paper (QASPER) or question (ASQA) the snippet belongs to"},
			{Name: "sid", Kind: record.Text, Meaning: "stable id of the snippet, unique in its source"},
			{Name: "paragraph", Kind: record.Text, Meaning: "paragraph or passage the snippet belongs to; its snippets joined by spaces are its text"},
			{Name: "tokens", Kind: record.Int, Range: record.AtLeast(0), Unit: "generator tokens", Meaning: "length of the text"},
			{Name: "text", Kind: record.Text, Meaning: "the snippet, verbatim"},
		},
		Key: []string{"dataset", "source", "sid"},
	}
}

func runsSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "runs", Doc: "one row is one attempt to answer a question under a setting",
		Fields: append(runFields(),
			record.Field{Name: "status", Kind: record.Text, OneOf: []string{StatusOK, StatusBudget, StatusOverflow}, Meaning: "ok, or why there is no answer; every field below is null then"},
			record.Field{Name: "ctx_tokens", Kind: record.Int, Nullable: true, Range: record.AtLeast(0), Unit: "generator tokens", Meaning: "length of the compressed context"},
			record.Field{Name: "gen_in_tokens", Kind: record.Int, Nullable: true, Range: record.AtLeast(0), Unit: "generator tokens", Meaning: "length of the complete generator input"},
			record.Field{Name: "answer", Kind: record.Text, Nullable: true, Meaning: "the answer as generated, with citation markers"},
		),
		Key: runKey, Refs: []record.Ref{questionRef},
	}
}

func unitsSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "units", Doc: "one row is a unit of a run's context, as numbered in the prompt",
		Fields: append(runFields(),
			record.Field{Name: "unit", Kind: record.Int, Range: record.AtLeast(1), Meaning: "number of the unit in the prompt, from 1: what a citation marker names"},
			record.Field{Name: "tokens", Kind: record.Int, Range: record.AtLeast(0), Unit: "generator tokens", Meaning: "length of the unit in the prompt, a passage's title included"},
			record.Field{Name: "declared", Kind: record.Text, List: true, Meaning: "sids the unit declares as its provenance, in order; empty when it declares none"},
			record.Field{Name: "candidates", Kind: record.Text, List: true, Meaning: "sids of the lexically nearest snippets, best first (10 in the paper), of a unit that declares none; empty otherwise"},
			record.Field{Name: "text", Kind: record.Text, Nullable: true, Meaning: "text of the unit; null when it is exactly its declared snippets joined by spaces"},
		),
		Key: append(runKey[:4:4], "unit"), Refs: []record.Ref{runRef},
	}
}

func statementsSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "statements", Doc: "one row is a statement of an answer",
		Fields: append(runFields(),
			record.Field{Name: "statement", Kind: record.Int, Range: record.AtLeast(1), Meaning: "number of the statement in the answer, from 1"},
			record.Field{Name: "tokens", Kind: record.Int, Range: record.AtLeast(0), Unit: "generator tokens", Meaning: "length of the claim"},
			record.Field{Name: "claim", Kind: record.Text, Meaning: "the statement without its citation markers: the hypothesis of every entailment check"},
			record.Field{Name: "citations", Kind: record.Int, List: true, Meaning: "unit numbers as printed in the markers, in order, repeats kept; a number without a unit is kept and earns nothing"},
		),
		Key: append(runKey[:4:4], "statement"), Refs: []record.Ref{runRef}, Empty: true,
	}
}

func scoresSchema() record.Schema {
	return record.Schema{
		Study: Study, Table: "scores", Doc: "one row is an entailment score: the cache of the evaluator's calls",
		Fields: []record.Field{
			{Name: "evaluator", Kind: record.Text, Meaning: "model and input limit that gave the score"},
			{Name: "premise", Kind: record.Int, Meaning: "hash of the premise text (TextHash)"},
			{Name: "hypothesis", Kind: record.Int, Meaning: "hash of the hypothesis text (TextHash)"},
			{Name: "p", Kind: record.Float, Range: record.Between(0, 1), Unit: "probability", Meaning: "entailment probability"},
		},
		Key: []string{"evaluator", "premise", "hypothesis"}, Empty: true,
	}
}
