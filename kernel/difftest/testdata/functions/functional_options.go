// Options as functions that change a struct.
package main

import "fmt"

type config struct {
	seed  int
	name  string
	level float64
}

type option func(*config)

func withSeed(n int) option      { return func(c *config) { c.seed = n } }
func withName(s string) option   { return func(c *config) { c.name = s } }
func withLevel(l float64) option { return func(c *config) { c.level = l } }

func build(opts ...option) config {
	c := config{level: .95}
	for _, o := range opts {
		o(&c)
	}
	return c
}

func main() {
	fmt.Printf("%+v\n", build())
	fmt.Printf("%+v\n", build(withSeed(13), withName("x")))
	fmt.Printf("%+v\n", build([]option{withLevel(.5), withLevel(.9)}...))
}

// Output:
// {seed:0 name: level:0.95}
// {seed:13 name:x level:0.95}
// {seed:0 name: level:0.9}
