// Calls inside operators, conversions, indexes and selectors run in order.
package main

import "fmt"

func t(s string) string { fmt.Print(s, " "); return s }

func main() {
	m := map[string]map[string]string{"a": {"b": "c"}}
	fmt.Println(m[t("a")][t("b")]+t("d") == t("cd"), len(t("xyz")) > len(t("w")))
	type s struct{ f func(...string) int }
	v := s{func(x ...string) int { fmt.Print("f "); return len(x) }}
	fmt.Println(v.f(t("1"), t("2")) + v.f(t("3")))
	fmt.Println([]string{t("p"), t("q")}[len(t("r"))-1][len(t("s"))-1:])
}

// Output:
// a b d cd xyz w true true
// 1 2 f 3 f 3
// p q r s p
