package record

import (
	"fmt"
	"unicode/utf8"

	"github.com/parquet-go/parquet-go/encoding"
)

// textValues puts texts: codes while every page has the chunk's dictionary,
// texts from the first page on that has none.
func (p *part) textValues(data encoding.Values, index []int32, levels []byte, at, n, present int) error {
	if index != nil && p.texts == nil {
		codes := p.codes[at : at+n]
		k := 0
		for i := range codes {
			if levels != nil && levels[i] == 0 {
				codes[i] = -1
				continue
			}
			j := index[k]
			k++
			code := p.order[j]
			if code < 0 {
				code = int32(len(p.dict))
				p.order[j] = code
				p.dict = append(p.dict, p.dictTexts[j])
				p.checkText(at+i, p.dictTexts[j])
			}
			codes[i] = code
		}
		return nil
	}
	p.spell(at)
	var vs []string
	if index != nil {
		vs = make([]string, present)
		for i, k := range index {
			vs[i] = p.dictTexts[k]
		}
	} else {
		raw, offsets := data.ByteArray()
		if _, err := exactly(offsets, present+1); err != nil {
			return err
		}
		var err error
		if vs, err = cut(raw, offsets, present); err != nil {
			return err
		}
	}
	dst := p.texts[at : at+n]
	scatter(dst, vs, levels)
	for i, s := range dst {
		p.checkText(at+i, s)
	}
	return nil
}

// spell turns the codes so far into texts.
func (p *part) spell(upTo int) {
	if p.texts != nil {
		return
	}
	p.texts = make([]string, len(p.codes))
	for i, c := range p.codes[:upTo] {
		if c >= 0 {
			p.texts[i] = p.dict[c]
		}
	}
	p.codes, p.dict = nil, nil
}

// checkText reports a text that is not UTF-8.
func (p *part) checkText(value int, s string) {
	if utf8.ValidString(s) {
		return
	}
	p.fault(p.rowOf(value), "is not UTF-8 text: %.40q", s)
}

// cut makes texts of the first n values of a byte array page.
func cut(raw []byte, offsets []uint32, n int) ([]string, error) {
	if n == 0 {
		return nil, nil
	}
	if len(offsets) < n+1 || uint64(offsets[n]) > uint64(len(raw)) || offsets[0] > offsets[n] {
		return nil, fmt.Errorf("has %d offsets for %d texts", len(offsets), n)
	}
	base := offsets[0]
	all := string(raw[base:offsets[n]])
	out := make([]string, n)
	for i := range out {
		out[i] = all[offsets[i]-base : offsets[i+1]-base]
	}
	return out, nil
}
