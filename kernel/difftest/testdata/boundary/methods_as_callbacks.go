// Methods of script types as callbacks and comparison functions.
package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
	"unicode"
)

type table struct {
	rows [][]string
	col  int
}

func (t *table) Len() int              { return len(t.rows) }
func (t *table) Less(i, j int) bool    { return t.rows[i][t.col] < t.rows[j][t.col] }
func (t *table) Swap(i, j int)         { t.rows[i], t.rows[j] = t.rows[j], t.rows[i] }
func (t table) keep(row []string) bool { return row[t.col] != "" }

type upper struct{ n *int }

func (u upper) fix(r rune) rune { *u.n++; return unicode.ToUpper(r) }

func main() {
	t := &table{[][]string{{"b", "1"}, {"a", "3"}, {"c", ""}}, 0}
	sort.Sort(t)
	fmt.Println(t.rows)
	t.col = 1
	sort.Stable(sort.Reverse(t))
	fmt.Println(t.rows, slices.IndexFunc(t.rows, t.keep), slices.ContainsFunc(t.rows, table{col: 1}.keep))
	n := 0
	fmt.Println(strings.Map(upper{&n}.fix, "abc"), n)
	fmt.Println(slices.SortedFunc(slices.Values(t.rows), func(a, b []string) int { return slices.Compare(a, b) }))
	var wg sync.WaitGroup
	wg.Add(1)
	go func(f func(rune) rune) { defer wg.Done(); f('x') }(upper{&n}.fix)
	wg.Wait()
	fmt.Println(n)
}

// Output:
// [[a 3] [b 1] [c ]]
// [[a 3] [b 1] [c ]] 0 true
// ABC 3
// [[a 3] [b 1] [c ]]
// 4
