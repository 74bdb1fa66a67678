// Linear congruential, xorshift and splitmix generators.
package main

import "fmt"

type lcg uint32

func (l *lcg) next() uint32 {
	*l = *l*1664525 + 1013904223
	return uint32(*l)
}

type split struct{ s uint64 }

func (p *split) next() uint64 {
	p.s += 0x9e3779b97f4a7c15
	z := p.s
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

func xorshift(x uint32) uint32 {
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	return x
}

func main() {
	l := lcg(42)
	p := split{1}
	x := uint32(2463534242)
	for range 3 {
		x = xorshift(x)
		fmt.Println(l.next(), p.next(), x, float64(p.next()>>11)/(1<<53))
	}
}

// Output:
// 1083814273 10451216379200822465 723471715 0.7457817572627011
// 378494188 17911839290282890590 2497366906 0.4443592170557721
// 2479403867 8195237237126968761 2064144800 0.762894391911761
