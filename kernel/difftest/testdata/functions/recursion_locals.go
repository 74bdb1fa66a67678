// Each call of a recursive function has its own variables.
package main

import "fmt"

func perm(xs []int, k int, out *[][]int) {
	if k == len(xs) {
		*out = append(*out, append([]int(nil), xs...))
		return
	}
	for i := k; i < len(xs); i++ {
		xs[k], xs[i] = xs[i], xs[k]
		perm(xs, k+1, out)
		xs[k], xs[i] = xs[i], xs[k]
	}
}

func hanoi(n int, a, b, c string) (moves int) {
	if n == 0 {
		return 0
	}
	left := hanoi(n-1, a, c, b)
	right := hanoi(n-1, c, b, a)
	return left + 1 + right
}

func main() {
	var out [][]int
	perm([]int{1, 2, 3}, 0, &out)
	fmt.Println(out, hanoi(6, "a", "b", "c"))
}

// Output:
// [[1 2 3] [1 3 2] [2 1 3] [2 3 1] [3 2 1] [3 1 2]] 63
