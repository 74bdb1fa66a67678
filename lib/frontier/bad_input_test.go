package frontier

import (
	"path/filepath"
	"strings"
	"testing"

	"galley/lib/record"
)

// loose takes the rules out of a schema, so that bad records can be written.
func loose(s record.Schema) record.Schema {
	s.Key, s.Refs, s.Empty = nil, nil, true
	fields := append([]record.Field(nil), s.Fields...)
	for i := range fields {
		fields[i].OneOf, fields[i].Range = nil, nil
	}
	s.Fields = fields
	return s
}

// Each fault of the records ends in one error that says where and what.
func TestBadRecords(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*tiny)
		want  []string
	}{
		{"duplicate run", func(s *tiny) { s.runs = append(s.runs, s.runs[1]) },
			[]string{"runs", "row 8", "-12", "recomp", "already"}},
		{"unknown compressor in one row", func(s *tiny) { s.runs[5].compressor = "gzip" },
			[]string{"runs", "compressor", "row 5", `"gzip"`, "identity", "too few runs: 1"}},
		{"known compressor in other letters", func(s *tiny) { s.runs[0].compressor = "Identity" },
			[]string{"runs", "compressor", "row 0", `"Identity" is "identity" written in another way`}},
		{"compressor with a budget in its name", func(s *tiny) { s.runs[1].compressor = "gzip@0.5" },
			[]string{"runs", "compressor", "row 1", `"gzip@0.5" is no name`}},
		{"unknown dataset", func(s *tiny) { s.questions[0].dataset = "nq" },
			[]string{"questions", "dataset", "row 0", `"nq"`, "asqa"}},
		{"unknown status", func(s *tiny) { s.runs[2].status = "lost" },
			[]string{"runs", "status", "row 2", `"lost"`, "prompt_overflow"}},
		{"budget beyond 1", func(s *tiny) { s.runs[1].budget = 50 },
			[]string{"runs", "budget", "row 1", "50"}},
		{"achieved fractions as budgets", func(s *tiny) {
			for i := range mostSettings {
				s.runs = append(s.runs, tinyRun{dataset: ASQA, question: "-12", compressor: RECOMP, budget: 0.1 + float64(i)/1e6, status: StatusBudget})
			}
		},
			[]string{"runs", "budget", "different settings", "nominal"}},
		{"identity with a budget", func(s *tiny) { s.runs[0].budget = 0.5 },
			[]string{"runs", "budget", "row 0", "identity"}},
		{"run of an unknown question", func(s *tiny) { s.runs[3].question = "q9" },
			[]string{"runs", "question", "row 3", `"q9"`, "table questions"}},
		{"float id: digits lost on the way", func(s *tiny) { s.runs[0].question = "-12.0" },
			[]string{"runs", "question", "row 0", `"-12.0"`, "table questions"}},
		{"unit of an unknown question", func(s *tiny) { s.units[1].run.question = "q9" },
			[]string{"units", "question", "row 1", `"q9"`}},
		{"unit of a setting that was not run", func(s *tiny) { s.units[1].run.compressor = ECR },
			[]string{"units", "row 1", "no row of table runs", "ecr"}},
		{"unit of a run that is not there", func(s *tiny) {
			s.units[3].run = tinyRun{dataset: QASPER, question: "q2", compressor: RECOMP, budget: 0.5}
		},
			[]string{"units", "row 3", "no row of table runs", `"q2"`}},
		{"statement of an unknown question", func(s *tiny) { s.statements[0].run.question = "q9" },
			[]string{"statements", "question", "row 0", `"q9"`}},
		{"declared sid of another source", func(s *tiny) { s.units[0].declared = []string{"1.1", "7.7"} },
			[]string{"units", "declared", "row 0", `"7.7"`, `"-12"`}},
		{"candidate sid unknown", func(s *tiny) { s.units[2].candidates = []string{"3.1"} },
			[]string{"units", "candidates", "row 2", `"3.1"`}},
		{"question without a source", func(s *tiny) { s.questions[1].source = "S9" },
			[]string{"questions", "source", "row 1", `"S9"`, "table sources"}},
		{"gold of an unknown question", func(s *tiny) { s.golds[0].question = "q9" },
			[]string{"golds", "question", "row 0", `"q9"`}},
		{"gold pair 0", func(s *tiny) { s.golds[0].pair = 0 },
			[]string{"golds", "pair", "row 0", "at least 1"}},
		{"gap in the gold pairs", func(s *tiny) { s.golds[0].pair = 7 },
			[]string{"golds", "pair", "7 pairs but no pair 2", "without gaps"}},
		{"gold pair without answers", func(s *tiny) { s.golds[0].answers = nil },
			[]string{"golds", "answers", "row 0", "no short answer"}},
		{"negative tokens", func(s *tiny) { s.units[1].tokens = -5 },
			[]string{"units", "tokens", "row 1", "is -5", "at least 0"}},
		{"evidence of an unknown question", func(s *tiny) { s.evidence[0].question = "q9" },
			[]string{"evidence", "question", "row 0", `"q9"`}},
		{"undeclared unit without a text", func(s *tiny) { s.units[2].text = "" },
			[]string{"units", "text", "row 2", "null"}},
		{"gap in the unit numbers", func(s *tiny) { s.units[1].n = 3 },
			[]string{"units", "unit", "row 1", "number 3", "without gaps"}},
		{"gap in the statement numbers", func(s *tiny) { s.statements[0].n = 0 },
			[]string{"statements", "statement", "row 0", "is 0", "at least 1"}},
		{"score that is no probability", func(s *tiny) { s.scores[2].p = 1.5 },
			[]string{"scores", "p", "row 2", "1.5"}},
		{"two evaluators", func(s *tiny) { s.scores[0].evaluator = "other" },
			[]string{"scores", "evaluator", "2 evaluators", "other", "nli", "LoadEvaluator"}},
		{"table that is not there", func(s *tiny) { s.skip = "units" },
			[]string{"units", "no such table"}},
		{"no runs at all", func(s *tiny) { s.runs = nil },
			[]string{"runs", "no rows"}},
		{"no snippets at all", func(s *tiny) { s.sources = nil },
			[]string{"sources", "no rows"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := worked()
			s.edit = loose
			c.spoil(s)
			runs, err := LoadErr(s.write(t))
			if err == nil {
				_, err = runs.CommonCohort().ScoresErr()
			}
			if err == nil {
				t.Fatal("accepted")
			}
			for _, want := range c.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error lacks %q: %v", want, err)
				}
			}
			if n := strings.Count(err.Error(), "\n"); n > 0 {
				t.Errorf("error has %d lines, want one: %v", n+1, err)
			}
		})
	}
}

// A budget written as text is a wrong type, named with both types.
func TestBudgetAsText(t *testing.T) {
	s := worked()
	src := s.write(t)
	schema := loose(runsSchema())
	for i := range schema.Fields {
		if schema.Fields[i].Name == "budget" {
			schema.Fields[i].Kind = record.Text
		}
	}
	b := record.NewBuilder(schema)
	b.Text("dataset", ASQA).Text("question", "-12").Text("compressor", RECOMP).Text("budget", "0.25").Text("status", StatusOK).End()
	if err := record.Write(filepath.Join(src.Dir, "runs", "part-0.parquet"), b.Table(), nil); err != nil {
		t.Fatal(err)
	}
	_, err := LoadErr(src)
	if err == nil {
		t.Fatal("accepted")
	}
	for _, want := range []string{"runs", "budget", "wanted float", "found string"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error lacks %q: %v", want, err)
		}
	}
}

func TestMissingDirectory(t *testing.T) {
	_, err := LoadErr(record.Open(t.TempDir(), Study))
	if err == nil || !strings.Contains(err.Error(), "no records of this study") {
		t.Errorf("error %v, want that there are no records", err)
	}
	defer func() {
		if recover() == nil {
			t.Error("Load of a missing directory does not panic")
		}
	}()
	Load(record.Open(t.TempDir(), Study))
}

// Scores of several evaluators: one is chosen by name.
func TestLoadEvaluator(t *testing.T) {
	s := worked()
	for _, c := range append([]tinyScore(nil), s.scores...) {
		c.evaluator, c.p = "other", 1
		s.scores = append(s.scores, c)
	}
	src := s.write(t)
	means := LoadEvaluator(src, "nli").CommonCohort().Means(ASQA)
	if got := means.Floats("rg")[0]; got != 0 {
		t.Errorf("R_g of identity under nli %v, want 0", got)
	}
	means = LoadEvaluator(src, "other").CommonCohort().Means(ASQA)
	if got := means.Floats("rg")[0]; got != 2.0/3 {
		t.Errorf("R_g of identity where everything is entailed %v, want 2/3", got)
	}
	if _, err := LoadEvaluator(src, "third").CommonCohort().ScoresErr(); err == nil || !strings.Contains(err.Error(), "third") {
		t.Errorf("error %v, want that there are no scores of third", err)
	}
}

func TestSampleRefusals(t *testing.T) {
	cohort := Load(worked().write(t)).CommonCohort()
	for _, c := range []struct{ cohort, setting, metric, want string }{
		{"nq", "identity", "pg", `no cohort "nq"`},
		{ASQA, "identity", "f1", `no metric "f1"`},
		{ASQA, "gzip@0.5", "pg", `has no setting gzip@0.5; have identity, extractive@0.5, recomp@0.5`},
		{ASQA, "recomp", "pg", "not of the form"},
		{ASQA, "recomp@half", "pg", "not of the form"},
		{ASQA, "recomp@0.25", "pg", "has no setting recomp@0.25; have identity, extractive@0.5, recomp@0.5"},
		{ASQA, "recomp@0.5/tau=x", "pg", "not of the form"},
	} {
		_, err := cohort.Sample(c.cohort, side(c.setting, c.metric))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Sample(%q, %q, %q): error %v, want %q", c.cohort, c.setting, c.metric, err, c.want)
		}
	}
	// At a threshold below those the cache was made for, scores are missing.
	if _, err := cohort.Sample(ASQA, side("recomp@0.5/tau=0.55", "pg")); err != nil {
		t.Errorf("no source recovered needs no score, yet: %v", err)
	}
}
