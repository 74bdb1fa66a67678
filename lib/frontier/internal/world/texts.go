package world

import (
	"strconv"
)

// writeAnswers gives every statement of a question its claim and every run its
// answer: the claims with their citation markers.
func (d *Dataset) writeAnswers(q int) {
	for s := range settingCount {
		run := d.run(q, s)
		if run.Failed {
			continue
		}
		if run.copied {
			run.Answer = d.run(q, at(recomp, 1)).Answer
			if run.Answer == "" {
				d.writeAnswer(q, at(recomp, 1))
				run.Answer = d.run(q, at(recomp, 1)).Answer
			}
			run.Statements = d.run(q, at(recomp, 1)).Statements
			continue
		}
		d.writeAnswer(q, s)
	}
}

func (d *Dataset) writeAnswer(q, s int) {
	run := d.run(q, s)
	if run.Answer != "" {
		return
	}
	r := keyed(d.seed, forTexts, d.Index, q, 100+s)
	var names []string
	if d.named[s] != nil {
		for i, named := range d.named[s][q] {
			if named {
				golds := d.Questions[q].Golds[i]
				names = append(names, golds[r.intn(len(golds))])
			}
		}
	}
	var answer, b []byte
	for i := range run.Statements {
		st := &run.Statements[i]
		share := (len(names) + len(run.Statements) - i - 1) / (len(run.Statements) - i)
		b = r.appendSentence(b[:0], max(4, words(15+r.intn(14))-2*share))
		b = b[:len(b)-1]
		for k, name := range names[:share] {
			if k > 0 {
				b = append(b, " and"...)
			}
			b = append(append(b, ' '), name...)
		}
		names = names[share:]
		b = append(b, '.')
		st.Claim = string(b)
		st.Tokens = (wordCount(b)*4 + 2) / 3
		if i > 0 {
			answer = append(answer, ' ')
		}
		answer = append(answer, b[:len(b)-1]...)
		for k, c := range st.Citations {
			if k == 0 {
				answer = append(answer, ' ')
			}
			answer = append(strconv.AppendInt(append(answer, '['), c, 10), ']')
		}
		answer = append(answer, '.')
	}
	run.Answer = string(answer)
	if len(run.Statements) == 0 {
		run.Answer = "[1]" // a marker and nothing that could be checked
	}
}

func wordCount(b []byte) int {
	n := 1
	for _, c := range b {
		if c == ' ' {
			n++
		}
	}
	return n
}
