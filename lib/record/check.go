package record

import (
	"fmt"
	"hash/maphash"
	"slices"
	"strings"
)

// check looks for values that the schema does not allow and for keys that occur
// twice, in the columns the table has.
func (t *Table) check() Faults {
	var faults Faults
	for _, v := range t.cols {
		faults = append(faults, t.checkValues(v)...)
	}
	return append(faults, t.checkKey()...)
}

// checkValues reports texts that are not among those allowed and numbers outside
// their range.
func (t *Table) checkValues(v *vector) Faults {
	var faults Faults
	more := 0
	report := func(value int, format string, args ...any) {
		if len(faults) >= keptFaults {
			more++
			return
		}
		faults = append(faults, t.faultAt(v.rowOf(value), v.field.Name, fmt.Sprintf(format, args...)))
	}
	if v.field.OneOf != nil {
		codes, dict := t.Codes(v.field.Name)
		bad := make([]bool, len(dict))
		for i, s := range dict {
			bad[i] = !slices.Contains(v.field.OneOf, s)
		}
		for i, c := range codes {
			if c >= 0 && bad[c] {
				report(i, "is %.60q; allowed are %s", dict[c], quoted(v.field.OneOf))
			}
		}
	}
	if r := v.field.Range; r != nil {
		v.each(func(_, i int) {
			switch {
			case v.field.Kind == Int && !r.holds(float64(v.ints[i])):
				report(i, "is %d; allowed is %v", v.ints[i], r)
			case v.field.Kind == Float && !r.holds(v.floats[i]):
				report(i, "is %v; allowed is %v", v.floats[i], r)
			}
		})
	}
	if more > 0 {
		faults = append(faults, Fault{File: t.schema.Table, Column: v.field.Name, Row: -1, What: fmt.Sprintf("%d further values that are not allowed", more)})
	}
	return faults
}

// checkKey reports keys that occur twice, each with the row where it first was.
// It does nothing when a key column was not read.
func (t *Table) checkKey() Faults {
	if len(t.schema.Key) == 0 {
		return nil
	}
	cols := make([]*vector, len(t.schema.Key))
	for i, name := range t.schema.Key {
		if _, ok := t.schema.Field(name); !ok {
			return nil
		}
		cols[i] = t.find(name)
	}
	var faults Faults
	more := 0
	twice(cols, t.rows, func(first, row int) {
		if len(faults) >= keptFaults {
			more++
			return
		}
		parts := make([]string, len(cols))
		for i, v := range cols {
			parts[i] = v.field.Name + "=" + v.show(row)
		}
		faults = append(faults, t.faultAt(row, strings.Join(t.schema.Key, ", "),
			fmt.Sprintf("%s is there already, in %s; keep one of the two", strings.Join(parts, " "), t.Where(first))))
	})
	if more > 0 {
		faults = append(faults, Fault{File: t.schema.Table, Row: -1, What: fmt.Sprintf("%d further keys that occur twice", more)})
	}
	return faults
}

// twice calls report for each row whose values were there before, with the row
// where they first were. It is a hash table of row numbers: rows are compared by
// value, so the hash decides nothing.
func twice(cols []*vector, rows int, report func(first, row int)) {
	size := 1
	for size < 2*rows {
		size *= 2
	}
	slots := make([]int32, size) // row + 1
	seed := maphash.MakeSeed()
	for row := 0; row < rows; row++ {
		h := uint64(0x9e3779b97f4a7c15)
		for _, v := range cols {
			h = (h ^ v.hash(row, seed)) * 0xff51afd7ed558ccd
			h ^= h >> 32
		}
		for at := int(h) & (size - 1); ; at = (at + 1) & (size - 1) {
			if slots[at] == 0 {
				slots[at] = int32(row) + 1
				break
			}
			if first := int(slots[at]) - 1; equalRows(cols, first, row) {
				report(first, row)
				break
			}
		}
	}
}

func equalRows(cols []*vector, a, b int) bool {
	for _, v := range cols {
		switch {
		case v.codes != nil:
			if v.codes[a] != v.codes[b] {
				return false
			}
		case v.field.Kind == Text:
			if v.texts[a] != v.texts[b] {
				return false
			}
		case v.field.Kind == Int:
			if v.ints[a] != v.ints[b] {
				return false
			}
		case v.field.Kind == Float:
			if v.floats[a] != v.floats[b] {
				return false
			}
		default:
			if v.bools[a] != v.bools[b] {
				return false
			}
		}
	}
	return true
}

func (v *vector) hash(row int, seed maphash.Seed) uint64 {
	switch {
	case v.codes != nil:
		return uint64(v.codes[row])
	case v.field.Kind == Text:
		return maphash.String(seed, v.texts[row])
	case v.field.Kind == Int:
		return uint64(v.ints[row])
	case v.field.Kind == Float:
		return maphash.Comparable(seed, v.floats[row])
	}
	if v.bools[row] {
		return 1
	}
	return 0
}

// show gives a scalar value for a message.
func (v *vector) show(row int) string {
	switch {
	case v.absent(row):
		return "null"
	case v.field.Kind == Text:
		return fmt.Sprintf("%.60q", v.one(row))
	}
	return v.one(row)
}

// rowOf gives the row of a value; of a list, the row its element belongs to.
func (v *vector) rowOf(value int) int {
	if !v.field.List {
		return value
	}
	return rowOf(v.offsets, value)
}

// rowOf gives the row of an element of a list column: the last one that starts at
// or before it.
func rowOf(offsets []int, element int) int {
	after, _ := slices.BinarySearch(offsets, element+1) // the first that starts beyond it
	return after - 1
}

// faultAt is a fault of a row, in the file the row came from.
func (t *Table) faultAt(row int, column, what string) Fault {
	if t.origin != nil {
		return Fault{File: t.origin(row), Column: column, Row: -1, What: what}
	}
	if file, i, ok := t.fileOf(row); ok {
		return Fault{File: file, Column: column, Row: i, What: what}
	}
	return Fault{File: t.schema.Table, Column: column, Row: row, What: what}
}

func quoted(texts []string) string {
	out := make([]string, len(texts))
	for i, s := range texts {
		out[i] = fmt.Sprintf("%q", s)
	}
	return strings.Join(out, ", ")
}
