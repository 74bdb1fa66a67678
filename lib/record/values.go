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
		p.finite(dst, levels, at)
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
