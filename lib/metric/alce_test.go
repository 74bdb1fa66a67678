package metric

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"unicode/utf8"
)

// TestAlce: expected values are what ALCE's Python gives (eval.py, utils.py at
// 246c476a), worked by hand from its regular expressions.
func TestAlce(t *testing.T) {
	for in, want := range map[string]string{
		"Pelé scored 767 [1][2].":    "Pelé scored 767.",
		"One [1] two[2] three [12].": "One two three.",
		"a list[1,2] here":           "a list,2 here", // only the first number goes, and every ]
		"array[i] and [note]":        "array[i and [note",
		"a | b |":                    "a b",
		"[1] first":                  " first",
		"x [1":                       "x",
		"[[1]":                       "[",
		"no marks":                   "no marks",
		"digits [٣] too":             "digits too", // Python's \d takes any decimal digit
	} {
		if got := RemoveCitations(in); got != want {
			t.Errorf("RemoveCitations(%q) = %q, want %q", in, got, want)
		}
	}
	for in, want := range map[string][]int{
		"A [1][2] b [10].": {0, 1, 9},
		"[1,2]":            {0},
		"[0]":              {-1},
		"[a] [ 1] []":      nil,
		"[1][1]":           {0, 0},
		"[٣٤":              {33},
		"[1[2":             {0, 1},
	} {
		if got := AlceCitations(in); !slices.Equal(got, want) {
			t.Errorf("AlceCitations(%q) = %v, want %v", in, got, want)
		}
	}
	for in, want := range map[string]string{
		"\n\n first line \nsecond": "first line ", // only the ends of the whole are stripped
		"a<|im_end|>b\n":           "ab",
		"":                         "",
	} {
		if got := AlceCut(in); got != want {
			t.Errorf("AlceCut(%q) = %q, want %q", in, got, want)
		}
	}
	for _, c := range []struct {
		answers []string
		context string
		want    bool
	}{
		{[]string{"Ali Daei", "Daei"}, "It was A. Daei!", true},
		{[]string{"art"}, "the party", true}, // no word boundary
		{[]string{"The"}, "anything", true},  // normalises to nothing: present everywhere
		{[]string{"x"}, "y", false},
		{nil, "y", false},
		{[]string{"U.S."}, "the US army", true},
	} {
		if got := ExactPresence(c.answers, c.context); got != c.want {
			t.Errorf("ExactPresence(%q, %q) = %v", c.answers, c.context, got)
		}
	}
	if v, hit, ok := StrEM([][]string{{"Daei"}, {"Bican", "Josef Bican"}, {"Sinclair"}}, "Ali Daei and Josef Bican"); v != 2./3 || hit || !ok {
		t.Error(v, hit, ok)
	}
	if v, hit, ok := StrEM([][]string{{"a"}}, ""); v != 1 || !hit || !ok { // "a" normalises to nothing
		t.Error(v, hit, ok)
	}
	if _, _, ok := StrEM(nil, "x"); ok {
		t.Error("a question without pairs has a score")
	}
}

// TestAlceStoredScores compares with the automatic correctness that ALCE's
// authors stored for real outputs: one value per pair of a question. The short
// answers are in another file of the same data set.
func TestAlceStoredScores(t *testing.T) {
	dir := filepath.Join("..", "..", "..", "shared", "real")
	human, err := os.ReadFile(filepath.Join(dir, "alce_human_eval_utility_completed.json"))
	if err != nil {
		t.Skip("no shared/real beside the repository")
	}
	pairs, err := os.ReadFile(filepath.Join(dir, "asqa_rageval_paired_500.jsonl"))
	if err != nil {
		t.Skip("no ASQA short answers beside the repository")
	}
	var systems struct {
		ASQA map[string]map[string]struct {
			Output  string
			Correct []bool `json:"automatic_correctness_scores"`
		}
	}
	if err := json.Unmarshal(human, &systems); err != nil {
		t.Fatal(err)
	}
	answers := map[string][][]string{}
	d := json.NewDecoder(bytes.NewReader(pairs))
	for d.More() {
		var q struct {
			ID    string `json:"sample_id"`
			Pairs []struct {
				Short []string `json:"short_answers"`
			} `json:"qa_pairs"`
		}
		if err := d.Decode(&q); err != nil {
			t.Fatal(err)
		}
		var list [][]string
		for _, p := range q.Pairs {
			list = append(list, p.Short)
		}
		answers[q.ID] = list
	}
	agree, differ := 0, 0
	for _, outputs := range systems.ASQA {
		for id, o := range outputs {
			list, ok := answers[id]
			if !ok || len(list) != len(o.Correct) {
				continue
			}
			for i, short := range list {
				if ExactPresence(short, RemoveCitations(AlceCut(o.Output))) == o.Correct[i] {
					agree++
				} else {
					differ++
					if differ < 5 {
						t.Logf("%s pair %d: stored %v; answers %q, output %.200q", id, i, o.Correct[i], short, o.Output)
					}
				}
			}
		}
	}
	t.Logf("%d stored values agree, %d differ", agree, differ)
	if agree < 100 || differ*100 > agree {
		t.Errorf("%d agree, %d differ", agree, differ)
	}
}

// FuzzText: any bytes are scored without a panic, and normalising is idempotent
// on valid text without combining marks.
func FuzzText(f *testing.F) {
	for _, s := range []string{"The [1] a\u001cb", "ΣΑΣ İ", "[[12] | ]", "\xff\xfea", "é\u0301 the", "yes", "[9999999999999999999"} {
		f.Add(s, "a the")
	}
	f.Fuzz(func(t *testing.T, s, g string) {
		n := Normalize(s)
		RemoveCitations(s)
		AlceCut(s)
		for _, c := range AlceCitations(s) {
			if c < -1 {
				t.Errorf("citation %d in %q", c, s)
			}
		}
		for _, a := range []Answer{HotpotAnswer(s, g), MusiqueAnswer(s, g), SquadBest(g, []string{s, s})} {
			if !(a.F1 >= 0 && a.F1 <= 1 && a.Precision <= 1 && a.Recall <= 1) {
				t.Errorf("%q against %q: %+v", s, g, a)
			}
		}
		if utf8.ValidString(s) && !utf8.ValidString(n) {
			t.Errorf("Normalize(%q) = %q is not valid text", s, n)
		}
		if v, ok := Coverage(s, []string{s}); ok && v != 1 {
			t.Errorf("%q covers itself by %v", s, v)
		}
	})
}

func ExampleHotpotBest() {
	a := HotpotBest("The Eiffel Tower in Paris", []string{"Eiffel Tower", "La tour Eiffel"})
	fmt.Printf("EM %v, F1 %.3f, precision %.2f, recall %v\n", a.EM, a.F1, a.Precision, a.Recall)
	// Output: EM 0, F1 0.667, precision 0.50, recall 1
}

func ExampleStrEM() {
	output := RemoveCitations("Ali Daei holds the record [1], before Bican [2].")
	value, all, _ := StrEM([][]string{{"Daei", "Ali Daei"}, {"Josef Bican", "Bican"}, {"Sinclair"}}, output)
	fmt.Printf("%.3f %v\n", value, all)
	// Output: 0.667 false
}

func ExampleEvidenceF1() {
	fmt.Printf("%.3f %.3f\n", ParagraphF1([]string{"p", "p"}, []string{"p"}), EvidenceF1([]string{"p", "p"}, []string{"p"}))
	// Output: 0.667 1.000
}

func ExampleCoverage() {
	v, ok := Coverage("The treaty was signed in Vienna in 1815.", []string{"The Vienna treaty.", "It was signed later."})
	fmt.Println(v, ok)
	// Output: 0.5 true
}
