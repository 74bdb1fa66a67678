// Every integer verb with flags, widths and script integer types.
package main

import "fmt"

type I int
type U uint8

func main() {
	fmt.Printf("|%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%o|%#o|%O|%b|%c|%q|%U|%#U|\n", 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42)
	fmt.Printf("%d %x %08b %c %v %+d %q\n", I(65), I(255), U(5), I(97), U(7), I(-3), U(66))
	fmt.Printf("%d %v %x %03d\n", []I{1, 2}, map[I]U{1: 2}, []U{10, 11}, []int{1, 22})
	fmt.Printf("%6d|%-6d|%+.3d|%x|%X|%#b\n", -123, -123, 7, -255, []byte("hi"), 5)
	fmt.Printf("%d %s %v\n", []byte("ab"), []byte("ab"), []byte("ab"))
}

// Output:
// |42|   42|42   |00042|+42| 42|2a|2A|0x2a|52|052|0o52|101010|*|'*'|U+002A|U+002A '*'|
// 65 ff 00000101 a 7 -3 'B'
// [1 2] map[1:2] 0a0b [001 022]
//   -123|-123  |+007|-ff|6869|0b101
// [97 98] ab [97 98]
