// Increment and every assignment operator.
package main

import "fmt"

func main() {
	x := 100
	x++
	x--
	x += 5
	x -= 3
	x *= 2
	x /= 3
	x %= 50
	x <<= 3
	x >>= 1
	x |= 0x41
	x &= 0xF3
	x ^= 0x0F
	x &^= 0x10
	s := "a"
	s += "b"
	f := 1.5
	f *= 4
	f++
	var u uint8 = 250
	u += 10
	m := map[string][]int{"a": {1}}
	m["a"][0] += 41
	m["a"] = append(m["a"], x)
	cnt := map[rune]int{}
	for _, r := range "hello" {
		cnt[r]++
	}
	fmt.Println(x, s, f, u, m, cnt['l'])
}

// Output:
// 78 ab 7 4 map[a:[42 78]] 2
