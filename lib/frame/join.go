package frame

import (
	"fmt"
	"slices"
	"strings"
)

// Join pairs the rows of two frames that have the same key, one to one: rows in
// the order of f, the columns of f, then the other columns of other. Rows
// without a partner are left out. It is an error when a key occurs twice in
// either frame, when a key is missing, when a key column has another kind in the
// other frame, or when both have a further column of the same name.
func (f *Frame) Join(other *Frame, keys ...string) (*Frame, error) {
	left, right, err := f.match(other, keys)
	if err != nil {
		return nil, err
	}
	if err := unique(f, left, keys, "left", "; for a lookup of many rows in one use LeftJoin"); err != nil {
		return nil, err
	}
	at := rowOf(right)
	var l, r []int
	for i, code := range left {
		if code < 0 {
			return nil, fmt.Errorf("frame: Join: row %d of the left frame has no key (%s); keep only rows with WherePresent first", i, strings.Join(keys, ", "))
		}
		if j, ok := at[code]; ok {
			l, r = append(l, i), append(r, j)
		}
	}
	return f.beside(other, keys, l, r), nil
}

// LeftJoin looks every row of f up in other: all rows of f stay, in order, and
// may repeat a key; where other has no such key its columns are missing. It is
// an error when a key occurs twice or is missing in other, and as in Join.
func (f *Frame) LeftJoin(other *Frame, keys ...string) (*Frame, error) {
	left, right, err := f.match(other, keys)
	if err != nil {
		return nil, err
	}
	at := rowOf(right)
	l, r := make([]int, f.n), make([]int, f.n)
	for i, code := range left {
		l[i], r[i] = i, -1
		if j, ok := at[code]; ok && code >= 0 {
			r[i] = j
		}
	}
	return f.beside(other, keys, l, r), nil
}

// match numbers the key tuples of both frames together; a tuple with a missing
// part is -1. It checks what Join and LeftJoin both require.
func (f *Frame) match(other *Frame, keys []string) (left, right []int, err error) {
	if len(keys) == 0 {
		panic("frame: Join needs at least one key column")
	}
	a, b := f.Select(keys...), other.Select(keys...)
	for i, k := range keys {
		if a.cols[i].kind != b.cols[i].kind {
			return nil, nil, fmt.Errorf("frame: Join: key %s is %s on the left and %s on the right", k, a.cols[i].kind, b.cols[i].kind)
		}
	}
	for _, c := range other.cols {
		if !slices.Contains(keys, c.name) && f.Has(c.name) {
			return nil, nil, fmt.Errorf("frame: Join: both frames have a column %q; Rename or Drop one", c.name)
		}
	}
	both, err := Concat(a, b)
	if err != nil {
		return nil, nil, err
	}
	codes, _ := both.codes()
	for i := range codes {
		for _, c := range both.cols {
			if c.absent(i) {
				codes[i] = -1
			}
		}
	}
	left, right = codes[:f.n], codes[f.n:]
	for j, code := range right {
		if code < 0 {
			return nil, nil, fmt.Errorf("frame: Join: row %d of the right frame has no key (%s); keep only rows with WherePresent first", j, strings.Join(keys, ", "))
		}
	}
	return left, right, unique(other, right, keys, "right", "")
}

// unique reports the first key that occurs twice, with both rows.
func unique(f *Frame, codes []int, keys []string, side, advice string) error {
	first := make(map[int]int, len(codes))
	for i, code := range codes {
		if code < 0 {
			continue
		}
		if j, twice := first[code]; twice {
			parts := make([]string, len(keys))
			for k, name := range keys {
				parts[k] = fmt.Sprintf("%s=%s", name, f.col(name).show(i))
			}
			return fmt.Errorf("frame: Join: key %s occurs twice in the %s frame, rows %d and %d%s", strings.Join(parts, " "), side, j, i, advice)
		}
		first[code] = i
	}
	return nil
}

func rowOf(codes []int) map[int]int {
	at := make(map[int]int, len(codes))
	for i, code := range codes {
		at[code] = i
	}
	return at
}

func (f *Frame) beside(other *Frame, keys []string, l, r []int) *Frame {
	cols := f.take(l).cols
	for _, c := range other.cols {
		if !slices.Contains(keys, c.name) {
			cols = append(cols, c.take(r))
		}
	}
	return build(len(l), cols)
}
