package generate

import "fmt"

// place is what an int can be assigned to.
func (o *orderer) place() string {
	return o.one("x", "y", "u", "v", "p.a", "arr["+o.small(1)+"]", "s["+o.small(1)+"]", "m["+o.num(1)+"]", "s["+o.call()+"]", "p.b", "gx", "gs[0]", "wm[kv]", "wm[kp.o]", "em[kp.i]", "um[kp.u]")
}

// statement is one statement, in lines.
func (o *orderer) statement() string {
	const d = 2
	switch o.r.n(27) {
	case 0, 1:
		return "\tu = " + o.num(3) + "\n"
	case 2:
		return "\tu, v = " + o.num(d) + ", " + o.num(d) + "\n"
	case 3:
		return "\tu, w = " + o.num(d) + ", " + o.text(d) + "\n"
	case 4, 5:
		return "\t" + o.place() + " = " + o.num(d) + "\n"
	case 6:
		return "\t" + o.place() + ", " + o.place() + " = " + o.num(d) + ", " + o.num(d) + "\n"
	case 7:
		return "\t" + o.place() + o.one(" += ", " -= ", " ^= ") + o.num(d) + "\n"
	case 8:
		return "\t" + o.place() + o.one("++", "--") + "\n"
	case 9, 10, 11:
		return "\tshow(" + o.any(d) + ", " + o.any(d) + ", " + o.any(1) + ")\n"
	case 12:
		return "\tok = " + o.cond(3) + "\n"
	case 13:
		return "\tok, u = " + o.cond(d) + ", " + o.num(d) + "\n"
	case 14:
		return "\tu, v = func() (int, int) { return " + o.num(d) + ", " + o.num(d) + " }()\n"
	case 15:
		return "\tfunc() (any, any, bool) { return " + o.any(d) + ", " + o.any(d) + ", " + o.cond(1) + " }()\n"
	case 16:
		return "\tif " + o.cond(3) + " {\n\t\tu = 50\n\t} else if " + o.cond(d) + " {\n\t\tu = 60\n\t}\n"
	case 17:
		return "\tif k := " + o.num(d) + "; " + o.cond(d) + " && k > 0 {\n\t\tu = k\n\t}\n"
	case 18:
		return "\tswitch " + o.num(d) + " {\n\tcase " + o.num(d) + ", " + o.num(1) + ":\n\t\tu = 50\n\tcase " + o.num(1) + ":\n\t\tu = 60\n\t}\n"
	case 19:
		return "\tswitch {\n\tcase " + o.cond(d) + ":\n\t\tu = 50\n\tcase " + o.cond(d) + ", " + o.cond(1) + ":\n\t\tu = 60\n\t}\n"
	case 20:
		return "\tfor i := 0; i < 3 && " + o.cond(d) + "; i++ {\n\t\tu += i\n\t}\n"
	case 21:
		return "\tfor i, j := 0, " + o.num(d) + "; i < 2; i, j = i+1, j+" + o.num(d) + " {\n\t\tu += j\n\t}\n"
	case 22:
		return "\tfor _, n := range []int{" + o.num(d) + ", " + o.num(d) + "} {\n\t\tu += n\n\t}\n"
	case 23:
		return "\tdefer show(" + o.any(d) + ", " + o.any(1) + ")\n"
	case 24:
		return "\t" + o.place() + ", ok = m[" + o.num(d) + "]\n\t" + o.place() + ", ok = <-ch\n\t" + o.place() + ", ok = e.(int)\n"
	case 25:
		return fmt.Sprintf("\t%s, %s = pair(%d)\n\tch <- %s\n", o.place(), o.place(), o.r.n(9), o.num(d))
	}
	return "\tvar i, j any = " + o.any(d) + ", " + o.any(d) + "\n\tshow(i, j, append(s[:1:1], " + o.num(d) + ", " + o.num(1) + "), s[" + o.one("0", "y") + ":len(s)-" + o.call() + "&1])\n"
}
