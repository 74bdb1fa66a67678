package generate

import (
	"fmt"
	"strings"
)

func lines(list ...string) string { return "\t" + strings.Join(list, "\n\t") + "\n" }

// failing is one statement of which parts may fail, in lines.
func (o *orderer) failing() string {
	const d = 2
	switch o.r.n(68) {
	case 0, 1:
		return lines("r = " + o.fault(3))
	case 2, 3, 4:
		return lines(o.target(d) + " = " + o.fault(d))
	case 5, 6:
		return lines("r, v = " + o.fault(d) + ", " + o.fault(d))
	case 7, 8, 9:
		return lines(o.target(d) + ", " + o.target(d) + " = " + o.fault(d) + ", " + o.fault(1))
	case 10:
		return lines(o.target(1) + ", " + o.target(1) + ", " + o.target(1) + " = " + o.fault(1) + ", " + o.fault(1) + ", " + o.fault(1))
	case 11, 12, 13:
		return lines(o.nonblank(d) + o.one(" += ", " -= ", " *= ", " /= ", " %= ", " <<= ", " >>= ", " ^= ") + o.fault(d))
	case 14:
		return lines(o.nonblank(d) + o.one("++", "--"))
	case 15:
		return lines(o.one("str", "txt", "w.d") + " += " + o.words(d))
	case 16, 17:
		return lines("var i, j any = "+o.any2(d)+", "+o.any2(d), "_, _ = i, j")
	case 18:
		return lines("q, r = " + o.any2(d) + ", " + o.fault(d))
	case 19:
		return lines(o.one("q", "e", "p.e", "np.e", "es["+o.at(d)+"]", "pp["+o.at(d)+"].e") + " = " + o.any2(d))
	case 20, 21:
		return lines("show(" + o.any2(d) + ", " + o.any2(d) + ", " + o.any2(1) + ")")
	case 22:
		return lines("r, q = func() (int, any) { return " + o.fault(d) + ", " + o.any2(d) + " }()")
	case 23:
		return lines("r, q = func() (n int, a any) { defer func() { trace += fmt.Sprint(recover(), \" \", n); n += 5 }(); return " + o.fault(d) + ", " + o.any2(d) + " }()")
	case 24:
		return lines("r, v = func() (n, k int) { defer func() { recover(); n += 5 }(); n, k = " + o.fault(d) + ", " + o.fault(d) + "; return k, n }()")
	case 25:
		return lines("lit = func() (n small) { defer func() { recover() }(); n = small{1, 2}; n = small{" + o.fault(d) + ", " + o.boxed(d) + "}; return }()")
	case 26:
		return lines("lit = small{" + o.fault(d) + ", " + o.boxed(d) + "}")
	case 27:
		return lines("defer show(" + o.any2(d) + ", " + o.any2(d) + ")")
	case 28:
		return lines(o.one("defer fs["+o.at(d)+"](", "defer "+o.iface(d)+".get(", "defer "+o.node(d)+".get(", "defer "+o.node(d)+".ref(", "defer nf(", "go p.ref(", "go two(1, ",
			"go apart("+o.fault(d)+", ", "go three("+o.any2(1)+", 1, ", "defer three("+o.any2(1)+", "+o.fault(1)+", ", "defer delete(am, ") + o.fault(d) + ")")
	case 29:
		return lines(o.one("ch", "chs["+o.at(d)+"]", "full", "closed") + " <- " + o.fault(d))
	case 30:
		return lines("chs[" + o.at(d) + "] <- " + o.any2(d))
	case 31:
		return lines("if "+o.condition(3)+" {", "\tr = 50", "} else if "+o.condition(d)+" {", "\tr = 60", "}")
	case 32:
		return lines("for i := 0; i < 2 && "+o.condition(d)+"; i += 1 + truth("+o.condition(1)+") {", "\tr += i", "}")
	case 33:
		return lines("switch ("+o.fault(d)+") {", "case "+o.fault(d)+", "+o.fault(1)+":", "\tr = 50", "case "+o.fault(1)+":", "\tr = 60", "}")
	case 34:
		return lines("switch ("+o.boxed(d)+") {", "case "+o.any3(d)+", "+o.boxed(1)+":", "\tr = 50", "case "+o.any3(1)+":", "\tr = 60", "}")
	case 35:
		return lines("switch {", "case "+o.condition(d)+":", "\tr = 50", "case "+o.condition(1)+":", "\tr = 60", "}")
	case 36:
		return lines("switch k := "+o.boxed(d)+".(type) {", "case int:", "\tr = k + "+o.fault(1), "case getter:", "\tr = k.get(1)", "}")
	case 37:
		return lines("for i, n := range "+o.one(o.slice(d), "(*[2]int)("+o.slice(d)+")", "[]int{"+o.fault(d)+", "+o.fault(d)+"}")+" {", "\tr += i + n", "}")
	case 38:
		return lines("for "+o.target(1)+" = range "+o.one("("+o.fault(1)+"&3)", "2", "s")+" {", "\tv++", "}")
	case 39:
		if o.r.n(2) == 0 {
			return lines("select {", "case "+o.one("chs["+o.at(d)+"] <- "+o.any2(d), "ch <- "+o.fault(d), "full <- "+o.fault(d))+":", "\tr = 1", "case "+o.target(1)+" = <-never:", "\tr = 2", "}")
		}
		return lines("select {", "case never <- "+o.fault(d)+":", "\tr = 1", "case "+o.target(1)+" = <-closed:", "\tr = 2", "}")
	case 40:
		return lines(o.target(d) + ", ok = " + o.one("m["+o.fault(d)+"]", "am["+o.boxed(d)+"]", "<-ch", "e.(int)", o.boxed(d)+".(int)", "nm["+o.fault(d)+"]"))
	case 41:
		return lines(fmt.Sprintf("%s, q = pair(%d)", o.target(d), o.r.n(10)))
	case 42:
		return lines(o.one("s = append(", "ss["+o.at(d)+"] = append(") + o.one("s", "ss["+o.at(d)+"]") + ", " + o.fault(d) + ", " + o.fault(d) + ")")
	case 43:
		return lines(o.one("delete("+o.one("m", "ms["+o.at(d)+"]")+", "+o.fault(d)+")", "delete(am, "+o.boxed(d)+")", "panic("+o.one(o.fault(d), o.words(d), "uint8("+o.fault(d)+")", o.condition(d))+")", "copy("+o.slice(d)+", "+o.slice(d)+")", "clear(ms["+o.at(d)+"])", "close(closed)"))
	case 44:
		return lines("k := map[any]any{"+o.boxed(d)+": "+o.any2(d)+", 5: "+o.any2(d)+"}", "r = len(k)")
	case 45:
		return lines("k := &"+o.node(d)+o.one(".b", ".next.a", ".near[1]", ".far[y]", ".last"), "r = "+o.fault(d), "*k = r")
	case 46:
		return lines("k := &"+o.node(d)+o.one(".near", ".far"), "r = k["+o.at(d)+"]", "k["+o.at(d)+"] = "+o.fault(1))
	case 47:
		return lines("h := func() {", "\tdefer func() { recover() }()", "\t"+o.target(1)+", "+o.target(1)+" = "+o.fault(d)+", "+o.fault(1), "}", o.one("h()", "defer h()", "func() { h() }()"))
	case 48:
		return lines("n, c := 0, "+o.fault(1), "_ = c", o.one("c++", "c = -1", ""), "func() {", "\tdefer func() { recover() }()", "\t"+o.one("n", "r", "s[0]")+", v = "+o.fault(1)+", "+o.fault(d)+o.one("+c", "<<c", "/c", ""), "}()", "r += n")
	case 49:
		return lines("for "+o.target(d)+", "+o.target(1)+" = range "+o.one("s", "arr", "map[int]int{y: 5}", "seq", "arr[:"+o.at(1)+"]")+" {", "\tv++", "}")
	}
	if o.r.n(17) > 0 {
		return o.kindStmt()
	}
	return lines("*"+o.node(d)+" = node{a: "+o.fault(d)+", e: "+o.any2(d)+"}", "r = "+o.fault(1))
}

// nonblank is a target that can be read.
func (o *orderer) nonblank(d int) string {
	for {
		if t := o.target(d); t != "_" {
			return t
		}
	}
}

// any3 is as any2, but may stand in a case: no constant, and nothing that cannot be compared.
func (o *orderer) any3(d int) string {
	return o.one("any("+o.fault(d)+")", "es["+o.at(d)+"]", "any("+o.node(d)+")", "any(small{"+o.fault(d)+", "+o.boxed(d)+"})")
}
