package frontier

import (
	"galley/lib/frontier/internal/premise"
)

// corpus is the records in memory, as indexes: what the metrics walk over.
// Ranges are half-open positions in the slice they name.
type corpus struct {
	snippets   []snippet
	paragraphs []paragraph
	questions  []question
	settings   []setting
	runs       []run // sorted by dataset, setting, question
	units      []unit
	statements []statement
	sids       []int32 // snippets, by unit.declared and unit.candidates
	citations  []int32 // unit numbers as printed, by statement.citations
	texts      int     // different paragraph and evidence texts
	scores     *scoreCache
}

type span struct{ lo, hi int32 }

func (s span) len() int { return int(s.hi - s.lo) }

type snippet struct {
	paragraph int32
	tokens    int64
	text      string
	hash      int64
}

// paragraph is known by the number of its whitespace-normalised text: equal
// texts have equal numbers, in gold evidence too.
type paragraph struct{ text int32 }

type question struct {
	dataset  int8
	id       string
	source   int32
	paper    string
	hasPaper bool
	tokens   int64
	golds    [][]string // normalised short answers, one list per pair
	evidence [][]int32  // numbers of paragraph texts without repeats, one list per annotator
}

// setting is a compressor at a nominal budget within a dataset.
type setting struct {
	dataset    int8
	compressor string
	budget     float64
	id         string
}

type run struct {
	question   int32
	setting    int32
	status     string
	ctx, genIn int64
	answer     string
	units      span
	statements span
}

type unit struct {
	tokens     int64
	declared   span
	candidates span
	text       string
	verbatim   bool // the text is its declared snippets joined by spaces
	hash       int64
}

type statement struct {
	tokens    int64
	claim     string
	citations span
	hash      int64
}

// appendUnitText appends what the generator saw of a unit to a premise.
func (c *corpus) appendUnitText(buffer []byte, first bool, u *unit) []byte {
	if !u.verbatim {
		return premise.Append(buffer, first, u.text)
	}
	buffer = premise.Append(buffer, first, "")
	for i, s := range c.sids[u.declared.lo:u.declared.hi] {
		if i > 0 {
			buffer = append(buffer, ' ')
		}
		buffer = append(buffer, c.snippets[s].text...)
	}
	return buffer
}

// hashTexts fills in every hash that the metrics need more than once.
func (c *corpus) hashTexts() {
	parallel(len(c.snippets), 2048, func(lo, hi int) {
		var buffer []byte
		for i := lo; i < hi; i++ {
			buffer = append(buffer[:0], c.snippets[i].text...)
			c.snippets[i].hash = premise.Hash(buffer)
		}
	})
	parallel(len(c.units), 2048, func(lo, hi int) {
		var buffer []byte
		for i := lo; i < hi; i++ {
			u := &c.units[i]
			if u.verbatim && u.declared.len() == 1 {
				u.hash = c.snippets[c.sids[u.declared.lo]].hash
				continue
			}
			buffer = c.appendUnitText(buffer[:0], true, u)
			u.hash = premise.Hash(buffer)
		}
	})
	parallel(len(c.statements), 2048, func(lo, hi int) {
		var buffer []byte
		for i := lo; i < hi; i++ {
			buffer = append(buffer[:0], c.statements[i].claim...)
			c.statements[i].hash = premise.Hash(buffer)
		}
	})
}
