// Number theory loops.
package main

import "fmt"

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func powmod(b, e, m uint64) uint64 {
	r := uint64(1)
	for b %= m; e > 0; e >>= 1 {
		if e&1 == 1 {
			r = r * b % m
		}
		b = b * b % m
	}
	return r
}

func sieve(n int) (ps []int) {
	comp := make([]bool, n+1)
	for i := 2; i <= n; i++ {
		if !comp[i] {
			ps = append(ps, i)
			for j := i * i; j <= n; j += i {
				comp[j] = true
			}
		}
	}
	return
}

func main() {
	fmt.Println(gcd(48, 36), gcd(17, 5), powmod(3, 200, 1000007), sieve(40))
	n, steps := 27, 0
	for ; n != 1; steps++ {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
	}
	fmt.Println(steps)
}

// Output:
// 12 1 959082 [2 3 5 7 11 13 17 19 23 29 31 37]
// 111
