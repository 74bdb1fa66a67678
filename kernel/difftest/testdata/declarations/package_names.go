// A local variable may have a package's name.
package main

import (
	"fmt"
	"sort"
)

func main() {
	strings := []string{"b", "a"}
	sort.Strings(strings)
	fmt.Println(strings)
	{
		sort := len(strings)
		fmt.Println(sort)
	}
}

// Output:
// [a b]
// 2
