// rand.N for integers of all kinds: in range, and what it refuses.
package main

import (
	"fmt"
	"math/rand/v2"
	"time"
)

type die uint8

func check[T ~int | ~uint8 | ~int64 | ~uint64](n T) bool {
	for range 20 {
		if v := rand.N(n); v < 0 || v >= n {
			return false
		}
	}
	return true
}

func main() {
	fmt.Println(check(5), check(die(6)), check(time.Second), check(uint64(1)<<63))
	fmt.Printf("%T %T %d\n", rand.N(die(6)), rand.N(time.Hour), rand.N(1))
	seen := map[int]bool{}
	for range 200 {
		seen[rand.N(3)] = true
	}
	fmt.Println(len(seen))
	f := rand.N[int8]
	fmt.Println(f(1))
	for _, n := range []int{0, -1} {
		func() {
			defer func() { fmt.Println(recover()) }()
			rand.N(n)
		}()
	}
}

// Output:
// true true true true
// main.die time.Duration 0
// 3
// 0
// invalid argument to N
// invalid argument to N
