package lower

import (
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// assign stores the results of a call in the variables of its tuple.
func (b *body) assign(v ssa.Value, call string, n int) {
	used := make([]bool, n)
	any := false
	for _, r := range *v.Referrers() {
		if e, ok := r.(*ssa.Extract); ok && len(*e.Referrers()) > 0 {
			used[e.Index], any = true, true
		}
	}
	if !any {
		if strings.HasSuffix(call, "]") {
			b.emit("_ = %s", call)
		} else {
			b.emit("%s", call)
		}
		return
	}
	names := make([]string, n)
	for i := range names {
		names[i] = "_"
		if used[i] {
			names[i] = b.component(v, i)
		}
	}
	b.emit("%s = %s", strings.Join(names, ", "), call)
}

// component names the variable of component i of v's tuple.
func (b *body) component(v ssa.Value, i int) string {
	f := b.of(v)
	if i >= len(f.parts) {
		f.parts = append(f.parts, make([]string, i+1-len(f.parts))...)
	}
	if f.parts[i] == "" {
		f.parts[i] = v.Name() + "_" + strconv.Itoa(i)
		b.local(f.parts[i], b.kind(b.resultType(v, i)).form)
	}
	return f.parts[i]
}

// resultType is the type of component i of v's tuple.
func (b *body) resultType(v ssa.Value, i int) types.Type {
	if next, ok := v.(*ssa.Next); ok && !next.IsString {
		m := next.Iter.(*ssa.Range).X.Type().Underlying().(*types.Map)
		return []types.Type{types.Typ[types.Bool], m.Key(), m.Elem()}[i]
	}
	if _, ok := v.(*ssa.Next); ok {
		return []types.Type{types.Typ[types.Bool], types.Typ[types.Int], types.Typ[types.Rune]}[i]
	}
	return v.Type().(*types.Tuple).At(i).Type()
}
