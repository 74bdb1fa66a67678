// Conversions between strings, bytes, runes and integers.
package main

import (
	"fmt"
	"strconv"
)

type MyString string
type MyBytes []byte
type MyRunes []rune
type MyByte byte

func main() {
	b := []byte("héllo")
	r := []rune("héllo")
	b[0], r[1] = 'H', 'E'
	fmt.Println(string(b), string(r), len(b), len(r))
	n := 0x4e16
	fmt.Println(string(rune(n)), string(rune(65)), strconv.Itoa(65))
	m := MyString("abc")
	mb := MyBytes(m)
	mb[1] = 'X'
	fmt.Println(string(mb), m, MyString(mb)+"!", string(MyRunes(m)), MyString(r))
	x := []MyByte("hi")
	fmt.Println(x, string(x))
	fmt.Println(string([]byte(nil)) == "", []byte("") == nil, len([]byte("")))
}

// Output:
// Héllo hEllo 6 5
// 世 A 65
// aXc abc aXc! abc hEllo
// [104 105] hi
// true false 0
