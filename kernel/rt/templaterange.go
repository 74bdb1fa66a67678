package rt

import (
	"go/types"
	"reflect"
	"text/template/parse"
)

// loop walks {{range}}.
func (e *execution) loop(dot held, n *parse.RangeNode) after {
	defer e.drop(len(e.vars))
	over, _ := e.m.indirect(e.pipeline(dot, n.Pipe))
	outer, vars := len(e.vars), n.Pipe.Decl
	ran := false
	// once runs the body; it returns false when the loop is over.
	once := func(index, elem held) bool {
		ran = true
		switch {
		case len(vars) == 0:
		case n.Pipe.IsAssign && len(vars) > 1:
			e.variable(vars[0].Ident[0]).value = index
			e.variable(vars[1].Ident[0]).value = elem
		case n.Pipe.IsAssign:
			e.variable(vars[0].Ident[0]).value = elem
		default:
			e.vars[len(e.vars)-1].value = elem
			if len(vars) > 1 {
				e.vars[len(e.vars)-2].value = index
			}
		}
		how := e.walk(elem, n.List)
		e.drop(outer)
		return how != breaks
	}
	e.each(over, len(vars), once)
	if !ran && n.ElseList != nil {
		if how := e.walk(dot, n.ElseList); how != breaks { // as text/template has it
			return how
		}
	}
	return goOn
}

// each gives what a value ranges over to once, until that returns false.
func (e *execution) each(over held, vars int, once func(index, elem held) bool) {
	v := over.v
	switch k := v.Kind(); {
	case k == reflect.Invalid:
	case k >= reflect.Int && k <= reflect.Uintptr:
		if vars > 1 {
			e.fail("can't use %v to iterate over more than one variable", over.shown(e.m))
		}
		for x := range v.Seq() {
			if !once(held{}, held{over.jsonType, x}) {
				return
			}
		}
	case k == reflect.Array, k == reflect.Slice:
		for i := range v.Len() {
			if !once(compiledValue(reflect.ValueOf(i)), held{over.elem(), v.Index(i)}) {
				return
			}
		}
	case k == reflect.Map:
		entries := sortedEntries(v)
		if entries == nil {
			e.m.refuse(mixedKeys.Kind, mixedKeys.What)
		}
		for _, x := range entries {
			if !once(held{over.key(), x.key}, held{over.elem(), x.value}) {
				return
			}
		}
	case k == reflect.Chan:
		e.received(over, once)
	case k == reflect.Func && v.Type().CanSeq():
		if vars > 1 {
			e.fail("can't use %v iterate over more than one variable", over.shown(e.m))
		}
		of := over.yielded()
		for x := range v.Seq() {
			if !once(held{}, held{of[0], x}) {
				return
			}
		}
	case k == reflect.Func && v.Type().CanSeq2():
		of := over.yielded()
		for x, y := range v.Seq2() {
			index, elem := held{of[0], x}, held{of[1], y}
			if vars <= 1 {
				index, elem = held{}, index
			}
			if !once(index, elem) {
				return
			}
		}
	default:
		e.fail("range can't iterate over %v", over.shown(e.m))
	}
}

func (e *execution) received(over held, once func(index, elem held) bool) {
	if over.v.IsNil() {
		return
	}
	if over.v.Type().ChanDir() == reflect.SendDir {
		e.fail("range over send-only channel %v", over.shown(e.m))
	}
	for i := 0; ; i++ {
		e.m.Block()
		x, ok := over.v.Recv()
		e.m.Unblock()
		if !ok || !once(compiledValue(reflect.ValueOf(i)), held{over.elem(), x}) {
			return
		}
	}
}

// yielded are the types of what an iterator function yields.
func (h held) yielded() (list []jsonType) {
	if h.t == nil {
		for i := range h.r.In(0).NumIn() {
			list = append(list, jsonType{nil, h.r.In(0).In(i)})
		}
		return list
	}
	yield := h.t.Go.Underlying().(*types.Signature).Params().At(0).Type().Underlying().(*types.Signature)
	for p := range yield.Params().Variables() {
		list = append(list, jsonTypeOf(h.t.m.lockedType(p.Type())))
	}
	return list
}
