package rt

import (
	"reflect"
	"strings"
	"text/template/parse"
)

// pipeline evaluates the commands of a pipeline, each with the value of the one before.
func (e *execution) pipeline(dot held, pipe *parse.PipeNode) held {
	if pipe == nil {
		return held{}
	}
	e.at = pipe
	h := noFinal
	for _, cmd := range pipe.Cmds {
		h = e.command(dot, cmd, h)
		if h.kind() == reflect.Interface && h.methodless() {
			h = h.inside(e.m)
		}
	}
	for _, v := range pipe.Decl {
		if pipe.IsAssign {
			e.variable(v.Ident[0]).value = h
		} else {
			e.vars = append(e.vars, templateVar{v.Ident[0], h})
		}
	}
	return h
}

// plainOnly fails if something that is no function is given arguments.
func (e *execution) plainOnly(args []parse.Node, final held) {
	if len(args) > 1 || !final.isMissing() {
		e.fail("can't give argument to non-function %s", args[0])
	}
}

func (e *execution) command(dot held, cmd *parse.CommandNode, final held) held {
	first := cmd.Args[0]
	switch n := first.(type) {
	case *parse.FieldNode:
		return e.fieldNode(dot, n, cmd.Args, final)
	case *parse.ChainNode:
		return e.chainNode(dot, n, cmd.Args, final)
	case *parse.VariableNode:
		return e.variableNode(dot, n, cmd.Args, final)
	case *parse.IdentifierNode:
		return e.function(dot, n, cmd, cmd.Args, final)
	case *parse.PipeNode:
		e.plainOnly(cmd.Args, final)
		return e.pipeline(dot, n)
	}
	e.at = first
	e.plainOnly(cmd.Args, final)
	switch n := first.(type) {
	case *parse.DotNode:
		return dot
	case *parse.NilNode:
		e.fail("nil is not a command")
	case *parse.BoolNode, *parse.NumberNode, *parse.StringNode:
		return e.literal(n)
	}
	e.fail("can't evaluate command %q", first)
	return held{}
}

// literal is the value of a constant whose type nothing asks for.
func (e *execution) literal(n parse.Node) held {
	switch n := n.(type) {
	case *parse.BoolNode:
		return compiledValue(reflect.ValueOf(n.True))
	case *parse.StringNode:
		return compiledValue(reflect.ValueOf(n.Text))
	case *parse.NumberNode:
		return e.number(n)
	}
	return held{}
}

func (e *execution) number(n *parse.NumberNode) held {
	e.at = n
	hex := len(n.Text) > 2 && (n.Text[:2] == "0x" || n.Text[:2] == "0X") && !strings.ContainsAny(n.Text, "pP")
	char := n.Text != "" && n.Text[0] == '\''
	switch {
	case n.IsComplex:
		return compiledValue(reflect.ValueOf(n.Complex128))
	case n.IsFloat && !hex && !char && strings.ContainsAny(n.Text, ".eEpP"):
		return compiledValue(reflect.ValueOf(n.Float64))
	case n.IsInt:
		return compiledValue(reflect.ValueOf(int(n.Int64)))
	case n.IsUint:
		e.fail("%s overflows int", n.Text)
	}
	return held{}
}

func (e *execution) fieldNode(dot held, n *parse.FieldNode, args []parse.Node, final held) held {
	e.at = n
	return e.chain(dot, dot, n, n.Ident, args, final)
}

func (e *execution) chainNode(dot held, n *parse.ChainNode, args []parse.Node, final held) held {
	e.at = n
	if len(n.Field) == 0 {
		e.fail("internal error: no fields in evalChainNode")
	}
	if n.Node.Type() == parse.NodeNil {
		e.fail("indirection through explicit nil in %s", n)
	}
	return e.chain(dot, e.argument(dot, nil, n.Node), n, n.Field, args, final)
}

func (e *execution) variableNode(dot held, n *parse.VariableNode, args []parse.Node, final held) held {
	e.at = n
	h := e.variable(n.Ident[0]).value
	if len(n.Ident) == 1 {
		e.plainOnly(args, final)
		return h
	}
	return e.chain(dot, h, n, n.Ident[1:], args, final)
}

// chain evaluates .A.B.C on a value; the last may be a method with arguments.
func (e *execution) chain(dot, on held, n parse.Node, names []string, args []parse.Node, final held) held {
	last := len(names) - 1
	for _, name := range names[:last] {
		on = e.field(dot, name, n, nil, noFinal, on)
	}
	return e.field(dot, names[last], n, args, final, on)
}

func (e *execution) function(dot held, n *parse.IdentifierNode, cmd parse.Node, args []parse.Node, final held) held {
	e.at = n
	if f, ok := e.funcs[n.Ident]; ok {
		return e.invoke(dot, f, cmd, n.Ident, args, final)
	}
	f, ok := templateBuiltins[n.Ident]
	if !ok {
		e.fail("%q is not a defined function", n.Ident)
	}
	return e.builtin(dot, f, cmd, n.Ident, args, final)
}

// argument evaluates an argument for a parameter of type to; nil takes any.
func (e *execution) argument(dot held, to *jsonType, n parse.Node) held {
	e.at = n
	switch n := n.(type) {
	case *parse.DotNode:
		return e.fitting(dot, to)
	case *parse.NilNode:
		if to == nil {
			return held{}
		}
		if to.nilable() {
			return held{*to, reflect.Zero(to.r)}
		}
		e.fail("cannot assign nil to %s", to.String())
	case *parse.FieldNode:
		return e.fitting(e.fieldNode(dot, n, []parse.Node{n}, noFinal), to)
	case *parse.VariableNode:
		return e.fitting(e.variableNode(dot, n, nil, noFinal), to)
	case *parse.PipeNode:
		return e.fitting(e.pipeline(dot, n), to)
	case *parse.IdentifierNode:
		return e.fitting(e.function(dot, n, n, nil, noFinal), to)
	case *parse.ChainNode:
		return e.fitting(e.chainNode(dot, n, nil, noFinal), to)
	}
	if to == nil {
		return e.literal(n)
	}
	return e.constant(*to, n)
}

// constant is a constant as a value of type to.
func (e *execution) constant(to jsonType, n parse.Node) held {
	v := reflect.New(to.r).Elem()
	number, isNumber := n.(*parse.NumberNode)
	want := ""
	switch k := to.kind(); {
	case k == reflect.Bool:
		want = "bool"
		if b, ok := n.(*parse.BoolNode); ok {
			v.SetBool(b.True)
			return held{to, v}
		}
	case k == reflect.String:
		want = "string"
		if s, ok := n.(*parse.StringNode); ok {
			v.SetString(s.Text)
			return held{to, v}
		}
	case v.CanInt():
		want = "integer"
		if isNumber && number.IsInt {
			v.SetInt(number.Int64)
			return held{to, v}
		}
	case v.CanUint():
		want = "unsigned integer"
		if isNumber && number.IsUint {
			v.SetUint(number.Uint64)
			return held{to, v}
		}
	case v.CanFloat():
		want = "float"
		if isNumber && number.IsFloat {
			v.SetFloat(number.Float64)
			return held{to, v}
		}
	case v.CanComplex():
		want = "complex"
		if isNumber && number.IsComplex {
			v.SetComplex(number.Complex128)
			return held{to, v}
		}
	case k == reflect.Interface && to.methodless():
		return e.literal(n)
	default:
		e.fail("can't handle %s for arg of type %s", n, to.String())
	}
	e.fail("expected %s; found %s", want, n)
	return held{}
}

// fitting is h as an argument for a parameter of type to; nil takes any.
func (e *execution) fitting(h held, to *jsonType) held {
	if !h.v.IsValid() {
		switch {
		case to == nil:
			return h
		case to.nilable():
			return held{*to, reflect.Zero(to.r)}
		}
		e.fail("invalid value; expected %s", to.String())
	}
	if to == nil || h.assignable(e.m, *to) {
		return h
	}
	if h.kind() == reflect.Interface && !h.v.IsNil() {
		if h = h.inside(e.m); h.assignable(e.m, *to) {
			return h
		}
	}
	switch {
	case h.kind() == reflect.Pointer && h.elem().assignable(e.m, *to):
		if h.v.IsNil() {
			e.fail("dereference of nil pointer of type %s", to.String())
		}
		return held{h.elem(), h.v.Elem()}
	case h.v.CanAddr() && h.pointer().assignable(e.m, *to):
		return h.addressed()
	}
	e.fail("wrong type for value; expected %s; got %s", to.String(), h.String())
	return held{}
}

// nilable tells whether nil may be assigned to the type.
func (j jsonType) nilable() bool {
	switch j.kind() {
	case reflect.Chan, reflect.Func, reflect.Interface, reflect.Map, reflect.Pointer, reflect.Slice:
		return true
	}
	return false
}
