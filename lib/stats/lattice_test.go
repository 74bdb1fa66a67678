package stats

import (
	"math"
	"testing"
)

func TestFindLattice(t *testing.T) {
	third := 1.0 / 3
	for _, c := range []struct {
		name       string
		values     []float64
		l          int64
		numerators []int64
	}{
		{"empty", nil, 1, []int64{}},
		{"zeros", []float64{0, 0}, 1, []int64{0, 0}},
		{"whole", []float64{3, -2, 0}, 1, []int64{3, -2, 0}},
		{"halves and thirds", []float64{0.5, third, -2 * third}, 6, []int64{3, 2, -4}},
		{"sixtieths", []float64{0.25, 0.2, third}, 60, []int64{15, 12, 20}},
		{"decimals", []float64{0.1, 0.25, 12.34}, 100, []int64{10, 25, 1234}},
		{"0.1+0.2 is 3/10", []float64{0.1 + 0.2}, 10, []int64{3}},
		{"harmonic mean of 2/3 and 4/5", []float64{2 * (2.0 / 3) * 0.8 / (2.0/3 + 0.8)}, 11, []int64{8}},
		{"large whole numbers", []float64{1e15 + 1, 1e15}, 1, []int64{1e15 + 1, 1e15}},
		{"largest denominator", []float64{1.0 / 360360}, 360360, []int64{1}},
	} {
		l, k, ok := FindLattice(c.values)
		if !ok || l != c.l || len(k) != len(c.numerators) {
			t.Errorf("%s: L %d %v %v, want %d %v", c.name, l, k, ok, c.l, c.numerators)
			continue
		}
		for i := range k {
			if k[i] != c.numerators[i] {
				t.Errorf("%s: numerators %v, want %v", c.name, k, c.numerators)
				break
			}
		}
	}
	for name, values := range map[string][]float64{
		"pi":                  {math.Pi},
		"root":                {0.5, math.Sqrt2},
		"denominator too big": {1.0 / 360361},
		"lcm too big":         {1.0 / 1009, 1.0 / 1013},
		"tiny is not zero":    {1e-300},
		"denormal":            {5e-324},
		"huge":                {1e300},
		"near but not equal":  {0.5, 0.5 + 1e-12},
		"large beside fine":   {0x1p49, 0x1p-14}, // 2^63 over 2^14
	} {
		if l, _, ok := FindLattice(values); ok {
			t.Errorf("%s: lattice %d", name, l)
		}
	}
}
