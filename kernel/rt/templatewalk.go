package rt

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"text/template"
	"text/template/parse"
)

// Package text/template cannot see the names and methods of a script's types. Templates that
// get values of such types are executed here, by the same rules and with the same errors;
// they are parsed by text/template.

// execution is one template at work.
type execution struct {
	m     *Machine
	t     *template.Template
	w     io.Writer
	at    parse.Node // for errors
	vars  []templateVar
	depth int
	funcs map[string]templateFunc // of the script
	key   missingKey
}

type templateVar struct {
	name  string
	value held
}

// missingKey is the template's option for keys that a map has not.
type missingKey int

const (
	keyInvalid missingKey = iota
	keyZero
	keyError
)

// after tells how the walk of a node ended.
type after int

const (
	goOn after = iota
	breaks
	continues
)

// templateStop ends an execution.
type templateStop struct{ err error }

// execTemplate is (*template.Template).Execute.
func (m *Machine) execTemplate(t *template.Template, w io.Writer, data any) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case templateStop:
			err = r.err
		default:
			panic(r)
		}
	}()
	dot := m.heldIn(data)
	e := &execution{m: m, t: t, w: w, vars: []templateVar{{"$", dot}}, funcs: m.templates.of(t), key: optionOf(t)}
	if t.Tree == nil || t.Root == nil {
		e.fail("%q is an incomplete or empty template", t.Name())
	}
	e.walk(dot, t.Root)
	return nil
}

// optionOf reads the template's missingkey option.
func optionOf(t *template.Template) missingKey {
	common := reflect.ValueOf(t).Elem().FieldByName("common")
	if common.IsNil() {
		return keyInvalid
	}
	return missingKey(common.Elem().FieldByName("option").FieldByName("missingKey").Int())
}

// fail ends the execution with an error at the node at work.
func (e *execution) fail(format string, args ...any) {
	double := func(s string) string { return strings.ReplaceAll(s, "%", "%%") }
	where := double(e.t.Name())
	if e.at != nil {
		place, context := e.t.ErrorContext(e.at)
		where = fmt.Sprintf("%s: executing %q at <%s>", place, double(e.t.Name()), double(context))
	}
	panic(templateStop{template.ExecError{Name: e.t.Name(), Err: e.m.Errorf("template: "+where+": "+format, args...)}})
}

func (e *execution) write(b []byte) {
	if _, err := e.w.Write(b); err != nil {
		panic(templateStop{err})
	}
}

func (e *execution) print(n parse.Node, h held) {
	e.at = n
	x, ok := e.m.printable(h)
	if !ok {
		e.fail("can't print %s of type %s", n, h.String())
	}
	e.write([]byte(e.m.Sprint(x)))
}

func (e *execution) walk(dot held, node parse.Node) after {
	e.at = node
	switch n := node.(type) {
	case *parse.ActionNode:
		if h := e.pipeline(dot, n.Pipe); len(n.Pipe.Decl) == 0 {
			e.print(n, h)
		}
	case *parse.BreakNode:
		return breaks
	case *parse.ContinueNode:
		return continues
	case *parse.CommentNode:
	case *parse.IfNode:
		return e.branch(dot, &n.BranchNode, false)
	case *parse.WithNode:
		return e.branch(dot, &n.BranchNode, true)
	case *parse.ListNode:
		for _, each := range n.Nodes {
			if how := e.walk(dot, each); how != goOn {
				return how
			}
		}
	case *parse.RangeNode:
		return e.loop(dot, n)
	case *parse.TemplateNode:
		e.call(dot, n)
	case *parse.TextNode:
		e.write(n.Text)
	default:
		e.fail("unknown node: %s", node)
	}
	return goOn
}

// branch walks {{if}} and {{with}}.
func (e *execution) branch(dot held, n *parse.BranchNode, with bool) after {
	defer e.drop(len(e.vars))
	h := e.pipeline(dot, n.Pipe)
	yes, ok := truthOf(e.m.dynamic(h))
	switch {
	case !ok:
		e.fail("if/with can't use %v", h.shown(e.m))
	case yes && with:
		return e.walk(h, n.List)
	case yes:
		return e.walk(dot, n.List)
	case n.ElseList != nil:
		return e.walk(dot, n.ElseList)
	}
	return goOn
}

// truthOf tells whether a value is not empty.
func truthOf(h held) (yes, ok bool) {
	if !h.v.IsValid() {
		return false, true
	}
	switch v := h.v; v.Kind() {
	case reflect.Array, reflect.Map, reflect.Slice, reflect.String:
		return v.Len() > 0, true
	case reflect.Chan, reflect.Func, reflect.Pointer, reflect.UnsafePointer, reflect.Interface:
		return !v.IsNil(), true
	case reflect.Struct:
		return true, true
	case reflect.Float32, reflect.Float64:
		return v.Float() != 0, true
	case reflect.Complex64, reflect.Complex128:
		return v.Complex() != 0, true
	default:
		return !v.IsZero(), true
	}
}

// call walks {{template}}.
func (e *execution) call(dot held, n *parse.TemplateNode) {
	const deepest = 100000
	t := e.t.Lookup(n.Name)
	if t == nil {
		e.fail("template %q not defined", n.Name)
	}
	if e.depth == deepest {
		e.fail("exceeded maximum template depth (%v)", deepest)
	}
	dot = e.pipeline(dot, n.Pipe)
	inner := *e
	inner.depth++
	inner.t, inner.vars = t, []templateVar{{"$", dot}}
	inner.walk(dot, t.Root)
}

// drop forgets the variables declared since there were n.
func (e *execution) drop(n int) { e.vars = e.vars[:n] }

func (e *execution) variable(name string) *templateVar {
	for i := len(e.vars) - 1; i >= 0; i-- {
		if e.vars[i].name == name {
			return &e.vars[i]
		}
	}
	e.fail("undefined variable: %s", name)
	return nil
}
