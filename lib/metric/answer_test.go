package metric

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestNormalize: expected values are Python 3.11's for the evaluators'
// normalize_answer.
func TestNormalize(t *testing.T) {
	for in, want := range map[string]string{
		"":                           "",
		"The Eiffel Tower!":          "eiffel tower",
		"U.S.":                       "us", // deleting punctuation joins words
		"an apple a day":             "apple day",
		"éa b":                       "éa b", // RE2's \b is ASCII only and would delete the a
		"a-the":                      "athe", // the hyphen goes first
		"the\u001can":                "",
		"x\u001cy\u00a0z\u3000w":     "x y z w",
		"İstanbul":                   "i\u0307stanbul",
		"ΟΔΥΣΣΕΥΣ ΣΑΣ Σ":             "οδυσσευς σας σ",
		"The The Band":               "band",
		"them anthem":                "them anthem",
		"“quoted” — dash…":           "“quoted” — dash…", // only ASCII punctuation goes
		"e\u0301a the":               "e\u0301",          // a combining mark is no word character
		"a\u0301":                    "\u0301",
		"A_B":                        "ab",
		"½ the price":                "½ price",
		"\t 12,000 \n":               "12000",
		"answer: \"yes\"":            "answer yes",
		"no\u200bthe":                "no\u200b",
		"The answer is\n\nthe 1990s": "answer is 1990s",
	} {
		if got := Normalize(in); got != want {
			t.Errorf("Normalize(%q) = %q, want %q", in, got, want)
		}
	}
}

// TestAnswers: by hand from the evaluators' formulas.
func TestAnswers(t *testing.T) {
	type score func(string, string) Answer
	for _, c := range []struct {
		name              string
		score             score
		prediction, gold  string
		em, f1, prec, rec float64
	}{
		// 2 common words of 3 and 2: P 2/3, R 1, F1 0.8.
		{"hotpot", HotpotAnswer, "Chief of Protocol", "the chief protocol", 0, 0.8, 2. / 3, 1},
		{"hotpot", HotpotAnswer, "The Eiffel Tower", "Eiffel tower.", 1, 1, 1, 1},
		// yes against a text that holds yes: no partial credit, either way.
		{"hotpot", HotpotAnswer, "yes", "yes it is", 0, 0, 0, 0},
		{"hotpot", HotpotAnswer, "yes it is", "Yes.", 0, 0, 0, 0},
		{"hotpot", HotpotAnswer, "no", "No!", 1, 1, 1, 1},
		{"hotpot", HotpotAnswer, "noanswer", "nothing", 0, 0, 0, 0},
		{"squad", SquadAnswer, "yes", "yes it is", 0, 0.5, 1, 1. / 3},
		// Words count with repetition: min(3,1) = 1 common of 3 and 2.
		{"squad", SquadAnswer, "to to to", "to be", 0, 0.4, 1. / 3, 0.5},
		// Both empty: EM 1; F1 0 by SQuAD 1.1, HotpotQA and QASPER, 1 by MuSiQue.
		{"squad", SquadAnswer, "the", "a", 1, 0, 0, 0},
		{"hotpot", HotpotAnswer, "", "", 1, 0, 0, 0},
		{"musique", MusiqueAnswer, "the", "", 1, 1, 1, 1},
		{"musique", MusiqueAnswer, "x", "", 0, 0, 0, 0},
		{"musique", MusiqueAnswer, "", "x", 0, 0, 0, 0},
		{"musique", MusiqueAnswer, "yes", "yes it is", 0, 0.5, 1, 1. / 3},
	} {
		got := c.score(c.prediction, c.gold)
		if want := (Answer{c.em, c.f1, c.prec, c.rec}); !near(got, want) {
			t.Errorf("%s of %q against %q: %+v, want %+v", c.name, c.prediction, c.gold, got, want)
		}
	}
}

func near(a, b Answer) bool {
	d := math.Abs(a.EM-b.EM) + math.Abs(a.F1-b.F1) + math.Abs(a.Precision-b.Precision) + math.Abs(a.Recall-b.Recall)
	return d < 1e-12
}

// TestBestPerMetric: 2WikiMultihopQA takes each maximum on its own. Precision 1
// comes from the first gold, recall 1 from the second.
func TestBestPerMetric(t *testing.T) {
	got := HotpotBest("alpha beta", []string{"alpha beta gamma delta", "alpha"})
	// F1: 2·1·.5/1.5 = 2/3 either way.
	if want := (Answer{0, 2. / 3, 1, 1}); !near(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := HotpotBest("x", nil); got != (Answer{}) {
		t.Errorf("without golds %+v", got)
	}
	if got := MusiqueBest("NYC", []string{"New York City", "nyc"}); got.EM != 1 || got.F1 != 1 {
		t.Errorf("alias %+v", got)
	}
}

// TestSupport: sets of facts by hand.
func TestSupport(t *testing.T) {
	gold := []Fact{{"A", 0}, {"B", 2}}
	for _, c := range []struct {
		name string
		got  Answer
		want Answer
	}{
		{"equal", HotpotSupport([]Fact{{"B", 2}, {"A", 0}, {"A", 0}}, gold), Answer{1, 1, 1, 1}},
		{"half", HotpotSupport([]Fact{{"A", 0}, {"A", 1}, {"C", 0}}, gold), Answer{0, 0.4, 1. / 3, 0.5}},
		{"none", HotpotSupport(nil, gold), Answer{}},
		{"both empty", HotpotSupport(nil, nil), Answer{EM: 1}},
		{"case matters", HotpotSupport([]Fact{{"a", 0}, {"b", 2}}, gold), Answer{}},
		{"case does not", WikiSupport([]Fact{{"a", 0}, {"b", 2}}, gold), Answer{1, 1, 1, 1}},
		{"musique", MusiqueSupport([]int{3, 5, 5}, []int{5, 7}), Answer{0, 0.5, 0.5, 0.5}},
		{"musique both empty", MusiqueSupport(nil, nil), Answer{EM: 1, F1: 1}},
		// P = .5·.5, R = 1·.5: F1 = 2·.25·.5/.75 = 1/3.
		{"joint", Joint(Answer{0, 2. / 3, 0.5, 1}, Answer{1, 0.5, 0.5, 0.5}), Answer{0, 1. / 3, 0.25, 0.5}},
		{"joint zero", Joint(Answer{}, Answer{1, 1, 1, 1}), Answer{}},
	} {
		if !near(c.got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.name, c.got, c.want)
		}
	}
}

// TestEvidence: QASPER's official score and the set variant of papers/001 differ
// for repeated paragraphs and for white space.
func TestEvidence(t *testing.T) {
	for _, c := range []struct {
		name             string
		prediction, gold []string
		official, set    float64
	}{
		{"equal", []string{"p", "q"}, []string{"q", "p"}, 1, 1},
		// Official: P 1/2 (list of two), R 1 → 2/3; as sets 1.
		{"repeated", []string{"p", "p"}, []string{"p"}, 2. / 3, 1},
		{"white space", []string{" a\n b"}, []string{"a b"}, 0, 1},
		{"both empty", nil, nil, 1, 1},
		{"prediction empty", nil, []string{"p"}, 0, 0},
		{"gold empty", []string{"p"}, nil, 0, 0},
		// P 1/3, R 1/2 → 0.4.
		{"partly", []string{"a", "b", "c"}, []string{"c", "d"}, 0.4, 0.4},
	} {
		if got := ParagraphF1(c.prediction, c.gold); math.Abs(got-c.official) > 1e-12 {
			t.Errorf("%s: official %v, want %v", c.name, got, c.official)
		}
		if got := EvidenceF1(c.prediction, c.gold); math.Abs(got-c.set) > 1e-12 {
			t.Errorf("%s: as sets %v, want %v", c.name, got, c.set)
		}
	}
	annotators := [][]string{{"x"}, {"p", "q"}}
	if got := BestParagraphF1([]string{"p", "q"}, annotators); got != 1 {
		t.Errorf("best %v", got)
	}
	if got := BestEvidenceF1([]string{"p", "q "}, annotators); got != 1 {
		t.Errorf("best as sets %v", got)
	}
	if BestParagraphF1(nil, nil) != 0 || BestEvidenceF1(nil, nil) != 0 {
		t.Error("without annotators")
	}
}

func TestJaccard(t *testing.T) {
	if v, ok := Jaccard([]string{"a", "b", "b"}, []string{"b", "c"}); v != 1./3 || !ok {
		t.Error(v, ok)
	}
	if _, ok := Jaccard(nil, []string{}); ok {
		t.Error("two empty sets have a similarity")
	}
	if v, ok := Jaccard(nil, []string{"a"}); v != 0 || !ok {
		t.Error(v, ok)
	}
}

func TestCoverage(t *testing.T) {
	unit := "The treaty was signed in Vienna in 1815." // treaty, signed, vienna, 1815
	if got := fmt.Sprint(ContentWords(unit)); got != "[1815 signed treaty vienna]" {
		t.Error(got)
	}
	for _, c := range []struct {
		output []string
		want   float64
	}{
		{nil, 0}, {[]string{"Vienna"}, 0.25}, {[]string{"signed 1815", "the VIENNA treaty, signed"}, 0.75}, {[]string{unit}, 1}, {[]string{"in was the"}, 0},
	} {
		if got, ok := Coverage(unit, c.output); got != c.want || !ok {
			t.Errorf("%q: %v %v, want %v", c.output, got, ok, c.want)
		}
	}
	if _, ok := Coverage("It is the", []string{"x"}); ok {
		t.Error("a unit without content words has a coverage")
	}
	if got := fmt.Sprint(ContentWords("caf\u0065\u0301s de l'été, 3.5 m_2")); got != "[2 3 5 caf\u0065\u0301s de l m été]" {
		t.Error(got)
	}
}

// TestProperties hold for any texts.
func TestProperties(t *testing.T) {
	word := rapid.SampledFrom([]string{"a", "the", "yes", "no", "Éire", "1990", "of", ".", ",", "ΣΑΣ", "\u001c", "x-y", "noanswer", " "})
	text := rapid.Custom(func(t *rapid.T) string { return strings.Join(rapid.SliceOfN(word, 0, 8).Draw(t, "words"), " ") })
	rapid.Check(t, func(t *rapid.T) {
		p, g, h := text.Draw(t, "prediction"), text.Draw(t, "gold"), text.Draw(t, "other gold")
		n := Normalize(p)
		if Normalize(n) != n && !strings.ContainsAny(n, "\u0301") {
			t.Fatalf("Normalize(%q) = %q is not stable: %q", p, n, Normalize(n))
		}
		for name, score := range map[string]func(string, string) Answer{"hotpot": HotpotAnswer, "squad": SquadAnswer, "musique": MusiqueAnswer} {
			a, b := score(p, g), score(g, p)
			if a.EM != b.EM || a.F1 != b.F1 || a.Precision != b.Recall {
				t.Fatalf("%s is not symmetric: %+v, %+v", name, a, b)
			}
			for _, x := range []float64{a.EM, a.F1, a.Precision, a.Recall} {
				if !(x >= 0 && x <= 1) {
					t.Fatalf("%s: %+v", name, a)
				}
			}
			if a.EM == 1 && n != "" && a.F1 != 1 || a.F1 == 1 && len(fields(n)) == 1 && a.EM != 1 {
				t.Fatalf("%s: EM and F1 disagree: %+v", name, a)
			}
			if a.F1 > max(a.Precision, a.Recall)+1e-15 || a.F1 < min(a.Precision, a.Recall)-1e-15 {
				t.Fatalf("%s: F1 outside its parts: %+v", name, a)
			}
		}
		if one, two := HotpotBest(p, []string{g}), HotpotBest(p, []string{g, h}); two.EM < one.EM || two.F1 < one.F1 {
			t.Fatal("another gold lowered a score")
		}
		if ExactMatch(p, g) && Normalize(g) != "" && !ExactPresence([]string{g}, p) {
			t.Fatal("an equal answer is not present")
		}
	})
}
