package lower

import (
	"fmt"
	"go/types"
	"reflect"

	"galley/kernel/rt"
)

// form is what the values of some types of the script are in the lowered program.
type form struct {
	r    reflect.Type
	name string // of the type; "" until it is spelled
	zero string // variable that holds the zero value; "" if there is none

	vars []int // sharing: the function's variables of this form
	free int   // how many of the first of them are none that is free
}

// kind is a type of the script.
type kind struct {
	t    types.Type
	form *form
	id   int // descriptor number; 0 until it is asked for
}

// kind finds what is known of t.
func (l *lowering) kind(t types.Type) *kind {
	if n, ok := l.kindOf.find(t); ok {
		return &l.kinds[n]
	}
	k := kind{t: t, form: l.form(l.m.Reflect(t))}
	l.kindOf.add(t)
	l.kinds = append(l.kinds, k)
	return &l.kinds[len(l.kinds)-1]
}

// form finds the form of r.
func (l *lowering) form(r reflect.Type) *form {
	f, ok := l.forms[r]
	if !ok {
		f = &form{r: r}
		if r.PkgPath() == "" && r.Name() != "" && r.Name() != "error" {
			f.name = r.Name()
		}
		l.forms[r] = f
	}
	return f
}

// reflect is the type of values of t.
func (l *lowering) reflect(t types.Type) reflect.Type { return l.kind(t).form.r }

// typ spells a type in the lowered program.
func (l *lowering) typ(r reflect.Type) string { return l.spell(l.form(r)) }

// spell spells the type of a form.
func (l *lowering) spell(f *form) string {
	if f.name == "" {
		f.name = l.export("T", reflect.Zero(reflect.PointerTo(f.r)))
	}
	return f.name
}

// id numbers the types of the script, for keys of made-up natives.
func (l *lowering) id(t types.Type) int {
	k := l.kind(t)
	if k.id == 0 {
		n, ok := l.types.At(t).(int)
		if !ok {
			n = l.types.Len() + 1
			l.types.Set(t, n)
		}
		k.id = n
	}
	return k.id
}

// zero names a variable that holds the zero value of r.
func (l *lowering) zero(r reflect.Type) string {
	f := l.form(r)
	if f.zero == "" {
		f.zero = l.name("z")
		fmt.Fprintf(&l.decls, "var %s %s\n\n", f.zero, l.spell(f))
	}
	return f.zero
}

// unsupported refuses a type.
func (l *lowering) unsupported(u *rt.Unsupported) {
	if !l.here.IsValid() {
		l.here = l.c.File.Name.Pos()
	}
	l.refuse(u.Kind, l.here, u.Name)
}
