package symbols

import (
	_ "embed"
	"reflect"
	"sync"
)

// Export is a zip with one entry of export data per package, named by import path.
//
//go:embed export.zip
var Export []byte

// Package is what a script may use of one compiled package.
type Package struct {
	// Values holds functions, variables (addressable) and types (as nil pointers to them).
	Values map[string]reflect.Value
	// Wrappers holds, for each interface type, a struct type that implements it by its
	// fields: IValue any, then one func per method named W + the method.
	Wrappers map[string]reflect.Type
	// Generic lists the functions and types that exist but have no value.
	Generic []string
}

var (
	loaders = map[string]func() Package{}
	mu      sync.Mutex
	loaded  = map[string]Package{}
)

// Load returns a package's symbols; ok is false for packages that scripts may not import
// and for those that have no compiled values.
func Load(path string) (pkg Package, ok bool) {
	mu.Lock()
	defer mu.Unlock()
	if pkg, ok = loaded[path]; ok {
		return pkg, true
	}
	load, ok := loaders[path]
	if !ok {
		return Package{}, false
	}
	pkg = load()
	loaded[path] = pkg
	return pkg, true
}
