package lower

import (
	"go/types"
	"reflect"
	"strconv"
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

// maxList bounds the elements of one call, for reflect.FuncOf takes no more than 128 parameters.
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
	if n == 0 {
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
			b.of(s).list = l
			for _, p := range parts {
				b.of(p).fused = true
			}
			for _, v := range l.elems {
				if m, ok := v.(*ssa.MakeInterface); ok && len(uses(m)) == 1 && m.Block() == block {
					b.of(m).fused = true
				}
			}
		}
	}
}

// writeList writes the call that makes a list, or the calls that fill a long one.
func (b *body) writeList(in *ssa.Slice, l *list) {
	to := b.reflect(in.Type())
	if len(l.elems) <= maxList {
		args := b.listArgs(l.elems)
		f := b.once("List "+b.typ(to)+b.listKey(l.elems), func() reflect.Value {
			p := b.listPart(to.Elem(), l.elems)
			return rt.MakeList(to, p.kinds, p.param, p.put)
		})
		b.emit("%s = %s(%s)", b.register(in), f, args)
		return
	}
	n := strconv.Itoa(len(l.elems))
	b.emit("%s = %s(%s, %s)", b.register(in), b.once("MakeSlice "+b.typ(to), func() reflect.Value { return b.m.MakeSlice(to, "makeslice") }), n, n)
	for at := 0; at < len(l.elems); at += maxList {
		elems := l.elems[at:min(at+maxList, len(l.elems))]
		args := b.listArgs(elems)
		f := b.once("Fill "+b.typ(to)+b.listKey(elems), func() reflect.Value {
			p := b.listPart(to.Elem(), elems)
			return rt.FillList(to, p.kinds, p.param, p.put)
		})
		if args != "" {
			args = ", " + args
		}
		b.emit("%s(%s, %s%s)", f, b.register(in), strconv.Itoa(at), args)
	}
}

// boxedHere gives the operand of the conversion to an interface that a list makes itself.
func (b *body) boxedHere(v ssa.Value) (x ssa.Value, ok bool) {
	if m, ok := v.(*ssa.MakeInterface); ok && b.of(m).fused {
		return m.X, true
	}
	return v, false
}

// listKey tells the functions that make lists apart.
func (b *body) listKey(elems []ssa.Value) string {
	key := make([]byte, 0, 64)
	for _, v := range elems {
		if v == nil {
			key = append(key, " -"...)
		} else if x, boxed := b.boxedHere(v); boxed {
			key = strconv.AppendInt(append(key, ' '), int64(b.id(x.Type())), 10)
		} else {
			key = append(key, " ="...)
		}
	}
	return string(key)
}

// listArgs spells the elements that are not zero.
func (b *body) listArgs(elems []ssa.Value) string {
	args := make([]string, 0, maxList)
	for _, v := range elems {
		if v != nil {
			x, _ := b.boxedHere(v)
			args = append(args, b.value(x))
		}
	}
	return strings.Join(args, ", ")
}

// listPart is what one call needs to put elements into a list.
type listPart struct {
	kinds []reflect.Type // of its arguments
	param []int          // the argument of each element, -1 for zero
	put   []func(dst, v reflect.Value)
}

func (b *body) listPart(of reflect.Type, elems []ssa.Value) (p listPart) {
	p.put = make([]func(dst, v reflect.Value), len(elems))
	p.param = make([]int, len(elems))
	for i, v := range elems {
		if v == nil {
			p.param[i] = -1
			continue
		}
		p.param[i] = len(p.kinds)
		if x, boxed := b.boxedHere(v); boxed {
			t := b.m.Type(x.Type())
			p.kinds = append(p.kinds, t.R)
			p.put[i] = func(dst, v reflect.Value) { b.m.Put(dst, t, v) }
			continue
		}
		p.kinds = append(p.kinds, of)
		p.put[i] = func(dst, v reflect.Value) { dst.Set(v) }
	}
	return p
}
