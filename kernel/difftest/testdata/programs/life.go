// Conway's game of life on a map of points.
package main

import "fmt"

type pt struct{ x, y int }

func step(live map[pt]bool) map[pt]bool {
	n := map[pt]int{}
	for p := range live {
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				if dx != 0 || dy != 0 {
					n[pt{p.x + dx, p.y + dy}]++
				}
			}
		}
	}
	next := map[pt]bool{}
	for p, c := range n {
		if c == 3 || c == 2 && live[p] {
			next[p] = true
		}
	}
	return next
}

func main() {
	g := map[pt]bool{{1, 0}: true, {2, 1}: true, {0, 2}: true, {1, 2}: true, {2, 2}: true}
	for range 4 {
		g = step(g)
	}
	for y := range 5 {
		for x := range 5 {
			if g[pt{x, y}] {
				fmt.Print("#")
			} else {
				fmt.Print(".")
			}
		}
		fmt.Println()
	}
}

// Output:
// .....
// ..#..
// ...#.
// .###.
// .....
