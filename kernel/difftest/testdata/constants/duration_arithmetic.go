// Durations with constants and variables.
package main

import (
	"fmt"
	"time"
)

func main() {
	n := 3
	d := time.Duration(n) * time.Second
	fmt.Println(d, d/2, d.Seconds(), 2*time.Hour+30*time.Minute, time.Duration(1.5*float64(time.Second)))
	fmt.Println(time.Duration(90)*time.Minute, d.Milliseconds(), time.Duration(1234567))
	const tick = time.Second / 60
	fmt.Println(tick, tick*60 == time.Second)
}

// Output:
// 3s 1.5s 3 2h30m0s 1.5s
// 1h30m0s 3000 1.234567ms
// 16.666666ms false
