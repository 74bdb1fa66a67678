// A small Mandelbrot set.
package main

import "fmt"

func main() {
	for y := 1.0; y >= -1; y -= 0.5 {
		for x := -2.0; x <= 0.5; x += 0.25 {
			z, c, n := complex(0, 0), complex(x, y), 0
			for real(z)*real(z)+imag(z)*imag(z) < 4 && n < 50 {
				z = z*z + c
				n++
			}
			fmt.Print(string(".*#"[n/20%3]))
		}
		fmt.Println("|")
	}
}

// Output:
// ........#..|
// ......####.|
// .#########.|
// ......####.|
// ........#..|
