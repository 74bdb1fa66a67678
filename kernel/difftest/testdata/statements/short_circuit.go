// && and || stop early.
package main

import "fmt"

func t(s string) bool { fmt.Print(s, " "); return true }
func f(s string) bool { fmt.Print(s, " "); return false }

func main() {
	_ = f("a") && t("b")
	_ = t("c") || f("d")
	fmt.Println(t("e") && (f("g") || t("h")) && !f("i"))
	var p *struct{ n int }
	fmt.Println(p != nil && p.n > 0, p == nil || p.n > 0)
	if x := 0; x != 0 && 10/x > 1 || f("j") {
		fmt.Println("never")
	}
	for i := 0; i < 3 && t(fmt.Sprint("k", i)); i++ {
	}
	fmt.Println()
}

// Output:
// a c e g h i true
// false true
// j k0 k1 k2␣
