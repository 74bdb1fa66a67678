package generate

import (
	"fmt"
	"strings"
)

// packageLevel declares variables that depend on each other in an order of their own, with
// functions and methods between them, and init functions that show and change them.
func (g *flow) packageLevel() {
	count := 3 + g.n(5)
	var list []string
	needs := func(i int) string { // of those with lower numbers; where each stands in the file is chance
		if i == 0 {
			return "2"
		}
		return fmt.Sprintf(pick(&g.rand, []string{
			"pv%[1]d", "pf%[1]d(3)", "*pp%[1]d", "len(ps%[1]d)", "pm%[1]d.get(1)", "func() int { return pv%[1]d + pf%[1]d(1) }()",
		}), g.n(i))
	}
	for i := range count {
		x, y := needs(i), needs(i)
		var b strings.Builder
		switch g.n(4) {
		case 0:
			fmt.Fprintf(&b, "var pv%d, pw%d = pt(%d, %s), pt(-%d, %s)\n", i, i, i, x, i, y)
		case 1:
			fmt.Fprintf(&b, "var pv%d, pw%d = func() (int, string) { return pt(%d, %s), \"two\" }()\n", i, i, i, x)
		case 2:
			fmt.Fprintf(&b, "var (\npw%d = pt(%d, pv%d)\npv%d = %s + %s\n)\n", i, i, i, i, x, y)
		default:
			fmt.Fprintf(&b, "var pv%d, pw%d = map[int]int{3: pt(%d, %s)}[3]\n", i, i, i, x)
		}
		list = append(list, b.String(),
			fmt.Sprintf("func pf%d(q int) int { return q + pv%d }\n", i, i),
			fmt.Sprintf("var pp%d = &pv%d\n", i, i),
			fmt.Sprintf("var ps%d = []string{0: \"a\", 2: fmt.Sprint(pw%d)}\n", i, i),
			fmt.Sprintf("var pm%d = My(%s)\n", i, needs(i)))
	}
	for i := range g.n(3) {
		list = append(list, fmt.Sprintf("func init() {\npt(%d, pv%d)\npv%d++\n}\n", 100+i, g.n(count), g.n(count)))
	}
	for i := range list { // shuffled
		j := g.n(i + 1)
		list[i], list[j] = list[j], list[i]
	}
	g.line("func pt(n, x int) int { fmt.Println(\"init\", n, x); return x%%1000 + n }\n")
	for _, text := range list {
		g.line("%s", text)
	}
	g.line("func shownPackage() {")
	for i := range count {
		g.line("t(%d, pv%d, pw%d, *pp%d, pp%d == &pv%d, ps%d, pm%d)", g.id(), i, i, i, i, i, i, i)
	}
	g.line("}\n")
}
