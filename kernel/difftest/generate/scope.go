package generate

// variable is one that the code at hand can see.
type variable struct {
	name     string
	typ      *typ
	used     bool
	constant bool // must not be assigned: loop variables
}

type scope struct {
	vars     []*variable
	function bool // the outermost scope of a function or literal
}

func (g *gen) push(function bool) { g.scopes = append(g.scopes, &scope{function: function}) }

// pop ends a scope and uses what nobody used, or the program would not compile.
func (g *gen) pop() {
	g.useAll()
	g.drop()
}

// useAll uses the variables of the innermost scope that nobody used.
func (g *gen) useAll() {
	for _, v := range g.scopes[len(g.scopes)-1].vars {
		if !v.used {
			v.used = true
			g.line("_ = %s", v.name)
		}
	}
}

// drop ends a scope without using anything.
func (g *gen) drop() { g.scopes = g.scopes[:len(g.scopes)-1] }

func (g *gen) declare(name string, t *typ) *variable {
	v := &variable{name: name, typ: t}
	top := g.scopes[len(g.scopes)-1]
	top.vars = append(top.vars, v)
	return v
}

// fresh gives a new name; now and then one that hides another variable.
func (g *gen) fresh() string {
	top := g.scopes[len(g.scopes)-1]
	if len(g.scopes) > 2 && g.chance(15) {
		if v := g.find(func(*variable) bool { return true }); v != nil {
			hides := true
			for _, w := range top.vars {
				hides = hides && w.name != v.name
			}
			if hides {
				return v.name
			}
		}
	}
	g.names++
	return "v" + itoa(g.names)
}

// find picks a visible variable.
func (g *gen) find(want func(*variable) bool) *variable {
	var found []*variable
	hidden := map[string]bool{}
	for i := len(g.scopes) - 1; i >= 0; i-- {
		for j := len(g.scopes[i].vars) - 1; j >= 0; j-- {
			v := g.scopes[i].vars[j]
			if !hidden[v.name] && want(v) {
				found = append(found, v)
			}
			hidden[v.name] = true
		}
	}
	if len(found) == 0 {
		return nil
	}
	return pick(&g.rand, found)
}

// settable picks a visible variable of a type that may be assigned.
func (g *gen) settable(want func(*typ) bool) *variable {
	return g.find(func(v *variable) bool { return !v.constant && want(v.typ) })
}
