// Calling a function field and a method of the same struct.
package main

import (
	"fmt"
	"strings"
)

type H struct {
	OnEvent func(string) string
	prefix  string
}

func (h H) Fire(s string) string {
	if h.OnEvent == nil {
		return "none"
	}
	return h.OnEvent(h.prefix + s)
}

func main() {
	h := H{prefix: "p:"}
	fmt.Println(h.Fire("a"))
	h.OnEvent = func(s string) string { return strings.ToUpper(s) }
	fmt.Println(h.Fire("a"), h.OnEvent("direct"))
	h.OnEvent = h.wrap
	fmt.Println(H{OnEvent: h.wrap}.Fire("z"))
}

func (h H) wrap(s string) string { return "[" + h.prefix + s + "]" }

// Output:
// none
// P:A DIRECT
// [p:z]
