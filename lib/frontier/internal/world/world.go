package world

import "strconv"

// Options size the simulation.
type Options struct {
	Seed   uint64
	ASQA   int // questions; the paper has 948
	QASPER int // questions; the paper has 1,005 over 281 papers
}

// The datasets, as indexes.
const (
	asqa = iota
	qasper
)

// The compressors, as indexes.
const (
	identity = iota
	rerank
	extractive
	ecr
	recomp
	lingua
)

// Setting is a compressor at a nominal budget.
type Setting struct {
	Compressor int
	Budget     float64
}

// Budgets of the compressors other than identity, from wide to tight.
var budgets = [4]float64{0.5, 0.25, 0.1, 0.05}

// Settings lists the 21 settings in the order of the paper's tables: identity,
// then each compressor from its widest to its tightest budget.
func Settings() []Setting {
	list := []Setting{{identity, 1}}
	for c := rerank; c <= lingua; c++ {
		for _, b := range budgets {
			list = append(list, Setting{c, b})
		}
	}
	return list
}

const settingCount = 21

// at gives the index of a setting in Settings; b is the index of its budget.
func at(compressor, b int) int {
	if compressor == identity {
		return 0
	}
	return 1 + (compressor-1)*4 + b
}

// Dataset is everything simulated for one benchmark.
type Dataset struct {
	Index     int // 0 ASQA, 1 QASPER
	Sources   []Source
	Questions []Question
	Runs      []Run // setting s of question q is Runs[q*21+s]

	seed       uint64
	cohort     []int                  // questions without a failure, in order
	named      [settingCount][][]bool // by setting, question, pair: the answer names it
	zeroClaims []int                  // by question: 1, 2, 3 for the answers without claims
	empty      []int                  // by question: 2 no summary, 1 none at the tightest budget
}

// Source is what is retrieved for a question: its passages or its paper.
type Source struct {
	ID         string
	Snippets   []Snippet
	Tokens     int
	paragraphs [][2]int // first snippet, one past the last
}

// Snippet is a sentence of a source.
type Snippet struct {
	SID       string
	Paragraph int
	Tokens    int
	Text      string
	twin      int // snippet of the same source that this one nearly repeats; -1: none
}

// Failure says why identity has no answer.
type Failure int

// Failures.
const (
	None Failure = iota
	BudgetCheck
	PromptOverflow
)

// Question is one question.
type Question struct {
	ID       string
	Text     string
	Source   int
	Paper    int // cluster; -1 on ASQA
	PaperID  string
	Failure  Failure // of the identity run; the other settings never fail
	Golds    [][]string
	Evidence [][]string // by annotator
	gold     []bool     // by paragraph: evidence of some annotator
}

// Run is one question under one setting.
type Run struct {
	Failed     bool
	Context    int // tokens
	Input      int // tokens of the generator's whole input
	Answer     string
	Units      []Unit
	Statements []Statement

	copied bool // the answer is that of the same compressor at budget 0.25
	sameAs int  // setting whose context this one repeats; -1: none
}

// Unit is a unit of a context.
type Unit struct {
	Tokens     int
	Declared   []int32 // snippets of the source
	Candidates []int32
	Text       string // "" when it is the declared snippets joined by spaces

	p []float64 // entailment of the unit by each candidate
}

// Statement is one statement of an answer.
type Statement struct {
	Claim     string
	Tokens    int
	Citations []int64

	solo           []bool // by citation: it entails alone
	emitted        bool   // the cited unit texts entail it together
	grounded       bool   // so do the snippets behind them
	resolved       int    // citations that name a unit
	noise, noise2  float64
	order          float64 // which multiple citations are all precise
	uncited, multi float64
	third, odd     float64
	picks          [3]int32
}

// Score is one entry of the score cache.
type Score struct {
	Premise, Hypothesis int64
	P                   float64
}

// New draws both datasets.
func New(o Options) [2]*Dataset {
	var out [2]*Dataset
	for i, n := range [2]int{o.ASQA, o.QASPER} {
		out[i] = draw(i, n, o.Seed)
	}
	return out
}

func draw(index, n int, seed uint64) *Dataset {
	d := &Dataset{Index: index, seed: seed}
	if index == asqa {
		d.drawPassages(n)
	} else {
		d.drawPapers(n)
	}
	for q := range d.Questions {
		if d.Questions[q].Failure == None {
			d.cohort = append(d.cohort, q)
		}
	}
	d.Runs = make([]Run, n*settingCount)
	d.drawEmpty()
	d.drawContexts()
	d.drawAnswers()
	return d
}

func (d *Dataset) run(q, s int) *Run { return &d.Runs[q*settingCount+s] }

// ParagraphID names the paragraph of a snippet within its source.
func (s *Snippet) ParagraphID() string { return "p" + strconv.Itoa(s.Paragraph+1) }
