package frontier

import (
	"cmp"
	"fmt"
	"slices"

	"galley/lib/record"
)

// index is the small tables: which questions there are, under which settings
// they were run, and what became of each run.
type index struct {
	questions []question
	byID      [2]map[string]int32 // question by dataset and id
	settings  []setting           // by dataset, compressor, falling budget
	runs      []run               // by setting and question
	at        [][]int32           // run by setting and question of its dataset; -1: none
	first     [3]int32            // first question of each dataset, and the end
}

// settingOf finds the setting of a compressor and budget in a dataset; -1: none.
func (x *index) settingOf(dataset int8, compressor string, budget float64) int32 {
	for i := range x.settings {
		s := &x.settings[i]
		if s.dataset == dataset && s.compressor == compressor && s.budget == budget {
			return int32(i)
		}
	}
	return -1
}

// runOf finds the run of a setting and question; -1: none.
func (x *index) runOf(setting, question int32) int32 {
	return x.at[setting][question-x.first[x.settings[setting].dataset]]
}

// datasetsOf turns a dataset column into numbers.
func datasetsOf(t *record.Table) []int8 {
	codes, dict := t.Codes("dataset")
	known := make([]int8, len(dict))
	for i, name := range dict {
		known[i] = int8(slices.Index(Datasets(), name))
	}
	out := make([]int8, len(codes))
	for i, c := range codes {
		out[i] = known[c]
	}
	return out
}

// strayError says that an id of a table occurs in no other table that it must
// occur in. More counts the further rows with such ids.
func strayError(t *record.Table, column string, row int, id, missing, from string, more int) error {
	tail := ""
	if more > 0 {
		tail = fmt.Sprintf(", and so %d further rows", more)
	}
	return fmt.Errorf("frontier: table %s, column %s: %s: %s %q is not in table %s%s; every one must occur there",
		t.Schema().Table, column, t.Where(row), missing, id, from, tail)
}

func loadIndex(src *record.Source) (*index, error) {
	var questions, runs *record.Table
	if err := together(
		func() (err error) { questions, err = src.Table(questionsSchema()); return },
		func() (err error) {
			runs, err = src.Table(runsSchema(), "dataset", "question", "compressor", "budget", "status", "ctx_tokens", "gen_in_tokens")
			return
		},
	); err != nil {
		return nil, err
	}
	x := &index{}
	x.addQuestions(questions)
	if err := x.addSettings(runs); err != nil {
		return nil, err
	}
	return x, x.addRuns(runs)
}

// addQuestions takes the questions in the order of the datasets, else as read.
func (x *index) addQuestions(t *record.Table) {
	datasets := datasetsOf(t)
	ids, papers, tokens := t.Texts("question"), t.Texts("paper"), t.Ints("source_tokens")
	noPaper := t.Missing("paper")
	for d := range int8(2) {
		x.byID[d] = map[string]int32{}
		x.first[d] = int32(len(x.questions))
		for row, id := range ids {
			if datasets[row] != d {
				continue
			}
			x.byID[d][id] = int32(len(x.questions))
			x.questions = append(x.questions, question{
				dataset: d, id: id, paper: papers[row], tokens: tokens[row],
				hasPaper: noPaper == nil || !noPaper[row],
			})
		}
	}
	x.first[2] = int32(len(x.questions))
}

// mostSettings bounds the settings of both datasets: every setting has a place for
// every question.
const mostSettings = 2000

// addSettings lists the settings that occur, in the order of the paper's tables.
func (x *index) addSettings(t *record.Table) error {
	datasets := datasetsOf(t)
	codes, dict := t.Codes("compressor")
	budgets := t.Floats("budget")
	type key struct {
		dataset    int8
		compressor int32
		budget     float64
	}
	seen := map[key]bool{}
	var last key
	for row, c := range codes {
		k := key{datasets[row], c, budgets[row]}
		if row > 0 && k == last || seen[k] {
			last = k
			continue
		}
		last = k
		seen[k] = true
		if len(seen) > mostSettings {
			return fmt.Errorf("frontier: table runs, column budget: %s: more than %d different settings; a budget is the nominal fraction of a setting, not what a run achieved", t.Where(row), mostSettings)
		}
		if err := checkCompressor(dict[c], dict); err != nil {
			return fmt.Errorf("frontier: table runs, column compressor: %s: %w", t.Where(row), err)
		}
		if !(k.budget > 0 && k.budget <= 1) || dict[c] == Identity && k.budget != 1 {
			return fmt.Errorf("frontier: table runs, column budget: %s: %v for compressor %s; a budget is a fraction above 0 up to 1, and 1 for identity", t.Where(row), k.budget, dict[c])
		}
		x.settings = append(x.settings, setting{dataset: k.dataset, compressor: dict[c], budget: k.budget, id: SettingID(dict[c], k.budget)})
	}
	slices.SortFunc(x.settings, func(a, b setting) int {
		return cmp.Or(cmp.Compare(a.dataset, b.dataset), compareCompressors(a.compressor, b.compressor), cmp.Compare(b.budget, a.budget))
	})
	return nil
}

// addRuns places every run; those of one setting stand together, questions in
// order.
func (x *index) addRuns(t *record.Table) error {
	rows := make([][]int32, len(x.settings)) // row of the table + 1, by setting and question
	for s := range rows {
		d := x.settings[s].dataset
		rows[s] = make([]int32, x.first[d+1]-x.first[d])
	}
	find := newRunFinder(x, t)
	for row := range t.Rows() {
		setting, question, err := find.at(row)
		if err != nil {
			return err
		}
		rows[setting][question-x.first[x.settings[setting].dataset]] = int32(row) + 1
	}
	if err := x.checkStrays(t, rows); err != nil {
		return err
	}
	status, ctx, input := t.Texts("status"), t.Ints("ctx_tokens"), t.Ints("gen_in_tokens")
	noCtx, noInput := t.Missing("ctx_tokens"), t.Missing("gen_in_tokens")
	x.at = make([][]int32, len(rows))
	for s := range rows {
		x.at[s] = make([]int32, len(rows[s]))
		for i, r := range rows[s] {
			x.at[s][i] = -1
			if r == 0 {
				continue
			}
			row := int(r - 1)
			if status[row] == StatusOK && (noCtx != nil && noCtx[row] || noInput != nil && noInput[row]) {
				return fmt.Errorf("frontier: table runs, columns ctx_tokens, gen_in_tokens: %s: null although the status is ok; both are needed then", t.Where(row))
			}
			x.at[s][i] = int32(len(x.runs))
			x.runs = append(x.runs, run{
				question: x.first[x.settings[s].dataset] + int32(i), setting: int32(s),
				status: status[row], ctx: ctx[row], genIn: input[row],
			})
		}
	}
	return nil
}
