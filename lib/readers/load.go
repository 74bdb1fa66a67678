package readers

import (
	"fmt"
	"slices"
	"strings"

	"galley/lib/record"
)

// Runs is the answers of every setting, as recorded.
type Runs struct {
	src       *record.Source
	settings  []string // in order of first appearance
	questions []string // in order of first appearance
	golds     [][]string
	clusters  []string // per question; nil when no row has a cluster
	answers   []answer // [setting × len(questions) + question]
}

// Bounds on the table of setting by question, which every pair of settings is
// compared in: a column mistaken for the setting's is said and not computed.
const (
	mostSettings = 500
	mostCells    = 1 << 25
)

// answer is one cell of setting by question.
type answer struct {
	recorded bool // there is a row
	given    bool // and its prediction is not null
	text     string
}

// Load reads the study's records. It panics with the error of LoadErr, which a
// Book turns into a failed cell.
func Load(src *record.Source) *Runs {
	r, err := LoadErr(src)
	if err != nil {
		panic(err)
	}
	return r
}

// LoadErr reads the study's records. Beside what record.Source.Table checks it
// is an error when a question has no gold answer, other gold answers or another
// cluster in one setting than in another, or when only some rows have a cluster.
func LoadErr(src *record.Source) (*Runs, error) {
	t, err := src.Table(answers())
	if err != nil {
		return nil, err
	}
	return fromTable(src, t)
}

func fromTable(src *record.Source, t *record.Table) (*Runs, error) {
	r := &Runs{src: src}
	question, questions := t.Codes("question")
	setting, settings := t.Codes("setting")
	if len(settings) > mostSettings || len(settings)*len(questions) > mostCells {
		return nil, fmt.Errorf("readers: column setting: %d different settings of %d questions (%.40q … %.40q); is this the column that names the reader?",
			len(settings), len(questions), settings[0], settings[len(settings)-1])
	}
	r.questions, r.settings = questions, settings
	r.golds = make([][]string, len(questions))
	r.answers = make([]answer, len(questions)*len(settings))
	predictions, gone := t.Texts("prediction"), t.Missing("prediction")
	offsets, golds := t.ListTexts("gold")
	clusters, single := t.Texts("cluster"), t.Missing("cluster")
	clustered := slices.Contains(single, false) || single == nil
	if clustered {
		r.clusters = make([]string, len(questions))
	}
	first := make([]int, len(questions)) // row + 1 of the question's first row
	for i, name := range settings {
		if strings.TrimSpace(name) == "" {
			row := slices.Index(setting, int32(i))
			return nil, fmt.Errorf("readers: %s: the setting is blank (%q); give it a name", t.Where(row), name)
		}
	}
	for row, q := range question {
		gold := golds[offsets[row]:offsets[row+1]]
		switch {
		case len(gold) == 0:
			return nil, fmt.Errorf("readers: %s: question %q has no gold answer", t.Where(row), questions[q])
		case first[q] == 0:
			r.golds[q] = gold
			first[q] = row + 1
		case !slices.Equal(gold, r.golds[q]):
			return nil, fmt.Errorf("readers: %s: question %q has the gold answers %q, but %q in %s; they must be the same in every setting",
				t.Where(row), questions[q], gold, r.golds[q], t.Where(first[q]-1))
		}
		if clustered {
			if single != nil && single[row] {
				return nil, fmt.Errorf("readers: %s: question %q has no cluster though others have; give every question one, or none", t.Where(row), questions[q])
			}
			if first[q] == row+1 {
				r.clusters[q] = clusters[row]
			} else if r.clusters[q] != clusters[row] {
				return nil, fmt.Errorf("readers: %s: question %q is in cluster %q, but in %q in %s", t.Where(row), questions[q], clusters[row], r.clusters[q], t.Where(first[q]-1))
			}
		}
		a := &r.answers[int(setting[row])*len(questions)+int(q)]
		a.recorded = true
		if gone == nil || !gone[row] {
			a.given, a.text = true, predictions[row]
		}
	}
	return r, nil
}

// Settings lists the settings in the order in which the records first have them.
func (r *Runs) Settings() []string { return slices.Clone(r.settings) }

// Questions lists the questions that any setting has, in the order of the
// records.
func (r *Runs) Questions() []string { return slices.Clone(r.questions) }

// settingAt gives a setting's number, or an error naming the settings there are.
func (r *Runs) settingAt(setting string) (int, error) {
	if i := slices.Index(r.settings, setting); i >= 0 {
		return i, nil
	}
	return 0, fmt.Errorf("readers: no setting %q; have %s", setting, strings.Join(r.settings, ", "))
}
