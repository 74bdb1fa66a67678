package lower

import (
	"fmt"
	"go/token"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// later spells a func() that makes the call with the operands' present values. recovers
// tells that the function called may itself call recover.
func (b *body) later(c *ssa.CallCommon, pos token.Pos) (text string, recovers bool) {
	recovers = true
	if fn := c.StaticCallee(); fn != nil {
		recovers = !b.compiled(fn) && (callsRecover(fn) || passesOn(fn))
	}
	if c.IsInvoke() {
		recovers = true
	}
	if _, ok := c.Value.(*ssa.Builtin); ok {
		recovers = false
	}
	sig := c.Signature()
	if sig.Params().Len()+sig.Results().Len() == 0 && !c.IsInvoke() {
		switch c.Value.(type) {
		case *ssa.Function, *ssa.Builtin:
		default: // itself, so that a go statement finds it nil; what has operands fails in its goroutine
			return b.value(c.Value), recovers
		}
	}
	// A function of the operands that returns the call.
	var params, args []string
	var kinds []reflect.Type
	names := map[ssa.Value]string{}
	operand := func(v ssa.Value) {
		switch v.(type) {
		case *ssa.Const, *ssa.Function, *ssa.Global, *ssa.Builtin, nil:
			return
		}
		if names[v] != "" {
			return
		}
		names[v] = fmt.Sprintf("a%d", len(params))
		params = append(params, names[v]+" "+b.typ(b.reflect(v.Type())))
		kinds = append(kinds, b.reflect(v.Type()))
		args = append(args, b.value(v))
	}
	if c.IsInvoke() {
		r := b.reflect(c.Value.Type())
		isNil := b.isNil(r)
		cond := b.scratch("xb", reflect.TypeFor[bool]())
		b.emit("%s = %s(%s)\nif %s {\n PanicNil()\n}", cond, isNil, b.value(c.Value), cond)
	}
	operand(c.Value)
	for _, a := range c.Args {
		operand(a)
	}
	value := func(v ssa.Value) string {
		if s, ok := names[v]; ok {
			return s
		}
		return b.value(v)
	}
	var call string
	if f, ok := c.Value.(*ssa.Builtin); ok {
		call = b.builtinText(c, f, value, pos)
	} else {
		call = b.callText(c, value, pos)
		if b.blocks(c) {
			call = "Block()\n" + call + "\nUnblock()"
		}
	}
	text = strings.Join(params, ", ") + ") func() {\nreturn func() {\n" + call
	name, ok := b.cached[text]
	if !ok {
		name = b.lowering.name("d")
		fmt.Fprintf(&b.decls, "func %s(%s\n}\n}\n\n", name, text)
		name = b.keeping(name, kinds, []reflect.Type{reflect.TypeFor[func()]()})
		b.cached[text] = name
	}
	return name + "(" + strings.Join(args, ", ") + ")", recovers
}
