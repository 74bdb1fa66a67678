// Parameters and results hide package names.
package main

import "fmt"

var x = "package"

func f(x int) (y string) {
	y = fmt.Sprint(x)
	{
		x := x + 1
		y += fmt.Sprint(x)
	}
	return y + g()
}

func g() string { return x }

func main() { fmt.Println(f(1), x) }

// Output:
// 12package package
