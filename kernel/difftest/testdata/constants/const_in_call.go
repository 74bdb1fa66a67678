// Constants passed to parameters of every type.
package main

import "fmt"

func f64(x float64) string   { return fmt.Sprintf("%T %v", x, x) }
func f32(x float32) string   { return fmt.Sprintf("%T %v", x, x) }
func u8(x uint8) string      { return fmt.Sprintf("%T %v", x, x) }
func c64(x complex64) string { return fmt.Sprintf("%T %v", x, x) }
func anyx(x any) string      { return fmt.Sprintf("%T %v", x, x) }
func vari(xs ...float64) string {
	return fmt.Sprint(xs)
}

func main() {
	fmt.Println(f64(1), f64(7/2), f64('a'), f32(0.1), u8('A'), u8(1<<3), c64(2), anyx(7/2), anyx('a'), anyx(1e2))
	fmt.Println(vari(1/2, 3/2.0, 5))
}

// Output:
// float64 1 float64 3 float64 97 float32 0.1 uint8 65 uint8 8 complex64 (2+0i) int 3 int32 97 float64 100
// [0 1.5 5]
