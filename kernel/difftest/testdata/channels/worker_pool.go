// Workers take jobs from a channel; results are sorted.
package main

import (
	"fmt"
	"sort"
)

type job struct{ id, n int }
type result struct {
	id  int
	sum int
}

func worker(jobs <-chan job, results chan<- result) {
	for j := range jobs {
		s := 0
		for i := 1; i <= j.n; i++ {
			s += i
		}
		results <- result{j.id, s}
	}
}

func main() {
	jobs := make(chan job, 5)
	results := make(chan result, 5)
	for range 3 {
		go worker(jobs, results)
	}
	for i := range 5 {
		jobs <- job{i, i * 10}
	}
	close(jobs)
	var rs []result
	for range 5 {
		rs = append(rs, <-results)
	}
	sort.Slice(rs, func(a, b int) bool { return rs[a].id < rs[b].id })
	fmt.Println(rs)
}

// Output:
// [{0 0} {1 55} {2 210} {3 465} {4 820}]
