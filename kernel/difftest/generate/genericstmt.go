package generate

import (
	"slices"
	"strings"
)

// has tells whether the constraint of parameter t gives an operation.
func (g *generic) has(t, op string) bool {
	c := g.params[t]
	return c != nil && strings.Contains(c.ops, op)
}

// parameter is one of the function's type parameters.
func (g *generic) parameter() string {
	if len(g.params) > 1 && g.chance(40) {
		return "U"
	}
	return "T"
}

// declare makes a variable visible.
func (g *generic) declare(name, typ string) { g.vars = append(g.vars, genericVar{name, typ}) }

// statement writes one statement; what it declares stays visible to the end of its block.
func (g *generic) statement(depth int) {
	t := g.parameter()
	v := g.value(t)
	n := g.name("v")
	switch k := g.n(30); {
	case k < 5 && g.params[t].ops != "":
		g.operation(t)
	case k < 7:
		d := g.derived(2)
		g.line("var %s %s = %s\n_ = %s", n, d, g.value(d), n)
		g.declare(n, d)
	case k < 9:
		d := g.derived(2)
		g.line("show(%q, named[%s](), kind(%s), %s)", d, d, g.value(d), v)
	case k < 12 && len(g.funcs) > 0:
		g.calls()
	case k < 14:
		g.line("list = append(list, %s)\nshow(len(list), list[len(list)-1], each(list, func(q %s) %s { return %s }))", g.value("T"), "T", t, v)
	case k < 16:
		g.line("{\ntype local struct {\nV %s\nn int\n}\n%s := local{V: %s}\nshow(%s, kind(%s), same(any(%s), any(local{V: %s})), Box[local]{V: %s}.Get().n)\n}", t, n, v, n, n, n, g.value(t), n)
	case k < 18:
		d := g.derived(1)
		g.line("%s := Box[%s]{V: %s}\n%s.Put(%s).Put(%s)", n, d, g.value(d), n, g.value(d), g.value(d))
		g.line("{\nget, put := %s.Get, (*Box[%s]).Put\nput(&%s, %s)\nshow(get(), %s.Get(), %s)\n}", n, d, n, g.value(d), n, n)
		g.declare(n, "Box["+d+"]")
	case k < 20:
		g.cases(t, v)
	case k < 22 && depth > 0:
		count := len(g.vars)
		g.line("for i, %s := range all(list) {\nif i > %d {\nbreak\n}", n, g.n(3))
		g.declare(n, "T")
		for range 1 + g.n(2) {
			g.statement(depth - 1)
		}
		g.line("_ = %s\n}", n)
		g.vars = g.vars[:count]
	case k < 24:
		g.line("%s := func(q %s) (%s, error) {\n%s = q\nif fuel < %d {\nreturn q, Fault{fuel}\n}\nreturn %s, nil\n}\nshow(%s(%s))", n, t, t, g.place(t), 20+g.n(40), v, n, g.value(t))
	case k < 26:
		g.line("%s := Tree[%s]{less: func(a, b %s) bool { return fmt.Sprint(a) < fmt.Sprint(b) }}\nfor _, q := range list {\n_ = q\n%s.Add(%s)\n}\n%s.Add(%s)\nfor q := range %s.All {\nshow(q)\n}\nshow(%s.n, named[Tree[%s]]())", n, t, t, n, v, n, g.value(t), n, n, t)
	case k < 28:
		g.line("by[%q] = %s\nshow(len(by), by, keysOf(by))", []string{"k", "l", ""}[g.n(3)], g.value("T"))
	default:
		d := g.derived(1)
		g.line("%s := make(chan %s, 2)\n%s <- %s\nclose(%s)\nfor q := range %s {\nshow(q)\n}\nq%s, ok%s := <-%s\nshow(q%s, ok%s)", n, d, n, g.value(d), n, n, n, n, n, n, n)
	}
}

// place is somewhere to assign a value of parameter t.
func (g *generic) place(t string) string {
	if t == "T" {
		return pick(&g.rand, []string{"x", "list[0]", `by["p"]`, "x"})
	}
	return "y"
}

// operation does what the constraint of t allows.
func (g *generic) operation(t string) {
	var forms []string
	for op, list := range genericForms {
		if g.has(t, string(op)) {
			forms = append(forms, list...)
		}
	}
	slices.Sort(forms)
	text := pick(&g.rand, forms)
	g.line("{\n%s\n}", strings.NewReplacer("$A", g.value(t), "$B", g.value(t), "$P", g.place(t), "$N", g.name("o"), "$T", t).Replace(text))
}

// genericForms are what can be done with values $A and $B of type parameter $T and a place $P
// for one, by what its constraint must give; $N is a new name.
var genericForms = map[rune][]string{
	'c': {
		"show($A == $B, $A != $P, same($A, $B))",
		"show(map[$T]int{$A: 1}[$B])\n$N := slices.Index([]$T{$A, $B}, $B)\nshow($N, Pair[$T, int]{$A, 1} == Pair[$T, int]{$B, 1}, [2]$T{$A, $B} == [2]$T{$B, $A})",
		"show(any($A) == any($B), Box[$T]{V: $A} == Box[$T]{V: $B})",
		"$N := set[$T]{}\n$N.add($A, $B)\nshow(len($N), $N.has($P))",
		"type own struct {\n_ int\nV $T\n}\nshow(own{V: $A} == own{V: $B}, map[any]int{own{V: $A}: 2}[own{V: $P}])",
	},
	'n': {
		"$P += $A\nshow($P*3-$B, $A < $B, min($A, $B, 5), max($P, 2))", "$P++\nshow(float64($A)/4, $T(3)+$A, -$A)\n$N := sum($A, $B, $P)\nshow($N)",
		"$P = $P*$T(7) + $B\n$N := cmp.Compare($A, $B)\nshow($P, $N)", "const $N = 5\nvar w $T = $N\nshow(w*$A, w/3, $N*$A)", "$P -= $T(2)\n$P *= $P\nshow($P/2, $P > $A || $P == $B)",
	},
	'w': {
		"show($A&^$B, $A|3, $A^$B, ^$A, $A<<3, $A>>1, $A%7, 1<<(uint($A)&3))", "$P <<= 2\n$P |= $B & 5\nshow($P, $P%4 == 0)",
		"show(string(rune($A&127)), uint8($A), $T(uint8($B)), $A/($B|1), float32($A))", "show($A<<($B&15), $T(1)<<($A&7)>>1, int8($A)>>1)",
	},
	't': {
		"$P += $A + \"!\"\nif len($P) > 40 {\n$P = $P[:3]\n}\n$N := strings.ToUpper(string($B))\nshow($P, $A < $B, $A+$T(\"q\"), $N)",
		"for i, r := range $A {\nshow(i, r, $T(r))\n}", "show([]byte($A), []rune($B), max($A, $B))", "switch $A {\ncase $B:\nshow(1)\ncase \"a\", \"zz\":\nshow(2)\n}",
	},
	'b': {
		"show(len($A), string($A), len($B[len($B)/2:]), string($A)+string($B))", "for i := range len($A) {\nshow($A[i], $A[:i], string($A[i:]))\nif i > 1 {\nbreak\n}\n}",
		"show(append([]byte(\"<\"), $A...), copy(make([]byte, 3), $B), []byte($A))",
	},
	'm': {
		"show($T.M($A), $A.M())", "$N := $A.M\n$P = $B\nshow($N(), $P.M())", "show(any($A).(I).M(), measured([]$T{$A, $B}), each([]$T{$A}, $T.M))",
		"var w I = $A\n_, ok := w.($T)\nshow(ok, w.M())", "defer func(q $T) { show(q.M()) }($A)", "show(Emb{$A}.M(), kind(Emb{$A}), sorted([]$T{$A, $B}, func(a, b $T) int { return a.M() - b.M() }))",
		"f := I.M\nshow(f($A), Box[$T]{V: $A}.Get().M())",
	},
}

// cases asks a value of a parameter for its type.
func (g *generic) cases(t, v string) {
	g.line("switch q := any(%s).(type) {", v)
	list := []string{t, "[]" + t, "int", "My", "string", "Str", "I", "error", "nil", "Box[" + t + "]", "map[string]" + t, "interface{ Get() " + t + " }", "func(" + t + ")", "[]int", "Pt, *Ptr", "Pair[int, " + t + "]", "float32, float64", "Box[int]"}
	seen := map[string]bool{}
	for range 3 + g.n(4) {
		c := pick(&g.rand, list)
		if seen[c] {
			continue
		}
		seen[c] = true
		g.line("case %s:\nshow(%q, kind(q))", c, c)
	}
	g.line("default:\nshow(kind(q))\n}")
}

// calls calls a function that is declared already, with parameters of this one where they do.
func (g *generic) calls() {
	f := pick(&g.rand, g.funcs)
	var args []string
	for _, c := range f.params {
		arg := pick(&g.rand, c.args)
		for range 3 {
			if t := g.parameter(); g.implies(t, c) {
				arg = t
			}
		}
		if c.ops == "" && g.chance(50) {
			arg = g.derived(1)
		}
		args = append(args, arg)
	}
	g.line("show(%s)", g.call(f, args))
}

// implies tells whether parameter t satisfies constraint c.
func (g *generic) implies(t string, c *constraint) bool {
	for _, op := range c.ops {
		if !g.has(t, string(op)) {
			return false
		}
	}
	return true
}
