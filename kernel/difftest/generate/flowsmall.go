package generate

import (
	"fmt"
	"strings"
)

// small is a function that is short enough to be put where it is called.
type small struct {
	call string // with %s for each argument
	args int
}

// smalls declares some short functions, of bodies that chance makes, and remembers how they
// are called for an int.
func (g *flow) smalls() {
	for i := range 3 + g.n(4) {
		name := fmt.Sprintf("s%d", i)
		x := func(vars ...string) string { return g.term(vars, 2) }
		s := small{name + "(%s, %s)", 2}
		switch g.n(14) {
		case 0, 1:
			g.line("func %s(p, q int) int { return %s }\n", name, x("p", "q"))
		case 2:
			g.line("func %s(p, q int) int {\nif %s > %s {\nreturn %s\n}\np += q\nreturn %s\n}\n", name, x("p", "q"), x("q"), x("p"), x("p", "q"))
		case 3:
			g.line("func %s(p, q int) (int, int) {\nq, p = p, %s\nreturn %s, p\n}\n", name, x("p", "q"), x("q"))
			s.call = "func() int { u, v := " + s.call + "; return u*2 - v }()"
		case 4:
			g.line("func %s(p *int, q int) int {\n*p += %s\nreturn *p - q\n}\n", name, x("*p", "q"))
			s = small{name + "(&" + pick(&g.rand, []string{"b", "c", "st.x", "arr[1]", "s[0]"}) + ", %s)", 1}
		case 5:
			g.line("func %s(p S, q int) S {\np.x = %s\np.in[q&1]++\nreturn p\n}\n", name, x("p.x", "q", "p.in[0]"))
			s = small{name + "(st, %s).get(%s)", 2}
		case 6:
			g.line("func %s(p [3]int, q int) ([3]int, int) {\np[uint(q)%%3] = %s\nreturn p, p[0]\n}\n", name, x("q", "p[1]"))
			s = small{"func() int { u, v := " + name + "(arr, %s); return u[1] + v }()", 1}
		case 7:
			g.line("func %s(f func(int) int, q int) int { return f(q) - f(%s) }\n", name, x("q"))
			s = small{name + "(func(q int) int { return q*2 + %s }, %s)", 2}
		case 8:
			g.line("func %s(list ...int) (n int) {\nfor i, x := range list {\nn = %s\nn ^= x - i\n}\nreturn\n}\n", name, x("n", "x", "i"))
			s = small{name + "(%s, 1, %s)", 2}
		case 9:
			g.line("func %s(p any, q int) (n int, ok bool) {\nif n, ok = p.(int); !ok {\nn = %s\n}\nreturn\n}\n", name, x("q"))
			s = small{"func() int { u, ok := " + name + "(e, %s); return u + len(fmt.Sprint(ok)) }()", 1}
		case 10:
			g.line("func %s(p, q int) (n int) {\ndefer func() { n += %s }()\nreturn p - q\n}\n", name, x("p", "q"))
		case 11:
			g.line("func %s(p, q int) int {\nif p &= 31; p <= q&3+3 {\nreturn %s\n}\nreturn %s(p-4, q) + 1\n}\n", name, x("p", "q"), name)
		case 12:
			g.line("func %s(p, q int) func(int) int {\nq++\nreturn func(n int) int { p += n; return %s }\n}\n", name, x("p", "q", "n"))
			s.call += "(3)"
		default:
			g.line("func %s(p int, q string) (n int) {\nswitch {\ncase p > %d:\nn = len(q)\nfallthrough\ncase q < \"b\":\nn += %s\ndefault:\nreturn -p\n}\nreturn n\n}\n", name, g.n(5), x("p", "n"))
			s = small{name + "(%s, text[:uint(%s)%%3])", 2}
		}
		g.small = append(g.small, s)
	}
}

// term is an int made of variables that are given.
func (g *flow) term(vars []string, depth int) string {
	v := pick(&g.rand, vars)
	if depth == 0 || g.chance(20) {
		return v
	}
	w := g.term(vars, depth-1)
	switch g.n(7) {
	case 0:
		return "(" + v + " / (" + w + "&3 | 1))"
	case 1:
		return "(" + w + " % " + fmt.Sprint(2+g.n(5)) + ")"
	case 2:
		return "min(" + v + ", " + w + ")"
	}
	return "(" + v + pick(&g.rand, []string{" + ", " - ", " * ", " ^ "}) + pick(&g.rand, []string{w, fmt.Sprint(1 + g.n(9))}) + ")"
}

// smallCall calls a short function.
func (g *flow) smallCall(depth int) string {
	s := pick(&g.rand, g.small)
	call := s.call
	for range s.args {
		call = strings.Replace(call, "%s", g.expr(depth), 1)
	}
	return strings.ReplaceAll(call, "%%", "%")
}
