// Raw strings keep line breaks and drop carriage returns.
package main

import (
	"fmt"
	"strings"
)

func main() {
	s := `first
	second \t "quoted"
third`
	fmt.Printf("%q %d\n", s, strings.Count(s, "\n"))
	fmt.Println(len(`a\nb`), `é`[0])
}

// Output:
// "first\n\tsecond \\t \"quoted\"\nthird" 2
// 4 195
