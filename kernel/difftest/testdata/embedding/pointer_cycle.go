// Structs that embed pointers to each other.
package main

import "fmt"

type Parent struct {
	Name string
	Kids []*Kid
}
type Kid struct {
	*Parent
	Nick string
}

func (p *Parent) Add(n string) *Kid {
	k := &Kid{p, n}
	p.Kids = append(p.Kids, k)
	return k
}

func main() {
	p := &Parent{Name: "P"}
	p.Add("a").Add("b").Parent.Add("c")
	for _, k := range p.Kids {
		fmt.Print(k.Name, k.Nick, len(k.Kids), " ")
	}
	fmt.Println()
}

// Output:
// Pa3 Pb3 Pc3␣
