package stats

import "testing"

func TestFillIsTheSequence(t *testing.T) {
	for _, n := range []int{1, 2, 3, 10, 271, 944, 976, 65537, 1 << 30} {
		d := NewDrawer(n)
		key := NewKey(uint64(n), "fill")
		for _, length := range []int{0, 1, 5, 6, 7, 500} {
			rng := key.Stream(uint64(length))
			sequence := d.Sequence(rng)
			out := make([]int32, length)
			d.Fill(&rng, out)
			for i, got := range out {
				if want := sequence.Next(); int(got) != want {
					t.Fatalf("n %d, length %d: draw %d is %d, want %d", n, length, i, got, want)
				}
			}
		}
	}
}
