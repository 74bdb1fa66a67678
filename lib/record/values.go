package record

import (
	"fmt"
	"math"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"
)

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
		vs, err := p.intValues(page, index, present)
		if err != nil {
			return err
		}
		dst := p.ints[at : at+n]
		scatter(dst, vs, levels)
		if p.leaf.unsigned {
			p.overflow(dst, levels, at)
		}
	case Float:
		vs, err := p.floatValues(page, index, present)
		if err != nil {
			return err
		}
		dst := p.floats[at : at+n]
		scatter(dst, vs, levels)
		p.finite(dst, levels, at)
	case Bool:
		vs, err := boolValues(page, index, present)
		if err != nil {
			return err
		}
		scatter(p.bools[at:at+n], vs, levels)
	case Text:
		return p.textValues(data, index, levels, at, n, present)
	}
	return nil
}

// intValues gives the present values of a page; index is nil for one without a dictionary.
func (p *part) intValues(page parquet.Page, index []int32, present int) ([]int64, error) {
	if page.Dictionary() != nil {
		vs := p.room(present)
		for i, k := range index {
			vs[i] = p.dictInts[k]
		}
		return vs, nil
	}
	data := page.Data()
	if p.leaf.physical == format.Int64 {
		return exactly(data.Int64(), present)
	}
	narrow, err := exactly(data.Int32(), present)
	vs := p.room(len(narrow))
	widen(vs, narrow, p.leaf.unsigned)
	return vs, err
}

// floatValues is intValues for numbers with a fraction.
func (p *part) floatValues(page parquet.Page, index []int32, present int) ([]float64, error) {
	data := page.Data()
	if page.Dictionary() == nil && p.leaf.physical == format.Double {
		return exactly(data.Double(), present)
	}
	vs := make([]float64, present)
	if page.Dictionary() != nil {
		for i, k := range index {
			vs[i] = p.dictFloats[k]
		}
		return vs, nil
	}
	narrow, err := exactly(data.Float(), present)
	for i, x := range narrow {
		vs[i] = float64(x)
	}
	return vs, err
}

// boolValues is intValues for truth values, of which a page holds eight in a byte.
func boolValues(page parquet.Page, index []int32, present int) ([]bool, error) {
	vs := make([]bool, present)
	if dict := page.Dictionary(); dict != nil {
		for i, k := range index {
			vs[i] = dict.Index(k).Boolean()
		}
		return vs, nil
	}
	data := page.Data()
	bits, err := exactly(data.Boolean(), (present+7)/8)
	if err != nil {
		return nil, err
	}
	for i := range vs {
		vs[i] = bits[i/8]>>(i%8)&1 == 1
	}
	return vs, nil
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

// rowOf gives the row of a value: of a list, the row its element belongs to.
func (p *part) rowOf(value int) int {
	if !p.leaf.list {
		return value
	}
	return rowOf(p.offsets[:p.row], value)
}

// finite reports NaN and infinities, and puts NaN where a value is missing.
func (p *part) finite(dst []float64, levels []byte, at int) {
	for i, x := range dst {
		if x-x != 0 && (levels == nil || levels[i] == 1) && !p.anyFP {
			p.fault(p.rowOf(at+i), "is %v; write null where a value is missing", x)
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
