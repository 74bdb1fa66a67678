package frontier

import (
	"math"
	"strings"
	"testing"

	"galley/lib/contrast"
	"galley/lib/metric"
)

// worked is a study whose metrics are worked out by hand in TestWorkedMetrics.
func worked() *tiny {
	s := &tiny{}
	s.questions = []tinyQuestion{
		{ASQA, "-12", "-12", "", 12},
		{QASPER, "q1", "S1", "P1", 20}, {QASPER, "q2", "S1", "P1", 20}, {QASPER, "q3", "S1", "P1", 20},
	}
	s.golds = []tinyGold{{"-12", 2, []string{"Bar baz"}}, {"-12", 1, []string{"none", "The Foo"}}}
	s.sources = []tinySnippet{
		{ASQA, "-12", "1.1", "p1", "A one.", 3}, {ASQA, "-12", "1.2", "p1", "A two.", 4}, {ASQA, "-12", "2.1", "p2", "B one.", 5},
		{QASPER, "S1", "1.1", "p1", "A x.", 3}, {QASPER, "S1", "1.2", "p1", "A y.", 3},
		{QASPER, "S1", "2.1", "p2", "B.", 3}, {QASPER, "S1", "3.1", "p3", "B.", 3},
	}
	s.evidence = []tinyEvidence{{"q1", "a", []string{"A x.  A y.\n", "C."}}, {"q1", "b", nil}, {"q2", "a", nil}, {"q3", "a", nil}}

	id := *s.run(ASQA, "-12", Identity, 1, 12, 100, "It is foo [1][2].")
	s.unit(id, 9, []string{"1.1", "1.2"}, nil, "")
	s.unit(id, 5, []string{"2.1"}, nil, "")
	s.state(id, 10, "c1", 1, 2)
	s.state(id, 7, "c2")
	s.state(id, 6, "c3", 2, 2)
	s.score("A one. A two.\nB one.", "c1", 0.9)
	s.score("A one. A two.", "c1", 0.6)
	s.score("B one.", "c1", 0.2)
	s.score("B one.\nB one.", "c3", 0.4)
	s.score("B one.", "c3", 0.7)
	s.score("A one.\nA two.\nB one.", "c1", 0.3)
	s.score("A one.\nA two.", "c1", 0.8)

	rc := *s.run(ASQA, "-12", RECOMP, 0.5, 6, 60, "Bar, baz and the foo.")
	s.unit(rc, 6, nil, []string{"1.1", "2.1"}, "Summary")
	s.state(rc, 8, "r1", 1, 3)
	s.score("A one.", "Summary", 0.5)
	s.score("B one.", "Summary", 0.35)
	s.score("Summary", "r1", 0.9)
	s.score("A one.", "r1", 0.6)
	s.score("A one.\nB one.", "r1", 0.1)

	x := *s.run(ASQA, "-12", Extractive, 0.5, 5, 70, "")
	s.unit(x, 5, []string{"2.1"}, nil, "")

	qx := *s.run(QASPER, "q1", Extractive, 0.5, 9, 50, "a")
	for _, sid := range []string{"1.1", "2.1", "3.1"} {
		s.unit(qx, 3, []string{sid}, nil, "")
	}
	qr := *s.run(QASPER, "q1", RECOMP, 0.5, 0, 40, "x [1]")
	s.state(qr, 2, "x", 1)
	// q2 has no RECOMP run, q3 a failed one: neither is in the cohort.
	s.run(QASPER, "q2", Extractive, 0.5, 9, 50, "a")
	s.run(QASPER, "q3", Extractive, 0.5, 9, 50, "a")
	s.run(QASPER, "q3", RECOMP, 0.5, 0, 0, "").status = StatusOverflow
	return s
}

func TestWorkedMetrics(t *testing.T) {
	cohort := Load(worked().write(t)).CommonCohort()
	undefined := math.NaN()
	for _, c := range []struct {
		dataset, setting, metric string
		want                     float64
	}{
		// Identity. Emitted: c1 is entailed by both units (.9), by unit 1 alone (.6),
		// not by unit 2 (.2), and without unit 2 still (.6): one of two precise. c3 is
		// not entailed by unit 2 twice (.4). One of four citations, one of three
		// statements.
		{ASQA, "identity", "pe", 1.0 / 4}, {ASQA, "identity", "re", 1.0 / 3},
		// Grounded: the three snippets of c1 joined do not entail it (.3).
		{ASQA, "identity", "pg", 0}, {ASQA, "identity", "rg", 0},
		// Without the gate: unit 1's snippets alone (.8), and unit 2 for c3, twice (.7).
		{ASQA, "identity", "legacy", 3.0 / 4},
		// c2 cites nothing. Verification drops the repeat of c3, so unit 2 once (.7).
		{ASQA, "identity", "um", 1.0 / 3}, {ASQA, "identity", "us", 2.0 / 3}, {ASQA, "identity", "ur", 2.0 / 3},
		{ASQA, "identity", "rec", undefined}, {ASQA, "identity", "ef1", undefined},
		// (3+4+5)+10 for c1, 5+6 for c3; with unit tokens (9+5)+10 and 5+6.
		{ASQA, "identity", "ver_span", 33}, {ASQA, "identity", "ver_sum", 35}, {ASQA, "identity", "total", 133},
		{ASQA, "identity", "em", 1.0 / 2}, {ASQA, "identity", "achieved", 1},
		{ASQA, "identity", "claims", 3}, {ASQA, "identity", "citations", 4},

		// RECOMP: unit 3 does not exist; the summary entails r1 (.9); 1.1 is recovered
		// at exactly .5 and entails r1 (.6).
		{ASQA, "recomp@0.5", "pe", 1.0 / 2}, {ASQA, "recomp@0.5", "re", 1},
		{ASQA, "recomp@0.5", "pg", 1.0 / 2}, {ASQA, "recomp@0.5", "rg", 1}, {ASQA, "recomp@0.5", "rec", 1},
		{ASQA, "recomp@0.5", "us", 1}, {ASQA, "recomp@0.5", "um", 0}, {ASQA, "recomp@0.5", "ur", 0},
		{ASQA, "recomp@0.5", "ver_span", 0}, {ASQA, "recomp@0.5", "ver_sum", 14}, {ASQA, "recomp@0.5", "total", 60},
		{ASQA, "recomp@0.5", "em", 1}, {ASQA, "recomp@0.5", "achieved", 0.5}, {ASQA, "recomp@0.5", "ef1", undefined},
		// At .3 the second candidate (.35) joins and spoils the premise (.1); at .6 none
		// is recovered.
		{ASQA, "recomp@0.5/tau=0.3", "pg", 0}, {ASQA, "recomp@0.5/tau=0.3", "rg", 0},
		{ASQA, "recomp@0.5/tau=0.3", "rec", 1}, {ASQA, "recomp@0.5/tau=0.3", "ur", 1},
		{ASQA, "recomp@0.5/tau=0.3", "pe", 1.0 / 2},
		{ASQA, "recomp@0.5/tau=0.6", "pg", 0}, {ASQA, "recomp@0.5/tau=0.6", "rec", 0},

		// No claim: citation scores 0, rates undefined; nothing is answered.
		{ASQA, "extractive@0.5", "pe", 0}, {ASQA, "extractive@0.5", "rg", 0},
		{ASQA, "extractive@0.5", "us", undefined}, {ASQA, "extractive@0.5", "um", undefined}, {ASQA, "extractive@0.5", "ur", undefined},
		{ASQA, "extractive@0.5", "em", 0}, {ASQA, "extractive@0.5", "ver_sum", 0},

		// QASPER: paragraphs "A x. A y." and twice "B." are two texts; one of the
		// annotator's two is among them: 2·1/(2+2).
		{QASPER, "extractive@0.5", "ef1", 0.5}, {QASPER, "extractive@0.5", "em", undefined},
		// A claim whose citation leads nowhere: no unit, so no rate of recovery.
		{QASPER, "recomp@0.5", "pe", 0}, {QASPER, "recomp@0.5", "pg", 0}, {QASPER, "recomp@0.5", "rec", undefined},
		{QASPER, "recomp@0.5", "us", 1}, {QASPER, "recomp@0.5", "um", 1}, {QASPER, "recomp@0.5", "ur", 1},
		{QASPER, "recomp@0.5", "ef1", undefined}, {QASPER, "recomp@0.5", "ver_sum", 0},
	} {
		s, err := cohort.Sample(c.dataset, contrast.Side{Setting: c.setting, Metric: c.metric})
		if err != nil {
			t.Fatalf("%s %s: %v", c.setting, c.metric, err)
		}
		if len(s.Values) != 1 {
			t.Fatalf("%s %s: %d values, want 1", c.setting, c.metric, len(s.Values))
		}
		missing := s.Missing != nil && s.Missing[0]
		if missing != math.IsNaN(c.want) || !missing && math.Abs(s.Values[0]-c.want) > 1e-12 {
			t.Errorf("%s %s %s = %v (missing %v), want %v", c.dataset, c.setting, c.metric, s.Values[0], missing, c.want)
		}
	}
}

// The set-F1 over numbers of texts is that over the texts, and not QASPER's own.
func TestEvidenceIsTheSharedMetric(t *testing.T) {
	predicted := []string{"A x. A y.", "B.", "B."}
	gold := [][]string{{"A x.  A y.\n", "C."}, {}}
	if got := metric.BestEvidenceF1(predicted, gold); got != 0.5 {
		t.Errorf("lib/metric gives %v for the worked case, want 0.5", got)
	}
	// Exact texts and list lengths: no match at all here.
	if got := metric.BestParagraphF1(predicted, gold); got != 0 {
		t.Errorf("the official score of the worked case is %v, want 0", got)
	}
}

func TestWorkedCohort(t *testing.T) {
	cohort := Load(worked().write(t)).CommonCohort()
	if n, m := cohort.Questions(ASQA), cohort.Questions(QASPER); n != 1 || m != 1 {
		t.Errorf("cohort of %d and %d questions, want 1 and 1", n, m)
	}
	text := cohort.Exclusions().CSV()
	for _, line := range []string{"Questions in the records,3,1", "RECOMP at 0.5: prompt too long,1,1", "RECOMP at 0.5: not run,1,1", "Common cohort,1,1"} {
		if !strings.Contains(text, line) {
			t.Errorf("exclusions lack %q:\n%s", line, text)
		}
	}
	s, err := cohort.Sample(QASPER, contrast.Side{Setting: "recomp@0.5", Metric: "pe"})
	if err != nil || len(s.Clusters) != 1 || s.Clusters[0] != "P1" || s.Questions[0] != "q1" {
		t.Errorf("sample %+v, %v; want question q1 of paper P1", s, err)
	}
	if s, _ := cohort.Sample(ASQA, contrast.Side{Setting: "recomp@0.5", Metric: "pe"}); s.Clusters != nil {
		t.Errorf("ASQA questions have clusters %v", s.Clusters)
	}
}

func TestWorkedMeansAndSweep(t *testing.T) {
	cohort := Load(worked().write(t)).CommonCohort()
	means := cohort.Means(ASQA)
	if got := means.Texts("setting"); len(got) != 3 || got[0] != "identity" || got[1] != "extractive@0.5" || got[2] != "recomp@0.5" {
		t.Fatalf("settings %v, want them in the order of the paper", got)
	}
	if means.Missing("us")[1] != true || means.Ints("us_n")[1] != 0 || means.Ints("us_n")[2] != 1 {
		t.Errorf("U_s of zero-claim answers: missing %v, counts %v; want undefined with n = 0", means.Missing("us"), means.Ints("us_n"))
	}
	sweep := cohort.ThresholdSweep(ASQA, []string{RECOMP}, 0.5, []float64{0.3, 0.5, 0.6})
	if got := sweep.Floats("pg"); got[0] != 0 || got[1] != 0.5 || got[2] != 0 {
		t.Errorf("grounded precision over thresholds %v, want 0, 0.5, 0", got)
	}
	if got := sweep.Floats("rec"); got[0] != 1 || got[1] != 1 || got[2] != 0 {
		t.Errorf("recovery over thresholds %v, want 1, 1, 0", got)
	}
	scores := cohort.Scores()
	if scores.Len() != 5 || scores.Count("us") != 4-1 {
		t.Errorf("%d rows with %d values of U_s, want 5 with 3", scores.Len(), scores.Count("us"))
	}
}

// A missing score is an error that counts what is missing and says which kind;
// never a zero.
func TestMissingScoresAreCounted(t *testing.T) {
	s := worked()
	kept := s.scores[:0]
	for _, c := range s.scores {
		switch c.premise + "|" + c.hypothesis {
		case "Summary|r1", "B one.|Summary", "A one.\nA two.\nB one.|c1":
		default:
			kept = append(kept, c)
		}
	}
	s.scores = kept
	_, err := Load(s.write(t)).CommonCohort().ScoresErr()
	if err == nil {
		t.Fatal("scores are missing and there is no error")
	}
	for _, want := range []string{"lacks 3 pairs", `"nli"`, "1 cited unit texts", "1 cited source snippets", "1 candidate snippet"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error lacks %q: %v", want, err)
		}
	}
}

func TestPremiseHash(t *testing.T) {
	// python3: int.from_bytes(hashlib.sha256("A one.\nB one.".encode()).digest()[:8], "big", signed=True)
	if got := TextHash(Premise("A one.", "B one.")); got != 4503999314243161211 {
		t.Errorf("TextHash = %d, want %d", got, int64(4503999314243161211))
	}
}

func side(setting, metric string) contrast.Side {
	return contrast.Side{Setting: setting, Metric: metric}
}

// Cohorts over fewer settings: q2 and q3 come in where RECOMP is not asked for.
func TestCohortOfSomeSettings(t *testing.T) {
	runs := Load(worked().write(t))
	if got := strings.Join(runs.Settings(), " "); got != "identity extractive@0.5 recomp@0.5" {
		t.Errorf("settings %q", got)
	}
	cohort := runs.CohortOf("extractive@0.5")
	if n, m := cohort.Questions(ASQA), cohort.Questions(QASPER); n != 1 || m != 3 {
		t.Errorf("cohort of %d and %d questions, want 1 and 3", n, m)
	}
	// Evidence F1: .5 for q1; q2 and q3 have no units, so it is undefined there.
	if means := cohort.Means(QASPER); means.Len() != 1 || means.Floats("ef1")[0] != 0.5 || means.Ints("ef1_n")[0] != 1 || means.Ints("n")[0] != 3 {
		t.Errorf("means\n%v", means)
	}
	full := runs.FullMeans(QASPER)
	if got := full.Ints("n"); len(got) != 2 || got[0] != 3 || got[1] != 1 {
		t.Errorf("full cohorts of %v questions, want 3 for extraction and 1 for RECOMP", got)
	}
	defer func() {
		if message, _ := recover().(string); !strings.Contains(message, "have identity, extractive@0.5, recomp@0.5") {
			t.Errorf("panic %q, want one that lists the settings", message)
		}
	}()
	runs.CohortOf("ecr@0.5")
}

// An empty unit text keeps its place in a premise, as in "\n".join of Python.
func TestPremiseOfEmptyTexts(t *testing.T) {
	s := &tiny{
		questions: []tinyQuestion{{ASQA, "q", "q", "", 10}},
		sources:   []tinySnippet{{ASQA, "q", "1", "p", "", 0}},
	}
	r := *s.run(ASQA, "q", RECOMP, 0.5, 5, 20, "c [1][2]")
	s.unit(r, 0, []string{"1"}, nil, "")
	s.unit(r, 5, []string{"1"}, nil, "Summary")
	s.state(r, 2, "c", 1, 2)
	s.score(Premise("", "Summary"), "c", 0.9)
	s.score(Premise("", ""), "c", 0.1)
	s.score("", "c", 0.2)
	s.score("Summary", "c", 0.8)
	scores := Load(s.write(t)).CommonCohort().Scores()
	if got := scores.Floats("re")[0]; got != 1 {
		t.Errorf("R_e is %v, want 1", got)
	}
}
