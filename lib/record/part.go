package record

import (
	"bytes"
	"fmt"

	"github.com/parquet-go/parquet-go"
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
					p.fault(p.row+i, nullRefused)
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
