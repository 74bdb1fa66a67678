package lower

import "golang.org/x/tools/go/ssa"

// follows reports whether instruction y can run after x without block stop being entered in
// between.
func follows(x, y ssa.Instruction, stop *ssa.BasicBlock) bool {
	if x.Block() == y.Block() {
		for _, in := range x.Block().Instrs {
			if in == x {
				return x != y || reaches(x.Block(), y.Block(), stop)
			}
			if in == y {
				break
			}
		}
	}
	return reaches(x.Block(), y.Block(), stop)
}

// reaches reports whether control can go on from the end of block from to the beginning of
// block to without entering stop.
func reaches(from, to, stop *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{}
	var walk func(b *ssa.BasicBlock) bool
	walk = func(b *ssa.BasicBlock) bool {
		for _, s := range b.Succs {
			if s == stop || seen[s] {
				continue
			}
			if s == to {
				return true
			}
			seen[s] = true
			if walk(s) {
				return true
			}
		}
		return false
	}
	return walk(from)
}
