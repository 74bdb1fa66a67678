// Long float sums give the same bits.
package main

import "fmt"

func main() {
	s, k, c := 0.0, 0.0, 0.0
	for i := 1; i <= 1000; i++ {
		x := 1 / float64(i)
		s += x
		y := x - c
		t := k + y
		c = (t - k) - y
		k = t
	}
	fmt.Println(s, k, s == k)
	fmt.Printf("%.20g %x\n", s, k)
	p := 1.0
	for i := range 50 {
		p *= 1 + 1/float64(i+1)
	}
	fmt.Println(p)
}

// Output:
// 7.485470860550343 7.485470860550345 false
// 7.485470860550343275 0x1.df11f45f4e61ap+02
// 51.00000000000002
