// Concatenation in loops, with += and Builder, of mixed expressions.
package main

import (
	"fmt"
	"strings"
)

func main() {
	s := ""
	for i := 0; i < 5; i++ {
		s += string(rune('a'+i)) + ","
	}
	var b strings.Builder
	for _, w := range strings.Split(s, ",") {
		if b.Len() > 0 {
			b.WriteByte('-')
		}
		b.WriteString(w)
		b.WriteRune('é')
	}
	fmt.Println(s, b.String(), b.Len(), "x"+"y"+s[:1])
	fmt.Println(strings.Repeat("=", 10) + ">")
}

// Output:
// a,b,c,d,e, aé-bé-cé-dé-eé-é 22 xya
// ==========>
