// Builders passed by pointer and as io.Writer.
package main

import (
	"fmt"
	"strings"
)

func indent(b *strings.Builder, depth int, s string) {
	b.WriteString(strings.Repeat("  ", depth))
	b.WriteString(s)
	b.WriteByte('\n')
}

type tree struct {
	name string
	kids []tree
}

func (t tree) write(w *strings.Builder, d int) {
	indent(w, d, t.name)
	for _, k := range t.kids {
		k.write(w, d+1)
	}
}

func main() {
	var b strings.Builder
	tree{"root", []tree{{"a", nil}, {"b", []tree{{name: "c"}}}}}.write(&b, 0)
	fmt.Fprintf(&b, "%d bytes\n", b.Len())
	fmt.Print(b.String())
}

// Output:
// root
//   a
//   b
//     c
// 19 bytes
