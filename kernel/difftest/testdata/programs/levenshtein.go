// Edit distance, longest common subsequence and knapsack tables.
package main

import "fmt"

func edit(a, b string) int {
	x, y := []rune(a), []rune(b)
	prev := make([]int, len(y)+1)
	for j := range prev {
		prev[j] = j
	}
	for i, r := range x {
		cur := make([]int, len(y)+1)
		cur[0] = i + 1
		for j, s := range y {
			cost := 1
			if r == s {
				cost = 0
			}
			cur[j+1] = min(cur[j]+1, prev[j+1]+1, prev[j]+cost)
		}
		prev = cur
	}
	return prev[len(y)]
}

func lcs(a, b string) string {
	t := make([][]string, len(a)+1)
	for i := range t {
		t[i] = make([]string, len(b)+1)
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			switch {
			case a[i-1] == b[j-1]:
				t[i][j] = t[i-1][j-1] + a[i-1:i]
			case len(t[i-1][j]) >= len(t[i][j-1]):
				t[i][j] = t[i-1][j]
			default:
				t[i][j] = t[i][j-1]
			}
		}
	}
	return t[len(a)][len(b)]
}

func main() {
	fmt.Println(edit("kitten", "sitting"), edit("", "añb"), lcs("AGGTAB", "GXTXAYB"))
}

// Output:
// 3 3 GTAB
