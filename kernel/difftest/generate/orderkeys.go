package generate

// orderKeys declares what keyed uses.
const orderKeys = `type one struct{ n int }

type label string

type bulk [20]int

type keys struct {
	o one
	l label
	i int
	u uint64
	t string
	f float64
	p [2]int32
}

func first[T any](a T, b any) T { return a }

func both[T int | string](a, b T) T { return a + b }

func (k keys) sum(n int) int { return k.i + n }

`

// orderKeyed is the part of a function that declares and changes them.
const orderKeyed = `	kv, kp := one{1}, &keys{one{1}, "a", 1, 1, "a", 1, [2]int32{1, 1}}
	wm, lm, tm := map[one]int{{1}: 31, {2}: 32}, map[label]int{"a": 33, "b": 34}, map[string]bulk{"a": {35}, "b": {36}}
	bm, um, em := map[int]bulk{1: {37}, 2: {38}}, map[uint64]int{1: 39, 2: 40}, map[any]int{1: 41, 2: 42, one{1}: 43, one{2}: 44}
	fm, pm := map[float64]int{1: 45, 2: 46}, map[[2]int32]int{{1, 1}: 47, {2, 2}: 48}
	turn := func(k int) int {
		trace += fmt.Sprint("k", k, " ")
		kv.n = 3 - kv.n
		if k > 1 {
			*kp = keys{one{2}, "b", 2, 2, "b", 2, [2]int32{2, 2}}
		} else {
			kp.i, wm[one{1}], em[1] = 3-kp.i, x, y
			bm[1] = bulk{k}
		}
		return k
	}
`

// keyed is an int expression: elements of maps, by the kinds of their keys.
func (o *orderer) keyed(d int) string {
	switch o.r.n(10) {
	case 0, 1, 2:
		return o.one("turn(0)", "turn(1)", "turn(2)")
	case 3, 4:
		return o.one("wm[kv]", "wm[kp.o]", "lm[kp.l]", "tm[kp.t][0]", "bm[kp.i][0]", "bm[kp.i+0][0]", "um[kp.u]", "em[kp.i]", "em[kp.o]", "em[kv]", "fm[kp.f]", "pm[kp.p]", "bm[kv.n][0]", "tm[string(kp.l)][0]")
	case 5:
		return "wm[one{" + o.num(d) + "}]"
	case 6:
		return "bm[" + o.num(d) + "][" + o.small(d) + "]"
	case 7:
		return "first(" + o.num(d) + ", " + o.any(d) + ")"
	case 8:
		return "both(" + o.num(d) + ", " + o.num(d) + ")"
	}
	return o.one("kp.sum(", "keys.sum(*kp, ", "(*keys).sum(kp, ") + o.num(d) + ")"
}
