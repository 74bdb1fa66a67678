// Empty statements, blocks, and bodies.
package main

import "fmt"

func nothing() {}

func main() {

	{
	}
	{
		{

		}
	}
	if true {
	} else {
	}
	for i := 0; i < 3; i++ {
	}
	switch {
	case true:
	}
	nothing()
	func() {}()
	fmt.Println("done")
}

// Output:
// done
