package resample

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"galley/lib/stats"
)

// replayed is the estimator written down plainly: replicate by replicate, draw
// by draw, from the same streams.
func replayed(c *Cohort, p Problem, seed uint64, from, boots, flips int, separate bool) (stat []float64, hits int) {
	q := prepare(c, p)
	bootKey, flipKey := Keys(seed, c.Name)
	if separate {
		bootKey, flipKey = Keys(seed, c.Name, p.Name)
	}
	var units []int // the units drawn from
	for u := 0; u < c.Units; u++ {
		if !separate || !q.skipped(u) {
			units = append(units, u)
		}
	}
	drawer := stats.NewDrawer(len(units))
	for r := from; r < from+boots; r++ {
		draws := drawer.Sequence(bootKey.Block(uint64(r / Block)).Stream(uint64(r % Block)))
		var sum, count int64
		for taken := 0; taken < q.included; {
			u := units[draws.Next()]
			if q.skipped(u) {
				continue
			}
			sum += p.Values[u]
			count += q.size(u)
			taken++
		}
		stat = append(stat, float64(sum*p.Mul)/float64(p.Den*count))
	}
	for r := from; r < from+flips; r++ {
		rng := flipKey.Block(uint64(r / Block)).Stream(uint64(r % Block))
		var bits uint64
		var sum int64
		for i, u := range units {
			if i%64 == 0 {
				bits = rng.Uint64()
			}
			if bits>>(i%64)&1 == 1 {
				sum += p.Values[u]
			} else {
				sum -= p.Values[u]
			}
		}
		if abs(sum) >= abs(q.observed)-p.Slack {
			hits++
		}
	}
	return stat, hits
}

// testCohorts covers unit and cluster levels, every lane width, light and heavy
// exclusion, fewer units than a word has bits, and values too wide to share.
func testCohorts(rng *stats.Stream) []Cohort {
	var cohorts []Cohort
	for _, shape := range []struct {
		units    int
		clusters bool
	}{{1, false}, {2, true}, {5, false}, {63, false}, {64, true}, {65, false}, {200, true}, {944, false}} {
		c := Cohort{Name: fmt.Sprintf("cohort-%d", shape.units), Units: shape.units}
		if shape.clusters {
			c.Sizes = make([]int64, c.Units)
			for u := range c.Sizes {
				c.Sizes[u] = int64(1 + rng.IntN(9))
			}
		}
		for kind := 0; kind < 14; kind++ {
			p := Problem{Name: fmt.Sprintf("p%d", kind), Values: make([]int64, c.Units), Mul: 1, Den: 1}
			span := []int{1, 12, 60, 5000}[kind%4]
			wide := kind%7 == 6
			if wide {
				span = 1 << 30
			}
			skip := []float64{0, 0.02, 0.5, 0.9}[kind/2%4]
			if skip > 0 && c.Units > 2 {
				p.Skip = make([]bool, c.Units)
			}
			if shape.clusters && kind%3 == 1 {
				p.Sizes = make([]int64, c.Units)
			}
			for u := range p.Values {
				p.Values[u] = int64(rng.IntN(2*span+1) - span)
				if wide {
					p.Values[u] *= 1 << 20
				}
				if p.Sizes != nil {
					p.Sizes[u] = int64(1 + rng.IntN(int(c.Sizes[u])))
				}
				if p.Skip != nil && u > 0 && rng.Float64() < skip {
					p.Skip[u], p.Values[u] = true, 0
					if p.Sizes != nil {
						p.Sizes[u] = 0
					}
				}
			}
			if kind%5 == 2 {
				p.Mul, p.Den = 2, 60
			}
			if kind == 13 {
				p.Slack = 3
			}
			c.Problems = append(c.Problems, p)
		}
		cohorts = append(cohorts, c)
	}
	return cohorts
}

func run(cohorts []Cohort, config Config) [][]Draws {
	e := New(cohorts, config)
	e.Advance(0, config.Boots, config.Flips)
	out := make([][]Draws, len(cohorts))
	for i, c := range cohorts {
		for j := range c.Problems {
			out[i] = append(out[i], e.Draws(i, j))
		}
	}
	return out
}

func TestEngineReplaysDrawByDraw(t *testing.T) {
	rng := stats.NewKey(1, "test").Stream(0)
	cohorts := testCohorts(&rng)
	for _, separate := range []bool{false, true} {
		config := Config{Seed: 13, Keep: 40, KeepAll: true, Boots: 600, Flips: 700, Separate: separate, Workers: 2}
		got := run(cohorts, config)
		for i := range cohorts {
			for j, p := range cohorts[i].Problems {
				stat, hits := replayed(&cohorts[i], p, 13, 0, 600, 700, separate)
				d := got[i][j]
				if !reflect.DeepEqual(d.Boot, stat) {
					t.Errorf("separate %v, %s %s: bootstrap statistics differ from the replay", separate, cohorts[i].Name, p.Name)
				}
				if d.Hits != hits || d.Flips != 700 {
					t.Errorf("separate %v, %s %s: %d of %d flips extreme, replay %d of 700", separate, cohorts[i].Name, p.Name, d.Hits, d.Flips, hits)
				}
				slices.Sort(stat)
				if !slices.Equal(d.Low, stat[:40]) {
					t.Errorf("separate %v, %s %s: lower tail differs from the sorted replay", separate, cohorts[i].Name, p.Name)
				}
				slices.Reverse(stat)
				if !slices.Equal(d.High, stat[:40]) {
					t.Errorf("separate %v, %s %s: upper tail differs from the sorted replay", separate, cohorts[i].Name, p.Name)
				}
			}
		}
	}
}

func TestWorkersChunksAndWindowChangeNothing(t *testing.T) {
	rng := stats.NewKey(2, "test").Stream(0)
	cohorts := testCohorts(&rng)
	for _, separate := range []bool{false, true} {
		want := run(cohorts, Config{Seed: 5, Keep: 30, Boots: 1300, Flips: 1200, Workers: 1, Separate: separate})
		for _, config := range []Config{
			{Workers: 2}, {Workers: 3}, {Workers: 7}, {Workers: 2, Memory: 1}, {Workers: 3, Memory: 100_000},
		} {
			config.Seed, config.Keep, config.Boots, config.Flips, config.Separate = 5, 30, 1300, 1200, separate
			if got := run(cohorts, config); !reflect.DeepEqual(got, want) {
				t.Errorf("separate %v: results change with %d workers and %d bytes", separate, config.Workers, config.Memory)
			}
		}
	}
}

func TestAddedProblemsChangeNothing(t *testing.T) {
	rng := stats.NewKey(3, "test").Stream(0)
	cohorts := testCohorts(&rng)
	all := run(cohorts, Config{Seed: 5, Keep: 30, Boots: 500, Flips: 500})
	for i, c := range cohorts {
		for j := range c.Problems {
			alone := c
			alone.Problems = c.Problems[j : j+1]
			if got := run([]Cohort{alone}, Config{Seed: 5, Keep: 30, Boots: 500, Flips: 500}); !reflect.DeepEqual(got[0][0], all[i][j]) {
				t.Errorf("%s problem %d differs when run alone", c.Name, j)
			}
		}
	}
}

func TestAdvanceInStages(t *testing.T) {
	rng := stats.NewKey(4, "test").Stream(0)
	cohorts := testCohorts(&rng)
	for _, separate := range []bool{false, true} {
		config := Config{Seed: 5, Keep: 30, Boots: 1024, Flips: 2048, Separate: separate}
		want := run(cohorts, config)
		e := New(cohorts, config)
		e.Advance(0, 512, 300)
		e.Advance(512, 512, 0)
		e.Advance(300, 0, 1)
		e.Advance(301, 0, 1747)
		for i, c := range cohorts {
			for j := range c.Problems {
				if got := e.Draws(i, j); !reflect.DeepEqual(got, want[i][j]) {
					t.Errorf("separate %v, %s problem %d differs when advanced in stages", separate, c.Name, j)
				}
			}
		}
	}
}
