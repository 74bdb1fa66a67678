// Package check type-checks a script against embedded export data: no go command, no PATH,
// no source of the packages it imports.
//
//	c, faults := check.File(path, src)
//	if len(faults) > 0 { … every error, as the compiler words it … }
//
// Packages whose exported functions are generic (slices, maps, cmp, iter) have no compiled
// values; their sources are in prelude/, checked with the script and lowered like it. The
// generics of packages that are compiled otherwise (sync.OnceValue, atomic.Pointer, rand.N)
// are in prelude/beside/ and joined to the compiled package.
package check
