// Missing values as a mask, never as zero.
package main

import (
	"fmt"
	"strconv"
)

type column struct {
	values  []float64
	missing []bool
}

func (c column) mean() (m float64, n int, ok bool) {
	for i, v := range c.values {
		if c.missing != nil && c.missing[i] {
			continue
		}
		m += v
		n++
	}
	if n == 0 {
		return 0, 0, false
	}
	return m / float64(n), n, true
}

func parse(cells []string) (c column, errs []error) {
	for i, s := range cells {
		v, err := strconv.ParseFloat(s, 64)
		switch {
		case s == "":
			c.missing = append(c.missing, true)
		case err != nil:
			errs = append(errs, fmt.Errorf("row %d: %q is not a number", i+1, s))
			c.missing = append(c.missing, true)
		default:
			c.missing = append(c.missing, false)
		}
		c.values = append(c.values, v)
	}
	return
}

func main() {
	c, errs := parse([]string{"1", "", "3.5", "x", "0"})
	fmt.Println(c.missing, errs)
	fmt.Println(c.mean())
	fmt.Println(column{[]float64{1}, []bool{true}}.mean())
}

// Output:
// [false true false true false] [row 4: "x" is not a number]
// 1.5 3 true
// 0 0 false
