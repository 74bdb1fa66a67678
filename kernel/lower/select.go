package lower

import (
	"fmt"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// selects writes a select statement.
func (b *body) selects(in *ssa.Select) {
	b.at(in.Pos())
	var cases []rt.SelectCase
	var args []string
	key := fmt.Sprintf("Select %v", in.Blocking)
	for _, s := range in.States {
		r := b.reflect(s.Chan.Type())
		cases = append(cases, rt.SelectCase{Chan: r, Send: s.Dir == types.SendOnly, Elem: r.Elem()})
		args = append(args, b.value(s.Chan))
		if s.Dir == types.SendOnly {
			args = append(args, b.value(s.Send))
		}
		key += fmt.Sprintf(" %s %v", b.typ(r), s.Dir)
	}
	if most := 128; 2*len(cases)+2 > most { // parameters and results, for reflect.FuncOf
		b.refuse("construct", in.Pos(), fmt.Sprintf("a select statement of %d cases", len(cases)))
		return
	}
	f := b.once(key, func() reflect.Value { return b.m.Select(cases, in.Blocking) })
	b.assign(in, f+"("+strings.Join(args, ", ")+")", in.Type().(*types.Tuple).Len())
	b.marked = 0
}
