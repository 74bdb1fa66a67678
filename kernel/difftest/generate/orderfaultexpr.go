package generate

import (
	"fmt"
)

// at is an index, which may be out of range.
func (o *orderer) at(d int) string {
	if d > 0 && o.r.n(4) == 0 {
		return o.fault(d - 1)
	}
	return o.one("0", "0", "y", "y", "z", "z", "neg", "d", "x", o.effect()+"&1", "y+z")
}

// effect is a call that leaves a trace, and may change variables or fail.
func (o *orderer) effect() string {
	if o.r.n(2) == 0 {
		return fmt.Sprintf("mark(%d)", o.r.n(3))
	}
	return fmt.Sprintf("f(%d)", o.r.n(10))
}

// fault is an int expression of which parts may fail.
func (o *orderer) fault(d int) string {
	if d <= 0 {
		return o.one("x", "y", "(x/d)", "(x%d)", "s[z]", "s[0]", "p.a", "np.a", "p.last", "*ip", "*nip", "m[1]", o.effect(), o.effect(), o.effect(),
			"e.(int)", "en.(int)", "arr[z]", "arr[y]", "ss[y][z]", "int(str[z])", "pp[y].a", "(y<<neg)", "am[bad]", "len(s)", "(<-ch)", "solo[d]", "o.next.a", "w.a")
	}
	d--
	switch o.r.n(64) {
	case 0, 1, 2, 3:
		return "(" + o.fault(d) + o.one(" + ", " - ", " * ", " ^ ", " &^ ") + o.fault(d) + ")"
	case 4, 5:
		return "(" + o.fault(d) + o.one(" / ", " % ") + o.one("d", "y", o.fault(d)) + ")"
	case 6:
		return "(" + o.fault(d) + o.one(" << ", " >> ") + o.one("neg", "y", "uint8(y)", "("+o.fault(d)+"&7)") + ")"
	case 7, 8:
		return o.one("s", "ss[0]", "ss["+o.at(d)+"]", "arr", "p.next.far", "np.far", "solo") + "[" + o.at(d) + "]"
	case 9:
		return o.one("pa", "npa", "(*pa)", "(*npa)", o.node(d)+".near", o.node(d)+".next.far") + "[" + o.at(d) + "]"
	case 10:
		return "int(" + o.one("str", "(str + \"d\")", o.words(d)) + "[" + o.at(d) + "])"
	case 11, 12:
		return o.node(d) + o.one(".a", ".next.b", ".b", ".far[1]", ".next.a")
	case 13, 14:
		return o.one("m", "nm", "ms["+o.at(d)+"]") + "[" + o.fault(d) + "]"
	case 15:
		return "am[" + o.boxed(d) + "]"
	case 16:
		return "sm[small{" + o.fault(d) + ", " + o.boxed(d) + "}]"
	case 17:
		return o.boxed(d) + ".(int)"
	case 18:
		return "(" + o.one("e", "en", "es["+o.at(d)+"]") + ".(" + o.one("int", "*node).a+(y", "getter).get(y", "small).a+(y", "[2]int)[0]+(y") + "))"
	case 19:
		return o.one("len(", "cap(") + o.slice(d) + ")"
	case 20:
		return "two(" + o.fault(d) + ", " + o.fault(d) + ")"
	case 21, 22:
		return "apart(" + o.fault(d) + ", " + o.any2(d) + ")"
	case 23:
		return "three(" + o.any2(d) + ", " + o.fault(d) + ", " + o.any2(d) + ")"
	case 24:
		return "list(" + o.fault(d) + ", " + o.any2(d) + ", " + o.any2(d) + ")"
	case 25:
		return "middling(" + o.fault(d) + ", " + o.any2(d) + ")"
	case 26:
		return o.iface(d) + ".get(" + o.fault(d) + ")"
	case 27:
		return o.node(d) + o.one(".get(", ".ref(") + o.fault(d) + ")"
	case 28:
		return o.one("fs["+o.at(d)+"]", "nf", "fv") + "(" + o.fault(d) + ")"
	case 29:
		return "small{" + o.fault(d) + ", " + o.boxed(d) + "}.a"
	case 30:
		return "(&small{" + o.fault(d) + ", " + o.boxed(d) + "})." + o.one("a", "get("+o.fault(d)+")")
	case 31:
		return "[]int{" + o.fault(d) + ", " + o.fault(d) + "}[" + o.at(d) + "]"
	case 32:
		return "[2]int{" + o.fault(d) + ", " + o.fault(d) + "}[" + o.one("0", "y", "d") + "]"
	case 33:
		return "map[any]int{" + o.boxed(d) + ": " + o.fault(d) + ", \"k\": " + o.fault(d) + "}[1]"
	case 34:
		return o.one("[2]int", "[3]int", "[0]int", "(*[2]int)", "(*[3]int)") + "(" + o.slice(d) + ")[" + o.one("y", "d") + "]"
	case 35:
		return o.one("func() int { return "+o.fault(d)+" }()", "func(n int, a any) int { return n }("+o.fault(d)+", "+o.any2(d)+")",
			"func() (n int) { defer func() { recover(); n++ }(); n = "+o.fault(d)+"; return }()")
	case 36:
		return o.one("min", "max") + "(" + o.fault(d) + ", " + o.fault(d) + ")"
	case 37:
		return "truth(" + o.condition(d) + ")"
	case 38:
		return "append(" + o.slice(d) + ", " + o.fault(d) + ", " + o.fault(d) + ")[" + o.at(d) + "]"
	case 39:
		return "copy(" + o.slice(d) + ", " + o.slice(d) + ")"
	case 40:
		return "len(make([]int, " + o.fault(d) + "%50))"
	case 41:
		return "int(" + o.one("uint8", "float64", "int32") + "(" + o.fault(d) + "))"
	case 42:
		return "int(real(complex(float64(" + o.fault(d) + "), 1) / complex(1, float64(" + o.fault(d) + "))))"
	case 43:
		return o.one("pt", "pt") + fmt.Sprintf("(%d)", o.r.n(10)) + o.one(".a", ".get("+o.fault(d)+")")
	case 44:
		return fmt.Sprintf("apart(pair(%d))", o.r.n(10))
	case 45:
		return "apart(" + o.fault(d) + ", " + o.one("np.get", "p.get", "ng.get", "g.get", "gs["+o.at(d)+"].get", "pp["+o.at(d)+"].ref") + ")"
	case 46:
		return o.one("hs["+o.at(d)+"]", "(*ph)", "ph") + o.one(".get(", ".f(", ".getter.get(") + o.fault(d) + ")"
	case 47:
		return "*" + o.one("(&"+o.node(d)+".b)", "(&s["+o.at(d)+"])", "(&"+o.node(d)+".near["+o.at(d)+"])", "new("+o.fault(d)+")", "func(k *int, n int) *int { return k }(&"+o.node(d)+".a, "+o.fault(d)+")")
	case 48:
		return "(&" + o.node(d) + ".near)[" + o.at(d) + "]"
	case 49, 50, 51, 52:
		return o.effect()
	}
	return o.kind(d)
}

// node is a *node, which may be nil.
func (o *orderer) node(d int) string {
	return o.one("p", "np", "pp["+o.at(d)+"]", "p.next", "np.next", "o.node", "p")
}

// iface is an interface with a method, which may be nil.
func (o *orderer) iface(d int) string {
	return o.one("g", "ng", "gs["+o.at(d)+"]", "e.(getter)", "small{"+o.fault(d)+", 1}")
}

// slice is a []int.
func (o *orderer) slice(d int) string {
	return o.one("s", "ss["+o.at(d)+"]", "s["+o.at(d)+":]", "s[:"+o.at(d)+"]", "arr["+o.at(d)+":"+o.at(d)+"]", "np.far[:]", "[]int{"+o.fault(d-1)+", 1}", "s["+o.at(d)+":"+o.at(d)+":2]")
}

// words is a string.
func (o *orderer) words(d int) string {
	d--
	return o.one("str", "str["+o.at(d)+":]", "(str + str[:"+o.at(d)+"])", "fmt.Sprint("+o.fault(d)+")", "string(str["+o.at(d)+"])", "e.(string)",
		"string([]byte(str)["+o.at(d)+":])", "(\"x\" + string(rune("+o.fault(d)+"&63+48)))")
}

// boxed is an interface value, for a key or an assertion.
func (o *orderer) boxed(d int) string {
	return o.one("any("+o.fault(d)+")", "e", "bad", "es["+o.at(d)+"]", "any("+o.words(d)+")", "np.e", "p.e", "any(g)", "any(uint8("+o.fault(d)+"))")
}

// any2 is what is put into an interface.
func (o *orderer) any2(d int) string {
	switch o.r.n(24) {
	case 0, 1:
		return o.fault(d)
	case 2:
		return "uint8(" + o.fault(d) + ")"
	case 3:
		return "int16(" + o.fault(d) + ")"
	case 4:
		return o.words(d)
	case 5:
		return o.condition(d)
	case 6:
		return o.node(d)
	case 7:
		return "small{" + o.fault(d) + ", " + o.boxed(d) + "}"
	case 8:
		return "[1]int{" + o.fault(d) + "}"
	case 9:
		return o.one("struct{}{}", "[0]int{}", "\"c\"", "7", "true", "nil", "wide{}", "small{1, 2}")
	case 10:
		return "complex(float64(" + o.fault(d) + "), 2)"
	case 11:
		return "float32(" + o.fault(d) + ")"
	case 12:
		return o.slice(d)
	case 13:
		return "fs[" + o.at(d) + "]"
	case 14:
		return o.iface(d)
	case 15:
		return o.boxed(d)
	case 16:
		return "ms[" + o.at(d) + "]"
	case 17:
		return "[1]*node{" + o.node(d) + "}"
	case 18:
		return "wide{" + o.fault(d) + ", 1, 2, " + o.words(d) + ", [3]int{1, " + o.fault(d) + "}}"
	case 19:
		return o.one("*pp["+o.at(d)+"]", "*p", "*np", "arr", "*pa", "w", "solo", "u8", "&s["+o.at(d)+"]", "&np.b", "&p.far", "str[z]", "o.small.a", "np.far")
	case 20:
		return "(*[2]int)(" + o.slice(d) + ")"
	case 21:
		return "[2]int(" + o.slice(d) + ")"
	case 22:
		return "named(" + o.condition(d) + ")"
	}
	return o.effect()
}

// condition is a bool of which parts may fail.
func (o *orderer) condition(d int) string {
	if d <= 0 {
		return o.one("ok", "(x > 3)", "(s[z] == 1)", "("+o.effect()+" == 1)", "(e == bad)", "(bad == bad)", "(x/d == 1)", "(np.e == e)")
	}
	d--
	switch o.r.n(12) {
	case 0, 1:
		return "(" + o.fault(d) + o.one(" < ", " == ", " != ", " >= ") + o.fault(d) + ")"
	case 2:
		return "(" + o.condition(d) + " && " + o.condition(d) + ")"
	case 3:
		return "(" + o.condition(d) + " || " + o.condition(d) + ")"
	case 4, 5:
		return "(" + o.boxed(d) + o.one(" == ", " != ") + o.boxed(d) + ")"
	case 6:
		return "(" + o.boxed(d) + o.one(" == ", " != ") + o.fault(d) + ")"
	case 7:
		return "(" + o.words(d) + o.one(" == ", " != ", " < ") + o.one(o.words(d), "\"abc\"", "\"\"", "\"a long constant that is compared by a call\"") + ")"
	case 8:
		return "((small{" + o.fault(d) + ", " + o.boxed(d) + "}) == " + fmt.Sprintf("pt(%d))", o.r.n(10))
	case 9:
		return "(" + o.one("*pa", "*npa", "arr") + " == [3]int{" + o.fault(d) + ", 1, 2})"
	case 10:
		return "(" + o.one("g", "ng", "gs["+o.at(d)+"]", "e.(getter)") + o.one(" == ", " != ") + o.one("g", "gs["+o.at(d)+"]", "nil", o.iface(d)) + ")"
	}
	return "!" + o.condition(d)
}

// target is what an int can be assigned to.
func (o *orderer) target(d int) string {
	return o.one("x", "r", "v", "s["+o.at(d)+"]", "ss["+o.at(d)+"]["+o.at(d)+"]", "arr["+o.at(d)+"]", "m["+o.fault(d)+"]", "nm["+o.fault(d)+"]", "ms["+o.at(d)+"]["+o.fault(d)+"]",
		"am["+o.boxed(d)+"]", o.node(d)+".a", o.node(d)+".next.b", "p.last", "*ip", "*nip", "pa[y]", "npa[y]", o.node(d)+".far["+o.at(d)+"]", o.node(d)+".near["+o.at(d)+"]", "npa["+o.at(d)+"]", "*(&"+o.node(d)+".b)", "solo["+o.at(d)+"]", "lit.a", "_",
		"sm[small{"+o.fault(d)+", "+o.boxed(d)+"}]")
}
