// Entries may be deleted while ranging.
package main

import "fmt"

func main() {
	m := map[int]int{}
	for i := range 20 {
		m[i] = i * i
	}
	for k := range m {
		if k%2 == 0 {
			delete(m, k)
		}
	}
	seen := 0
	for k, v := range m {
		seen += k + v
		m[k] = 0
	}
	total := 0
	for _, v := range m {
		total += v
	}
	fmt.Println(len(m), seen, total)
	for k := range m {
		delete(m, k)
	}
	fmt.Println(len(m), m)
}

// Output:
// 10 1430 0
// 0 map[]
