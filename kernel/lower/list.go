package lower

import (
	"fmt"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// A slice put together element by element ([]int{1, 2}, the arguments of fmt.Println) is made
// by one compiled call, which also puts the elements into interfaces.

// list is such a slice.
type list struct {
	elems []ssa.Value // nil for a zero element
}

// maxList bounds the elements, for reflect.FuncOf takes no more than 128 parameters.
const maxList = 100

// findList recognises, at the Slice instruction, a list made in the same block.
func (b *body) findList(in *ssa.Slice) (*list, []ssa.Instruction) {
	a, ok := in.X.(*ssa.Alloc)
	if !ok || in.Low != nil || in.High != nil || in.Max != nil || a.Block() != in.Block() {
		return nil, nil
	}
	if a.Comment != "varargs" && a.Comment != "slicelit" {
		return nil, nil
	}
	n := elem(a.Type()).Underlying().(*types.Array).Len()
	if n == 0 || n > maxList {
		return nil, nil
	}
	l := &list{elems: make([]ssa.Value, n)}
	parts := []ssa.Instruction{a}
	for _, r := range uses(a) {
		switch r := r.(type) {
		case *ssa.Slice:
			if r != in {
				return nil, nil
			}
		case *ssa.IndexAddr:
			c, ok := r.Index.(*ssa.Const)
			u := uses(r)
			if !ok || r.X != ssa.Value(a) || len(u) != 1 || r.Block() != in.Block() {
				return nil, nil
			}
			st, ok := u[0].(*ssa.Store)
			if !ok || st.Addr != ssa.Value(r) || st.Block() != in.Block() || l.elems[c.Int64()] != nil {
				return nil, nil
			}
			l.elems[c.Int64()] = st.Val
			parts = append(parts, r, st)
		default:
			return nil, nil
		}
	}
	return l, parts
}

// lists finds the lists of the function and marks their parts as written with them.
func (b *body) findLists() {
	for _, block := range b.fn.Blocks {
		for _, in := range block.Instrs {
			s, ok := in.(*ssa.Slice)
			if !ok {
				continue
			}
			l, parts := b.findList(s)
			if l == nil {
				continue
			}
			b.lists[s] = l
			for _, p := range parts {
				b.fused[p] = true
			}
			for _, v := range l.elems {
				if m, ok := v.(*ssa.MakeInterface); ok && len(uses(m)) == 1 && m.Block() == block {
					b.fused[m] = true
				}
			}
		}
	}
}

// writeList writes the call that makes a list.
func (b *body) writeList(in *ssa.Slice, l *list) {
	to := b.reflect(in.Type())
	of := to.Elem()
	key := "List " + b.typ(to)
	var args []string
	var kinds []reflect.Type
	put := make([]func(dst, v reflect.Value), len(l.elems))
	param := make([]int, len(l.elems))
	for i, v := range l.elems {
		if v == nil {
			key += " -"
			param[i] = -1
			continue
		}
		param[i] = len(args)
		if m, ok := v.(*ssa.MakeInterface); ok && b.fused[m] {
			t := b.m.Type(m.X.Type())
			key += fmt.Sprintf(" %d", b.id(m.X.Type()))
			args = append(args, b.value(m.X))
			kinds = append(kinds, t.R)
			put[i] = func(dst, v reflect.Value) { b.m.Put(dst, t, v) }
			continue
		}
		key += " ="
		args = append(args, b.value(v))
		kinds = append(kinds, of)
		put[i] = func(dst, v reflect.Value) { dst.Set(v) }
	}
	f := b.once(key, func() reflect.Value { return rt.MakeList(to, kinds, param, put) })
	b.emit("%s = %s(%s)", b.register(in), f, strings.Join(args, ", "))
}
