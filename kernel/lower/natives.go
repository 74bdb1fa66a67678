package lower

import (
	"reflect"

	"galley/kernel/rt"
)

// natives exports the functions of package rt that have one type.
func (l *lowering) natives() {
	m := l.m
	for name, f := range map[string]any{
		"Start":         m.Begin,
		"Returned":      m.MainReturned,
		"NewFrame":      m.NewFrame,
		"RunBody":       func(f *rt.Frame, body func()) bool { return f.Run(body) },
		"RunDeferred":   func(f *rt.Frame) { f.RunDeferred() },
		"Defer":         func(f *rt.Frame, call func()) { f.Defer(call) },
		"DeferPlain":    func(f *rt.Frame, call func()) { f.DeferPlain(call) },
		"Go":            m.Go,
		"TakeRecover":   m.TakeRecover,
		"DropRecover":   m.DropRecover,
		"Recover":       m.Recover,
		"RecoverLater":  m.RecoverLater,
		"Panic":         m.Panic,
		"FailIndex":     func(i, n, mark int) { m.Fail(mark); rt.PanicIndex(i, n) },
		"FailIndexU":    func(i uint64, n, mark int) { m.Fail(mark); rt.PanicIndexU(i, n) },
		"PanicConst":    m.PanicConst,
		"PanicText":     rt.PanicPlain,
		"FailRange":     rt.PanicRange,
		"FailShift":     func(mark int) { m.Fail(mark); rt.PanicShift() },
		"PanicNil":      rt.PanicNil,
		"FailDivide":    func(mark int) { m.Fail(mark); rt.PanicDivide() },
		"RefuseElement": m.RefuseElement,
		"Equal":         m.Equal,
		"EqualPlace":    m.EqualPlace,
		"RangeString":   rt.RangeString,
		"NextString":    rt.NextString,
		"Block":         m.Block,
		"Unblock":       m.Unblock,
		"CheckKey":      m.CheckKey,
		"NoBox":         m.NoBox,
	} {
		l.exports[name] = reflect.ValueOf(f)
	}
}
