// Printing of bool, rune, byte and named ones.
package main

import "fmt"

type Flag bool
type Ltr rune
type Oct byte

func main() {
	fmt.Println(true, 'a', byte('b'), Flag(true), Ltr('c'), Oct('d'), []rune("é"), []byte("é"), []Oct("xy"))
	fmt.Printf("%t %v %c %c %q %d %s %x\n", Flag(false), Flag(true), Ltr('c'), Oct('d'), Ltr('e'), Oct(7), []Oct("xy"), []Oct("xy"))
	fmt.Printf("%v %6t|%-6t|\n", []bool{true, false}, true, false)
}

// Output:
// true 97 98 true 99 100 [233] [195 169] [120 121]
// false true c d 'e' 7 xy 7879
// [true false]   true|false |
