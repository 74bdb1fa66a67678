package frontier

import (
	"fmt"
	"math"
	"testing"
)

// oracle answers entailment for the cases below: it knows which sets of units, in
// the order cited and repeats kept, entail the one statement.
func oracle(t *testing.T, cited [][]int, entailing ...string) func(int, []int) bool {
	known := map[string]bool{}
	for _, e := range entailing {
		known[e] = true
	}
	return func(statement int, positions []int) bool {
		if len(positions) == 0 {
			t.Fatalf("statement %d: asked about no citation", statement)
		}
		var units []int
		for _, k := range positions {
			units = append(units, cited[statement][k])
		}
		return known[fmt.Sprintf("%d:%v", statement, units)]
	}
}

func all(int) bool { return true }

// Each case is worked by hand from the definition in papers/001 §3.1.
func TestScoreCitationsByThePaper(t *testing.T) {
	for _, c := range []struct {
		name      string
		cited     [][]int
		units     int
		resolves  func(int) bool
		entailing []string
		p, r      float64
	}{
		{"one citation that supports", [][]int{{1}}, 3, all, []string{"0:[1]"}, 1, 1},
		{"one citation that does not", [][]int{{2}}, 3, all, nil, 0, 0},
		{"both needed: neither alone, together yes", [][]int{{1, 2}}, 3, all, []string{"0:[1 2]"}, 1, 1},
		{"second adds nothing: 1 alone suffices, 2 does not", [][]int{{1, 2}}, 3, all, []string{"0:[1 2]", "0:[1]"}, 0.5, 1},
		{"both suffice alone", [][]int{{1, 2}}, 3, all, []string{"0:[1 2]", "0:[1]", "0:[2]"}, 1, 1},
		{"joint gate: 1 alone would do, both together fail", [][]int{{1, 2}}, 3, all, []string{"0:[1]"}, 0, 0},
		{"three, only the pair 1 3 needed: 2 is spare", [][]int{{1, 2, 3}}, 3, all,
			[]string{"0:[1 2 3]", "0:[1 3]"}, 2.0 / 3, 1},
		{"cited twice, entails alone: both credited", [][]int{{1, 1}}, 3, all, []string{"0:[1 1]", "0:[1]"}, 1, 1},
		{"cited twice, one occurrence removed leaves enough", [][]int{{1, 2, 1}}, 3, all,
			[]string{"0:[1 2 1]", "0:[2 1]", "0:[1 2]"}, 1.0 / 3, 1},
		{"a unit that does not exist stays in the denominator", [][]int{{1, 9}}, 3, all, []string{"0:[1]"}, 0.5, 1},
		{"citation 0 is no unit", [][]int{{0}}, 3, all, []string{"0:[0]"}, 0, 0},
		{"negative citation is no unit", [][]int{{-1, 1}}, 3, all, []string{"0:[1]"}, 0.5, 1},
		{"unrecovered unit: no credit, no support", [][]int{{1}, {2}}, 3, func(u int) bool { return u != 2 },
			[]string{"0:[1]", "1:[2]"}, 0.5, 0.5},
		{"unrecovered unit leaves the concatenation", [][]int{{2, 1}}, 3, func(u int) bool { return u != 2 },
			[]string{"0:[1]"}, 0.5, 1},
		{"statement without citations: recall only", [][]int{{1}, {}}, 3, all, []string{"0:[1]"}, 1, 0.5},
		{"no citation anywhere", [][]int{{}, {}}, 3, all, nil, 0, 0},
		{"no statement", nil, 3, all, nil, 0, 0},
		{"no units", [][]int{{1}}, 0, all, []string{"0:[1]"}, 0, 0},
		{"question precision pools its citations", [][]int{{1}, {1, 2, 3}}, 3, all, []string{"0:[1]"}, 0.25, 0.5},
	} {
		got := ScoreCitations(c.cited, c.units, c.resolves, oracle(t, c.cited, c.entailing...), PaperRules)
		if math.Abs(got.Precision-c.p) > 1e-12 || math.Abs(got.Recall-c.r) > 1e-12 || got.Skipped {
			t.Errorf("%s: precision %v recall %v, want %v and %v (%+v)", c.name, got.Precision, got.Recall, c.p, c.r, got)
		}
	}
}

// The legacy rules differ in the gate alone (§4.2).
func TestLegacyRulesLackTheGate(t *testing.T) {
	cited := [][]int{{1, 2}, {1}}
	entails := oracle(t, cited, "0:[1]", "1:[1]")
	if got := ScoreCitations(cited, 2, all, entails, PaperRules); got.Precise != 1 || got.Recalled != 1 {
		t.Errorf("paper: %+v, want 1 precise (statement 2's) and 1 recalled", got)
	}
	if got := ScoreCitations(cited, 2, all, entails, LegacyRules); got.Precise != 2 || got.Recalled != 1 {
		t.Errorf("legacy: %+v, want 2 precise: citation 1 entails statement 1 alone", got)
	}
}

// ALCE's compute_autoais where it differs from the paper (evaluators.md B1;
// eval.py L360–417 @ 246c476a).
func TestALCERulesDiffer(t *testing.T) {
	for _, c := range []struct {
		name      string
		cited     [][]int
		units     int
		entailing []string
		rules     CitationRules
		want      CitationScore
	}{
		{"beyond the documents: the statement is rejected and uncounted", [][]int{{1, 9}, {1}}, 3, []string{"0:[1]", "1:[1]"}, ALCERules,
			CitationScore{Precision: 1, Recall: 0.5, Precise: 1, Cited: 1, Recalled: 1, Stated: 2}},
		{"the same by the paper", [][]int{{1, 9}, {1}}, 3, []string{"0:[1]", "1:[1]"}, PaperRules,
			CitationScore{Precision: 2.0 / 3, Recall: 1, Precise: 2, Cited: 3, Recalled: 2, Stated: 2}},
		{"the fourth citation is cut off", [][]int{{1, 2, 3, 4}}, 4, []string{"0:[1 2 3]", "0:[1 2]", "0:[1 3]", "0:[1]"}, ALCERules,
			CitationScore{Precision: 1.0 / 3, Recall: 1, Precise: 1, Cited: 3, Recalled: 1, Stated: 1}},
		{"not by the paper", [][]int{{1, 2, 3, 4}}, 4, []string{"0:[1 2 3]", "0:[1 2]", "0:[1 3]", "0:[1]"}, PaperRules,
			CitationScore{Cited: 4, Stated: 1}},
		{"citation 0 is Python's last document", [][]int{{0}}, 2, []string{"0:[0]"}, ALCERules,
			CitationScore{Precision: 1, Recall: 1, Precise: 1, Cited: 1, Recalled: 1, Stated: 1}},
		{"no statement: skipped, not zero", nil, 2, nil, ALCERules, CitationScore{Skipped: true}},
		{"joint gate as in the paper", [][]int{{1, 2}}, 2, []string{"0:[1]"}, ALCERules,
			CitationScore{Cited: 2, Stated: 1}},
	} {
		got := ScoreCitations(c.cited, c.units, all, oracle(t, c.cited, c.entailing...), c.rules)
		if got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}
