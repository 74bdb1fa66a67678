// Every form of number literal.
package main

import "fmt"

func main() {
	fmt.Println(0b101, 0o17, 017, 0x_FF, 1_000_000, 0x1p-2, 0x1.8p1, 1e3, .5, 1., 0i, 1.5e-3i, 0x1p4i)
	fmt.Println('\a', '\\', '\'', '\x41', '\u00e9', '\U0001F600', '\101', 'é')
	fmt.Println("\x41\101\u00e9\t|", `raw\n`, "a\"b", len("\xff"), len("\u00ff"))
}

// Output:
// 5 15 15 255 1000000 0.25 3 1000 0.5 1 (0+0i) (0+0.0015i) (0+16i)
// 7 92 39 65 233 128512 65 233
// AAé	| raw\n a"b 1 2
