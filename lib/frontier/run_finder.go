package frontier

import (
	"fmt"

	"galley/lib/record"
)

// runFinder finds the run that a row of runs, units or statements belongs to.
// Rows of one run mostly follow each other, so the last answer is kept.
type runFinder struct {
	x           *index
	t           *record.Table
	datasets    []int8
	questions   []int32 // codes
	questionIDs []string
	byCode      [2][]int32 // question by dataset and code: +1, 0 unknown yet, -1 stray
	compressors []int32
	names       []string
	budgets     []float64

	last              int
	setting, question int32
}

func newRunFinder(x *index, t *record.Table) *runFinder {
	f := &runFinder{x: x, t: t, datasets: datasetsOf(t), budgets: t.Floats("budget"), last: -1}
	f.questions, f.questionIDs = t.Codes("question")
	f.compressors, f.names = t.Codes("compressor")
	for d := range f.byCode {
		f.byCode[d] = make([]int32, len(f.questionIDs))
	}
	return f
}

// at gives the setting and question of a row, or an error naming the id that no
// other table has.
func (f *runFinder) at(row int) (setting, question int32, err error) {
	if l := f.last; l >= 0 && f.questions[l] == f.questions[row] && f.compressors[l] == f.compressors[row] &&
		f.budgets[l] == f.budgets[row] && f.datasets[l] == f.datasets[row] {
		return f.setting, f.question, nil
	}
	d, code := f.datasets[row], f.questions[row]
	q := f.byCode[d][code]
	if q == 0 {
		q = -1
		if i, ok := f.x.byID[d][f.questionIDs[code]]; ok {
			q = i + 1
		}
		f.byCode[d][code] = q
	}
	if q < 0 {
		return 0, 0, strayError(f.t, "question", row, f.questionIDs[code], Datasets()[d]+" question", "questions", f.strays(row))
	}
	if l := f.last; l < 0 || f.compressors[l] != f.compressors[row] || f.budgets[l] != f.budgets[row] || f.datasets[l] != d {
		f.setting = f.x.settingOf(d, f.names[f.compressors[row]], f.budgets[row])
	}
	if f.setting < 0 {
		return 0, 0, f.noRun(row, f.questionIDs[code])
	}
	f.last, f.question = row, q-1
	return f.setting, f.question, nil
}

// run is at, as the run itself.
func (f *runFinder) run(row int) (int32, error) {
	setting, question, err := f.at(row)
	if err != nil {
		return 0, err
	}
	r := f.x.runOf(setting, question)
	if r < 0 {
		return 0, f.noRun(row, f.x.questions[question].id)
	}
	return r, nil
}

func (f *runFinder) noRun(row int, question string) error {
	return fmt.Errorf("frontier: table %s: %s: no row of table runs has dataset %s, question %q, compressor %s, budget %v; add the run or remove the row",
		f.t.Schema().Table, f.t.Where(row), Datasets()[f.datasets[row]], question, f.names[f.compressors[row]], f.budgets[row])
}

// strays counts the rows after one whose question is in no table either.
func (f *runFinder) strays(row int) int {
	n := 0
	for r := row + 1; r < f.t.Rows(); r++ {
		if _, ok := f.x.byID[f.datasets[r]][f.questionIDs[f.questions[r]]]; !ok {
			n++
		}
	}
	return n
}
