// The usual functions of package strings.
package main

import (
	"fmt"
	"strings"
	"unicode"
)

func main() {
	s := "  The quick brown fox, the lazy dog  "
	fmt.Printf("%q\n", strings.Fields(s))
	fmt.Printf("%q %q\n", strings.TrimSpace(s), strings.Trim("xxaxx", "x"))
	fmt.Println(strings.Contains(s, "fox"), strings.HasPrefix("abc", "ab"), strings.HasSuffix("abc", "bc"), strings.Index(s, "quick"), strings.LastIndex(s, "the"))
	fmt.Println(strings.Replace("aaa", "a", "b", 2), strings.ReplaceAll("aaa", "a", "bb"), strings.Count("cheese", "e"), strings.EqualFold("Go", "GO"))
	fmt.Printf("%q %q %q\n", strings.Split("a,b,,c", ","), strings.SplitN("a,b,c", ",", 2), strings.SplitAfter("a,b", ","))
	fmt.Println(strings.ToUpper("straße"), strings.ToLower("ÀB"), strings.Join([]string{"a", "b"}, "+"))
	before, after, found := strings.Cut("key=value=x", "=")
	fmt.Println(before, after, found)
	fmt.Println(strings.TrimLeft("001", "0"), strings.TrimPrefix("abc", "a"), strings.TrimSuffix("abc", "c"), strings.IndexByte("abc", 'c'), strings.ContainsRune("abc", 'b'), strings.ContainsAny("abc", "xyzc"))
	r := strings.NewReplacer("<", "&lt;", ">", "&gt;")
	fmt.Println(r.Replace("<b>"), strings.TrimFunc("123x456", unicode.IsDigit), strings.Map(func(r rune) rune { return r + 1 }, "HAL"))
}

// Output:
// ["The" "quick" "brown" "fox," "the" "lazy" "dog"]
// "The quick brown fox, the lazy dog" "a"
// true true true 6 23
// bba bbbbbb 3 true
// ["a" "b" "" "c"] ["a" "b,c"] ["a," "b"]
// STRAßE àb a+b
// key value=x true
// 1 bc ab 2 true true
// &lt;b&gt; x IBM
