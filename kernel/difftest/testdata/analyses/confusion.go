// Confusion counts, precision and recall, with undefined shown as such.
package main

import "fmt"

type counts struct{ tp, fp, fn, tn int }

func (c counts) precision() (float64, bool) { return ratio(c.tp, c.tp+c.fp) }
func (c counts) recall() (float64, bool)    { return ratio(c.tp, c.tp+c.fn) }

func ratio(a, b int) (float64, bool) {
	if b == 0 {
		return 0, false
	}
	return float64(a) / float64(b), true
}

func show(v float64, ok bool) string {
	if !ok {
		return "undefined"
	}
	return fmt.Sprintf("%.3f", v)
}

func main() {
	var c counts
	for _, p := range [][2]bool{{true, true}, {true, false}, {false, true}, {false, false}, {true, true}} {
		switch {
		case p[0] && p[1]:
			c.tp++
		case p[0]:
			c.fp++
		case p[1]:
			c.fn++
		default:
			c.tn++
		}
	}
	fmt.Println(c, show(c.precision()), show(c.recall()), show(counts{}.recall()))
}

// Output:
// {2 1 1 1} 0.667 0.667 undefined
