// Named byte and rune types in string conversions.
package main

import "fmt"

type Letter rune
type Octet byte

func main() {
	l := Letter('é')
	ls := []Letter("añ")
	os := []Octet("ab")
	fmt.Println(string(l), string(ls), string(os), len(ls), os)
	for _, r := range ls {
		fmt.Printf("%T %c ", r, r)
	}
	fmt.Println()
}

// Output:
// é añ ab 2 [97 98]
// main.Letter a main.Letter ñ␣
