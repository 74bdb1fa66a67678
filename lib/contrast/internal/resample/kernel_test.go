package resample

import (
	"testing"

	"galley/lib/stats"
)

func kernelData() (values []int64, planes []uint64) {
	rng := stats.NewKey(1, "kernel").Stream(0)
	values = make([]int64, 64)
	for i := range values {
		values[i] = int64(rng.IntN(2001) - 1000)
	}
	planes = make([]uint64, 1000)
	rng.Fill(planes)
	return values, planes
}

func TestTablesSumSubsets(t *testing.T) {
	values, planes := kernelData()
	var tables twin
	tables.a.fill(values)
	tables.b.fill(make([]int64, 64))
	a, b := make([]int64, len(planes)), make([]int64, len(planes))
	tables.signs(a, b, planes)
	for r, x := range planes {
		want := int64(0)
		for i, v := range values {
			if x>>i&1 == 1 {
				want += v
			}
		}
		if a[r] != want || b[r] != 0 {
			t.Fatalf("plane %x: %d and %d, want %d and 0", x, a[r], b[r], want)
		}
	}
}

func TestPlanesTakeCountsApart(t *testing.T) {
	counts := make([]byte, 64)
	for i := range counts {
		counts[i] = byte(i * i)
	}
	ones, twos, more := planes(counts)
	for i, c := range counts {
		if ones>>i&1 != uint64(c&1) || twos>>i&1 != uint64(c>>1&1) || (more>>i&1 == 1) != (c >= 4) {
			t.Errorf("count %d: bits %d %d, more %d", c, ones>>i&1, twos>>i&1, more>>i&1)
		}
	}
}

func TestUnpackBorrows(t *testing.T) {
	lanes := [][]int64{{-3, 5, 0, -8}, {7, -1, 0, -64}, {-1, 1, 0, 99}}
	widths := []int{5, 8, 51}
	words := make([]int64, 4)
	for r := range words {
		words[r] = lanes[0][r] + lanes[1][r]<<5 + lanes[2][r]<<13
	}
	out := make([]int64, 4)
	for k, width := range widths {
		unpack(out, words, width)
		for r := range out {
			if out[r] != lanes[k][r] {
				t.Errorf("lane %d: %v, want %v", k, out, lanes[k])
				break
			}
		}
	}
}

func TestTailKeepsTheSmallest(t *testing.T) {
	rng := stats.NewKey(9, "tail").Stream(0)
	for _, n := range []int{1, 10, 5000, 20_000} {
		for _, keep := range []int{1, 30, 300} {
			if keep > n {
				continue
			}
			for _, kind := range []int{1 << 40, 3} { // distinct, and many ties
				keys := make([]int64, n)
				for i := range keys {
					keys[i] = int64(rng.IntN(kind)) - int64(kind/2)
				}
				whole, parts := newTail(keep), newTail(keep)
				s := &state{prepared: &prepared{}, low: whole, high: newTail(keep)}
				s.takeBoot(0, append([]int64(nil), keys...), nil)
				for _, k := range keys {
					parts.offer(k)
				}
				a, b := whole.sorted(), parts.sorted()
				for i := 0; i < keep; i++ {
					smaller := 0
					for _, k := range keys {
						if k < a[i] {
							smaller++
						}
					}
					if smaller > i || a[i] != b[i] || i > 0 && a[i] < a[i-1] {
						t.Fatalf("n %d keep %d: rank %d is %d with %d smaller, in parts %d", n, keep, i, a[i], smaller, b[i])
					}
					if keep > 30 {
						i += 37
					}
				}
			}
		}
	}
}

func BenchmarkFill(b *testing.B) {
	values, _ := kernelData()
	var t tables
	for b.Loop() {
		t.fill(values)
	}
}

func BenchmarkCounts(b *testing.B) {
	values, planes := kernelData()
	var t twin
	t.a.fill(values)
	t.b.fill(values)
	x, y := make([]int64, len(planes)), make([]int64, len(planes))
	for b.Loop() {
		t.counts(x, y, planes, planes)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(planes))/32, "ns/look-up")
}
