package calibration

import "galley/lib/frame"

// columns gathers a frame row by row; every row must fill the same columns in
// the same order.
type columns struct {
	order  []string
	texts  map[string][]string
	ints   map[string][]int64
	floats map[string][]float64
	rows   int
}

func newColumns(rows int) *columns {
	return &columns{texts: map[string][]string{}, ints: map[string][]int64{}, floats: map[string][]float64{}, rows: rows}
}

func (c *columns) text(name, v string) {
	if c.texts[name] == nil {
		c.order = append(c.order, name)
	}
	c.texts[name] = append(c.texts[name], v)
}

func (c *columns) integer(name string, v int) {
	if c.ints[name] == nil {
		c.order = append(c.order, name)
	}
	c.ints[name] = append(c.ints[name], int64(v))
}

func (c *columns) float(name string, v float64) {
	if c.floats[name] == nil {
		c.order = append(c.order, name)
	}
	c.floats[name] = append(c.floats[name], v)
}

// share adds the share under its name, with "studies", "lo" and "hi".
func (c *columns) share(name string, s share) {
	lo, hi := s.bounds()
	c.integer("studies", s.Studies)
	c.float(name, s.value())
	c.float("lo", lo)
	c.float("hi", hi)
}

func (c *columns) frame() *frame.Frame {
	f := frame.New()
	for _, name := range c.order {
		switch {
		case c.texts[name] != nil:
			f = f.WithTexts(name, c.texts[name])
		case c.ints[name] != nil:
			f = f.WithInts(name, c.ints[name])
		default:
			f = f.WithFloats(name, c.floats[name])
		}
	}
	return f
}
