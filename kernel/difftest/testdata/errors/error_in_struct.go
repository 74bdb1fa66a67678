// Errors held in structs, maps and channels.
package main

import "fmt"

type result struct {
	v   int
	err error
}

func run(i int) result {
	if i == 2 {
		return result{err: fmt.Errorf("no %d", i)}
	}
	return result{v: i}
}

func main() {
	byErr := map[error][]int{}
	for i := range 4 {
		r := run(i)
		if r.err != nil {
			fmt.Println(r.err, r.v)
			continue
		}
		byErr[r.err] = append(byErr[r.err], r.v)
	}
	fmt.Println(len(byErr), byErr[nil], result{} == result{}, run(1) == result{1, nil})
}

// Output:
// no 2 0
// 1 [0 1 3] true true
