package lower

import "golang.org/x/tools/go/ssa"

// fact is what is known of an instruction of the function, a parameter or a free variable.
type fact struct {
	name    string   // of the variable that holds it
	parts   []string // names of those that hold its components, where it has several
	list    *list    // that it makes
	shared  int32    // its number among the registers that share variables, or notShared
	direct  bool     // an address that is never a value: it is written as a variable, field or element
	fused   bool     // written with another instruction
	late    bool     // a comparison, written in the branch on it
	inlined bool     // written in the instruction that uses it
}

const notShared = -1

// number makes room for the facts: those of the instructions block by block, then those of the
// parameters and of the free variables.
func (b *body) number() {
	n := len(b.fn.Params) + len(b.fn.FreeVars)
	for _, block := range b.fn.Blocks {
		n += len(block.Instrs)
	}
	b.numbers.reset(n)
	b.first = b.first[:0]
	for _, block := range b.fn.Blocks {
		b.first = append(b.first, b.numbers.count)
		for _, in := range block.Instrs {
			b.numbers.add(in)
		}
	}
	b.params = b.numbers.count
	for _, p := range b.fn.Params {
		b.numbers.add(p)
	}
	for _, v := range b.fn.FreeVars {
		b.numbers.add(v)
	}
	b.facts = b.facts[:0]
	for range n {
		b.facts = append(b.facts, fact{shared: notShared})
	}
}

// of is what is known of an instruction or a value: nothing, if it is not the function's own.
func (b *body) of(x any) *fact {
	if n, ok := b.numbers.find(x); ok {
		return &b.facts[n]
	}
	b.nothing = fact{shared: notShared}
	return &b.nothing
}

// factsIn gives the facts of the instructions of a block.
func (b *body) factsIn(block *ssa.BasicBlock) []fact {
	return b.facts[b.first[block.Index]:][:len(block.Instrs)]
}
