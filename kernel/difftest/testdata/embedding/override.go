// An outer method hides the inner one and may call it.
package main

import "fmt"

type Base struct{ name string }

func (b Base) Describe() string { return "base " + b.Name() }
func (b Base) Name() string     { return b.name }

type Child struct {
	Base
	extra string
}

func (c Child) Name() string     { return "child of " + c.Base.Name() }
func (c Child) Describe() string { return c.Base.Describe() + "/" + c.Name() + "/" + c.extra }

type Grand struct{ Child }

func main() {
	g := Grand{Child{Base{"b"}, "x"}}
	fmt.Println(g.Describe(), g.Name(), g.Base.Describe())
	var d interface{ Describe() string } = g
	fmt.Println(d.Describe())
}

// Output:
// base b/child of b/x child of b base b
// base b/child of b/x
