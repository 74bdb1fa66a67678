// Word wrap, centring and columns of text.
package main

import (
	"fmt"
	"strings"
)

func wrap(s string, width int) (lines []string) {
	line := ""
	for _, w := range strings.Fields(s) {
		if line != "" && len(line)+1+len(w) > width {
			lines = append(lines, line)
			line = w
			continue
		}
		if line != "" {
			line += " "
		}
		line += w
	}
	return append(lines, line)
}

func main() {
	for i, l := range wrap("the quick brown fox jumps over the lazy dog again", 16) {
		pad := (16 - len(l)) / 2
		fmt.Printf("%d|%s|%-16s|%*s%s\n", i, l, l, pad, "", l)
	}
}

// Output:
// 0|the quick brown|the quick brown |the quick brown
// 1|fox jumps over|fox jumps over  | fox jumps over
// 2|the lazy dog|the lazy dog    |  the lazy dog
// 3|again|again           |     again
