package stats

import (
	"math"
	"testing"
)

// all goes through every sign pattern.
func allFlips(units []int64) float64 {
	total := int64(0)
	for _, v := range units {
		total += v
	}
	hits := 0
	for code := range 1 << len(units) {
		sum := int64(0)
		for i, v := range units {
			if code>>i&1 == 1 {
				sum += v
			} else {
				sum -= v
			}
		}
		if max(sum, -sum) >= max(total, -total) {
			hits++
		}
	}
	return float64(hits) / float64(int(1)<<len(units))
}

func TestSignFlipExactCountsAllFlips(t *testing.T) {
	rng := NewKey(1, "exact").Stream(0)
	for n := 0; n <= 14; n++ {
		for _, span := range []int{1, 3, 60, 1000} {
			for range 6 {
				units := make([]int64, n)
				for i := range units {
					units[i] = int64(rng.IntN(2*span+1)-span/2) * 7
				}
				p, ok := SignFlipExact(units)
				if want := allFlips(units); !ok || p != want {
					t.Fatalf("%v: p %v %v, all flips %v", units, p, ok, want)
				}
			}
		}
	}
}

// Going through all flips in Gray code order is going through all flips; slack
// widens the ties; 25 units are too many.
func TestSignFlipAllCountsAllFlips(t *testing.T) {
	rng := NewKey(2, "all").Stream(0)
	for n := 0; n <= 12; n++ {
		for _, slack := range []int64{0, 3} {
			units := make([]int64, n)
			for i := range units {
				units[i] = int64(rng.IntN(41) - 15)
			}
			p, ok := SignFlipAll(units, slack)
			total, hits := int64(0), 0
			for _, u := range units {
				total += u
			}
			for code := range 1 << n {
				sum := int64(0)
				for i, u := range units {
					sum += u * int64(1-code>>i&1*2)
				}
				if max(sum, -sum) >= max(total, -total)-slack {
					hits++
				}
			}
			if want := float64(hits) / float64(int(1)<<n); !ok || p != want {
				t.Errorf("%v, slack %d: %v %v, want %v", units, slack, p, ok, want)
			}
		}
	}
	if _, ok := SignFlipAll(make([]int64, 100), 0); !ok {
		t.Error("a hundred zeros are no work")
	}
	many := make([]int64, MostEnumerated+1)
	for i := range many {
		many[i] = 1
	}
	if _, ok := SignFlipAll(many, 0); ok {
		t.Error("more units than are gone through: want no answer")
	}
}

// Unit differences are a two-sided sign test. scipy 1.10.1:
// binomtest(k, n, 0.5).pvalue for (3, 12), (30, 100), (1500, 4000).
func TestSignFlipExactIsTheSignTest(t *testing.T) {
	for _, c := range []struct {
		plus, n int
		want    float64
	}{
		{3, 12, 0.14599609375},
		{30, 100, 7.85013964559367e-05},
		{1500, 4000, 8.823640493909803e-57},
	} {
		units := make([]int64, c.n)
		for i := range units {
			units[i] = -2
			if i < c.plus {
				units[i] = 2
			}
		}
		p, ok := SignFlipExact(units)
		if !ok || math.Abs(p-c.want) > 1e-9*c.want {
			t.Errorf("%d of %d: p %v, want %v", c.plus, c.n, p, c.want)
		}
	}
}

func TestSignFlipExactAgainstFlipTable(t *testing.T) {
	rng := NewKey(2, "exact").Stream(0)
	units := make([]int64, 300)
	sum := int64(0)
	for i := range units {
		units[i] = int64(rng.IntN(25) - 11)
		sum += units[i]
	}
	p, ok := SignFlipExact(units)
	const flips = 100_000
	table := NewFlipTable(units)
	hits := table.Count(NewKey(3, "flips"), 0, flips, max(sum, -sum))
	if !ok || math.Abs(float64(hits)/flips-p) > 5*math.Sqrt(p*(1-p)/flips) {
		t.Errorf("exact p %v, %d of %d flips", p, hits, flips)
	}
	// In parts, and flip by flip.
	if parts := table.Count(NewKey(3, "flips"), 0, 777, 50) + table.Count(NewKey(3, "flips"), 777, 1000, 50); parts != table.Count(NewKey(3, "flips"), 0, 1777, 50) {
		t.Error("counting in parts differs")
	}
	for r := range 300 {
		stream := NewKey(3, "flips").Block(uint64(r / FlipBlock)).Stream(uint64(r % FlipBlock))
		words := make([]uint64, 5)
		stream.Fill(words)
		want := int64(0)
		for i, v := range units {
			if words[i/64]>>(i%64)&1 == 1 {
				want += v
			} else {
				want -= v
			}
		}
		if got := table.Sum(words); got != want {
			t.Fatalf("flip %d: sum %d, want %d", r, got, want)
		}
	}
}

func TestSignFlipExactLimits(t *testing.T) {
	if p, ok := SignFlipExact(nil); p != 1 || !ok {
		t.Errorf("no units: %v %v, want 1", p, ok)
	}
	if p, ok := SignFlipExact([]int64{0, 0}); p != 1 || !ok {
		t.Errorf("zeros: %v %v, want 1", p, ok)
	}
	wide := make([]int64, 5000)
	for i := range wide {
		wide[i] = (1_000_003*int64(i%7) + int64(i)) * int64(1-i%2*2)
	}
	if _, ok := SignFlipExact(wide); ok {
		t.Error("sums over 10^9 values: want no exact answer")
	}
	// A million questions, two of them different.
	sparse := make([]int64, 1_000_000)
	sparse[5], sparse[77] = 1, 1
	if p, ok := SignFlipExact(sparse); p != 0.5 || !ok {
		t.Errorf("two of a million: %v %v, want 0.5", p, ok)
	}
}

// plainExact is the subset-sum recursion without sublattices or halves.
func plainExact(units []int64) float64 {
	var sum, total int64
	var sizes []int64
	for _, k := range units {
		sum += k
		if k != 0 {
			sizes = append(sizes, max(k, -k))
			total += max(k, -k)
		}
	}
	tail := (total - max(sum, -sum)) / 2
	share := make([]float64, tail+1)
	share[0] = 1
	for _, k := range sizes {
		for y := tail; y >= 0; y-- {
			from := 0.0
			if y >= k {
				from = share[y-k]
			}
			share[y] = (share[y] + from) / 2
		}
	}
	p := 0.0
	for _, s := range share {
		p += s
	}
	return 2 * p
}

func TestSignFlipExactOnNestedLattices(t *testing.T) {
	rng := NewKey(4, "exact").Stream(0)
	for _, c := range []struct {
		n, largest int   // units, and denominators up to
		lean       int   // percent of positive differences
		l          int64 // lattice
	}{{30, 12, 55, 27720}, {40, 12, 80, 27720}, {100, 8, 60, 840}, {60, 10, 50, 2520}, {30, 12, 95, 27720}, {700, 4, 45, 12}} {
		units := make([]int64, c.n)
		for i := range units {
			q := int64(1 + rng.IntN(c.largest))
			units[i] = (1 + int64(rng.IntN(int(q)))) * c.l / q
			if rng.IntN(100) >= c.lean {
				units[i] = -units[i]
			}
		}
		p, ok := SignFlipExact(units)
		if want := plainExact(units); !ok || math.Abs(p-want) > 1e-12*want {
			t.Errorf("%+v: p %v %v, plainly %v", c, p, ok, want)
		}
	}
}

// More sizes than a float has powers of two: a sign test on 6,000 units.
// scipy 1.10.1: binomtest(2900, 6000, 0.5).pvalue.
func TestSignFlipExactManyUnits(t *testing.T) {
	units := make([]int64, 6000)
	for i := range units {
		units[i] = 3
		if i < 2900 {
			units[i] = -3
		}
	}
	const want = 0.010191041523412863
	if p, ok := SignFlipExact(units); !ok || math.Abs(p-want) > 1e-10*want {
		t.Errorf("p %v %v, want %v", p, ok, want)
	}
}
