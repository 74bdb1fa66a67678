package frame

import "fmt"

// Concat puts frames under one another. All must have the same columns, of the
// same kinds, in any order; the first frame's order is kept. Without frames it
// gives an empty frame.
func Concat(frames ...*Frame) (*Frame, error) {
	if len(frames) == 0 {
		return New(), nil
	}
	first, n := frames[0], 0
	for k, f := range frames {
		if len(f.cols) != len(first.cols) {
			return nil, fmt.Errorf("frame: Concat: frame 0 has %s; frame %d has %s", first.shape(), k, f.shape())
		}
		for _, c := range first.cols {
			i, ok := f.index[c.name]
			if !ok || f.cols[i].kind != c.kind {
				return nil, fmt.Errorf("frame: Concat: frame 0 has %s <%s>; frame %d has %s", c.name, c.kind, k, f.shape())
			}
		}
		n += f.n
	}
	cols := make([]*column, len(first.cols))
	for k, c := range first.cols {
		out := &column{name: c.name, kind: c.kind}
		for _, f := range frames {
			d := f.col(c.name)
			if d.missing != nil && out.missing == nil {
				out.missing = make([]bool, out.len(), n)
			}
			out.texts = append(out.texts, d.texts...)
			out.ints = append(out.ints, d.ints...)
			out.floats = append(out.floats, d.floats...)
			out.bools = append(out.bools, d.bools...)
			if d.missing != nil {
				out.missing = append(out.missing, d.missing...)
			} else if out.missing != nil {
				out.missing = append(out.missing, make([]bool, f.n)...)
			}
		}
		cols[k] = out
	}
	return build(n, cols), nil
}
