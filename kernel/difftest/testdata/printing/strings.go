// String verbs with widths, precision and quoting.
package main

import "fmt"

type S string

func main() {
	fmt.Printf("|%s|%10s|%-10s|%.2s|%5.1s|%q|%x|% X|%#q|%+q|\n", "héllo", "héllo", "héllo", "héllo", "héllo", "hé\"l\n", "hé", "hé", "raw`", "é")
	fmt.Printf("%s %q %v %x %8s|%-4s|\n", S("abc"), S("a b"), S("c"), S("hi"), S("w"), S("l"))
	fmt.Printf("%s %q %v\n", []string{"a", "b"}, []S{"a", "b c"}, map[S]S{"k": "v"})
	fmt.Printf("%-10s|%10s|%-5v|%5v\n", []string{"a", "bb"}, S("r"), true, "x")
	fmt.Printf("%c%c %q %U\n", 'é', 0x1F600, 'é', 'é')
}

// Output:
// |héllo|     héllo|héllo     |hé|    h|"hé\"l\n"|68c3a9|68 C3 A9|"raw`"|"\u00e9"|
// abc "a b" c 6869        w|l   |
// [a b] ["a" "b c"] map[k:v]
// [a          bb        ]|         r|true |    x
// é😀 'é' U+00E9
