// Typed constants keep their type through operators.
package main

import (
	"fmt"
	"time"
)

type Meters float64
type Count uint8

const (
	long  Meters = 10
	short        = long / 4
	max   Count  = 255
	half         = max / 2
)

func main() {
	fmt.Printf("%T %v %T %v\n", short, short, half, half)
	const ms = 3 * time.Millisecond
	fmt.Println(ms, time.Second/3, 1500*time.Millisecond)
}

// Output:
// main.Meters 2.5 main.Count 127
// 3ms 333.333333ms 1.5s
