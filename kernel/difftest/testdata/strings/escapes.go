// Escapes in string and rune literals.
package main

import "fmt"

func main() {
	fmt.Printf("%q\n", "\a\b\f\n\r\t\v\\\"'")
	fmt.Printf("%q %q %q\n", '\'', '"', '\x00')
	fmt.Printf("%x\n", "\377\xfe\u00fe\U0001F600")
	fmt.Println("tab\tx", `a\tb`, "quote\"", '\n', "\u65e5\u672c")
}

// Output:
// "\a\b\f\n\r\t\v\\\"'"
// '\'' '"' '\x00'
// fffec3bef09f9880
// tab	x a\tb quote" 10 日本
