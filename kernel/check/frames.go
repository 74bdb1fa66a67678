package check

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"galley/kernel/diag"
)

const (
	maxFrame = 1 << 30   // bytes of one call's stack frame: the compiler's limit
	riskFull = 1 << 28   // from here on, what is put in place of its calls may add up to that
	maxLocal = 128 << 10 // a larger variable lives on the heap (cmd/compile/internal/ir)
)

// frames refuses functions whose stack frame the compiler may find too large, and says so
// as it does where parameters and results alone are.
func frames(c *Checked) (faults diag.List) {
	w := newWidths(c)
	function := func(name string, pos token.Pos, sig *types.Signature, body *ast.BlockStmt) {
		if sig == nil || body == nil {
			return
		}
		args := w.arguments(sig)
		switch {
		case args >= maxFrame:
			faults.Add(diag.Diagnostic{Pos: c.Fset.Position(pos), Msg: fmt.Sprintf("stack frame too large (>1GB): 0 MB locals + %d MB args", args>>20)})
		case args+w.locals(c, body) >= riskFull:
			faults.Add(diag.Refuse("frame", c.Fset.Position(pos), name))
		}
	}
	ast.Inspect(c.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if f, ok := c.Info.Defs[n.Name].(*types.Func); ok {
				function(n.Name.Name, n.Name.Pos(), f.Signature(), n.Body)
			}
		case *ast.FuncLit:
			sig, _ := c.Info.TypeOf(n).(*types.Signature)
			function("this function", n.Pos(), sig, n.Body)
		}
		return true
	})
	if !faults.Refused() { // what calls a function that cannot be is no fault of its own
		faults = slices.DeleteFunc(faults, func(d diag.Diagnostic) bool { return d.Refused })
	}
	return faults
}

// arguments is the size of a call's parameters and results in memory.
func (w *widths) arguments(sig *types.Signature) (size int64) {
	add := func(v *types.Var) {
		r := w.of(v.Type())
		size = roundUp(size, max(r.align, 1)) + r.size
	}
	if v := sig.Recv(); v != nil {
		add(v)
	}
	for i := range sig.Params().Len() {
		add(sig.Params().At(i))
	}
	size = roundUp(size, 8)
	for i := range sig.Results().Len() {
		add(sig.Results().At(i))
	}
	return roundUp(size, 8)
}

// locals is at least the size of what the compiler keeps on the stack for body: variables
// up to maxLocal, and a place for each array or struct that no variable holds.
func (w *widths) locals(c *Checked, body *ast.BlockStmt) (size int64) {
	add := func(n int64) {
		if n > 0 && size < maxFrame {
			size += min(n, maxFrame)
		}
	}
	value := func(e ast.Expr) {
		if t := c.Info.TypeOf(e); t != nil && !generic(t) {
			add(w.of(t).size)
		}
	}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false // has a frame of its own
		case *ast.Ident:
			if v, ok := c.Info.Defs[n].(*types.Var); ok && !v.IsField() {
				if r := w.of(v.Type()); r.size <= maxLocal {
					add(r.size)
				}
			}
		case *ast.CompositeLit:
			t := c.Info.TypeOf(n)
			if s, ok := t.Underlying().(*types.Slice); ok {
				if elem := w.of(s.Elem()).size; elem > 0 {
					add(min(literalLen(c, n), maxFrame/elem+1) * elem)
				}
				break
			}
			value(n)
		case *ast.CallExpr:
			if tv := c.Info.Types[n.Fun]; tv.IsType() {
				break
			}
			if sig, ok := c.Info.TypeOf(n.Fun).(*types.Signature); ok && sig != nil {
				add(w.arguments(sig))
				if f, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr); ok && c.Info.Selections[f] != nil {
					if m, ok := c.Info.Selections[f].Obj().(*types.Func); ok && m.Signature().Recv() != nil {
						add(w.of(m.Signature().Recv().Type()).size)
					}
				}
			}
		case *ast.RangeStmt:
			if n.Value != nil {
				value(n.X)
			}
		case *ast.TypeAssertExpr:
			if n.Type != nil {
				value(n)
			}
		case *ast.IndexExpr:
			if t := c.Info.TypeOf(n.X); t != nil {
				if _, ok := t.Underlying().(*types.Map); ok {
					value(n)
				}
			}
		case *ast.UnaryExpr:
			if n.Op == token.ARROW {
				value(n)
			}
		}
		return true
	})
	return size
}

// literalLen is the length of a slice or array literal.
func literalLen(c *Checked, lit *ast.CompositeLit) (n int64) {
	next := int64(0)
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if i, exact := constant.Int64Val(constant.ToInt(c.Info.Types[kv.Key].Value)); exact {
				next = i
			}
		}
		next++
		n = max(n, next)
	}
	return n
}
