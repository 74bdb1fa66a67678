// A sign-flip test with ties counted as extreme.
package main

import "fmt"

type draw struct{ state uint32 }

func (d *draw) flip() bool {
	d.state ^= d.state << 13
	d.state ^= d.state >> 17
	d.state ^= d.state << 5
	return d.state&1 == 1
}

func signFlip(diffs []int, reps int, seed uint32) (float64, int) {
	d := &draw{seed}
	obs := 0
	for _, x := range diffs {
		obs += x
	}
	extreme := 0
	for range reps {
		s := 0
		for _, x := range diffs {
			if d.flip() {
				x = -x
			}
			s += x
		}
		if max(s, -s) >= max(obs, -obs) {
			extreme++
		}
	}
	return float64(extreme+1) / float64(reps+1), obs
}

func main() {
	p, obs := signFlip([]int{1, 1, 0, 1, -1, 1, 1, 0, 1}, 999, 7)
	fmt.Printf("%d %.4f\n", obs, p)
}

// Output:
// 5 0.1230
