package record

import (
	"bytes"
	"fmt"
	"math"
	"unicode/utf8"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/encoding"
	"github.com/parquet-go/parquet-go/format"
)

// part is one column of one row group while it is read. The slices are windows
// of the whole column, so that parts can be read at once and in any order.
type part struct {
	leaf  leaf
	field Field
	file  string
	first int // row number in the file of the part's first row
	rows  int
	anyFP bool // NaN is a value, not a fault

	ints    []int64
	floats  []float64
	bools   []bool
	texts   []string // nil while all values come from a dictionary
	codes   []int32  // into dict; -1 where missing
	dict    []string
	offsets []int  // of a list: rows+1 entries, from 0
	missing []bool // nil while no row is null

	count  int // values (list: elements) so far
	row    int // rows so far
	faults Faults
	more   int // faults not kept

	dictionary parquet.Dictionary // the one that the fields below were made from
	dictInts   []int64
	dictFloats []float64
	dictTexts  []string
	order      []int32 // dictionary index → code, or -1 while not seen
	scratch    []int64
}

// keptFaults bounds how many faults of one column of one row group are listed
// one by one; the others are counted.
const keptFaults = 1000

func (p *part) fault(row int, format string, args ...any) {
	if len(p.faults) >= keptFaults {
		p.more++
		return
	}
	p.faults = append(p.faults, Fault{File: p.file, Column: p.field.Name, Row: p.first + row, What: fmt.Sprintf(format, args...)})
}

// page takes the values of one page.
func (p *part) page(page parquet.Page) error {
	if p.leaf.list {
		return p.listPage(page)
	}
	n := int(page.NumValues())
	if p.row+n > p.rows {
		return fmt.Errorf("has more values than its row group has rows (%d)", p.rows)
	}
	var levels []byte // 1 where there is a value; nil when all rows have one
	present := n
	if p.leaf.optional {
		levels = page.DefinitionLevels()
		if len(levels) != n {
			return fmt.Errorf("has %d levels for %d rows", len(levels), n)
		}
		if present = bytes.Count(levels, []byte{1}); present == n {
			levels = nil
		}
	}
	if levels != nil {
		if p.missing == nil {
			p.missing = make([]bool, p.rows)
		}
		for i, level := range levels {
			if level == 0 {
				p.missing[p.row+i] = true
				if !p.field.Nullable {
					p.fault(p.row+i, "is null; a value is required")
				}
			}
		}
	}
	err := p.values(page, levels, n, present)
	p.row += n
	p.count = p.row
	return err
}

// listPage takes the levels and values of one page of lists.
func (p *part) listPage(page parquet.Page) error {
	reps, defs := page.RepetitionLevels(), page.DefinitionLevels()
	if len(reps) != len(defs) || int64(len(reps)) != page.NumValues() {
		return fmt.Errorf("has %d and %d levels for %d values", len(reps), len(defs), page.NumValues())
	}
	elements := 0
	element, full := p.leaf.element, p.leaf.full
	for i, def := range defs {
		if reps[i] != 0 { // goes on in the same list
			switch {
			case p.row == 0 || def < element:
				return fmt.Errorf("has a list that does not begin")
			case def >= full:
				elements++
			default:
				p.nullElement()
			}
			continue
		}
		if p.row >= p.rows {
			return fmt.Errorf("has more lists than its row group has rows (%d)", p.rows)
		}
		p.offsets[p.row] = p.count + elements
		p.row++
		switch {
		case def >= full:
			elements++
		case def >= element:
			p.nullElement()
		case def < p.leaf.present:
			p.nullList()
		}
	}
	if err := p.values(page, nil, elements, elements); err != nil {
		return err
	}
	p.count += elements
	p.offsets[p.row] = p.count
	return nil
}

func (p *part) nullElement() {
	p.fault(p.row-1, "its list holds a null; every element must have a value")
}

func (p *part) nullList() {
	if p.missing == nil {
		p.missing = make([]bool, p.rows)
	}
	p.missing[p.row-1] = true
	if !p.field.Nullable {
		p.fault(p.row-1, "is null; a list is required (an empty one is allowed)")
	}
}

// values puts the values of a page at p.row (lists: p.count) on. levels tells
// which of the n rows have one of the present values; nil: all.
func (p *part) values(page parquet.Page, levels []byte, n, present int) (err error) {
	at := p.row
	if p.leaf.list {
		at = p.count
	}
	if present == 0 {
		for i := at; i < at+n; i++ {
			switch {
			case p.leaf.kind == Float:
				p.floats[i] = math.NaN()
			case p.leaf.kind == Text && p.texts == nil:
				p.codes[i] = -1
			}
		}
		return nil
	}
	var index []int32 // of values in the dictionary; nil for a page without
	data := page.Data()
	dict := page.Dictionary()
	if dict != nil {
		if dict != p.dictionary {
			if err := p.learn(dict); err != nil {
				return err
			}
		}
		if index, err = exactly(data.Int32(), present); err != nil {
			return err
		}
	}
	switch p.leaf.kind {
	case Int:
		var vs []int64
		switch {
		case dict != nil:
			vs = p.room(present)
			for i, k := range index {
				vs[i] = p.dictInts[k]
			}
		case p.leaf.physical == format.Int64:
			vs, err = exactly(data.Int64(), present)
		default:
			var narrow []int32
			narrow, err = exactly(data.Int32(), present)
			vs = p.room(len(narrow))
			widen(vs, narrow, p.leaf.unsigned)
		}
		if err != nil {
			return err
		}
		dst := p.ints[at : at+n]
		scatter(dst, vs, levels)
		if p.leaf.unsigned {
			p.overflow(dst, levels, at)
		}
	case Float:
		var vs []float64
		switch {
		case dict != nil:
			vs = make([]float64, present)
			for i, k := range index {
				vs[i] = p.dictFloats[k]
			}
		case p.leaf.physical == format.Double:
			vs, err = exactly(data.Double(), present)
		default:
			var narrow []float32
			narrow, err = exactly(data.Float(), present)
			vs = make([]float64, len(narrow))
			for i, x := range narrow {
				vs[i] = float64(x)
			}
		}
		if err != nil {
			return err
		}
		dst := p.floats[at : at+n]
		scatter(dst, vs, levels)
		p.nans(dst, levels, at)
	case Bool:
		vs := make([]bool, present)
		if dict != nil {
			for i, k := range index {
				vs[i] = dict.Index(k).Boolean()
			}
		} else {
			bits, err := exactly(data.Boolean(), (present+7)/8)
			if err != nil {
				return err
			}
			for i := range vs {
				vs[i] = bits[i/8]>>(i%8)&1 == 1
			}
		}
		scatter(p.bools[at:at+n], vs, levels)
	case Text:
		return p.textValues(data, index, levels, at, n, present)
	}
	return nil
}

// exactly gives the slice when it has n values. parquet-go fills a page that is
// cut short from a buffer used before, so the number is worth checking.
func exactly[T any](values []T, n int) ([]T, error) {
	if len(values) != n {
		return nil, fmt.Errorf("has a page of %d values where its levels tell of %d", len(values), n)
	}
	return values, nil
}

// learn reads a dictionary once.
func (p *part) learn(dict parquet.Dictionary) error {
	p.dictionary = dict
	n := dict.Len()
	data := dict.Page().Data()
	switch p.leaf.kind {
	case Int:
		p.dictInts = make([]int64, n)
		if p.leaf.physical == format.Int64 {
			copy(p.dictInts, data.Int64()[:n])
		} else {
			widen(p.dictInts, data.Int32()[:n], p.leaf.unsigned)
		}
	case Float:
		p.dictFloats = make([]float64, n)
		if p.leaf.physical == format.Double {
			copy(p.dictFloats, data.Double()[:n])
		} else {
			for i, x := range data.Float()[:n] {
				p.dictFloats[i] = float64(x)
			}
		}
	case Text:
		raw, offsets := data.ByteArray()
		texts, err := cut(raw, offsets, n)
		if err != nil {
			return err
		}
		p.dictTexts = texts
		p.order = make([]int32, n)
		for i := range p.order {
			p.order[i] = -1
		}
	}
	return nil
}

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

// rowOf gives the row of a value: of a list, the row its element belongs to.
func (p *part) rowOf(value int) int {
	if !p.leaf.list {
		return value
	}
	lo, hi := 0, p.row
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; p.offsets[mid] <= value {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

func (p *part) nans(dst []float64, levels []byte, at int) {
	for i, x := range dst {
		if x != x && (levels == nil || levels[i] == 1) && !p.anyFP {
			p.fault(p.rowOf(at+i), "is NaN; write null where a value is missing")
		}
	}
	for i, level := range levels {
		if level == 0 {
			dst[i] = math.NaN()
		}
	}
}

// overflow reports unsigned numbers that do not fit in 63 bits.
func (p *part) overflow(dst []int64, levels []byte, at int) {
	for i, v := range dst {
		if v < 0 && (levels == nil || levels[i] == 1) {
			p.fault(p.rowOf(at+i), "is %d, above the largest number a 64-bit signed integer holds; write it as text", uint64(v))
		}
	}
}

// room gives a scratch slice of n numbers.
func (p *part) room(n int) []int64 {
	if cap(p.scratch) < n {
		p.scratch = make([]int64, n)
	}
	return p.scratch[:n]
}

func widen(dst []int64, src []int32, unsigned bool) {
	if unsigned {
		for i, x := range src {
			dst[i] = int64(uint32(x))
		}
		return
	}
	for i, x := range src {
		dst[i] = int64(x)
	}
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

// scatter puts values where levels is 1, in order; with nil levels everywhere.
func scatter[T any](dst, values []T, levels []byte) {
	if levels == nil {
		copy(dst, values)
		return
	}
	k := 0
	for i, level := range levels {
		if level == 1 {
			dst[i] = values[k]
			k++
		}
	}
}
