// A method value of an interface binds the dynamic value.
package main

import (
	"fmt"
	"strings"
)

type Namer interface{ Name() string }
type A struct{ s string }
type B struct{ s string }

func (a A) Name() string  { return "A" + a.s }
func (b *B) Name() string { return "B" + b.s }

func main() {
	var n Namer = A{"1"}
	f := n.Name
	b := &B{"2"}
	n = b
	g := n.Name
	b.s = "3"
	n = A{"4"}
	fmt.Println(f(), g(), n.Name())
	h := strings.NewReplacer("a", "b").Replace
	fmt.Println(h("banana"))
	var sb strings.Builder
	w := sb.WriteString
	w("x")
	w("y")
	fmt.Println(sb.String())
}

// Output:
// A1 B3 A4
// bbnbnb
// xy
