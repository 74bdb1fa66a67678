// Writing a LaTeX table with escapes and bold best values.
package main

import (
	"fmt"
	"strconv"
	"strings"
)

type column struct {
	head   string
	format func(float64) string
	high   bool
}

func escape(s string) string {
	return strings.NewReplacer("%", `\%`, "_", `\_`, "&", `\&`).Replace(s)
}

func main() {
	cols := []column{
		{"EM", func(x float64) string { return fmt.Sprintf("%.1f", 100*x) }, true},
		{"P_g", func(x float64) string { return strings.TrimPrefix(fmt.Sprintf("%.3f", x), "0") }, true},
		{"tokens", func(x float64) string { return strconv.Itoa(int(x)) }, false},
	}
	names := []string{"full_doc", "50% & more"}
	data := [][]float64{{.4567, .81, 900}, {.5, .7777, 450}}
	best := make([]int, len(cols))
	for c := range cols {
		for r := range data {
			if better := data[r][c] > data[best[c]][c]; better == cols[c].high && data[r][c] != data[best[c]][c] {
				best[c] = r
			}
		}
	}
	for r, name := range names {
		cells := []string{escape(name)}
		for c, col := range cols {
			s := col.format(data[r][c])
			if best[c] == r {
				s = `\textbf{` + s + `}`
			}
			cells = append(cells, s)
		}
		fmt.Println(strings.Join(cells, " & ") + ` \\`)
	}
}

// Output:
// full\_doc & 45.7 & \textbf{.810} & 900 \\
// 50\% \& more & \textbf{50.0} & .778 & \textbf{450} \\
